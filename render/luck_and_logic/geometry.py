"""Where the circles, gates and piles lie on the board, whose frame is that of `render.common.board_layout`.

The far player's side is turned by 180 degrees, as it is across a table: front rows face each other, and the left column
of one lies before the right column of the other (4.4.4.3). Each circle has its gate behind it, away from the middle.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from render.common.board_layout import BAND, HIGH, SIDE, WIDE
from render.common.pen import Box

TOP: Final = 642.0  #: of the near player's field
COLUMN: Final = 197.0  #: from one circle to the next
ROW: Final = 182.0
GAP: Final = 8.0  #: between the members of two columns
CIRCLE_HIGH: Final = 144.0
GATE_HIGH: Final = 27.0
GATE_GAP: Final = 4.0  #: between a circle and its gate

LEFT: Final = (WIDE - 3 * COLUMN + GAP) / 2

_COLUMNS: Final = "LCR"
_ROWS: Final = "FB"


def circle(place: str, near: bool) -> Box:
    """The box of a circle, by its row and column: "FL"."""
    left = LEFT + _COLUMNS.index(place[1]) * COLUMN
    top = TOP + _ROWS.index(place[0]) * ROW
    return mirrored(Box(left, top, left + COLUMN - GAP, top + CIRCLE_HIGH), near)


def gate(place: str, near: bool) -> Box:
    """The box of the gate of a circle."""
    left = LEFT + _COLUMNS.index(place[1]) * COLUMN
    top = TOP + _ROWS.index(place[0]) * ROW + CIRCLE_HIGH + GATE_GAP
    return mirrored(Box(left, top, left + COLUMN - GAP, top + GATE_HIGH), near)


def around_all(boxes: Iterable[Box]) -> Box:
    """The box around several."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def levels(near: bool) -> Box:
    """A player's level zone, My Logicalist and tools: to the left of the field, from where they sit."""
    return mirrored(Box(16, TOP, 16 + SIDE, 1004), near)


def piles(near: bool) -> Box:
    """A player's stock, deck and what has been used up: to the right of the field."""
    return mirrored(Box(WIDE - 16 - SIDE, TOP, WIDE - 16, 1004), near)


def row(near: bool) -> Box:
    """Where a player's cards lie that count in battle: their half of the band between the fields."""
    return mirrored(Box(BAND.left, HIGH / 2 + 3, BAND.right, BAND.bottom - 1), near)


def mirrored(box: Box, near: bool) -> Box:
    """A box of the near player's side, or the same of the far one's."""
    return box if near else Box(WIDE - box.right, HIGH - box.bottom, WIDE - box.left, HIGH - box.top)
