"""4.3. The gates behind the circles: whole, or broken and lying open."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.luck_and_logic.zones import GATE_PREFIX, PLACES
from engine.kernel.views import CardView, View
from render.common import icons
from render.common.colours import ATTACK, GOLD, INK, MIST, WHITE, Colour, mix
from render.common.fonts import Weight
from render.common.icons import Icon
from render.common.pen import Box, Pen
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.luck_and_logic import geometry
from render.wording import Texts

STONE: Final[Colour] = (128, 140, 158)
RUBBLE: Final[Colour] = (44, 26, 28)


def put_gates(stage: Stage, view: View, player: int, near: bool, texts: Texts) -> None:
    """A player's gates, over the members that stand before them."""
    for place in PLACES:
        box = geometry.gate(place, near)
        for card in view.zones[f"{GATE_PREFIX}{place}:{player}"].cards:
            bears = texts("set-on-gate") if card.attached else ""
            stage.put(_tile(_broken_name(card, texts), texts("gate"), bears, box, stage.scale), box[:2])


def _broken_name(card: CardView, texts: Texts) -> str:
    """What is said of a gate that is destroyed; "" of one that is not."""
    if card.definition is None or card.face_down:
        return ""
    return texts("broken-gate", name=card.definition.name)


def _tile(broken: str, word: str, bears: str, box: Box, scale: float) -> Image.Image:
    key = ("gate", broken, word, bears, scale)
    return TILES.get(key, lambda: _broken(broken, box, scale) if broken else _whole(word, bears, box, scale))


def _whole(word: str, bears: str, box: Box, scale: float) -> Image.Image:
    """A wall of stones, with the gate's word in its middle."""
    wide, high = box.width, box.height
    pen = Pen(wide, high, scale, INK)
    pen.rounded(pen.box.inset(1.5), 5, fill=STONE)
    joints = mix(STONE, INK, 0.45)
    pen.line([(2, high / 2), (wide - 2, high / 2)], joints, 2)
    for i in range(1, 8):
        x = wide * i / 8
        pen.line([(x, 2), (x, high / 2)], joints, 2)
        pen.line([(x - wide / 16, high / 2), (x - wide / 16, high - 2)], joints, 2)
    plate = Box.around(pen.box.middle, 132 if bears else 76, high - 3)
    pen.rounded(plate, 7, fill=INK)
    if bears:
        pen.text(bears, plate.inset(3), GOLD, size=20, smallest=14, weight=Weight.BOLD)
    else:
        pen.text(word, plate, WHITE, size=22, weight=Weight.BOLD)
    pen.clip(6)
    return pen.done()


def _broken(name: str, box: Box, scale: float) -> Image.Image:
    """What is left of a gate: a few stones at its ends, and which it was."""
    wide, high = box.width, box.height
    pen = Pen(wide, high, scale, INK)
    pen.rounded(pen.box.inset(1.5), 5, fill=RUBBLE)
    for x, turn in ((1.5, 1), (wide - 1.5, -1)):
        pen.polygon([(x, 2), (x + turn * 11, 2), (x + turn * 6, high / 2), (x, high / 2)], STONE)
        pen.polygon([(x, high / 2 + 2), (x + turn * 4, high / 2 + 2), (x + turn * 17, high - 2), (x, high - 2)], STONE)
    icons.draw(pen, Icon.BURST, (29, high / 2 - 1), 9, ATTACK)
    pen.text(name, Box(41, 0, wide - 20, high), MIST, size=20, smallest=15, weight=Weight.MEDIUM)
    pen.clip(6)
    return pen.done()
