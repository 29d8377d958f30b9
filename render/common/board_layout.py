"""Where things lie on a board for two across a table, in units of a picture that is 1,080 units wide and high.

The near player sits at the bottom. What each game has in a place of its own, its own layout says.
"""

from __future__ import annotations

from typing import Final

from render.common.pen import Box

WIDE: Final = 1080
HIGH: Final = 1080
STRIP: Final = 64  #: the height of a player's line at the edge
SIDE: Final = 216  #: the width of what lies beside the field
BAND: Final = Box(244, 458, 836, 622)  #: between the players' fields
TURN: Final = Box(16, 452, 232, 628)  #: beside it: whose turn
BATTLE: Final = Box(848, 452, 1064, 628)  #: beside it: the sides of a battle compared
BANNER: Final = Box(16, 452, 1064, 628)  #: across all three, once the match is over


def strip(near: bool) -> Box:
    """A player's line: name, turn, decision, hand."""
    return Box(0, HIGH - STRIP, WIDE, HIGH) if near else Box(0, 0, WIDE, STRIP)
