"""4.4. Where on the field cards are, in the words of texts.

CONT: All of your members next to this member get power +1000.
CONT: All of your left members in the front row get power +1000.
ACT: Turn all of your gates under this member face up.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.luck_and_logic import field, zones
from engine.games.luck_and_logic.geometry import (
    COLUMNS,
    across_the_row,
    corresponding,
    is_front,
    location,
    neighbours,
)
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.zones import Zone
from engine.language.battles import WithRole
from engine.language.cards import FixedTarget, It, This
from engine.language.descriptions import Quality, Trait
from engine.language.last_information import ever_meant
from engine.language.phrases import WordList, phrase

_FIELD: Final = frozenset({zones.CIRCLE.name, zones.GATE.name})

_COLUMNS: Final = WordList("a column", dict(zip(("left", "centre", "right"), COLUMNS, strict=True)))

NEXT_TO: Final = "next to"
IN_FRONT: Final = "in front of"
BEHIND: Final = "behind"
UNDER: Final = "under"


def circles_of(match: Match, context: Context, card: Card) -> tuple[Zone, ...]:
    """4.4.2.3. The circles at the location of a card of the field, all of them (2.10.3); where it was, if it has left.

    A gate has the location of the circle to which its gate zone corresponds.
    """
    return tuple([corresponding(each, zones.CIRCLE) for each in context.covered(match, card) if each.kind.field])


@phrase("in_the_front_row", front=True)
@phrase("in_the_back_row", front=False)
@dataclass(frozen=True, slots=True)
class InRow(Trait):
    """4.4.2.1. In the front row or the back row; a large card may be in both."""

    outward: ClassVar[bool] = True
    looks_at: ClassVar[frozenset[str]] = _FIELD
    front: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it lies there."""
        return any(is_front(circle) is self.front for circle in circles_of(match, context, card))


@phrase("{column}", column=_COLUMNS)
@dataclass(frozen=True, slots=True)
class InColumn(Quality):
    """4.4.2.1. On the left, in the centre or on the right, as its player sees it; or on two of them."""

    outward: ClassVar[bool] = True
    looks_at: ClassVar[frozenset[str]] = _FIELD
    column: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it lies there."""
        return any(location(circle)[1] == self.column for circle in circles_of(match, context, card))


@phrase("next_to {one}", relation=NEXT_TO)
@phrase("in_front_of {one}", relation=IN_FRONT)
@phrase("behind {one}", relation=BEHIND)
@phrase("under {one}", relation=UNDER)
@dataclass(frozen=True, slots=True)
class Located(Trait):
    """4.4.3.2, 4.4.4. How a card lies to another one. A gate lies under the member of its circle (1.00: 4.3.2)."""

    outward: ClassVar[bool] = True
    looks_at: ClassVar[frozenset[str]] = NOTHING
    relation: str
    one: This | It | WithRole

    def aspects(self) -> frozenset[str]:
        """Where cards of the field are, and who the other one is."""
        return _FIELD | self.one.aspects()

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether any circle of the card lies so to any circle of another card that is meant (2.10.3)."""
        others = [(other, seen) for other, seen in ever_meant(match, context, self.one) if other != card]
        theirs = {circle for other, seen in others for circle in circles_of(match, seen, other)}
        return any(not theirs.isdisjoint(self._from(circle)) for circle in circles_of(match, context, card))

    def _from(self, circle: Zone) -> Iterable[Zone]:
        """The circles to which this one lies so."""
        if self.relation == UNDER:
            return (circle,)
        if self.relation == NEXT_TO:
            return neighbours(circle)
        return (across_the_row(circle),) if is_front(circle) is (self.relation == IN_FRONT) else ()


@phrase("the gate under {one}")
@dataclass(frozen=True, slots=True)
class GateUnder(FixedTarget):
    """4.4.2.2, 2.10.3. The gate at the location of a member, destroyed or not; all of them, if it is on several."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    introduces: ClassVar[bool] = True
    one: This | It | WithRole

    @property
    def plural(self) -> bool:
        return False

    def aspects(self) -> frozenset[str]:
        """Where cards of the field are, and who the member is."""
        return _FIELD | self.one.aspects()

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """None if there is no such member, or no gate there."""
        asked = ever_meant(match, context, self.one)
        circles = dict.fromkeys(circle for card, seen in asked for circle in circles_of(match, seen, card))
        gates = [field.gate_under(match, circle) for circle in circles]
        return [gate for gate in gates if gate is not None]
