"""Where the circles and what lies beside them are on the board, whose frame is that of `render.common.table`.

The far player's side is turned by 180 degrees, as it is across a table, so that the left column of one lies before the
right column of the other (4.6.2.1). The guardian circle is the band between the front rows.
"""

from __future__ import annotations

from typing import Final

from render.common.pen import Box, Point
from render.common.table import HIGH, SIDE, WIDE

COLUMN: Final = 196  #: from one column of circles to the next
ROWS: Final = {"front": 725, "back": 917}  #: the middles of the near player's rows

_COLUMNS: Final = {"FL": -1, "BL": -1, "V": 0, "BC": 0, "FR": 1, "BR": 1}
_FRONT: Final = ("FL", "V", "FR")

CIRCLES: Final = ("V", "FL", "FR", "BL", "BC", "BR")


def circle(place: str, near: bool) -> Point:
    """The middle of a circle."""
    x = WIDE / 2 + _COLUMNS[place] * COLUMN
    y = ROWS["front"] if place in _FRONT else ROWS["back"]
    return (x, y) if near else (WIDE - x, HIGH - y)


def damage(near: bool) -> Box:
    """A player's damage zone: to the left of the field, from where its owner sits."""
    return Box(16, 642, 16 + SIDE, 1004) if near else Box(WIDE - 16 - SIDE, 76, WIDE - 16, 438)


def piles(near: bool) -> Box:
    """A player's deck, drop zone, soul and the zones that are not often used: to the right of the field."""
    return Box(WIDE - 16 - SIDE, 642, WIDE - 16, 1004) if near else Box(16, 76, 16 + SIDE, 438)
