"""Where the fields lie on the board, whose frame is that of `render.common.board_layout`.

Each side is read from left to right: the level zone that the main character climbs, the main character, its supports.
The far side is the mirror image of the near one, so that main characters and levels stand face to face.
"""

from __future__ import annotations

from typing import Final

from render.common.board_layout import HIGH, SIDE
from render.common.faces import SMALL_HIGH, SMALL_WIDE
from render.common.pen import Box, Point

MAIN_SIZE: Final = 1.6  #: how much larger a main character is than a card of `render.common.faces.small`
RIBBON: Final = Box(256, 950, 520, 1004)  #: the level, under the main character
SUPPORT_SIZE: Final = 1.25  #: the same of a support character, at most
GAP: Final = 8  #: between supports, whether they stand or lie

_MAIN: Final = (388.0, 794.0)
_LEVELS: Final = Box(16, 642, 16 + SIDE, 1004)
_SUPPORTS: Final = Box(548, 642, 1064, 1004)


def main(near: bool) -> Point:
    """The middle of a main character."""
    return _mirrored(Box.around(_MAIN, 0, 0), near).middle


def ribbon(near: bool) -> Box:
    """A main character's level, on its player's side of it."""
    return _mirrored(RIBBON, near)


def levels(near: bool) -> Box:
    """A player's level zone, deck and discard pile."""
    return _mirrored(_LEVELS, near)


def supports(near: bool) -> Box:
    """Where a player's support characters are."""
    return _mirrored(_SUPPORTS, near)


def grid(places: int) -> tuple[int, int]:
    """How many rows and columns so many support places take."""
    rows, columns = 1, 2
    while rows * columns < places:
        if columns == rows + 1:
            columns += 1
        else:
            rows += 1
    return rows, columns


def support(index: int, rows: int, columns: int, near: bool) -> tuple[Point, float]:
    """The middle of a support place and the size of a card there (1: as `render.common.faces.small` makes it).

    The first places are in the row that is nearest to the other side.
    """
    row, column = divmod(index, columns)
    wide, high = _SUPPORTS.width / columns, _SUPPORTS.height / rows
    middle = (_SUPPORTS.left + (column + 0.5) * wide, _SUPPORTS.top + (row + 0.5) * high)
    size = min(SUPPORT_SIZE, (min(wide, high) - GAP) / SMALL_HIGH)
    return _mirrored(Box.around(middle, 0, 0), near).middle, size


def card(middle: Point, size: float, rested: bool) -> Box:
    """Where a card lies whose middle is there, on its side if it rests."""
    wide, high = (SMALL_HIGH, SMALL_WIDE) if rested else (SMALL_WIDE, SMALL_HIGH)
    return Box.around(middle, wide * size, high * size)


def gate(middle: Point, near: bool) -> Box:
    """Where arrows from a support behind the first row come out between the fields, and those to it end."""
    return _mirrored(Box.around((middle[0], _SUPPORTS.top), 0, 0), near)


def _mirrored(box: Box, near: bool) -> Box:
    return box if near else Box(box.left, HIGH - box.bottom, box.right, HIGH - box.top)
