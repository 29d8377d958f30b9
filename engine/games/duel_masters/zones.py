"""400. The zones, and the places of the battle zone and of the shield zone."""

from __future__ import annotations

from typing import Final

from engine.kernel.position import Position
from engine.kernel.zones import Visibility, Zone, ZoneKind

DECK: Final[ZoneKind] = ZoneKind("deck", Visibility.NOBODY, pile=True, ordered=True)  # 401
HAND: Final[ZoneKind] = ZoneKind("hand", Visibility.OWNER)  # 402
# 403: whatever lies by itself has a place of its own; places open as they are needed.
BATTLE: Final[ZoneKind] = ZoneKind("battle zone", Visibility.PUBLIC_FACE_UP, places=("B1",), field=True, grows="B")
# 403.4: the cards under others, which are attached to those on top.
UNDER: Final[ZoneKind] = ZoneKind("under", Visibility.PUBLIC, field=True, silent=True)
# 805: the cells beside the one that stands for a super creature, attached to it.
LINKED: Final[ZoneKind] = ZoneKind("linked", Visibility.PUBLIC, field=True, silent=True)
# 116: seals, face down, attached to the cards on which they lie; nobody sees what they are.
SEALS: Final[ZoneKind] = ZoneKind("seals", Visibility.FACE_UP, field=True, silent=True, face_down=True)
# 116.2: sealed creatures, which no text finds; they stay the cards they are.
IGNORED: Final[ZoneKind] = ZoneKind("sealed", Visibility.PUBLIC, field=True, silent=True, keeps=True)
GRAVEYARD: Final[ZoneKind] = ZoneKind("graveyard", Visibility.PUBLIC)  # 404
MANA: Final[ZoneKind] = ZoneKind("mana zone", Visibility.PUBLIC_FACE_UP, orients=True)  # 105.4a, 405
# 406: a shield is a place, whatever lies there; a new one has the next number after the last.
SHIELD: Final[ZoneKind] = ZoneKind(
    "shield zone", Visibility.FACE_UP, places=("S1", "S2", "S3", "S4", "S5"), grows="S", face_down=True
)
# 113.4, 304.2: the castles in the shield zone, each at the number of the shield that it fortifies.
CASTLE: Final[ZoneKind] = ZoneKind("castle", Visibility.PUBLIC, places=("C1", "C2", "C3", "C4", "C5"), grows="C")
HYPERSPATIAL: Final[ZoneKind] = ZoneKind("hyperspatial zone", Visibility.PUBLIC)  # 407
GACHARANGE: Final[ZoneKind] = ZoneKind("super gacharange", Visibility.NOBODY, pile=True, ordered=True)  # 408
PENDING: Final[ZoneKind] = ZoneKind("pending", Visibility.PUBLIC, pending=True)  # 409: being used, or about to be put

ZONE_KINDS: Final = (
    DECK, HAND, BATTLE, UNDER, LINKED, SEALS, IGNORED, GRAVEYARD, MANA, SHIELD, CASTLE, HYPERSPATIAL, GACHARANGE,
    PENDING,
)  # fmt: skip


ALL_LINKED: Final = (LINKED[0], LINKED[1])
ALL_SEALS: Final = (SEALS[0], SEALS[1])
"""Where such cards of both players lie."""

IN_BATTLE_ZONE: Final = (BATTLE, UNDER, LINKED, SEALS)
"""109.2a. The kinds where single cards lie in the battle zone, but for those that are ignored (116.2)."""


def free_place(match: Position, player: int) -> Zone:
    """403. The first place in the battle zone where nothing of the player lies; a new one if there is none."""
    found = match.places(BATTLE, player)
    for zone in found:
        if not match.cards(zone):
            return zone
    return BATTLE.at(player, f"B{1 + max(_number(zone, 'B') for zone in found)}")


def next_shield(match: Position, player: int) -> Zone:
    """113.1, 406. The place of a new shield: behind all that are there, or have left a castle."""
    taken = [_number(zone, "S") for zone in match.places(SHIELD, player) if match.cards(zone)]
    taken += [_number(zone, "C") for zone in match.places(CASTLE, player) if match.cards(zone)]
    return SHIELD.at(player, f"S{1 + max(taken, default=0)}")


def shield_after(shield: Zone) -> Zone:
    """406. The place behind another one, for the next of several new shields."""
    return SHIELD.at(shield.player, f"S{1 + _number(shield, 'S')}")


def castles_at(shield: Zone) -> Zone:
    """304.2. Where the castles lie that fortify the shield at a place."""
    return CASTLE.at(shield.player, "C" + shield.place.removeprefix("S"))


def shield_of(castles: Zone) -> Zone:
    """304.2. The place of the shield that the castles at a place fortify."""
    return SHIELD.at(castles.player, "S" + castles.place.removeprefix("C"))


def _number(zone: Zone, letter: str) -> int:
    return int(zone.place.removeprefix(letter))
