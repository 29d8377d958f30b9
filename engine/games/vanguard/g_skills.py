"""11.11, 11.14, 11.42. The skills of G units: when, and for what cost, they come from the G zone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard import actions, characteristics, field, gyze, striding, zones
from engine.games.vanguard.g_zone import (
    HEAL_FOR_GUARDIANS,
    STRIDE_GRADE,
    ULTIMATE_CARDS,
    ZEROTH_DRAGON,
    ZEROTH_DRAGONS,
    Costs,
    face_up_g_cards,
    may_stride,
    other_costs,
    shares_nation,
)
from engine.kernel.abilities import GAINED_ABILITIES, LOST_ABILITIES, Ability, Context, Replacing
from engine.kernel.cards import NAMES, Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match


@dataclass(frozen=True, slots=True)
class StrideSkill(Ability):
    """11.11. What a player pays to stride this G unit in the stride step."""

    otherwise: ClassVar[bool] = True  #: whether effects may change what it costs
    costs: Costs = ()

    def is_released(self, match: Match, player: int, card: Card) -> bool:
        """8.5.2.1.1.3. Whether the card may be stridden with: see `may_stride`."""
        return match.kept(may_stride, player)

    def ways(self, match: Match, player: int, card: Card) -> Sequence[StrideSkill]:
        """The skill with its own cost, and with any other that a unit of the player's lets them pay."""
        if not self.otherwise:
            return (self,)
        return (self, *(StrideSkill(costs=costs) for costs in other_costs(match, player, card)))

    def stride(self, match: Match, player: int, card: Card) -> Procedure[None]:
        """8.5.3.4. Resolve the card."""
        yield from striding.stride(match, player, card)


@dataclass(frozen=True, slots=True)
class UltimateStrideSkill(StrideSkill):
    """11.42. As a stride skill; other conditions hold for it (8.5.2.1.2), and nothing changes its cost (11.42.3)."""

    otherwise: ClassVar[bool] = False

    def is_released(self, match: Match, player: int, card: Card) -> bool:
        """8.5.2.1.2.1, 8.5.2.1.2.2. Whether card and vanguard share a nation, and enough of the G zone lies face up."""
        return shares_nation(match, player, card) and len(face_up_g_cards(match, player)) >= ULTIMATE_CARDS

    def stride(self, match: Match, player: int, card: Card) -> Procedure[None]:
        """8.5.3.4, 10.28.5. Resolve the card, and remember that it came so."""
        yield from striding.stride(match, player, card, ultimate=True)


@dataclass(frozen=True, slots=True)
class GyzeStrideSkill(UltimateStrideSkill):
    """11.42.2.2. The ultimate stride skill of a card with two sides; ``side`` is the name of the one it strides as."""

    side: str = ""

    def is_released(self, match: Match, player: int, card: Card) -> bool:
        """8.5.2.1.2.1, 8.5.2.1.2.3. Whether the vanguard is of grade 3, and five kinds of Zeroth Dragons are bound."""
        grade = field.vanguard_grade(match, player)
        if grade is None or grade < STRIDE_GRADE:
            return False
        bound = [match.values(other) for other in match.cards(zones.BIND[player]) if not match.state.face_down[other]]
        kinds = {values[NAMES] for values in bound if ZEROTH_DRAGON in values[characteristics.RACES]}
        return len(kinds) >= ZEROTH_DRAGONS and shares_nation(match, player, card)

    def stride(self, match: Match, player: int, card: Card) -> Procedure[None]:
        """11.42.2.2.1. Remove all other cards of circles, soul and G zone, flip the card over, and stride it."""
        own = [zone for zone in match.state.zones if zone.player == player]
        places = [zone for zone in own if zone.kind.field or zone.kind in (zones.SOUL, zones.G_ZONE)]
        others = [other for place in places for other in match.cards(place) if other != card]
        yield from actions.remove(match, others)
        gyze.flip_over(match, card)
        yield from striding.stride(match, player, card, ultimate=True)


@dataclass(frozen=True, slots=True)
class GGuardianSkill(Replacing):
    """11.14. What a player pays to call this G unit to the guardian circle in the opponent's guard step."""

    own: ClassVar[bool] = True
    kinds: tuple[str, ...] = (zones.GUARDIAN.leave,)
    costs: Costs = ()

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        """11.14.3. Whether this card is about to leave the guardian circle."""
        return event.card == context.source and event.source is not None and event.source.kind is zones.GUARDIAN

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        """11.14.3. It is placed in the G zone face up instead."""
        yield from ()
        striding.return_to_g_zone(match, context.source)
        return None


def is_paid_for_guardian(context: Context, values: Values) -> bool:
    """Whether a G guardian is being paid for, and a card counts as a heal trigger for that."""
    return isinstance(context.ability, GGuardianSkill) and HEAL_FOR_GUARDIANS in values


def may_cost_otherwise(ability: Ability | None) -> bool:
    """11.42.3. Whether a cost is paid for a stride that effects may make cheaper."""
    return isinstance(ability, StrideSkill) and ability.otherwise


def is_g_guardian(match: Match, card: Card, values: Values) -> bool:
    """11.14.1. Whether a card with these characteristics has the G guardian ability."""
    lost = values.get(LOST_ABILITIES, ())
    printed = [ability for ability in match.state.definition[card].abilities if ability not in lost]
    return any(isinstance(ability, GGuardianSkill) for ability in (*printed, *values.get(GAINED_ABILITIES, ())))
