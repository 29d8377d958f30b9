"""4. The zones of Vanguard, and how the circles of the field lie to each other."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.kernel.zones import Visibility, Zone, ZoneKind

DECK: Final[ZoneKind] = ZoneKind("deck", Visibility.NOBODY, pile=True)  # 4.2
HAND: Final[ZoneKind] = ZoneKind("hand", Visibility.OWNER)  # 4.3
DROP: Final[ZoneKind] = ZoneKind("drop", Visibility.PUBLIC)  # 4.4
# 4.6.4, 10.25.1: the vanguard circle, and the place on it to the left, where a legion mate lies.
VANGUARD: Final[ZoneKind] = ZoneKind("vanguard circle", Visibility.PUBLIC, places=("V", "L"), field=True)
# 4.6.6: front left, front right, back left, back center, back right; 10.6.3.2: Accel circles.
REAR_GUARD: Final[ZoneKind] = ZoneKind(
    "rear-guard circle", Visibility.PUBLIC, places=("FL", "FR", "BL", "BC", "BR"), field=True, grows="A"
)
# 4.6.7, 3.8.1: a circle while a locked card is on it, which is no unit; the rear-guard circle of its place is empty.
LOCK: Final[ZoneKind] = ZoneKind(
    "lock circle",
    Visibility.PUBLIC,
    places=tuple(f"lock-{place}" for place in REAR_GUARD.places),
    field=True,
    grows="lock-A",
)
# 10.27.3: cards on the vanguard circle that are no units
HEART: Final[ZoneKind] = ZoneKind("heart", Visibility.PUBLIC, field=True, silent=True)
GUARDIAN: Final[ZoneKind] = ZoneKind("guardian circle", Visibility.PUBLIC, places=("G",), field=True)  # 4.6.5
SOUL: Final[ZoneKind] = ZoneKind("soul", Visibility.PUBLIC)  # 4.7
DAMAGE: Final[ZoneKind] = ZoneKind("damage", Visibility.PUBLIC)  # 4.8
BIND: Final[ZoneKind] = ZoneKind("bind", Visibility.PUBLIC_FACE_UP)  # 4.9
TRIGGER: Final[ZoneKind] = ZoneKind("trigger", Visibility.PUBLIC)  # 4.10
G_ZONE: Final[ZoneKind] = ZoneKind("gzone", Visibility.PARTLY_HIDDEN)  # 4.11
# cards that lie under a unit (see `gauges`): only their owner sees which they are
EQUIP_GAUGE: Final[ZoneKind] = ZoneKind("equip gauge", Visibility.PUBLIC_FACE_UP, face_down=True, silent=True)
DIVINE_GAUGE: Final[ZoneKind] = ZoneKind("divine gauge", Visibility.PUBLIC_FACE_UP, face_down=True, silent=True)
# 9.7.1, 10.36: what is out of the game does not come back, whatever effect still speaks of it
REMOVED: Final[ZoneKind] = ZoneKind("removed", Visibility.PUBLIC, keeps=True)

ZONE_KINDS: Final = (
    DECK,
    HAND,
    DROP,
    VANGUARD,
    REAR_GUARD,
    LOCK,
    HEART,
    GUARDIAN,
    SOUL,
    DAMAGE,
    BIND,
    TRIGGER,
    G_ZONE,
    REMOVED,
    EQUIP_GAUGE,
    DIVINE_GAUGE,
)

UNITS: Final = (VANGUARD, REAR_GUARD, GUARDIAN)
"""3.8.2. Where units are."""

GAUGES: Final = (EQUIP_GAUGE, DIVINE_GAUGE)
"""Where the cards of gauges lie."""

FRONT_ROW: Final = ("FL", "V", "FR")
BACK_ROW: Final = ("BL", "BC", "BR")
SAME_COLUMN: Final = {"FL": "BL", "BL": "FL", "V": "BC", "BC": "V", "FR": "BR", "BR": "FR"}

_COLUMNS: Final = {"FL": -1, "BL": -1, "V": 0, "L": 0, "BC": 0, "FR": 1, "BR": 1}  # 4.6.2, from left to right
_FRONT: Final = tuple((VANGUARD[p], REAR_GUARD.at(p, "FL"), REAR_GUARD.at(p, "FR")) for p in (0, 1))


def front_row(player: int) -> tuple[Zone, ...]:
    """4.6.3. The circles in the front row that a player begins a match with: vanguard circle first."""
    return _FRONT[player]


@cache
def is_front(zone: Zone) -> bool:
    """4.6.3, 10.6.3.2.1. Whether a vanguard or rear-guard circle is in the front row."""
    return zone.place in FRONT_ROW or is_accel(zone)


@cache
def is_mate(zone: Zone) -> bool:
    """10.25.1. Whether it is the place of a legion mate on the vanguard circle."""
    return zone.kind is VANGUARD and zone.place == "L"


def is_accel(zone: Zone) -> bool:
    """10.6.3.2. Whether a rear-guard circle was gained by an imaginary gift."""
    return zone.kind is REAR_GUARD and zone.place not in REAR_GUARD.places


@cache
def column(zone: Zone) -> int | None:
    """4.6.2, 10.6.3.2.2. The column of a circle, counted from the centre, left below 0; None without a column.

    The first, third, ... circle gained is left of all others, the second, fourth, ... right of them.
    """
    if is_accel(zone):
        number = int(zone.place.removeprefix(REAR_GUARD.grows))
        distance = 1 + (number + 1) // 2
        return -distance if number % 2 else distance
    return _COLUMNS.get(zone.place)


def same_column(first: Zone, second: Zone) -> bool:
    """4.6.2. Whether two circles, of one player or of both, are in the same column; left is across from right."""
    mine, other = column(first), column(second)
    if mine is None or other is None:
        return False
    return mine == (other if first.player == second.player else -other)


def behind(zone: Zone) -> Zone | None:
    """The rear-guard circle in the back row of the same column, for a circle in the front row that has one."""
    place = SAME_COLUMN.get(zone.place) if zone.place in FRONT_ROW else None
    return None if place is None else REAR_GUARD.at(zone.player, place)


@cache
def lock_circle(circle: Zone) -> Zone:
    """4.6.7. What a rear-guard circle is while the card on it is locked."""
    return LOCK.at(circle.player, f"lock-{circle.place}")


def unlocked_circle(circle: Zone) -> Zone:
    """10.22.7. The rear-guard circle that a lock circle is again once its card is not locked."""
    return REAR_GUARD.at(circle.player, circle.place.removeprefix("lock-"))
