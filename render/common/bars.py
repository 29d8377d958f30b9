"""Bars: cards of a row that is read from top to bottom, each as the edge of a card that lies across."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.common import icons
from render.common.art import paint_back
from render.common.colours import INK, MIST, SLATE, STEEL, WHITE, Colour, mix
from render.common.faces import CardFace, corner_badge
from render.common.fonts import Weight
from render.common.panels import PANEL
from render.common.pen import Box, Pen
from render.common.tiles import TILES

EMPTY: Final = mix(PANEL, INK, 0.4)


def slot(words: str, colour: Colour, wide: float, high: float, scale: float) -> Image.Image:
    """A place for a card that is not there yet."""

    def draw() -> Image.Image:
        pen = Pen(wide, high, scale, EMPTY)
        pen.rounded(pen.box, 8, edge=SLATE, thick=2)
        pen.text(words, pen.box, colour, size=26, weight=Weight.BOLD)
        pen.clip(8)
        return pen.done()

    return TILES.get(("slot", words, colour, wide, high, scale), draw)


def bar(
    shown: CardFace | None, face_down: bool, wide: float, high: float, scale: float, *, edge: Colour | None = None
) -> Image.Image:
    """A card, hatched and dim if it lies face down; without ``shown`` nobody knows what it is.

    ``edge`` makes one that lies face up stand out.
    """
    if shown is None or face_down:
        name, short = (shown.name, shown.short) if shown is not None else ("", "")
        return TILES.get(("bar", name, wide, high, scale), lambda: _bar_down(name, short, wide, high, scale))
    return TILES.get(("bar", shown, wide, high, scale, edge), lambda: _bar_up(shown, wide, high, scale, edge))


def _bar_down(name: str, short: str, wide: float, high: float, scale: float) -> Image.Image:
    pen = Pen(wide, high, scale, INK)
    for i in range(int(wide / 14) + 3):
        x = i * 14 - high / 2
        pen.line([(x, high), (x + high / 2, 0)], SLATE, 3)
    pen.rounded(pen.box, 8, edge=STEEL, thick=2.5)
    paint_back(pen, Box(8, 6, 34, high - 6))
    plate = Box(38, 8, wide - 8, high - 8)
    pen.rounded(plate, 6, fill=(*INK, 220))
    pen.text(name, plate.inset(3), MIST, size=22, smallest=18, weight=Weight.MEDIUM, short=short, align="left")
    pen.clip(8)
    return pen.done()


def _bar_up(shown: CardFace, wide: float, high: float, scale: float, edge: Colour | None) -> Image.Image:
    colours = shown.style.palette
    pen = Pen(wide, high, scale, mix(colours.main, colours.deep, 0.35))
    pen.rounded(pen.box, 8, edge=edge or colours.accent, thick=6 if edge else 3)
    corner_badge(pen, shown, (22, high / 2), 15)
    if shown.mark:
        icons.badge(pen, shown.mark.icon, (wide - 21, high / 2), 13, shown.mark.colour)
    words = Box(42 if shown.corner else 10, 0, wide - (38 if shown.mark else 8), high)
    pen.text(shown.name, words, WHITE, size=24, smallest=19, short=shown.short, align="left")
    pen.clip(8)
    return pen.done()
