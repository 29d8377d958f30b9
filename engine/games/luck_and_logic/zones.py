"""4. The zones, and the places of the field."""

from __future__ import annotations

from typing import Final

from engine.kernel.zones import Visibility, ZoneKind

PLACES: Final = ("FL", "FC", "FR", "BL", "BC", "BR")
"""4.4.2.1. The locations: front and back row; left, centre and right as their player sees them."""

GATE_PREFIX: Final = "gate-"
SET_PREFIX: Final = "set-"

DECK: Final[ZoneKind] = ZoneKind("deck", Visibility.NOBODY, pile=True, ordered=True)  # 4.5
HAND: Final[ZoneKind] = ZoneKind("hand", Visibility.OWNER)  # 4.6
CIRCLE: Final[ZoneKind] = ZoneKind(
    "circle", Visibility.PUBLIC_FACE_UP, places=PLACES, field=True, ground="circle", wide=True
)  # 4.2
GATE: Final[ZoneKind] = ZoneKind(  # 4.3
    "gate",
    Visibility.FACE_UP,
    places=tuple([GATE_PREFIX + place for place in PLACES]),
    field=True,
    ground="gate",
    face_down=True,
)
SET: Final[ZoneKind] = ZoneKind(  # 4.2.1, 5.24: the cards that are Set lie beside the member of their circle
    "set",
    Visibility.PUBLIC_FACE_UP,
    places=tuple([SET_PREFIX + place for place in PLACES]),
    field=True,
    ground="circle",
    silent=True,
    wide=True,
)
LEVEL: Final[ZoneKind] = ZoneKind("level", Visibility.PUBLIC_FACE_UP, orients=True)  # 4.7
STOCK: Final[ZoneKind] = ZoneKind("stock", Visibility.FACE_UP, ordered=True, face_down=True)  # 4.8
DROP: Final[ZoneKind] = ZoneKind("drop", Visibility.PUBLIC)  # 4.9
REMOVE: Final[ZoneKind] = ZoneKind("remove", Visibility.FACE_UP)  # 4.10
REFRESH: Final[ZoneKind] = ZoneKind("refresh", Visibility.NOBODY, face_down=True)  # 4.11
BATTLE: Final[ZoneKind] = ZoneKind("battle", Visibility.PUBLIC, ordered=True, blank=True)  # 4.12
PARADOX: Final[ZoneKind] = ZoneKind("paradox", Visibility.PUBLIC, ordered=True, blank=True)  # 4.13
INTERCEPT: Final[ZoneKind] = ZoneKind("intercept", Visibility.PUBLIC)  # 4.14
SOUL: Final[ZoneKind] = ZoneKind("soul", Visibility.PUBLIC)  # 4.15
PURGE: Final[ZoneKind] = ZoneKind("purge", Visibility.PUBLIC)  # 4.17
MY_LOGICALIST: Final[ZoneKind] = ZoneKind("my logicalist", Visibility.PUBLIC_FACE_UP, orients=True)  # 4.18
TOOL: Final[ZoneKind] = ZoneKind("tool", Visibility.PARTLY_HIDDEN)  # 4.19

FIRST: Final = (
    DECK, HAND, CIRCLE, GATE, SET, LEVEL, STOCK, DROP, REMOVE, REFRESH, BATTLE, PARADOX, INTERCEPT, SOUL,
)  # fmt: skip
"""The zones of both editions. Nothing is ever put into the resolution zone of 4.16 (reading 34)."""

LATEST: Final = (*FIRST, PURGE, MY_LOGICALIST, TOOL)
"""The zones of 2.04."""
