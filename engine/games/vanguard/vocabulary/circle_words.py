"""4.6, 10.6.3. Circles as texts speak of them: open ones, those that Accel has added, and Force markers.

If this unit is a unit on an additional RC
If your VC has three or more Force markers
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.vanguard import field, gifts, zones
from engine.kernel.abilities import Context, Number
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.zones import Zone
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Trait
from engine.language.numbers import Quantity
from engine.language.phrases import WordList, phrase
from engine.language.places import OWNERS, seat

WHICH: Final = WordList("which circles", {"open RC": "open", "additional RC": "additional"})
FORCED: Final = WordList("a circle", {"VC": "V", "whole_field": ""})


@phrase("on_an_additional_RC")
@dataclass(frozen=True, slots=True)
class OnAdditional(Trait):
    """10.6.3.2. On a rear-guard circle that was gained by Accel."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is on such a circle."""
        return zones.is_accel(context.zone(match, card))


@phrase("on_a_circle_with_a_Force_marker")
@dataclass(frozen=True, slots=True)
class OnForced(Trait):
    """10.6.3.1. On a circle that Force was given to."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is on such a circle."""
        return _circle(context.zone(match, card)) in gifts.FORCED.of(match)


@phrase("in_the_same_row_as_this_unit")
@dataclass(frozen=True, slots=True)
class InSameRow(Trait):
    """4.6.3. In the row of the unit with the ability."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether both are on circles of the front row, or of the back row, of one player."""
        own, zone = context.own_zone(match), context.zone(match, card)
        if own is None or not {own.kind, zone.kind} <= {zones.VANGUARD, zones.REAR_GUARD}:
            return False
        return own.player == zone.player and zones.is_front(own) is zones.is_front(zone)


@phrase("{owner} {where} has/have {quantity} Force_marker/Force_markers", owner=OWNERS, where=FORCED)
@dataclass(frozen=True, slots=True)
class HasForce(PlainCondition):
    """10.6.3.1. How often Force was given to the vanguard circle, or to any of a player's circles."""

    owner: str
    where: str
    quantity: Quantity

    def aspects(self) -> frozenset[str]:
        """What the rules remember of it."""
        return frozenset({gifts.FORCED.touches})

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it was so often."""
        return self.quantity.includes(_forced(match, seat(context, self.owner), self.where))


@phrase("(as_many_as Force_markers on {owner} {where})", owner=OWNERS, where=FORCED)
@dataclass(frozen=True, slots=True)
class ForceOf(Number):
    """10.6.3.1. How often Force was given to the vanguard circle, or to any of a player's circles."""

    owner: str
    where: str

    @property
    def plural(self) -> bool:
        """Said of several, or of none."""
        return True

    def value(self, match: Match, context: Context) -> int:
        """The number."""
        return _forced(match, seat(context, self.owner), self.where)


@phrase("{owner} field has {quantity} {which}", owner=OWNERS, which=WHICH)
@dataclass(frozen=True, slots=True)
class HasCircles(PlainCondition):
    """4.6.6. How many of a player's rear-guard circles are open, or were gained."""

    owner: str
    quantity: Quantity
    which: str

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are so many."""
        return self.quantity.includes(len(circles_of(match, seat(context, self.owner), self.which)))


@phrase("(as_many_as {owner} {which})", owner=OWNERS, which=WHICH)
@phrase("(as_many_as any_player's {which})", owner="", which=WHICH)
@dataclass(frozen=True, slots=True)
class CirclesOf(Number):
    """4.6.6. How many rear-guard circles of a player, or of both, are open or were gained."""

    owner: str
    which: str

    @property
    def plural(self) -> bool:
        """Said of several, or of none."""
        return True

    def value(self, match: Match, context: Context) -> int:
        """The number."""
        seats = (seat(context, self.owner),) if self.owner else (0, 1)
        return sum(len(circles_of(match, player, self.which)) for player in seats)


def circles_of(match: Match, player: int, which: str) -> Sequence[Zone]:
    """The open rear-guard circles of a player (a circle with a locked card is none, 4.6.7), or the gained ones."""
    if which == "open":
        return [circle for circle in field.open_circles(match, player) if not match.cards(circle)]
    return [circle for circle in field.rear_guard_circles(match, player) if zones.is_accel(circle)]


def _circle(zone: Zone) -> str:
    """The name of the circle of which a place is a part: a legion mate is on the vanguard circle (10.25.1)."""
    return zones.VANGUARD[zone.player].name if zone.kind is zones.VANGUARD else zone.name


def _forced(match: Match, player: int, where: str) -> int:
    own = [zones.VANGUARD[player].name]
    if not where:
        own += [circle.name for circle in field.rear_guard_circles(match, player)]
    return sum(circle in own for circle in gifts.FORCED.of(match))
