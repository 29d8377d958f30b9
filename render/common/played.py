"""A card while it is being played: who plays it, what it says."""

from __future__ import annotations

from PIL import Image

from render.common import board_layout
from render.common.colours import INK, MIST, SLATE, WHITE, mix
from render.common.faces import SMALL_HIGH, SMALL_WIDE, CardFace, small
from render.common.fonts import Weight
from render.common.panels import PANEL
from render.common.pen import Box, Pen
from render.common.tiles import TILES


def played(card: CardFace, title: str, scale: float) -> Image.Image:
    """The card with its text beside it, across the band between the fields."""
    return TILES.get(("played", card, title, scale), lambda: _played(card, title, scale))


def _played(card: CardFace, title: str, scale: float) -> Image.Image:
    colours = card.style.palette
    wide, high = board_layout.BAND.width, board_layout.BAND.height
    pen = Pen(wide, high, scale, PANEL)
    pen.rounded(pen.box, 14, fill=mix(INK, colours.deep, 0.5), edge=colours.accent, thick=3)
    size = (high - 20) / SMALL_HIGH
    left, right = 10 + SMALL_WIDE * size + 14, wide - 12
    pen.text(title, Box(left, 8, right, 32), MIST, size=23, smallest=17, align="left")
    pen.text(card.name, Box(left, 30, right, 66), WHITE, size=34, smallest=20, weight=Weight.BOLD, align="left")
    pen.rounded(Box(left, 68, right, 70), 0, fill=SLATE)
    words = Box(left, 76, right, high - 8)
    pen.text(card.text, words, WHITE, size=26, smallest=15, lines=5, align="left", weight=Weight.MEDIUM, at_top=True)
    pen.clip(14)
    picture = pen.done()
    tile = small(card, scale * size)
    picture.paste(tile, (round(10 * scale), round(10 * scale)), tile)
    return picture
