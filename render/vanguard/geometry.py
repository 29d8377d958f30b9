"""Where everything lies on the board, in units of a picture that is 1,080 units wide and high.

The near player sits at the bottom. The far player's side is turned by 180 degrees, as it is across a table, so that the
left column of one lies before the right column of the other (4.6.2.1).
"""

from __future__ import annotations

from typing import Final

from render.common.pen import Box, Point

WIDE: Final = 1080
HIGH: Final = 1080
STRIP: Final = 64  #: the height of a player's line at the edge
COLUMN: Final = 196  #: from one column of circles to the next
ROWS: Final = {"front": 725, "back": 917}  #: the middles of the near player's rows
BAND: Final = Box(244, 458, 836, 622)  #: the guardian circle, between the front rows
TURN: Final = Box(16, 452, 232, 628)  #: beside it: whose turn, or the card of a check
BATTLE: Final = Box(848, 452, 1064, 628)  #: beside it: the powers compared
BANNER: Final = Box(16, 452, 1064, 628)  #: across all three, once the match is over
SIDE: Final = 216  #: the width of what lies beside the field

_COLUMNS: Final = {"FL": -1, "BL": -1, "V": 0, "BC": 0, "FR": 1, "BR": 1}
_FRONT: Final = ("FL", "V", "FR")

CIRCLES: Final = ("V", "FL", "FR", "BL", "BC", "BR")


def circle(place: str, near: bool) -> Point:
    """The middle of a circle."""
    x = WIDE / 2 + _COLUMNS[place] * COLUMN
    y = ROWS["front"] if place in _FRONT else ROWS["back"]
    return (x, y) if near else (WIDE - x, HIGH - y)


def strip(near: bool) -> Box:
    """A player's line: name, turn, decision, hand."""
    return Box(0, HIGH - STRIP, WIDE, HIGH) if near else Box(0, 0, WIDE, STRIP)


def damage(near: bool) -> Box:
    """A player's damage zone: to the left of the field, from where its owner sits."""
    return Box(16, 642, 16 + SIDE, 1004) if near else Box(WIDE - 16 - SIDE, 76, WIDE - 16, 438)


def piles(near: bool) -> Box:
    """A player's deck, drop zone, soul and the zones that are not often used: to the right of the field."""
    return Box(WIDE - 16 - SIDE, 642, WIDE - 16, 1004) if near else Box(16, 76, 16 + SIDE, 438)
