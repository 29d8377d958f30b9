"""4. The zones of Vanguard, and how the circles of the field lie to each other."""

from __future__ import annotations

from typing import Final

from engine.kernel.zones import Visibility, Zone, ZoneKind

DECK: Final = ZoneKind("deck", Visibility.NOBODY, pile=True)  # 4.2
HAND: Final = ZoneKind("hand", Visibility.OWNER)  # 4.3
DROP: Final = ZoneKind("drop", Visibility.PUBLIC)  # 4.4
VANGUARD: Final = ZoneKind("vanguard circle", Visibility.PUBLIC, places=("V",), field=True)  # 4.6.4
REAR_GUARD: Final = ZoneKind(  # 4.6.6: front left, front right, back left, back center, back right
    "rear-guard circle", Visibility.PUBLIC, places=("FL", "FR", "BL", "BC", "BR"), field=True
)
GUARDIAN: Final = ZoneKind("guardian circle", Visibility.PUBLIC, places=("G",), field=True)  # 4.6.5
SOUL: Final = ZoneKind("soul", Visibility.PUBLIC)  # 4.7
DAMAGE: Final = ZoneKind("damage", Visibility.PUBLIC)  # 4.8
BIND: Final = ZoneKind("bind", Visibility.PUBLIC_FACE_UP)  # 4.9
TRIGGER: Final = ZoneKind("trigger", Visibility.PUBLIC)  # 4.10
G_ZONE: Final = ZoneKind("gzone", Visibility.PUBLIC_FACE_UP)  # 4.11
REMOVED: Final = ZoneKind("removed", Visibility.PUBLIC)  # 10.36

ZONE_KINDS: Final = (
    DECK,
    HAND,
    DROP,
    VANGUARD,
    REAR_GUARD,
    GUARDIAN,
    SOUL,
    DAMAGE,
    BIND,
    TRIGGER,
    G_ZONE,
    REMOVED,
)

FRONT_ROW: Final = ("FL", "V", "FR")
BACK_ROW: Final = ("BL", "BC", "BR")
COLUMNS: Final = {"FL": "left", "BL": "left", "V": "center", "BC": "center", "FR": "right", "BR": "right"}  # 4.6.2
OPPOSITE_COLUMN: Final = {"left": "right", "center": "center", "right": "left"}  # 4.6.2.1
SAME_COLUMN: Final = {"FL": "BL", "BL": "FL", "V": "BC", "BC": "V", "FR": "BR", "BR": "FR"}

_CIRCLES: Final = tuple((VANGUARD[player], *REAR_GUARD.of(player)) for player in (0, 1))
_FRONT: Final = tuple((VANGUARD[p], REAR_GUARD.at(p, "FL"), REAR_GUARD.at(p, "FR")) for p in (0, 1))


ALL_CIRCLES: Final = (*_CIRCLES[0], *_CIRCLES[1])
"""The vanguard and rear-guard circles of both players."""


def circles(player: int) -> tuple[Zone, ...]:
    """The vanguard circle and the rear-guard circles of a player."""
    return _CIRCLES[player]


def front_row(player: int) -> tuple[Zone, ...]:
    """4.6.3. The circles in the front row: vanguard circle first."""
    return _FRONT[player]


def is_front(zone: Zone) -> bool:
    """4.6.3. Whether a circle is in the front row."""
    return zone.place in FRONT_ROW


def same_column(first: Zone, second: Zone) -> bool:
    """4.6.2. Whether two circles, of one player or of both, are in the same column."""
    mine, other = COLUMNS[first.place], COLUMNS[second.place]
    return mine == (other if first.player == second.player else OPPOSITE_COLUMN[other])


def behind(zone: Zone) -> Zone | None:
    """The rear-guard circle in the back row of the same column, for a circle in the front row."""
    if not is_front(zone):
        return None
    return REAR_GUARD.at(zone.player, SAME_COLUMN[zone.place])
