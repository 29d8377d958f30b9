"""4.15, 5.26, 12.2. Soul: the cards in the soul zone that are associated with a member, and go where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.luck_and_logic import zones
from engine.kernel.cards import Card
from engine.kernel.memory import CHECK_TIMING, UNOBSERVED, Remembered
from engine.kernel.position import Position
from engine.kernel.zones import Zone


def soul_of(match: Position, member: Card) -> tuple[Card, ...]:
    """4.15.2.1. The soul of a member, oldest first."""
    if not match.state.attached:
        return ()
    zone_of = match.state.zone
    return tuple([card for card in match.attached(member) if zone_of[card].kind is zones.SOUL])


def bearer_of_soul(match: Position, card: Card) -> Card | None:
    """4.15.2. The member whose soul a card is."""
    return match.state.attached.get(card) if match.state.zone[card].kind is zones.SOUL else None


LAST_SOULS: Final = Remembered[tuple[tuple[Card, int, tuple[Card, ...]], ...]](
    "last souls", (), touches=UNOBSERVED, until=CHECK_TIMING
)
"""12.2.2. The members that have left the circles until check timing has ended: (card, `State.entered`, its soul).

One that has come back meanwhile is another member, and begins with none.
"""


def soul_meant(match: Position, member: Card, stamp: int | None = None) -> tuple[Card, ...]:
    """12.2.2, 12.2.2.1. The soul of a member; where it has left the circles, the cards that went along with it."""
    if match.state.zone[member].kind is zones.CIRCLE:
        return soul_of(match, member)
    return last_soul(match, member, stamp)


def last_soul(match: Position, member: Card, stamp: int | None = None) -> tuple[Card, ...]:
    """12.2.2. The cards that went along with a member when it last left the circles, until check timing has ended.

    With a ``stamp`` (`Context.stamp`), when it left as the member that it was then, or by leaving became this card.
    """
    found = [(entered, souls) for card, entered, souls in LAST_SOULS.of(match) if card == member]
    if stamp is None:
        return found[-1][1] if found else ()
    return next((souls for entered, souls in found if entered >= stamp), ())


def soul_left_behind(match: Position, member: Card) -> list[Card]:
    """Reading 4. The soul that a member had as it left the circles for the soul zone: it stays there.

    What has become soul of another member since is left behind no longer, wherever that card goes then (4.15.2).
    """
    zone_of, attached = match.state.zone, match.state.attached
    return [card for card in last_soul(match, member) if zone_of[card].kind is zones.SOUL and card not in attached]


def after_bearing(match: Position, member: Card, bore: Sequence[Card]) -> None:
    """12.2.2. Remember the soul of a member that leaves the circles."""
    souls = tuple([card for card in bore if match.state.zone[card].kind is zones.SOUL])
    if souls:
        LAST_SOULS.set(match, (*LAST_SOULS.of(match), (member, match.state.entered[member], souls)))


def after_zone_change(match: Position, card: Card, source: Zone) -> None:
    """12.2.2, 4.1.5. Forget soul that has moved on since it went along, and the soul of who has come back."""
    known = LAST_SOULS.of(match)
    if source.kind is not zones.SOUL and any(card in souls for _, _, souls in known):
        known = tuple([(each, at, tuple([c for c in souls if c != card])) for each, at, souls in known])
        LAST_SOULS.set(match, known)
    is_back = match.state.zone[card].kind is zones.CIRCLE and source.kind is not zones.CIRCLE
    if is_back and any(each == card for each, _, _ in known):
        LAST_SOULS.set(match, (*known, (card, match.state.entered[card], ())))


def goes_along(match: Position, member: Card, zone: Zone, detail: object) -> Sequence[tuple[Card, Zone]]:
    """12.2.1. The soul of a member that comes to no circle goes to the very zone that it comes to (reading 93)."""
    if zone.kind in (zones.CIRCLE, zones.SOUL):
        return ()
    return [(card, zone) for card in soul_of(match, member)]
