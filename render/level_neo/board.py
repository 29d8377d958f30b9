"""The board of Level Neo as a picture: both fields across a table, the viewer's (or seat 0's) at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.kernel.views import View
from render.common import board_layout
from render.common.board_frame import drawn_names, put_line, put_outcome, put_shown, put_turn
from render.common.encoding import palette
from render.common.pen import Pen
from render.common.pictures import Picture, Size, Stage
from render.common.played import played
from render.common.tiles import TILES
from render.level_neo import geometry
from render.level_neo.alt import describe
from render.level_neo.battle import battle_of, draw_battle, draw_paths
from render.level_neo.faces import face
from render.level_neo.field import placed, put_characters, support_zones
from render.level_neo.ground import FIELD, LINES, ground
from render.level_neo.mains import put_level
from render.level_neo.sides import put_levels, put_piles
from render.wording import Texts

PILL: Final = 208.0  #: how wide the pill of a turn marker is
STEPS: Final = ("4.3.2", "4.3.3", "4.3.4", "4.3.5", "4.3.6", "4.5.2", "5.8", "7.2", "7.3", "8.2", "8.9", "9.7")
"""The rules whose questions have a name: what is being done in a phase."""


def board(view: View, names: Sequence[str], size: Size, texts: Texts) -> Picture:
    """The board as this viewer sees it; ``names`` are the players' by seat."""
    return compose(view, names, size, texts).finish("board", describe(view, names, texts), palette(view.folder))


def compose(view: View, names: Sequence[str], size: Size, texts: Texts) -> Stage:
    """The board before it is encoded."""
    names = drawn_names(names, texts)
    scale = size.width / board_layout.WIDE
    near = view.viewer if view.viewer is not None else 0
    stage = Stage(ground(scale), scale)
    for player in (0, 1):
        _put_side(stage, view, player, names[player], player == near, texts)
    characters, battle = placed(view, near), battle_of(view)
    if battle is not None:
        draw_paths(stage, battle, characters)
    put_characters(stage, characters.values())
    put_outcome(stage, view, names, texts)
    if view.outcome is None:
        _put_turn(stage, view, near, texts)
        if battle is not None:
            draw_battle(stage, view, battle, characters, near, texts)
        put_shown(stage, view, face)
        _put_events(stage, view, names, texts)
    return stage


def _put_side(stage: Stage, view: View, player: int, name: str, near: bool, texts: Texts) -> None:
    """All of a player's side but the characters."""
    marker = texts("turn-marker", number=view.facts["turn_markers"][player])
    put_line(stage, view, player, name, near, marker, texts, pill=PILL)
    put_levels(stage, view, player, near, texts)
    put_piles(stage, view, player, near, texts)
    put_level(stage, view.facts["levels"][player], near, texts)
    if not any(zone.cards for zone in support_zones(view, player)):
        stage.put_middle(_no_supports(texts("zone-supports"), stage.scale), geometry.supports(near).middle)


def _no_supports(word: str, scale: float) -> Image.Image:
    """What an empty field is for."""

    def draw() -> Image.Image:
        pen = Pen(320, 80, scale, FIELD)
        pen.text(word, pen.box, LINES, size=56)
        return pen.done()

    return TILES.get(("no supports", word, scale), draw)


def _put_turn(stage: Stage, view: View, near: int, texts: Texts) -> None:
    step = texts(f"step-{view.asking_rule.replace('.', '-')}") if view.asking_rule in STEPS else ""
    put_turn(stage, view, step, view.turn_player == near, texts)


def _put_events(stage: Stage, view: View, names: Sequence[str], texts: Texts) -> None:
    """The event card that is being resolved, across the middle."""
    for player in (0, 1):
        for card in view.zones[f"event:{player}"].cards:
            if card.definition is not None:
                tile = played(face(card.definition, card.values), texts("event", name=names[player]), stage.scale)
                stage.put(tile, board_layout.BAND[:2])
