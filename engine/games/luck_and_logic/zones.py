"""4. The zones, and the places of the field."""

from __future__ import annotations

from typing import Final

from engine.kernel.zones import Visibility, ZoneKind

PLACES: Final = ("FL", "FC", "FR", "BL", "BC", "BR")
"""4.4.2.1. The locations: front and back row; left, centre and right as their player sees them."""

GATE_PREFIX: Final = "gate-"
SET_PREFIX: Final = "set-"

DECK: Final = ZoneKind("deck", Visibility.NOBODY, pile=True, ordered=True)  # 4.5
HAND: Final = ZoneKind("hand", Visibility.OWNER)  # 4.6
CIRCLE: Final = ZoneKind("circle", Visibility.PUBLIC_FACE_UP, places=PLACES, field=True, wide=True)  # 4.2
GATE: Final = ZoneKind(  # 4.3
    "gate", Visibility.FACE_UP, places=tuple(GATE_PREFIX + place for place in PLACES), field=True
)
SET: Final = ZoneKind(  # 4.2.1, 5.24: the cards that are Set lie beside the member of their circle
    "set",
    Visibility.PUBLIC_FACE_UP,
    places=tuple(SET_PREFIX + place for place in PLACES),
    field=True,
    silent=True,
    wide=True,
)
LEVEL: Final = ZoneKind("level", Visibility.PUBLIC_FACE_UP)  # 4.7
STOCK: Final = ZoneKind("stock", Visibility.FACE_UP, ordered=True)  # 4.8
DROP: Final = ZoneKind("drop", Visibility.PUBLIC)  # 4.9
REMOVE: Final = ZoneKind("remove", Visibility.FACE_UP)  # 4.10
REFRESH: Final = ZoneKind("refresh", Visibility.NOBODY)  # 4.11
BATTLE: Final = ZoneKind("battle", Visibility.PUBLIC, ordered=True)  # 4.12
PARADOX: Final = ZoneKind("paradox", Visibility.PUBLIC, ordered=True)  # 4.13
INTERCEPT: Final = ZoneKind("intercept", Visibility.PUBLIC)  # 4.14
SOUL: Final = ZoneKind("soul", Visibility.PUBLIC)  # 4.15
PURGE: Final = ZoneKind("purge", Visibility.PUBLIC)  # 4.17
MY_LOGICALIST: Final = ZoneKind("my logicalist", Visibility.PUBLIC_FACE_UP)  # 4.18
TOOL: Final = ZoneKind("tool", Visibility.PARTLY_HIDDEN)  # 4.19

FIRST: Final = (
    DECK, HAND, CIRCLE, GATE, SET, LEVEL, STOCK, DROP, REMOVE, REFRESH, BATTLE, PARADOX, INTERCEPT, SOUL,
)  # fmt: skip
"""The zones of both editions. Nothing is ever put into the resolution zone of 4.16 (reading 34)."""

LATEST: Final = (*FIRST, PURGE, MY_LOGICALIST, TOOL)
"""The zones of 2.04."""
