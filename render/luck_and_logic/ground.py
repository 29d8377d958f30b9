"""The table under a board of Luck & Logic: drawn once for a size. Few flat colours, well apart from each other."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.luck_and_logic.zones import PLACES
from render.common import board_layout
from render.common.colours import INK, Colour, mix
from render.common.panels import frame
from render.common.pen import Box, Pen, regular
from render.common.tiles import TILES
from render.luck_and_logic import geometry

EDGE: Final[Colour] = (14, 20, 27)
CLOTH: Final[tuple[tuple[float, Colour], ...]] = (
    (700.0, (18, 28, 36)),
    (470.0, (23, 36, 46)),
    (270.0, (29, 45, 56)),
)  #: radius and colour, brighter towards the middle
LINES: Final[Colour] = (58, 82, 96)
WELL: Final[Colour] = (13, 19, 26)


def ground(scale: float) -> Image.Image:
    """The table with its circles, without any card."""
    return TILES.get(("ground", scale), lambda: _ground(scale))


def _ground(scale: float) -> Image.Image:
    pen = Pen(board_layout.WIDE, board_layout.HIGH, scale, EDGE)
    middle = (board_layout.WIDE / 2, board_layout.HIGH / 2)
    for radius, fill in CLOTH:
        corners = regular(middle, radius, 6)
        pen.polygon(corners, fill)
        pen.line([*corners, corners[0]], LINES, 2)
    band = board_layout.BAND
    pen.line([(band.left, middle[1]), (band.right, middle[1])], LINES, 2)
    pen.polygon(regular(middle, 46, 6), LINES)
    pen.polygon(regular(middle, 41, 6), CLOTH[-1][1])
    pen.polygon(regular(middle, 22, 6), LINES)
    for near in (True, False):
        for place in PLACES:
            _circle(pen, geometry.circle(place, near))
        frame(pen, geometry.levels(near))
        frame(pen, geometry.piles(near))
    return pen.done()


def _circle(pen: Pen, box: Box) -> None:
    """A place for a member: a plate with a ring on it."""
    pen.rounded(box, 16, fill=WELL, edge=LINES, thick=2.5)
    for wide, share in ((104, 0.35), (80, 0.6)):
        pen.ellipse(Box.around(box.middle, wide, wide), edge=mix(LINES, INK, share), thick=3)
