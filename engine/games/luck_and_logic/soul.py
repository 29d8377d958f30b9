"""4.15, 5.26, 12.2. Soul: the cards in the soul zone that are associated with a member, and go where it goes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.luck_and_logic import zones
from engine.kernel.cards import Card
from engine.kernel.position import Position
from engine.kernel.zones import Zone


def soul_of(match: Position, member: Card) -> tuple[Card, ...]:
    """4.15.2.1. The soul of a member, oldest first."""
    if not match.state.attached:
        return ()
    zone_of = match.state.zone
    return tuple([card for card in match.attached(member) if zone_of[card].kind is zones.SOUL])


def goes_along(match: Position, member: Card, zone: Zone, detail: object) -> Sequence[tuple[Card, Zone]]:
    """12.2.1. The soul of a member that comes to no circle goes to the same zone, each card to its owner's."""
    if zone.kind in (zones.CIRCLE, zones.SOUL):
        return ()
    return [(card, zone.kind[match.state.owner[card]]) for card in soul_of(match, member)]
