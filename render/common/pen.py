"""The pen: shapes and text in units of a design, drawn several times too large and reduced, so that edges are smooth.

One unit of a design is ``scale`` pixels. Shapes are drawn at once, on top of each other; text is written at the end, at
the final size, where letters are sharpest.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.common.colours import Colour
from render.common.fitting import LINE_HEIGHT, fit
from render.common.fonts import Weight, letters, width

SHARP: Final = 2  #: how many times too large shapes are drawn
_STEPS: Final = [
    round(v / 255 * 11) * 255 // 11 for v in range(256)
]  #: light goes in steps, like cut paper, and packs well
CAP: Final = 0.70  #: the height of capital letters and digits of Barlow Condensed, of the font's size

_LIGHT: Final = Image.radial_gradient("L").point([round(max(0.0, 1 - v / 181) ** 1.6 * 255) for v in range(256)])

Paint = Colour | tuple[int, int, int, int]
Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle in units: left, top, right, bottom."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """Units from left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Units from top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        """The point in the middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def inset(self, by: float) -> Box:
        """The rectangle with so much taken off each side."""
        return Box(self.left + by, self.top + by, self.right - by, self.bottom - by)

    @staticmethod
    def around(middle: Point, wide: float, high: float) -> Box:
        """A rectangle by its middle and its sides."""
        x, y = middle
        return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


class _Text(NamedTuple):
    lines: tuple[str, ...]
    weight: Weight
    size: int
    box: Box
    colour: Colour
    align: str
    at_top: bool


class Pen:
    """A drawing in units. On a ``ground`` colour paint blends; without one it covers what is under it, on nothing."""

    def __init__(
        self, wide: float, high: float, scale: float, ground: Colour | None = None, sharp: int = SHARP
    ) -> None:
        self.box = Box(0, 0, wide, high)
        self.scale = scale
        self.size = (max(1, round(wide * scale)), max(1, round(high * scale)))
        self._sharp = sharp
        self._factor = scale * sharp
        large = (self.size[0] * sharp, self.size[1] * sharp)
        self._image = Image.new("RGBA", large, (0, 0, 0, 0)) if ground is None else Image.new("RGB", large, ground)
        self._draw = ImageDraw.Draw(self._image, "RGBA")
        self._mask: Image.Image | None = None
        self._texts: list[_Text] = []

    def polygon(self, points: Sequence[Point], fill: Paint) -> None:
        """A filled polygon."""
        self._draw.polygon([self._at(point) for point in points], fill=fill)

    def rounded(
        self, box: Box, radius: float, fill: Paint | None = None, edge: Paint | None = None, thick: float = 0
    ) -> None:
        """A rectangle with round corners and, inside its border, an edge."""
        self._draw.rounded_rectangle(
            self._span(box), radius * self._factor, fill=fill, outline=edge, width=round(thick * self._factor)
        )

    def ellipse(self, box: Box, fill: Paint | None = None, edge: Paint | None = None, thick: float = 0) -> None:
        """An ellipse and, inside its border, an edge."""
        self._draw.ellipse(self._span(box), fill=fill, outline=edge, width=round(thick * self._factor))

    def arc(self, box: Box, start: float, end: float, paint: Paint, thick: float) -> None:
        """A part of an ellipse's edge, in degrees clockwise from three o'clock."""
        self._draw.arc(self._span(box), start, end, fill=paint, width=round(thick * self._factor))

    def line(self, points: Sequence[Point], paint: Paint, thick: float) -> None:
        """A line through points."""
        self._draw.line(
            [self._at(point) for point in points], fill=paint, width=max(1, round(thick * self._factor)), joint="curve"
        )

    def gradient(self, box: Box, top: Colour, bottom: Colour) -> None:
        """A rectangle that goes from one colour to another, downwards."""
        left, upper, right, lower = (round(side) for side in self._span(box))
        mask = Image.linear_gradient("L").resize((right - left, lower - upper)).point(_STEPS)
        self._image.paste(top, (left, upper, right, lower))
        self._image.paste(bottom, (left, upper), mask)

    def glow(self, middle: Point, radius: float, colour: Colour, strength: float = 1.0) -> None:
        """Light around a point, fading to nothing at ``radius``."""
        x, y = self._at(middle)
        reach = radius * self._factor
        left, top = max(0, round(x - reach)), max(0, round(y - reach))
        right, bottom = min(self._image.width, round(x + reach)), min(self._image.height, round(y + reach))
        # Only the part of the light that falls on the drawing is made large.
        grain = _LIGHT.width / (2 * reach)
        across = ((left - x + reach) * grain, (right - x + reach) * grain)
        down = ((top - y + reach) * grain, (bottom - y + reach) * grain)
        part = (max(0.0, across[0]), max(0.0, down[0]), min(across[1], _LIGHT.width), min(down[1], _LIGHT.height))
        light = _LIGHT.resize((right - left, bottom - top), Image.Resampling.BILINEAR, part)
        self._image.paste(colour, (left, top), light.point([round(v * strength) for v in _STEPS]))

    def stamp(self, other: Pen, at: Point, *, turned: bool = False, radius: float = 0) -> None:
        """The shapes of another drawing of the same scale and ground, by its top left corner.

        ``turned`` turns them clockwise by 90 degrees, ``radius`` cuts the corners round.
        """
        image = other._image.transpose(Image.Transpose.ROTATE_270) if turned else other._image
        mask = Image.new("L", image.size, 0)
        box = (0, 0, image.width - 1, image.height - 1)
        ImageDraw.Draw(mask).rounded_rectangle(box, radius * self._factor, fill=255)
        x, y = self._at(at)
        self._image.paste(image, (round(x), round(y)), mask)

    def pixels(self, box: Box) -> tuple[int, int]:
        """How many pixels a picture needs to fill a box."""
        left, top, right, bottom = (round(side * self._factor) for side in box)
        return max(1, right - left), max(1, bottom - top)

    def paste(self, picture: Image.Image, box: Box) -> None:
        """A picture of as many pixels as fill a box."""
        self._image.paste(picture, (round(box.left * self._factor), round(box.top * self._factor)))

    def clip(self, radius: float) -> None:
        """Cut the drawing's corners round."""
        self._mask = Image.new("L", self._image.size, 0)
        ImageDraw.Draw(self._mask).rounded_rectangle(self._span(self.box), radius * self._factor, fill=255)

    def text(
        self,
        words: str,
        box: Box,
        colour: Colour,
        *,
        size: float,
        smallest: float | None = None,
        weight: Weight = Weight.SEMIBOLD,
        lines: int = 1,
        align: str = "center",
        short: str = "",
        at_top: bool = False,
    ) -> None:
        """Text in a box, in its vertical middle or at its top, or the ``short`` one where it would have to be cut.

        ``align`` is "left", "center" or "right".
        """
        pixels = (round(box.width * self.scale), round(box.height * self.scale))
        largest = max(6, round(size * self.scale))
        least = max(6, round((smallest if smallest is not None else size * 0.6) * self.scale))
        fitted = fit(words, weight, pixels, (largest, min(least, largest)), lines)
        if short and fitted.cut:
            fitted = fit(short, weight, pixels, (largest, min(least, largest)), lines)
        self._texts.append(_Text(fitted.lines, weight, fitted.size, box, colour, align, at_top))

    def done(self) -> Image.Image:
        """The drawing in pixels."""
        image = self._image.reduce(self._sharp) if self._sharp > 1 else self._image
        draw = ImageDraw.Draw(image)
        for text in self._texts:
            self._write(draw, text)
        if self._mask is not None:
            image.putalpha(self._mask.reduce(self._sharp) if self._sharp > 1 else self._mask)
        return image

    def _write(self, draw: ImageDraw.ImageDraw, text: _Text) -> None:
        step = text.size * LINE_HEIGHT
        _, middle = text.box.middle
        # Capitals stand in the vertical middle; the baseline of the last line is half a capital below it.
        base = middle * self.scale + text.size * CAP / 2 - step * (len(text.lines) - 1) / 2
        if text.at_top:
            base = text.box.top * self.scale + text.size * (CAP + LINE_HEIGHT) / 2
        for line in text.lines:
            wide = width(line, text.weight, text.size)
            room = text.box.width * self.scale - wide
            x = text.box.left * self.scale + {"left": 0.0, "center": room / 2, "right": room}[text.align]
            for written in letters(line, text.weight, text.size):
                left, top = written.at
                draw.bitmap((round(x) + left, round(base) + top), written.mask, text.colour)
                x += written.advance
            base += step

    def _at(self, point: Point) -> Point:
        return point[0] * self._factor, point[1] * self._factor

    def _span(self, box: Box) -> tuple[float, float, float, float]:
        # The right and bottom pixels that Pillow is given still belong to a shape.
        left, top, right, bottom = (side * self._factor for side in box)
        return left, top, max(left, right - 1), max(top, bottom - 1)


def around(middle: Point, radius: float, degrees: float) -> Point:
    """The point at a distance from the middle, in degrees clockwise from twelve o'clock."""
    angle = degrees * pi / 180
    return middle[0] + radius * sin(angle), middle[1] - radius * cos(angle)


def star(middle: Point, radius: float, inner: float, points: int, turned: float = 0.0) -> list[Point]:
    """The corners of a star; ``inner`` is the radius of its dents as a share of the other one."""
    step = 180 / points
    return [around(middle, radius * (1 if i % 2 == 0 else inner), turned + i * step) for i in range(2 * points)]


def regular(middle: Point, radius: float, sides: int, turned: float = 0.0) -> list[Point]:
    """The corners of a regular polygon, the first one at twelve o'clock unless turned."""
    return [around(middle, radius, turned + 360 / sides * i) for i in range(sides)]
