"""Cardfight!! Vanguard, comprehensive rules 2.01: the rulebook as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from engine.games.vanguard import (
    battle,
    characteristics,
    damage,
    field,
    g_zone,
    gauges,
    gifts,
    hearts,
    legion,
    needless,
    ordering,
    restrictions,
    rule_actions,
    setup,
    striding,
    tickets,
    turn,
    turn_memory,
    views,
    ways,
    zone_changes,
    zones,
)
from engine.games.vanguard.attacking import Battling
from engine.games.vanguard.battle_state import BATTLE, PROGRESS, Battle, LastKnown, Place
from engine.games.vanguard.cards import all_cards, read_cards
from engine.games.vanguard.decks import COUNTS, DECK_FORM, faults_of, starters
from engine.games.vanguard.ordering import Order
from engine.games.vanguard.strategy import strategy
from engine.games.vanguard.strategy.outlook import appraise
from engine.games.vanguard.telling import TELLING
from engine.games.vanguard.vocabulary import battles, language, nodes
from engine.kernel import first_times, loop_record, timing, usage
from engine.kernel.abilities import Ability
from engine.kernel.aspects import EFFECTS, NOTHING, ORIENTATION, SHOWN, STANDING_BY, TURN
from engine.kernel.cards import Card
from engine.kernel.hooks import Hooks
from engine.kernel.memory import Remembered
from engine.kernel.rulebook import ComputerPlayer, Decks, Rulebook, RuleNumbers
from engine.kernel.state import State
from engine.kernel.steps import steps_of
from engine.language import extra_turns
from engine.language.times import PHASE

LAYERS: Final = ("printed", "other", "add", "set", "shields", "boost", "legion")
"""8.7.1: what changes no number, what adds, what sets; last what the rules of battle add (3.11.3, 7.4.1.11).

Boosts come late, for they are made of the booster's power as it is in the end; to a power that is set they add nothing.

Before all that, a deleted unit loses what is printed on it, and keeps what it gains (10.26.7).
"""


ASKED_LAST: Final[frozenset[str]] = frozenset(
    {
        characteristics.POWER,
        characteristics.SHIELD,
        characteristics.CRITICAL,
        characteristics.DRIVE,
        characteristics.GRADE,
    }
)
"""8.7.2. The numbers on which effects may depend: those that do apply later, so they see boosts and shields as well."""

AWAITED_LAST: Final = frozenset({zones.DECK.name, zones.SOUL.name})
"""9.2.3, 9.2.4. The zones at which rule actions look when no card is left there."""

_OF_THE_TURN: Final[Sequence[Remembered[Any]]] = (
    *(turn_memory.CALLED, turn_memory.SOUL_FED, turn_memory.HOMARE_PAID, turn_memory.BATTLES),
    *(turn_memory.DAMAGED, turn_memory.BOUND, turn_memory.MOVED, turn_memory.WERE),
)

INDIFFERENT: Final = frozenset(
    {
        *(EFFECTS, ORIENTATION, SHOWN, STANDING_BY, PROGRESS),
        *(PHASE.touches, g_zone.READY.touches, BATTLE.touches),  # but for guardians, see `field.watch_guardians`
        *(each.touches for each in _OF_THE_TURN),
        *(kind.name for kind in (zones.HAND, zones.DROP, zones.BIND, zones.TRIGGER, zones.G_ZONE, zones.REMOVED)),
        *(TURN, zones.REAR_GUARD.name),  # but for circles with several units, which are noted
        *AWAITED_LAST,
    }
)
"""The aspects of a position at which no rule action of section 9 looks."""


def always_hidden(state: State, card: Card) -> bool:
    """5.4.3. First vanguards lie face down until both players stand up."""
    return state.turn == 0 and state.face_down[card] and state.zone[card].kind is zones.VANGUARD


@lru_cache(maxsize=4096)
def ability_text(ability: Ability) -> str:
    """An ability in the words of the card language."""
    return language().print((ability,))


_TOLD_APART: Final = frozenset({gifts.GIFT_CARD, tickets.TICKET})


def always_visible(state: State, card: Card) -> bool:
    """10.6.3.3.1. Everybody tells Protect cards and tickets in a hand from the others, as all have seen them come."""
    return state.definition[card].kind in _TOLD_APART


RULEBOOK: Final = Rulebook(
    name="vanguard",
    title="Cardfight!! Vanguard",
    edition="2.01",
    zone_kinds=zones.ZONE_KINDS,
    steps=steps_of(timing, setup, turn, battle, ordering),
    first_step=setup.prepare,
    layers=LAYERS,
    asked_last=ASKED_LAST,
    memory=(
        PHASE,
        damage.VANGUARD_DAMAGE,
        field.GAINED_CIRCLES,
        gifts.CHOSEN,
        gifts.DUE,
        gauges.LAST,
        gauges.LEFT_BEHIND,
        gifts.FORCED,
        BATTLE,
        ordering.ORDERS,
        extra_turns.EXTRA_TURNS,
        extra_turns.REGULAR,
        setup.FIRST_VANGUARDS,
        g_zone.READY,
        hearts.LEGIONS,
        hearts.MOVED_AWAY,
        striding.ULTIMATE,
        legion.LEGIONED,
        turn_memory.CALLED,
        turn_memory.SOUL_FED,
        turn_memory.HOMARE_PAID,
        turn_memory.DAMAGED,
        turn_memory.BOUND,
        turn_memory.MOVED,
        turn_memory.WERE,
        turn_memory.NO_NORMAL_RIDE,
        turn_memory.BATTLES,
        usage.USED,
        usage.USED_BY_NAME,
        first_times.HAPPENED,
        first_times.BEFALLEN,
        loop_record.LOOPS,
    ),
    cards=all_cards,
    read_cards=read_cards,
    deal=setup.deal,
    ability_text=ability_text,
    nodes=nodes,
    rule_actions=rule_actions.rule_actions,
    indifferent=INDIFFERENT,
    rule_actions_await_last=AWAITED_LAST,
    rule_actions_put_off=gauges.LEFT_BEHIND,
    rule_actions_read=NOTHING,
    views=views.facts,
    marks=views.marks,
    cover=views.cover,
    ways=ways.ways,
    restricted_may_be_declined=True,  # 8.1.1.2.3.1.1, 12.5.1.1.2
    discards_to=zones.DROP.name,
    plain=(Battle, Battling, LastKnown, Order, Place, restrictions.Exempt, turn_memory.Moved),
    decks=Decks(
        check=faults_of,
        form=DECK_FORM,
        starters=starters,
        counts=COUNTS,
    ),
    hooks=Hooks(
        always_hidden=always_hidden,
        always_visible=always_visible,
        keeps_abilities_face_down=zone_changes.keeps_abilities_face_down,
        orients_with=legion.orients_with,
        in_role=battles.units_in_role,
        has_role=battles.has_role,
        after_zone_change=zone_changes.after_zone_change,
        after_bearing=gauges.leave_behind,
        remembers=zone_changes.remembers,
        is_to_come=ordering.is_to_come,
        after_turning_over=zone_changes.after_turning_over,
        after_instruction=hearts.choose_where_none,
        after_effect=ordering.after_effect,
        after_ability=ordering.after_ability,
        is_use_forbidden=restrictions.is_use_forbidden,
        is_cost_waived=restrictions.is_cost_waived,
        is_immune=restrictions.is_immune,
        is_pointless=needless.is_pointless,
        turn_order=extra_turns.turn_order,
    ),
    numbers=RuleNumbers(
        loop="12.1.1.1",
        repeat="12.1.1.2",
        contest="12.1.1.3",
        check_timing="8.4.1",
        choice="8.5.4",
        cost="8.6.4",
        look="3.13.1",
        number="1.3.5",
        option="8.5.4.1.1",
        options="8.5.4",
        order="4.1.5",
        payment="8.5.2.3",
        replacement="8.2.1.3",
        search="10.10.1.1",
    ),
    telling=TELLING,
    computer=ComputerPlayer(
        strategy=strategy,
        appraise=appraise,
        horizon=2,  # who has guarded with everything has nothing left against the next attacks
    ),
)
