"""The zones of Level Neo, and the places of the field."""

from __future__ import annotations

from typing import Final

from engine.kernel.match import Match
from engine.kernel.zones import Visibility, Zone, ZoneKind

DECK: Final[ZoneKind] = ZoneKind("deck", Visibility.NOBODY, pile=True)  # 3.3
HAND: Final[ZoneKind] = ZoneKind("hand", Visibility.OWNER)  # 3.4
MAIN: Final[ZoneKind] = ZoneKind("main", Visibility.PUBLIC, places=("M",), field=True, keeps=True)  # 3.2
# 4.2.1: as many support characters as the player likes; each has a place of its own, and more places open when needed.
SUPPORT: Final[ZoneKind] = ZoneKind(
    "support", Visibility.PUBLIC, places=("S1", "S2", "S3", "S4", "S5"), field=True, grows="S"
)
LEVEL: Final[ZoneKind] = ZoneKind("level", Visibility.FACE_UP)  # 7.1, 7.2
DISCARD: Final[ZoneKind] = ZoneKind("discard", Visibility.PUBLIC)  # 7.3
EVENT: Final[ZoneKind] = ZoneKind("event", Visibility.PUBLIC)  # where an event card lies while it is resolved

ZONE_KINDS: Final = (DECK, HAND, MAIN, SUPPORT, LEVEL, DISCARD, EVENT)


def free_support_place(match: Match, player: int) -> Zone:
    """The first support place of the player without a card; a new one if there is none."""
    places = match.places(SUPPORT, player)
    zones = match.state.zones
    for zone in places:
        if not zones[zone]:
            return zone
    return SUPPORT.at(player, f"S{len(places) + 1}")
