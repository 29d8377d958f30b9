"""The table under a board of Level Neo: drawn once for a size.

A gem of four colours lies in the middle of a cut stone. Its colours are few and flat, well apart from each
other, so that nothing of it is lost among the 256 of a picture.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.common import board_layout
from render.common.colours import GOLD, INK, NIGHT, Colour, mix
from render.common.panels import frame
from render.common.pen import Box, Pen, Point, around, regular
from render.common.tiles import TILES
from render.level_neo import geometry
from render.level_neo.colours import COLOURS

EDGE: Final[Colour] = (15, 14, 30)
CUTS: Final[tuple[tuple[float, Colour], ...]] = (
    (860.0, (21, 20, 42)),
    (600.0, (27, 26, 54)),
    (380.0, (34, 33, 67)),
)  #: the stone: radius and colour of each cut, brighter towards the middle
LINES: Final[Colour] = (66, 65, 112)
FIELD: Final[Colour] = (17, 17, 34)
FACETS: Final = ("yellow", "blue", "red", "green")  #: clockwise from the upper right
CREST: Final = 66.0  #: the radius of the gem
STAGE: Final = 155.0  #: of what a main character stands on


def ground(scale: float) -> Image.Image:
    """The table with its fields, without any card."""
    return TILES.get(("ground", scale), lambda: _ground(scale))


def _ground(scale: float) -> Image.Image:
    pen = Pen(board_layout.WIDE, board_layout.HIGH, scale, EDGE)
    middle = (board_layout.WIDE / 2, board_layout.HIGH / 2)
    for radius, fill in CUTS:
        corners = regular(middle, radius, 4)
        pen.polygon(corners, fill)
        pen.line([*corners, corners[0]], LINES, 2)
    pen.line([(244, middle[1]), (836, middle[1])], LINES, 2)
    for side in (-1, 1):
        for i, colour in enumerate(FACETS[::side]):
            _gem(pen, (middle[0] + side * (108 + i * 44), middle[1]), 11, (colour,) * 4)
    _gem(pen, middle, CREST, FACETS)
    for near in (True, False):
        pen.rounded(geometry.supports(near), 18, fill=FIELD, edge=LINES, thick=2.5)
        frame(pen, geometry.levels(near))
        _stage(pen, geometry.main(near))
    return pen.done()


def _gem(pen: Pen, middle: Point, radius: float, colours: tuple[str, ...]) -> None:
    """A cut stone with four facets around a bright table."""
    pen.polygon(regular(middle, radius * 1.12, 4), INK)
    outer, inner = regular(middle, radius, 4), regular(middle, radius * 0.52, 4)
    for i, colour in enumerate(colours):
        palette = COLOURS[colour].palette
        after = (i + 1) % 4
        pen.polygon([outer[i], outer[after], inner[after], inner[i]], palette.main)
        pen.polygon([middle, inner[i], inner[after]], palette.accent)


def _stage(pen: Pen, middle: Point) -> None:
    """What a main character stands on."""
    edge = mix(GOLD, NIGHT, 0.3)
    pen.ellipse(Box.around(middle, 2 * STAGE, 2 * STAGE), fill=FIELD, edge=edge, thick=4)
    pen.ellipse(Box.around(middle, 2 * STAGE - 22, 2 * STAGE - 22), edge=mix(edge, FIELD, 0.6), thick=2)
    for i, colour in enumerate(FACETS):
        _gem(pen, around(middle, STAGE, i * 90 + 45), 13, (colour,) * 4)
