"""What surrounds a main character: its level, and the light of Level Neo."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.level_neo.field import LEVEL_NEO
from render.common import icons
from render.common.colours import GOLD, INK, MIST, SLATE, WHITE, mix
from render.common.fonts import Weight
from render.common.icons import Icon
from render.common.pen import Box, Pen, star
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.level_neo import geometry
from render.level_neo.ground import FIELD, STAGE
from render.wording import Texts

RAYS: Final = 28


def put_level(stage: Stage, level: int, near: bool, texts: Texts) -> None:
    """A main character's level on its player's side of it; at Level Neo there is light around it."""
    box = geometry.ribbon(near)
    neo = level >= LEVEL_NEO
    if neo:
        stage.put_middle(TILES.get(("halo", stage.scale), lambda: _halo(stage.scale)), geometry.main(near))
    word = texts("level-neo" if neo else "level")
    tile = TILES.get(("ribbon", word, level, stage.scale), lambda: _ribbon(word, level, box, stage.scale))
    stage.put(tile, box[:2])


def _halo(scale: float) -> Image.Image:
    pen = Pen(2 * STAGE, 2 * STAGE, scale)
    middle = pen.box.middle
    for share, inner, part in ((1.0, 0.84, 0.35), (0.93, 0.82, 0.0)):
        pen.polygon(star(middle, STAGE * share, inner, RAYS), (*mix(GOLD, FIELD, part), 255))
    pen.ellipse(Box.around(middle, 1.46 * STAGE, 1.46 * STAGE), fill=(*mix(GOLD, FIELD, 0.7), 255))
    return pen.done()


def _ribbon(word: str, level: int, box: Box, scale: float) -> Image.Image:
    pen = Pen(box.width, box.height, scale, INK)
    wide, high = box.width, box.height
    if level >= LEVEL_NEO:
        pen.rounded(pen.box, 14, fill=GOLD, edge=WHITE, thick=4)
        icons.draw(pen, Icon.CROWN, (38, high / 2), 17, INK)
        pen.text(word, Box(62, 0, wide - 12, high), INK, size=46, weight=Weight.BOLD)
    else:
        pen.rounded(pen.box, 14, fill=INK, edge=GOLD, thick=3)
        pen.text(word, Box(14, 0, 100, high), MIST, size=32, align="left")
        pen.text(str(level), Box(94, 0, 138, high), GOLD, size=50, weight=Weight.BOLD)
        for i in range(1, LEVEL_NEO + 1):
            icons.draw(pen, Icon.UP, (134 + i * 23, high / 2), 9, GOLD if i <= level else SLATE)
    pen.clip(14)
    return pen.done()
