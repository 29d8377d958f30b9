"""The card of a drive check or damage check, in the place of the turn."""

from __future__ import annotations

from PIL import Image

from render.common import board_layout, icons
from render.common.colours import GOLD, WHITE
from render.common.faces import CardFace, small
from render.common.fonts import Weight
from render.common.panels import PANEL
from render.common.pen import Box, Pen
from render.common.tiles import TILES


def check(card: CardFace, word: str, number: str, scale: float) -> Image.Image:
    """A card that is checked, which check it is, and which of how many."""
    return TILES.get(("check", card, word, number, scale), lambda: _check(card, word, number, scale))


def _check(card: CardFace, word: str, number: str, scale: float) -> Image.Image:
    box = Box(0, 0, board_layout.TURN.width, board_layout.TURN.height)
    pen = Pen(box.width, box.height, scale, PANEL)
    pen.rounded(box, 14, fill=PANEL, edge=GOLD, thick=3)
    side = Box(130, 8, box.width - 6, box.height - 8)
    pen.text(word, Box(side.left, 10, side.right, 66), GOLD, size=28, smallest=22, lines=2, weight=Weight.BOLD)
    if card.mark:
        icons.badge(pen, card.mark.icon, (side.middle[0], 100), 30, card.mark.colour)
    pen.text(number, Box(side.left, 136, side.right, 170), WHITE, size=36, weight=Weight.BOLD)
    pen.clip(14)
    picture = pen.done()
    tile = small(card, scale)
    picture.paste(tile, (0, 0), tile)
    return picture
