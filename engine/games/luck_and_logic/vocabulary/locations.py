"""4.4. Where cards lie, as texts say it: rows, in front of, behind, next to, and the gate under a member.

CONT: All of your members next to this member get power +1000.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.luck_and_logic import zones
from engine.games.luck_and_logic.geometry import across_the_row, corresponding, is_front, neighbours
from engine.kernel.abilities import Context
from engine.kernel.aspects import PLACES
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.zones import Zone
from engine.language.cards import It, This
from engine.language.descriptions import Trait
from engine.language.phrases import phrase


@phrase("in_the_front_row", front=True)
@phrase("in_the_back_row", front=False)
@dataclass(frozen=True, slots=True)
class InRow(Trait):
    """4.4.2.1, 4.4.2.3. In a row; a member of several circles (2.10.3) may be in both."""

    looks_at: ClassVar[frozenset[str]] = frozenset({PLACES})
    front: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether one of its places is in the row."""
        return any(is_front(place) is self.front for place in _places(match, context, card))


def _in_front(place: Zone, other: Zone) -> bool:
    return is_front(place) and other is across_the_row(place)


def _behind(place: Zone, other: Zone) -> bool:
    return not is_front(place) and other is across_the_row(place)


def _next(place: Zone, other: Zone) -> bool:
    return other in neighbours(place)


def _under(place: Zone, other: Zone) -> bool:
    return place.kind is zones.GATE and other.kind is zones.CIRCLE and corresponding(place, zones.CIRCLE) is other


_RELATIONS: Final[Mapping[str, Callable[[Zone, Zone], bool]]] = {
    "in front of": _in_front,
    "behind": _behind,
    "next to": _next,
    "under": _under,
}


@phrase("in_front_of {one}", relation="in front of")
@phrase("behind {one}", relation="behind")
@phrase("next_to {one}", relation="next to")
@phrase("under {one}", relation="under")
@dataclass(frozen=True, slots=True)
class Located(Trait):
    """4.4.2.2, 4.4.3, 4.4.4. In such a place, as seen from another card: a gate lies under the member of its circle."""

    looks_at: ClassVar[frozenset[str]] = frozenset({PLACES})
    one: This | It
    relation: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether one of its places is so to one of the other's."""
        stands, here = _RELATIONS[self.relation], _places(match, context, card)
        others = [other for other in self.one.cards(match, context) if other != card]
        return any(
            stands(place, there) for other in others for there in _places(match, context, other) for place in here
        )


def _places(match: Match, context: Context, card: Card) -> tuple[Zone, ...]:
    """Where a card is on the field, or was when it left, if the ability answers that."""
    zone, event = match.state.zone[card], context.event
    if zone.kind.field:
        return match.covered(card)
    left = event is not None and event.card == card and event.source is not None and event.source.kind.field
    return (event.source,) if left and event is not None and event.source is not None else ()
