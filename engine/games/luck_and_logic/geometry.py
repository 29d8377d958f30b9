"""2.10, 4.4. Where circles and gate zones lie: rows, what is in front of, behind and next to what, territories."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.games.luck_and_logic.zones import CIRCLE, GATE, GATE_PREFIX, PLACES, SET, SET_PREFIX
from engine.kernel.zones import Zone, ZoneKind

ROWS: Final = "FB"  # front and back
COLUMNS: Final = "LCR"

Placement = tuple[Zone, ...]
"""The circles that a member covers, front row first, each row from the left."""

_PREFIXES: Final[dict[ZoneKind, str]] = {CIRCLE: "", GATE: GATE_PREFIX, SET: SET_PREFIX}


def location(zone: Zone) -> str:
    """4.4.2. The location of a zone of the field, by row and column: "FL"."""
    return zone.place[-2:]


@cache
def is_front(zone: Zone) -> bool:
    """4.4.2.1. Whether a zone is in the front row."""
    return location(zone)[0] == ROWS[0]


@cache
def corresponding(zone: Zone, kind: ZoneKind) -> Zone:
    """4.4.2.2. The zone of another kind at the same location."""
    return kind.at(zone.player, _PREFIXES[kind] + location(zone))


@cache
def across_the_row(zone: Zone) -> Zone:
    """4.4.3. The zone of the same kind in the other row of its column: the one in front, or the one behind."""
    place = location(zone)
    return zone.kind.at(zone.player, _PREFIXES[zone.kind] + ROWS[1 - ROWS.index(place[0])] + place[1])


@cache
def neighbours(zone: Zone) -> tuple[Zone, ...]:
    """4.4.4. The zones of the same kind next to a zone: in its row, its column, and across the table."""
    row, index = location(zone)[0], COLUMNS.index(location(zone)[1])
    prefix = _PREFIXES[zone.kind]
    beside = [zone.kind.at(zone.player, prefix + row + COLUMNS[at]) for at in (index - 1, index + 1) if at in (0, 1, 2)]
    found = [*beside, across_the_row(zone)]
    if row == ROWS[0]:  # 4.4.4.3
        found.append(zone.kind.at(1 - zone.player, prefix + row + COLUMNS[2 - index]))
    return tuple(found)


@cache
def placements(player: int, territory: int) -> tuple[Placement, ...]:
    """2.10.2. The circles of a player that a member of this territory may be placed on; none for other numbers."""
    circle = {place: CIRCLE.at(player, place) for place in PLACES}
    if territory == 1:
        return tuple((zone,) for zone in circle.values())
    if territory == 2:
        zones = list(circle.values())
        pairs = [(one, other) for at, one in enumerate(zones) for other in zones[at + 1 :]]
        return tuple(pair for pair in pairs if pair[1] in neighbours(pair[0]))
    if territory == 4:  # 2.10.2.3, reading 41: both rows of two columns
        blocks = (COLUMNS[:2], COLUMNS[1:])
        return tuple(tuple(circle[row + column] for row in ROWS for column in block) for block in blocks)
    return ()


@cache
def have_room(player: int, territories: tuple[int, ...], taken: frozenset[Zone]) -> bool:
    """Whether members of these territories fit together on the circles of a player that are not ``taken``."""
    if not territories:
        return True
    return any(
        taken.isdisjoint(placement) and have_room(player, territories[1:], taken.union(placement))
        for placement in placements(player, territories[0])
    )
