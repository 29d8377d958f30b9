"""What is said around the field: the players' lines, the turn, the card of a check, the outcome."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.common import icons
from render.common.art import paint_back
from render.common.colours import GOLD, INK, MIST, NIGHT, SLATE, WHITE, mix
from render.common.faces import Face, small
from render.common.fonts import Weight
from render.common.icons import Icon
from render.common.pen import Box, Pen, Point
from render.common.tiles import TILES
from render.vanguard import geometry
from render.vanguard.ground import PANEL, frame


@dataclass(frozen=True, slots=True)
class Line:
    """What a player's line says; ``turn`` is empty while it is the other's turn."""

    name: str
    turn: str
    deciding: str
    hand: int
    hand_word: str
    near: bool


def line(said: Line, scale: float) -> Image.Image:
    """A player's line at the edge of the board: name, turn, decision, hand."""
    return TILES.get(("line", said, scale), lambda: _line(said, scale))


def turn(number: str, phase: str, step: str, near: bool, scale: float) -> Image.Image:
    """Turn, phase and step, with a point towards the turn player."""
    return TILES.get(("turn", number, phase, step, near, scale), lambda: _turn(number, phase, step, near, scale))


def check(card: Face, word: str, number: str, scale: float) -> Image.Image:
    """The card of a drive check or damage check."""
    return TILES.get(("check", card, word, number, scale), lambda: _check(card, word, number, scale))


def banner(words: str, reason: str, scale: float) -> Image.Image:
    """How the match ended, across the middle of the board."""
    return TILES.get(("banner", words, reason, scale), lambda: _banner(words, reason, scale))


def _line(said: Line, scale: float) -> Image.Image:
    wide, high = geometry.WIDE, geometry.STRIP
    mine = bool(said.turn)
    ground = mix(NIGHT, SLATE, 0.9) if mine else mix(INK, NIGHT, 0.7)
    pen = Pen(wide, high, scale, ground)
    inner_edge = Box(0, 0, wide, 3) if said.near else Box(0, high - 3, wide, high)
    pen.rounded(inner_edge, 0, fill=GOLD if mine else SLATE)
    middle = high / 2
    x = 18.0
    if mine:
        pen.rounded(Box(x, 11, x + 128, high - 11), 10, fill=GOLD)
        icons.draw(pen, Icon.DOWN if said.near else Icon.UP, (x + 22, middle), 9, INK)
        pen.text(said.turn, Box(x + 36, 11, x + 122, high - 11), INK, size=29, weight=Weight.BOLD)
        x += 144
    pen.text(said.name, Box(x, 0, 560, high), WHITE, size=40, smallest=26, weight=Weight.BOLD, align="left")
    if said.deciding:
        pill = Box(572, 10, 752, high - 10)
        pen.rounded(pill, 22, fill=WHITE)
        icons.draw(pen, Icon.HOURGLASS, (pill.left + 26, middle), 13, INK)
        pen.text(
            said.deciding, Box(pill.left + 46, pill.top, pill.right - 14, pill.bottom), INK, size=29, weight=Weight.BOLD
        )
    _hand(pen, said)
    return pen.done()


def _hand(pen: Pen, said: Line) -> None:
    """The backs of a hand, closer together the more they are, and their number."""
    right, middle = pen.box.right, pen.box.middle[1]
    pen.text(str(said.hand), Box(right - 62, 0, right - 8, pen.box.bottom), WHITE, size=44, weight=Weight.BOLD)
    room, wide, high = 150.0, 32.0, 45.0
    step = min(26.0, (room - wide) / max(1, said.hand - 1))
    for i in range(said.hand):
        x = right - 72 - room + (room - wide) - i * step
        paint_back(pen, Box(x, middle - high / 2, x + wide, middle + high / 2))
    left = right - 72 - wide - step * max(0, said.hand - 1)
    pen.text(said.hand_word, Box(left - 84, 0, left - 10, pen.box.bottom), MIST, size=27, align="right")


def _turn(number: str, phase: str, step: str, near: bool, scale: float) -> Image.Image:
    box = Box(0, 0, geometry.TURN.width, geometry.TURN.height)
    pen = Pen(box.width, box.height, scale, PANEL)
    frame(pen, box)
    top = 10 if near else 38
    if number:
        edge = Box(12, box.height - 13, box.width - 12, box.height - 7) if near else Box(12, 7, box.width - 12, 13)
        pen.rounded(edge, 3, fill=GOLD)
        middle: Point = (box.width / 2, edge.middle[1] + (-14 if near else 14))
        icons.draw(pen, Icon.DOWN if near else Icon.UP, middle, 11, GOLD)
        pen.text(number, Box(12, top, box.width - 12, top + 50), GOLD, size=46, weight=Weight.BOLD)
    words = Box(12, top + 52, box.width - 12, top + 90) if number else box.inset(12)
    pen.text(phase, words, WHITE, size=36, smallest=24, weight=Weight.BOLD)
    pen.text(step, Box(12, top + 92, box.width - 12, top + 124), MIST, size=29, smallest=20)
    pen.clip(14)
    return pen.done()


def _check(card: Face, word: str, number: str, scale: float) -> Image.Image:
    box = Box(0, 0, geometry.TURN.width, geometry.TURN.height)
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


def _banner(words: str, reason: str, scale: float) -> Image.Image:
    box = geometry.BANNER
    pen = Pen(box.width, box.height, scale, INK)
    pen.rounded(pen.box, 24, fill=INK, edge=GOLD, thick=5)
    middle = box.width / 2
    icons.draw(pen, Icon.CROWN, (middle, 42), 26, GOLD)
    pen.text(words, Box(40, 64, box.width - 40, 132), WHITE, size=68, smallest=34, weight=Weight.BOLD)
    pen.text(reason, Box(40, 130, box.width - 40, 166), MIST, size=31, smallest=22)
    pen.clip(24)
    return pen.done()
