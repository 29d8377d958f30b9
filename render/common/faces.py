"""Card faces: what every game's cards have on them, and how it is drawn, small on a board and large in a hand.

A game's layout says what stands where (`CardFace`); nothing here knows a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from PIL import Image

from render.common import icons
from render.common.art import NO_ART, Art, Style, paint_art, paint_back
from render.common.colours import DOWN, GOLD, INK, MIST, NIGHT, UP, WHITE, Colour, mix
from render.common.fonts import Weight
from render.common.icons import Icon
from render.common.pen import Box, Pen, regular
from render.common.tiles import TILES

SMALL_WIDE: Final = 126  #: a card on a board, in units of the board
SMALL_HIGH: Final = 176
CARD_WIDE: Final = 250  #: a card in a hand or a grid, in units of the card
CARD_HIGH: Final = 350
FOOT: Final = 122  #: the height of its plate of numbers and kinds
FINEST: Final = 19.0  #: how small names are written on it, in the same units
SMALL_PIP: Final = 17.0  #: how wide a pip is
CARD_PIP: Final = 28.0
SHADE: Final[Colour] = (6, 9, 16)


class Mark(NamedTuple):
    """An icon on a disc of a colour: a trigger, a state."""

    icon: Icon
    colour: Colour


class Figure(NamedTuple):
    """A number beside an icon, or beside a letter on a disc: a shield."""

    icon: Icon | str
    colour: Colour
    number: str


class Pip(NamedTuple):
    """A letter on a small disc of a colour: a part of what a card costs."""

    letter: str
    colour: Colour


class Light(Enum):
    """Whether a card stands out among others."""

    PLAIN = "plain"
    BRIGHT = "bright"  #: it can be played now: a bright frame and a check mark
    DIM = "dim"  #: it cannot, while others can


@dataclass(frozen=True, slots=True)
class CardFace:
    """What is shown of a card. Numbers are as they are now; ``change`` is how far ``power`` is from the printed one.

    Only what a card has is drawn. One without ``power`` and ``second`` has the beginning of its text in their place.
    """

    name: str
    short: str  #: the part of the name that says most, for where the whole one does not fit
    style: Style
    art: Art = NO_ART
    corner: str = ""  #: in the badge at the top left: a grade, a level, a cost
    power: str = ""  #: the number that matters most
    change: int = 0
    second: Figure | None = None  #: the number that comes after it
    mark: Mark | None = None
    star: str = ""  #: a number beside a star, where it is not what it always is
    pips: tuple[Pip, ...] = ()  #: what it costs besides the corner, in colours
    kinds: str = ""  #: "Event", "Knights · Human"
    keywords: str = ""
    text: str = ""


def small(face: CardFace, scale: float, *, rested: bool = False, finest: float = FINEST) -> Image.Image:
    """A card on the board: turned by 90 degrees if it is rested, while what is to be read on it stays upright.

    ``finest`` is how small its name may be written, in units of the card.
    """
    return TILES.get(("small", face, scale, rested, finest), lambda: _small(face, scale, rested, finest))


def card(face: CardFace, scale: float, light: Light = Light.PLAIN, number: str = "", count: str = "") -> Image.Image:
    """A card upright with all its numbers; ``number`` is what it is chosen by, ``count`` how many of it there are."""
    plain = TILES.get(("card", face, scale, number, count), lambda: _card(face, scale, number, count))
    if light is Light.PLAIN:
        return plain
    if light is Light.DIM:
        return _dimmed(plain)
    return Image.alpha_composite(plain, TILES.get(("shine", scale), lambda: _shine(scale)))


def back(wide: float, high: float, scale: float) -> Image.Image:
    """The back of a card."""
    return TILES.get(("back", wide, high, scale), lambda: _back(wide, high, scale))


def shade(face: CardFace) -> Colour:
    """What a name is written on. Nothing of the art shines through: one cannot tell what it is, and it fills files."""
    return mix(face.style.palette.deep, SHADE, 0.8)


def corner_badge(pen: Pen, face: CardFace, middle: tuple[float, float], radius: float) -> None:
    """What stands at a card's top left, in a hexagon of the faction's colours; nothing where nothing stands there."""
    if not face.corner:
        return
    pen.polygon(regular(middle, radius * 1.16, 6), INK)
    pen.polygon(regular(middle, radius, 6), face.style.palette.light)
    pen.polygon(regular(middle, radius * 0.86, 6), face.style.palette.deep)
    pen.text(face.corner, Box.around(middle, radius * 1.7, radius * 1.6), WHITE, size=radius * 1.5, weight=Weight.BOLD)


def _small(face: CardFace, scale: float, rested: bool, finest: float) -> Image.Image:
    art = Pen(SMALL_WIDE, SMALL_HIGH, scale, face.style.palette.deep)
    # What the plates below leave to be seen; turned clockwise, the left side of a card is its upper one.
    upright, across = (80, 64) if face.power else (46, 32)
    seen = Box(0, 0, SMALL_WIDE - across, SMALL_HIGH) if rested else Box(0, 0, SMALL_WIDE, SMALL_HIGH - upright)
    paint_art(art, seen, face.style, face.art)
    wide, high = (SMALL_HIGH, SMALL_WIDE) if rested else (SMALL_WIDE, SMALL_HIGH)
    pen = Pen(wide, high, scale, face.style.palette.deep)
    pen.stamp(art, (0, 0), turned=rested)
    if rested:
        pen.rounded(pen.box, 0, fill=(*INK, 70))
    _plates(pen, face, rested, finest)
    pen.rounded(pen.box, 9, edge=INK, thick=5.5)
    pen.rounded(pen.box.inset(1.5), 9, edge=mix(face.style.palette.accent, INK, 0.3 if rested else 0), thick=3)
    corner_badge(pen, face, (23, 25), 19)
    if face.star:
        _star(pen, face.star, Box(wide - 58, 6, wide - 6, 40))
    elif face.mark:
        icons.badge(pen, face.mark.icon, (wide - 23, 23), 15, face.mark.colour)
    for i, pip in enumerate(face.pips):
        x, y = (58, 19) if rested else (18, 57)
        _pip(pen, pip, (x + i * 21, y), SMALL_PIP)
    pen.clip(10)
    return pen.done()


def _plates(pen: Pen, face: CardFace, rested: bool, finest: float) -> None:
    """Name and power, if it has one; how far the power is from the printed one, beside it or above."""
    wide, high = pen.box.right, pen.box.bottom
    power = Box(0, high - (44 if face.power else 0), wide, high)
    if face.power:
        names = Box(0, power.top - (28 if rested else 42), wide, power.top)
    else:  # its edge lies below the name
        names = Box(0, high - (40 if rested else 52), wide, high)
    pen.rounded(names, 0, fill=shade(face))
    pen.rounded(power, 0, fill=SHADE)
    box = Box(7, names.top + 2, wide - 7, names.bottom - (0 if face.power else 7))
    pen.text(face.name, box, WHITE, size=23, smallest=finest, lines=2, short=face.short)
    if not face.power:
        return
    colour = power_colour(face.change)
    digits = Box(4, power.top - 1, wide - 4, high - 5)
    if not face.change:
        pen.text(face.power, digits, WHITE, size=45, weight=Weight.BOLD)
        return
    tag = (
        Box(wide - 93, power.top + 5, wide - 7, high - 9) if rested else Box.around((wide / 2, names.top - 11), 104, 27)
    )
    if rested:
        digits = Box(5, digits.top, tag.left - 2, digits.bottom)
    pen.text(face.power, digits, colour, size=45, smallest=30, weight=Weight.BOLD)
    pen.rounded(tag, 8, fill=colour)
    icons.draw(pen, Icon.UP if face.change > 0 else Icon.DOWN, (tag.left + 13, tag.middle[1]), 6.5, INK)
    change = f"{face.change:+d}".replace("-", "−")
    pen.text(
        change, Box(tag.left + 21, tag.top, tag.right - 4, tag.bottom), INK, size=26, smallest=17, weight=Weight.BOLD
    )


def _star(pen: Pen, number: str, plate: Box) -> None:
    """A star and a number."""
    high = plate.height
    pen.rounded(plate, 10, fill=INK)
    pen.rounded(plate.inset(2.5), 8, fill=GOLD)
    icons.draw(pen, Icon.STAR, (plate.left + high / 2, plate.middle[1]), high * 0.3, INK)
    digits = Box(plate.left + high * 0.76, plate.top, plate.right - 4, plate.bottom)
    pen.text(number, digits, INK, size=high * 0.91, weight=Weight.BOLD)


def _card(face: CardFace, scale: float, number: str, count: str) -> Image.Image:
    colours = face.style.palette
    pen = Pen(CARD_WIDE, CARD_HIGH, scale, colours.deep)
    foot = Box(0, CARD_HIGH - FOOT, CARD_WIDE, CARD_HIGH)
    paint_art(pen, Box(0, 56, CARD_WIDE, foot.top + 6), face.style, face.art)
    pen.rounded(Box(0, 0, CARD_WIDE, 66), 0, fill=SHADE)
    pen.text(
        face.name,
        Box(66 if face.corner else 18, 9, CARD_WIDE - 14, 65),
        WHITE,
        size=30,
        smallest=17,
        lines=2,
        align="left",
    )
    pen.rounded(foot, 0, fill=SHADE)
    _card_foot(pen, face, foot)
    pen.rounded(pen.box, 16, edge=INK, thick=8)
    pen.rounded(pen.box.inset(2), 15, edge=colours.accent, thick=5)
    corner_badge(pen, face, (35, 37), 27)
    if face.mark:
        icons.badge(pen, face.mark.icon, (CARD_WIDE - 37, 98), 24, face.mark.colour)
    if face.star:
        _star(pen, face.star, Box(14, 76, 90, 120))
    for i, pip in enumerate(face.pips):
        _pip(pen, pip, ((112 if face.star else 30) + i * 34, 90), CARD_PIP)
    _corners(pen, number, count)
    pen.clip(17)
    return pen.done()


def _dimmed(plain: Image.Image) -> Image.Image:
    dark = Image.new("RGBA", plain.size, (*NIGHT, 255))
    dark.putalpha(plain.getchannel("A"))
    return Image.blend(plain, dark, 0.5)


def _shine(scale: float) -> Image.Image:
    """What makes a card stand out: a bright frame and a check mark."""
    pen = Pen(CARD_WIDE, CARD_HIGH, scale)
    pen.rounded(pen.box.inset(2), 15, edge=WHITE, thick=5)
    icons.badge(pen, Icon.CHECK, (CARD_WIDE - 40, CARD_HIGH - FOOT - 30), 26, WHITE)
    return pen.done()


def _pip(pen: Pen, pip: Pip, middle: tuple[float, float], wide: float) -> None:
    pen.ellipse(Box.around(middle, wide + 5, wide + 5), fill=INK)
    pen.ellipse(Box.around(middle, wide, wide), fill=pip.colour)
    pen.text(pip.letter, Box.around(middle, wide - 2, wide - 4), INK, size=wide * 0.9, weight=Weight.BOLD)


def _card_foot(pen: Pen, face: CardFace, foot: Box) -> None:
    left, right = 16, CARD_WIDE - 16
    numbers = Box(left, foot.top + 4, right + 2, foot.top + 62)
    if face.power or face.second:
        _numbers(pen, face, numbers)
    else:
        pen.text(face.text, numbers, WHITE, size=21, smallest=14, lines=3, align="left", weight=Weight.MEDIUM)
    pen.rounded(Box(left, foot.top + 61, right, foot.top + 63), 0, fill=(*face.style.palette.accent, 150))
    kinds, words = Box(left, foot.top + 66, right, foot.top + 90), Box(left, foot.top + 88, right, foot.top + 113)
    pen.text(face.kinds, kinds, MIST, size=21, smallest=14, align="left", weight=Weight.MEDIUM)
    pen.text(face.keywords, words, WHITE, size=21, smallest=14, align="left")


def _numbers(pen: Pen, face: CardFace, box: Box) -> None:
    shown = Box(box.left, box.top, 146, box.bottom)
    pen.text(face.power, shown, power_colour(face.change), size=57, smallest=30, weight=Weight.BOLD, align="left")
    if face.second is not None:
        if isinstance(face.second.icon, Icon):
            icons.draw(pen, face.second.icon, (162, box.top + 29), 14, face.second.colour)
        else:
            _pip(pen, Pip(face.second.icon, face.second.colour), (163, box.top + 29), CARD_PIP)
        digits = Box(180, box.top, box.right, box.bottom)
        pen.text(face.second.number, digits, WHITE, size=35, smallest=20, weight=Weight.BOLD, align="left")


def _corners(pen: Pen, number: str, count: str) -> None:
    """The number that a card is chosen by, and how many of it there are."""
    for words, box, ground in (
        (number, Box(14, 180, 74, 232), WHITE),
        (count, Box(CARD_WIDE - 88, 176, CARD_WIDE - 12, 232), GOLD),
    ):
        if words:
            pen.rounded(box, 14, fill=INK)
            pen.rounded(box.inset(4), 11, fill=ground)
            pen.text(words, box, INK, size=42, weight=Weight.BOLD)


def _back(wide: float, high: float, scale: float) -> Image.Image:
    pen = Pen(wide, high, scale, NIGHT)
    paint_back(pen, pen.box)
    pen.clip(wide * 0.07)
    return pen.done()


def power_colour(change: int) -> Colour:
    """The colour of a power that is so much higher than the printed one, or lower."""
    return UP if change > 0 else DOWN if change < 0 else WHITE
