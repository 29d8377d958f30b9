"""Luck & Logic: both rulebooks as the kernel sees them."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.games.luck_and_logic import (
    attacking,
    battle,
    editions,
    limits,
    logic,
    logic_definition,
    main_phase,
    refreshing,
    restrictions,
    rule_actions,
    setting,
    setup,
    soul,
    trance,
    turn,
    turn_memory,
    views,
    ways,
    zones,
)
from engine.games.luck_and_logic.actions import Gone
from engine.games.luck_and_logic.battle_state import ATTACKS, BATTLE, COURSE, Battle, follow, is_to_come
from engine.games.luck_and_logic.cards import all_cards, cards_of_both, read_cards, read_first_cards
from engine.games.luck_and_logic.characteristics import GATE, LEVEL_LIMIT, Logic
from engine.games.luck_and_logic.decks import (
    COUNTS,
    DECK_FORM,
    LATEST_FORM,
    faults_of,
    first_starters,
    starters,
)
from engine.games.luck_and_logic.later import make_up, tools
from engine.games.luck_and_logic.strategy import strategy
from engine.games.luck_and_logic.strategy.outlook import appraise
from engine.games.luck_and_logic.telling import TELLING
from engine.games.luck_and_logic.vocabulary import battle_words, declaring_x, language, nodes
from engine.kernel import first_times, loop_record, timing, usage
from engine.kernel.abilities import Ability
from engine.kernel.aspects import EFFECTS, ORIENTATION, SHOWN, STANDING_BY, TURN
from engine.kernel.cards import Card, Values
from engine.kernel.definitions import CardDefinition
from engine.kernel.hooks import Hooks
from engine.kernel.match import Match
from engine.kernel.rulebook import ComputerPlayer, Decks, Rulebook, RuleNumbers
from engine.kernel.state import State
from engine.kernel.steps import steps_of
from engine.kernel.zones import Zone
from engine.language.times import PHASE

LAYERS: Final = ("logic", "abilities", "other", ("add", "set"), "hearts")
"""9.9.1. What the rules of battle and levels make of the printed numbers; abilities; what is no number; numbers, by
time stamp; and at last what counts auras as hearts.
"""


@lru_cache(maxsize=4096)
def ability_text(ability: Ability) -> str:
    """An ability in the words of the card language."""
    return language().print((ability,))


def after_zone_change(match: Match, card: Card, source: Zone, lay: bool, was: Values | None, master: int) -> None:
    """10.2.1, 8.2.9, 12.2.2, 5.24.2. What follows at once on a card's coming to a zone."""
    if BATTLE.of(match) is not None:
        follow(match, card)
    if soul.LAST_SOULS.of(match):
        soul.after_zone_change(match, card, source)
    if source.kind is zones.CIRCLE and turn_memory.DEPLOYMENTS.of(match):
        turn_memory.note_leaving(match, card)
    if source.kind is zones.DECK:
        refreshing.after_taking(match, source.player)
    if source.kind is zones.GATE and match.state.zone[card].kind is zones.GATE:
        setting.follow_gate(match, card)


def back(definition: CardDefinition) -> str:
    """2.22.1. Gates have another back than all other cards."""
    return GATE if definition.kind == GATE else ""


def gains_abilities_face_down(state: State, card: Card) -> bool:
    """4.1.3.2.2.1. What speaks of gates speaks of those that lie face down, too."""
    return state.zone[card].kind is zones.GATE


LATEST: Final = Rulebook(
    name="luck_and_logic",
    title="Luck & Logic",
    edition="2.04",
    variant=editions.LATEST,
    zone_kinds=zones.LATEST,
    steps=steps_of(timing, setup, turn, main_phase, attacking, logic_definition, battle),
    first_step=setup.prepare,
    layers=LAYERS,
    memory=(
        PHASE,
        refreshing.REFRESH_POINTS,
        trance.TRANCES,
        trance.CHANGES,
        main_phase.DRIVEN,
        make_up.MADE_UP,
        trance.T_RANK,
        soul.LAST_SOULS,
        ATTACKS,
        turn_memory.DEPLOYMENTS,
        turn_memory.TRANCED_BY,
        BATTLE,
        usage.USED,
        first_times.HAPPENED,
        first_times.BEFALLEN,
        timing.SITUATIONS,
        loop_record.LOOPS,
    ),
    cards=all_cards,
    read_cards=read_cards,
    deal=setup.deal,
    effects=(logic.LOGIC_IN_FORCE, limits.ATTACKS_BY_LEVEL),
    player_values=limits.player_values(editions.LATEST),
    ability_text=ability_text,
    nodes=nodes,
    rule_actions=rule_actions.rule_actions,
    indifferent=frozenset(
        {
            *(EFFECTS, ORIENTATION, SHOWN, STANDING_BY, TURN, BATTLE.touches, COURSE, PHASE.touches),
            *(turn_memory.DEPLOYMENTS.touches, turn_memory.TRANCED_BY.touches),
            *(main_phase.DRIVEN.touches, trance.TRANCES.touches, usage.USED.touches),
            *(zones.DECK.name, zones.HAND.name, zones.STOCK.name, zones.DROP.name, zones.REMOVE.name),
            *(zones.INTERCEPT.name, zones.SOUL.name, zones.PURGE.name, zones.MY_LOGICALIST.name, zones.TOOL.name),
            *rule_actions.AWAITED,
        }
    ),
    rule_actions_await=rule_actions.AWAITED,
    rule_actions_read=frozenset({LEVEL_LIMIT}),
    restricted_by_playing=True,
    decks_as_named=True,
    pays_with_none=True,
    knows_what_is_revealed=True,  # 9.6.3.1.4
    views=views.facts,
    marks=views.marks,
    cover=views.cover,
    ways=ways.ways,
    discards_to=zones.DROP.name,
    last_master_answers=True,
    plain=(Battle, Gone, Logic, turn_memory.Deployment),
    decks=Decks(
        check=faults_of,
        form=LATEST_FORM,
        starters=starters,
        counts=COUNTS,
    ),
    hooks=Hooks(
        back=back,
        in_role=battle_words.having_role,
        is_to_come=is_to_come,
        goes_along=soul.goes_along,
        keeps_abilities_face_down=setting.keeps_abilities_face_down,
        is_use_forbidden=restrictions.is_use_forbidden,
        gains_abilities_face_down=gains_abilities_face_down,
        after_zone_change=after_zone_change,
        after_bearing=soul.after_bearing,
        before_paying=declaring_x.before_paying,
        after_paying=refreshing.after_paying,
        after_effect=tools.put_away,
    ),
    numbers=RuleNumbers(
        loop="12.1.1.3",
        repeat="12.1.1.1",
        contest="12.1.1.1",
        check_timing="9.5.3",
        choice="9.6.3",
        cost="9.7.3.3",
        look="5.23.1",
        number="1.3.5",
        option="9.6.3",
        options="9.6.3",
        order="4.1.6",
        payment="5.22.2",
        replacement="9.10.2",
        search="9.6.3.1.4",
    ),
    telling=TELLING,
    computer=ComputerPlayer(
        strategy=strategy,
        appraise=appraise,
    ),
)

FIRST: Final = replace(
    LATEST,
    cards=cards_of_both,
    read_cards=read_first_cards,
    decks=Decks(
        check=faults_of,
        form=DECK_FORM,
        starters=first_starters,
        counts=COUNTS,
    ),
    name="luck_and_logic_1",
    title="Luck & Logic (2016)",
    edition="1.00",
    folder=LATEST.folder,
    variant=editions.FIRST,
    zone_kinds=zones.FIRST,
    player_values=limits.player_values(editions.FIRST),
)

BOOKS: Final = (LATEST, FIRST)
"""Both editions, the newest first."""
