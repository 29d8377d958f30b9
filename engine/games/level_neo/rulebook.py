"""Level Neo: the rulebook as the kernel sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.level_neo import (
    attack,
    battle,
    bursts,
    characteristics,
    field,
    judgement,
    play,
    rule_actions,
    setup,
    turn,
    views,
    ways,
    zones,
)
from engine.games.level_neo.battle_state import BATTLE, Battle, Fighter
from engine.games.level_neo.cards import all_cards, read_cards
from engine.games.level_neo.decks import COUNTS, DECK_FORM, faults_of, starters
from engine.games.level_neo.skills import LEVEL_BONUS_IN_FORCE
from engine.games.level_neo.strategy import strategy
from engine.games.level_neo.strategy.outlook import appraise
from engine.games.level_neo.telling import TELLING
from engine.games.level_neo.vocabulary import battles, language, nodes
from engine.kernel import first_times, loop_record, timing, usage
from engine.kernel.abilities import Ability
from engine.kernel.aspects import EFFECTS, NOTHING, ORIENTATION, SHOWN, TURN
from engine.kernel.cards import Card
from engine.kernel.hooks import Hooks
from engine.kernel.rulebook import ComputerPlayer, Decks, Rulebook, RuleNumbers
from engine.kernel.state import State
from engine.kernel.steps import steps_of
from engine.language.times import PHASE

LAYERS: Final = ("other", "set", "add")
"""The rules name no order: what changes no number, then what sets AP, then what adds to it (also 7.4)."""

ASKED_LAST: Final[frozenset[str]] = frozenset({characteristics.AP})
"""Whose AP is asked for has all AP that effects give."""


def always_hidden(state: State, card: Card) -> bool:
    """3.2. Main characters lie face down until the first turn begins."""
    return state.turn == 0 and state.face_down[card] and state.zone[card].kind is zones.MAIN


@lru_cache(maxsize=4096)
def ability_text(ability: Ability) -> str:
    """A skill in the words of the card language."""
    return language().print((ability,))


RULEBOOK: Final = Rulebook(
    name="level_neo",
    title="Level Neo",
    edition="1",
    zone_kinds=zones.ZONE_KINDS,
    steps=steps_of(timing, setup, turn, attack, battle, bursts, judgement),
    first_step=setup.throw,
    layers=LAYERS,
    asked_last=ASKED_LAST,
    memory=(
        PHASE,
        field.TURN_MARKERS,
        BATTLE,
        setup.CHOSEN_MAINS,
        play.SUPPORTED,
        play.USED,
        play.PASSING,
        attack.ATTACKED,
        usage.USED,
        first_times.HAPPENED,
        first_times.BEFALLEN,
        loop_record.LOOPS,
    ),
    cards=all_cards,
    read_cards=read_cards,
    deal=setup.deal,
    effects=(LEVEL_BONUS_IN_FORCE,),
    ability_text=ability_text,
    nodes=nodes,
    indifferent=frozenset(
        {
            *(EFFECTS, ORIENTATION, SHOWN, TURN, BATTLE.touches, PHASE.touches, play.PASSING.touches),
            *(kind.name for kind in zones.ZONE_KINDS),
        }
    ),
    rule_actions_await_last=frozenset({zones.DECK.name}),
    rule_actions_read=NOTHING,
    rule_actions=rule_actions.rule_actions,
    views=views.facts,
    marks=views.marks,
    cover=views.cover,
    ways=ways.ways,
    plain=(Battle, Fighter),
    decks=Decks(
        check=faults_of,
        form=DECK_FORM,
        starters=starters,
        counts=COUNTS,
    ),
    hooks=Hooks(
        always_hidden=always_hidden,
        in_role=battles.in_role,
        has_role=battles.has_role,
    ),
    numbers=RuleNumbers(
        repeat="2.4",  # decision 26
        contest="2.4",
        loop="10.2",
        check_timing="2.2",
        choice="2.1",
        cost="2.4",
        look="2.1",
        option="2.4",
        options="2.4",
        order="2.1",
        payment="2.1",
        replacement="2.3",
        search="2.1",
    ),
    telling=TELLING,
    computer=ComputerPlayer(
        strategy=strategy,
        appraise=appraise,
        horizon=3,  # whoever attacks with everything is open to the other player, and what that cost shows a turn later
        answers=4000,  # three turns are some 80 answers, which are quickly given, and attacks have a dozen candidates
    ),
)
