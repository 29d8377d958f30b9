"""The table under a board of Duel Masters: drawn once for a size. The five civilizations stand in a ring."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.common import board_layout
from render.common.art import emblem
from render.common.colours import Colour, mix
from render.common.pen import Box, Pen, around, regular
from render.common.tiles import TILES
from render.duel_masters import geometry
from render.duel_masters.civilizations import CIVILIZATIONS

EDGE: Final[Colour] = (13, 17, 26)
CUTS: Final[tuple[tuple[float, Colour], ...]] = ((820.0, (18, 24, 36)), (560.0, (23, 31, 46)), (330.0, (29, 39, 57)))
LINES: Final[Colour] = (60, 76, 104)
FIELD: Final[Colour] = (15, 20, 31)
RING: Final = 58.0  #: the radius of the ring in the middle


def ground(scale: float) -> Image.Image:
    """The table with its fields, without any card."""
    return TILES.get(("ground of duel masters", scale), lambda: _ground(scale))


def _ground(scale: float) -> Image.Image:
    pen = Pen(board_layout.WIDE, board_layout.HIGH, scale, EDGE)
    middle = (board_layout.WIDE / 2, board_layout.HIGH / 2)
    for radius, fill in CUTS:
        corners = regular(middle, radius, 10)
        pen.polygon(corners, fill)
        pen.line([*corners, corners[0]], LINES, 2)
    pen.line([(244, middle[1]), (836, middle[1])], LINES, 2)
    for near in (True, False):
        pen.rounded(geometry.mirrored(geometry.FIELD, near), 16, fill=FIELD, edge=LINES, thick=2.5)
    points = regular(middle, RING, 5)
    pen.ellipse(Box.around(middle, 2 * RING + 8, 2 * RING + 8), fill=FIELD, edge=mix(LINES, FIELD, 0.3), thick=3)
    pen.line([*points, points[0]], LINES, 2)
    for number, style in enumerate(CIVILIZATIONS.values()):
        emblem(pen, around(middle, RING, number * 72), 19, style)
    return pen.done()
