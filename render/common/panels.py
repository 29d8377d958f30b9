"""What is said around every field: the players' lines, the turn, the sides of a battle compared, the outcome."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.common import board_layout, icons
from render.common.art import paint_back
from render.common.colours import ATTACK, GOLD, GUARD, INK, MIST, NIGHT, SLATE, WHITE, Colour, mix
from render.common.fonts import Weight, clean, width
from render.common.icons import Icon
from render.common.pen import Box, Pen, Point
from render.common.pictures import Stage
from render.common.tiles import TILES

PANEL: Final = mix(NIGHT, SLATE, 0.45)
EDGE: Final = mix(SLATE, WHITE, 0.15)
PILL: Final = 128.0  #: how wide the pill of a turn is
HAND: Final = 306.0  #: how wide the hand on a player's line is
SMALL_NAME: Final = 26.0  #: a player's name that does not fit on its line in letters as small has two of them
LINE_EDGE: Final = 3.0  #: the thickness of a line's edge towards the field


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """What a player's line says; without ``turn`` there is no pill, and in the player's own turn it is bright."""

    name: str
    turn: str
    own_turn: bool
    deciding: str
    hand: int
    hand_word: str
    near: bool
    pill: float = PILL


def frame(pen: Pen, box: Box) -> None:
    """A plate for what lies or is said beside the field."""
    pen.rounded(box, 14, fill=PANEL, edge=EDGE, thick=2.5)


def line(said: PlayerLine, scale: float) -> Image.Image:
    """A player's line at the edge of the board: name, turn, decision, hand.

    Its parts are drawn once and serve all matches; the whole is as wide as a board, and of use to one match alone.
    """
    wide, high = board_layout.WIDE, board_layout.STRIP
    ground = _ground(said.own_turn)
    pen = Pen(wide, high, scale, ground, sharp=1)
    inner_edge = Box(0, 0, wide, LINE_EDGE) if said.near else Box(0, high - LINE_EDGE, wide, high)
    pen.rounded(inner_edge, 0, fill=GOLD if said.own_turn else SLATE)
    left = 18.0 + (said.pill + 16 if said.turn else 0)
    name = Box(left, 2, 560 if said.deciding else wide - HAND, high - 2)
    is_long = width(clean(said.name), Weight.BOLD, round(SMALL_NAME * scale)) > name.width * scale
    largest, lines = (SMALL_NAME, 2) if is_long else (40.0, 1)
    pen.text(said.name, name, WHITE, size=largest, smallest=SMALL_NAME, lines=lines, weight=Weight.BOLD, align="left")
    stage = Stage(pen.done(), scale)
    if said.turn:
        stage.put(_drawn(_pill, said.turn, said.own_turn, said.near, said.pill, scale), (18, 11))
    if said.deciding:
        stage.put(_drawn(_deciding, said.deciding, ground, scale), (572, 10))
    stage.put(_drawn(_hand, said.hand, said.hand_word, ground, scale), (wide - HAND, LINE_EDGE + 1))
    return stage.image


def turn(number: str, phase: str, step: str, near: bool, scale: float) -> Image.Image:
    """Turn, phase and step, with a point towards the turn player."""
    return _drawn(_turn, number, phase, step, near, scale)


def comparison(attack: str, defence: str, word: str, colour: Colour, near_attacks: bool, scale: float) -> Image.Image:
    """Both sides of a battle, the near one below, and between them in a word what is to come of it."""
    return _drawn(_comparison, attack, defence, word, colour, near_attacks, scale)


def banner(words: str, reason: str, scale: float) -> Image.Image:
    """How the match ended, across the middle of the board."""
    return _drawn(_banner, words, reason, scale)


def _drawn(draw: Callable[..., Image.Image], *about: Hashable) -> Image.Image:
    """What a function of this module draws of these arguments, which it depends on alone; drawn once."""
    return TILES.get((draw.__name__, *about), lambda: draw(*about))


def _ground(own_turn: bool) -> Colour:
    """The colour of a player's line."""
    return mix(NIGHT, SLATE, 0.9) if own_turn else mix(INK, NIGHT, 0.7)


def _pill(turn: str, own_turn: bool, near: bool, wide: float, scale: float) -> Image.Image:
    """The turn: bright and with a point towards the player whose turn it is."""
    pen = Pen(wide, board_layout.STRIP - 22, scale, _ground(own_turn))
    box = pen.box
    if own_turn:
        pen.rounded(box, 10, fill=GOLD)
        icons.draw(pen, Icon.DOWN if near else Icon.UP, (22, box.middle[1]), 9, INK)
        pen.text(turn, Box(36, 0, box.right - 6, box.bottom), INK, size=29, weight=Weight.BOLD)
    else:
        pen.rounded(box, 10, edge=SLATE, thick=3)
        pen.text(turn, box.inset(6), MIST, size=29, weight=Weight.BOLD)
    return pen.done()


def _deciding(deciding: str, ground: Colour, scale: float) -> Image.Image:
    """That the player has something to decide."""
    pen = Pen(180, board_layout.STRIP - 20, scale, ground)
    pen.rounded(pen.box, 22, fill=WHITE)
    icons.draw(pen, Icon.HOURGLASS, (26, pen.box.middle[1]), 13, INK)
    words = Box(46, 0, pen.box.right - 14, pen.box.bottom)
    pen.text(deciding, words, INK, size=29, weight=Weight.BOLD)
    return pen.done()


def _hand(count: int, word: str, ground: Colour, scale: float) -> Image.Image:
    """The backs of a hand, closer together the more they are, and their number."""
    pen = Pen(HAND, board_layout.STRIP - 2 * (LINE_EDGE + 1), scale, ground)
    right, bottom, middle = pen.box.right, pen.box.bottom, pen.box.middle[1]
    pen.text(str(count), Box(right - 62, 0, right - 8, bottom), WHITE, size=44, weight=Weight.BOLD)
    room, wide, high = 150.0, 32.0, 45.0
    step = min(26.0, (room - wide) / max(1, count - 1))
    for i in range(count):
        x = right - 72 - wide - i * step
        paint_back(pen, Box(x, middle - high / 2, x + wide, middle + high / 2))
    left = right - 72 - wide - step * max(0, count - 1)
    pen.text(word, Box(left - 84, 0, left - 10, bottom), MIST, size=27, align="right")
    return pen.done()


def _turn(number: str, phase: str, step: str, near: bool, scale: float) -> Image.Image:
    box = Box(0, 0, board_layout.TURN.width, board_layout.TURN.height)
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


def _comparison(attack: str, defence: str, word: str, colour: Colour, near_attacks: bool, scale: float) -> Image.Image:
    box = Box(0, 0, board_layout.BATTLE.width, board_layout.BATTLE.height)
    pen = Pen(box.width, box.height, scale, NIGHT)
    pen.rounded(box, 14, fill=NIGHT, edge=EDGE, thick=2.5)
    upper, lower = Box(0, 6, box.width, 70), Box(0, box.height - 70, box.width, box.height - 6)
    sides = (lower, upper) if near_attacks else (upper, lower)
    _number(pen, sides[0], Icon.SWORD, ATTACK, attack)
    _number(pen, sides[1], Icon.SHIELD, GUARD, defence)
    pill = Box(14, 71, box.width - 14, box.height - 71)
    pen.rounded(pill, 11, fill=colour)
    pen.text(word, Box(pill.left + 8, pill.top, pill.right - 8, pill.bottom), INK, size=27, weight=Weight.BOLD)
    pen.clip(14)
    return pen.done()


def _number(pen: Pen, box: Box, icon: Icon, colour: Colour, number: str) -> None:
    icons.badge(pen, icon, (box.left + 34, box.middle[1]), 19, colour, INK)
    words = WHITE if icon is Icon.SWORD else mix(WHITE, MIST, 0.2)
    pen.text(
        number, Box(box.left + 62, box.top, box.right - 10, box.bottom), words, size=58, smallest=24, weight=Weight.BOLD
    )


def _banner(words: str, reason: str, scale: float) -> Image.Image:
    box = board_layout.BANNER
    pen = Pen(box.width, box.height, scale, INK)
    pen.rounded(pen.box, 24, fill=INK, edge=GOLD, thick=5)
    middle = box.width / 2
    icons.draw(pen, Icon.CROWN, (middle, 42), 26, GOLD)
    pen.text(words, Box(40, 64, box.width - 40, 132), WHITE, size=68, smallest=34, weight=Weight.BOLD)
    pen.text(reason, Box(40, 130, box.width - 40, 166), MIST, size=31, smallest=22)
    pen.clip(24)
    return pen.done()
