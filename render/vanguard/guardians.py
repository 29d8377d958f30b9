"""A guardian: a card that lies across, with its shield before all."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.common import icons
from render.common.art import paint_art
from render.common.colours import GUARD, INK, WHITE, mix
from render.common.faces import SHADE, CardFace, corner_badge
from render.common.fonts import Weight
from render.common.icons import Icon
from render.common.pen import Box, Pen
from render.common.tiles import TILES

TALL: Final = 110  #: from this height on, a guardian has its art above its name


def guardian(face: CardFace, wide: float, high: float, scale: float) -> Image.Image:
    """A guardian of this size."""
    return TILES.get(("guardian", face, wide, high, scale), lambda: _draw(face, wide, high, scale))


def _draw(face: CardFace, wide: float, high: float, scale: float) -> Image.Image:
    """In one row, art above name above shield, as on a rested unit; in two rows, art beside the shield."""
    colours = face.style.palette
    tall = high >= TALL
    names = Box(0, high - 74, wide, high - 44) if tall else Box(0, 0, wide, min(32.0, high * 0.42))
    art = Box(0, 0, wide, names.top) if tall else Box(0, names.bottom, min(high - names.bottom, wide - 118), high)
    number = Box(12, names.bottom, wide - 12, high - 4) if tall else Box(art.right, names.bottom, wide - 7, high - 2)
    pen = Pen(wide, high, scale, SHADE)
    if art.width > 0:
        turned = Pen(art.height, art.width, scale, colours.deep)
        paint_art(turned, turned.box, face.style, face.art)
        pen.stamp(turned, (art.left, art.top), turned=True)
    pen.rounded(names, 0, fill=mix(colours.main, colours.deep, 0.6))
    pen.text(
        face.name, Box(8, names.top + 1, wide - 8, names.bottom + 1), WHITE, size=25, smallest=19, short=face.short
    )
    icons.draw(pen, Icon.SHIELD, (number.left + 19, number.middle[1]), 14, GUARD)
    digits = Box(number.left + 34, number.top, number.right, number.bottom)
    pen.text(
        face.second.number if face.second is not None else "0",
        digits,
        WHITE,
        size=45 if tall else 41,
        smallest=20,
        weight=Weight.BOLD,
    )
    pen.rounded(pen.box, 9, edge=INK, thick=5)
    pen.rounded(pen.box.inset(1.5), 9, edge=colours.accent, thick=3)
    if tall:
        corner_badge(pen, face, (23, 25), 19)
    pen.clip(10)
    return pen.done()
