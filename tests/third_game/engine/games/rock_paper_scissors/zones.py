"""Where cards are."""

from __future__ import annotations

from typing import Final

from engine.kernel.zones import Visibility, ZoneKind

DECK: Final = ZoneKind("deck", Visibility.NOBODY, pile=True)
HAND: Final = ZoneKind("hand", Visibility.OWNER)
TABLE: Final = ZoneKind("table", Visibility.PUBLIC_FACE_UP, field=True)
DISCARD: Final = ZoneKind("discard", Visibility.PUBLIC)

ZONE_KINDS: Final = (DECK, HAND, TABLE, DISCARD)
