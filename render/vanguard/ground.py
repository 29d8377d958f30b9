"""The table under a board of Vanguard: drawn once for a size.

Its colours are few and flat, well apart from each other, so that nothing of it is lost among the 256 of a picture.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.common import board_layout, icons
from render.common.colours import GOLD, NIGHT, STEEL, UP, Colour, mix
from render.common.icons import Icon
from render.common.panels import frame
from render.common.pen import Box, Pen, Point, around, regular, star
from render.common.tiles import TILES
from render.vanguard import geometry
from render.vanguard.geometry import CIRCLES, Field

RADIUS: Final = 96.0
EDGE: Final[Colour] = (12, 19, 33)
CLOTH: Final[tuple[Colour, ...]] = (
    (16, 26, 44),
    (20, 33, 55),
    (25, 41, 67),
    (30, 49, 79),
)  #: brighter towards the middle
WELL: Final[Colour] = (12, 19, 32)  #: within a circle
FIGURE: Final[Colour] = (22, 34, 55)
LINES: Final[Colour] = (52, 75, 112)


def ground(scale: float, field: Field, near_seat: int) -> Image.Image:
    """The table with its circles, without any card."""
    gained = field.gained if near_seat == 0 else field.gained[::-1]
    key = ("vanguard ground", gained, scale)
    return TILES.get(key, lambda: _ground(scale, Field(gained)))


def _ground(scale: float, field: Field) -> Image.Image:
    """``field`` is seen from seat 0's side."""
    pen = Pen(board_layout.WIDE, board_layout.HIGH, scale, EDGE)
    middle = (board_layout.WIDE / 2, board_layout.HIGH / 2)
    for radius, colour in zip((640, 500, 330, 170), CLOTH, strict=True):
        pen.ellipse(Box.around(middle, 2 * radius, 2 * radius), fill=colour)
    _seal(pen, middle)
    for near in (True, False):
        seat = 0 if near else 1
        for place in field.circles(seat):
            _circle(pen, field.circle(place, seat, near=near), RADIUS * field.size, place)
        frame(pen, geometry.damage(near))
        frame(pen, geometry.piles(near))
    band = board_layout.BAND
    pen.rounded(Box(band.left - 8, band.top - 4, band.right + 8, band.bottom + 4), 26, edge=LINES, thick=2.5)
    icons.draw(pen, Icon.SHIELD, middle, 56, LINES)
    icons.draw(pen, Icon.SHIELD, middle, 49, CLOTH[-1])
    return pen.done()


def _seal(pen: Pen, middle: Point) -> None:
    """A figure on the cloth, in the middle: rings, squares, marks around."""
    for radius in (500, 486, 330):
        pen.ellipse(Box.around(middle, 2 * radius, 2 * radius), edge=LINES, thick=2)
    for turned in (0.0, 45.0):
        corners = regular(middle, 486, 4, turned)
        pen.line([*corners, corners[0]], LINES, 2)
    for i in range(48):
        long = 22 if i % 4 == 0 else 10
        pen.line([around(middle, 500, i * 7.5), around(middle, 500 + long, i * 7.5)], LINES, 2)


def _circle(pen: Pen, middle: Point, radius: float, place: str) -> None:
    vanguard, accel = place == "V", place not in CIRCLES
    edge = mix(GOLD, NIGHT, 0.25) if vanguard else mix(UP, NIGHT, 0.25) if accel else STEEL
    pen.ellipse(Box.around(middle, 2 * radius, 2 * radius), fill=WELL, edge=edge, thick=4 if vanguard or accel else 3)
    pen.ellipse(Box.around(middle, 2 * radius - 18, 2 * radius - 18), edge=mix(edge, WELL, 0.65), thick=2)
    if vanguard:
        pen.polygon(star(middle, radius - 16, 0.42, 4), mix(edge, WELL, 0.75))
        for i in range(4):
            pen.polygon(regular(around(middle, radius, i * 90 + 45), 9, 4), edge)
    else:
        pen.polygon(regular(middle, radius * 0.69, 4), FIGURE)
