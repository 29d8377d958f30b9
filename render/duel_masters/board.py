"""The board of Duel Masters as a picture: two battle zones across a table, the viewer's (or seat 0's) at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.kernel.views import View
from render.common import board_layout
from render.common.board_frame import drawn_names, has_turn, put_line, put_outcome, put_shown, put_turn
from render.common.encoding import palette
from render.common.pen import Pen
from render.common.pictures import Picture, Size, Stage
from render.common.played import played
from render.common.tiles import TILES
from render.duel_masters import geometry
from render.duel_masters.alt import describe
from render.duel_masters.attack import attack_of, put_attack, put_way
from render.duel_masters.behind import put_behind
from render.duel_masters.creatures import placed, put_cards
from render.duel_masters.faces import face
from render.duel_masters.ground import FIELD, LINES, ground
from render.wording import Texts

PENDING: Final = "pending"  #: the kind of zone in which a card lies while it is used


def board(view: View, names: Sequence[str], size: Size, texts: Texts) -> Picture:
    """The board as this viewer sees it; ``names`` are the players' by seat."""
    return compose(view, names, size, texts).finish("board", describe(view, names, texts), palette(view.folder))


def compose(view: View, names: Sequence[str], size: Size, texts: Texts) -> Stage:
    """The board before it is encoded."""
    names = drawn_names(names, texts)
    scale = size.width / board_layout.WIDE
    near_seat = view.viewer if view.viewer is not None else 0
    stage = Stage(ground(scale), scale)
    cards = placed(view, near_seat)
    for player in (0, 1):
        near = player == near_seat
        turn = texts("turn", number=view.turn) if has_turn(view, player) else ""
        put_line(stage, view, player, names[player], near, turn, texts)
        put_behind(stage, view, player, near, texts)
        if not any(name.endswith(f":{player}") for name in cards):
            middle = geometry.mirrored(geometry.FIELD, near).middle
            stage.put_middle(_empty(texts("zone-battle"), scale), middle)
    attack = attack_of(view)
    if attack is not None:
        put_way(stage, view, attack, cards, near_seat)
    put_cards(stage, cards.values())
    put_outcome(stage, view, names, texts)
    if view.outcome is None:
        if attack is not None:
            put_attack(stage, view, attack, cards, near_seat, texts)
        put_turn(stage, view, "", view.turn_player == near_seat, texts)
        put_shown(stage, view, face)
        _put_pending(stage, view, names, texts)
    return stage


def _put_pending(stage: Stage, view: View, names: Sequence[str], texts: Texts) -> None:
    """409. The card that is being used, across the middle."""
    for player in (0, 1):
        for card in view.zones[f"{PENDING}:{player}"].cards:
            if card.definition is not None:
                tile = played(face(card.definition, card.values), texts("uses", name=names[player]), stage.scale)
                stage.put(tile, board_layout.BAND[:2])


def _empty(word: str, scale: float) -> Image.Image:
    """What an empty field is for."""

    def draw() -> Image.Image:
        pen = Pen(360, 80, scale, FIELD)
        pen.text(word, pen.box, LINES, size=56)
        return pen.done()

    return TILES.get(("empty battle zone", word, scale), draw)
