"""Strips: a hand, or what may be chosen, in rows over the whole width, with as much of the texts as there is room for.

They are low, so that on a phone a board stands above them and a question below.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from PIL import Image

from render.common import icons
from render.common.art import paint_art, paint_back
from render.common.colours import GOLD, INK, MIST, NIGHT, WHITE, mix
from render.common.faces import SHADE, CardFace, Light, corner_badge, power_colour
from render.common.fonts import Weight, clean, width
from render.common.icons import Icon
from render.common.pen import SHARP, Box, Pen
from render.common.pictures import Picture, Size, Stage, filename
from render.common.sheets import SheetCard
from render.common.tiles import STRIPS

WIDE: Final = 1080
GAP: Final = 6
EDGE: Final = 6
COLUMNS: Final = 2
MANY: Final = 24  #: more cards than these stand in three columns
SMALL: Final = 24.0  #: how small its name is written on one line
NAME: Final = 44  #: the height of a strip's first row: its name and its numbers
LINE: Final = 29  #: the height of a line of its text
MOST_LINES: Final = 5
LOW: Final = 166  #: about how high all strips are where a board and a question stand beside them
HIGH: Final = 420  #: and elsewhere
EMPTY: Final = 64
_NUMBERED: Final = 92  # where the number ends that a card is chosen by


@dataclass(frozen=True, slots=True)
class Strips:
    """Cards in strips before they are drawn: two that are equal are the same picture. ``empty`` stands for no cards."""

    entries: tuple[SheetCard, ...]
    empty: str
    size: Size
    name: str
    alt: str
    colours: bytes
    is_low: bool = True

    @property
    def filename(self) -> str:
        """What the picture's file is called."""
        return filename(self.name)

    def draw(self) -> Picture:
        """The picture."""
        return self.compose().finish(self.name, self.alt, self.colours)

    def compose(self) -> Stage:
        """The strips, as high as their number allows, before they are encoded."""
        scale = self.size.width / WIDE
        columns = min(len(self.entries), COLUMNS if len(self.entries) <= MANY else COLUMNS + 1)
        if not columns:
            pen = Pen(WIDE, EMPTY, scale, NIGHT, sharp=1)
            pen.text(self.empty, pen.box, MIST, size=34)
            return Stage(pen.done(), scale)
        rows = ceil(len(self.entries) / columns)
        lines = min(MOST_LINES, max(0, int(((LOW if self.is_low else HIGH) / rows - NAME - GAP) // LINE)))
        wide, high = (WIDE - 2 * EDGE - GAP * (columns - 1)) / columns, float(NAME + lines * LINE + (6 if lines else 0))
        stage = Stage(Pen(WIDE, 2 * EDGE + rows * (high + GAP) - GAP, scale, NIGHT, sharp=1).done(), scale)
        for number, entry in enumerate(self.entries):
            row, column = divmod(number, columns)
            at = (EDGE + column * (wide + GAP), EDGE + row * (high + GAP))
            stage.put(_strip(entry, wide, high, lines, scale), at)
        return stage


def _strip(entry: SheetCard, wide: float, high: float, lines: int, scale: float) -> Image.Image:
    """A strip, drawn once: from one picture of a hand to the next, most of its cards are the same."""
    if entry.face is not None and entry.light is Light.DIM:
        return _dimmed(_strip(replace(entry, light=Light.PLAIN), wide, high, lines, scale))
    key = ("strip", entry, wide, high, lines, scale)
    return STRIPS.get(key, lambda: _draw(entry, wide, high, lines, scale))


def _draw(entry: SheetCard, wide: float, high: float, lines: int, scale: float) -> Image.Image:
    face = entry.face
    if face is None:
        return _back(entry, wide, high, scale)
    pen = Pen(wide, high, scale, mix(SHADE, face.style.palette.deep, 0.35))
    art = Box(0, 0, min(high, 96.0), high)
    pen.paste(_art(face, art, scale), art)
    corner_badge(pen, face, (24, 23), 19)
    left = max(art.right, _NUMBERED if entry.number else 0) + 12
    right = _numbers(pen, entry, face, wide - 12)
    _name(pen, face, Box(left, 0, right - 8, NAME))
    if lines:
        said = " · ".join(filter(None, (face.keywords, face.text))) or face.kinds
        words = Box(left, NAME - 4, wide - 10, high - 2)
        pen.text(said, words, MIST, size=28, smallest=26, lines=lines, align="left", weight=Weight.MEDIUM, at_top=True)
    bright = entry.light is Light.BRIGHT
    pen.rounded(pen.box, 10, edge=WHITE if bright else face.style.palette.accent, thick=5 if bright else 3)
    _corner(pen, entry, high)
    pen.clip(10)
    return pen.done()


def _name(pen: Pen, face: CardFace, box: Box) -> None:
    """The name, or what says most of it, on a line; where neither has room, the whole name in small letters on two."""
    has_room = any(
        width(clean(name), Weight.SEMIBOLD, round(SMALL * pen.scale)) <= box.width * pen.scale
        for name in (face.name, face.short)
    )
    if has_room:
        pen.text(face.name, box, WHITE, size=33, smallest=SMALL, align="left", short=face.short)
    else:
        two = Box(box.left, box.top + 3, box.right, box.bottom)
        pen.text(face.name, two, WHITE, size=19, smallest=17, lines=2, align="left", short=face.short)


def _art(face: CardFace, box: Box, scale: float) -> Image.Image:
    """A card's art, as large as shapes are drawn: painted once for all strips of the card, whatever else is on them."""

    def draw() -> Image.Image:
        pen = Pen(box.width, box.height, scale * SHARP, face.style.palette.deep, sharp=1)
        paint_art(pen, box, face.style, face.art)
        return pen.done()

    return STRIPS.get(("art", face.style, face.art, box, scale), draw)


def _dimmed(plain: Image.Image) -> Image.Image:
    dark = Image.new("RGBA", plain.size, (*NIGHT, 255))
    dark.putalpha(plain.getchannel("A"))
    return Image.blend(plain, dark, 0.45)


def _numbers(pen: Pen, entry: SheetCard, face: CardFace, right: float) -> float:
    """The numbers at the right end of the first row; where what is left of them ends."""
    if entry.light is Light.BRIGHT:
        icons.badge(pen, Icon.CHECK, (right - 13, NAME / 2), 13, WHITE)
        right -= 36
    if entry.count:
        pen.rounded(Box(right - 44, 8, right, NAME - 8), 8, fill=GOLD)
        pen.text(entry.count, Box(right - 44, 8, right, NAME - 8), INK, size=28, weight=Weight.BOLD)
        right -= 52
    if face.mark:
        icons.badge(pen, face.mark.icon, (right - 14, NAME / 2), 14, face.mark.colour)
        right -= 36
    if face.second is not None:
        wide = 15.0 * len(face.second.number) + 4
        pen.text(face.second.number, Box(right - wide, 0, right, NAME), WHITE, size=31, align="right")
        right -= wide + 4
        if isinstance(face.second.icon, Icon):
            icons.draw(pen, face.second.icon, (right - 12, NAME / 2), 12, face.second.colour)
        else:
            pen.text(face.second.icon, Box(right - 24, 0, right, NAME), face.second.colour, size=28)
        right -= 34
    if face.power:
        wide = 17.0 * len(face.power) + 4
        colour = power_colour(face.change)
        pen.text(face.power, Box(right - wide, 0, right, NAME), colour, size=37, weight=Weight.BOLD, align="right")
        right -= wide
        if face.change:
            icons.draw(pen, Icon.UP if face.change > 0 else Icon.DOWN, (right - 10, NAME / 2), 8, colour)
            right -= 22
    for pip in reversed(face.pips):
        pen.ellipse(Box.around((right - 14, NAME / 2), 24, 24), fill=pip.colour)
        pen.text(pip.letter, Box.around((right - 14, NAME / 2), 22, 20), INK, size=21, weight=Weight.BOLD)
        right -= 28
    return right


def _corner(pen: Pen, entry: SheetCard, high: float) -> None:
    """The number that a card is chosen by."""
    if entry.number:
        box = Box(46, high / 2 - 20, _NUMBERED, high / 2 + 20)
        pen.rounded(box, 10, fill=INK)
        pen.rounded(box.inset(3), 8, fill=WHITE)
        pen.text(entry.number, box, INK, size=32, weight=Weight.BOLD)


def _back(entry: SheetCard, wide: float, high: float, scale: float) -> Image.Image:
    pen = Pen(wide, high, scale, NIGHT)
    paint_back(pen, Box(0, 0, min(high, 96.0), high))
    _corner(pen, entry, high)
    pen.rounded(pen.box, 10, edge=MIST, thick=3)
    pen.clip(10)
    return pen.done()
