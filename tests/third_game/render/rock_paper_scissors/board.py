"""The board: the two cards of the round, and who has how many points; and what is on a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.kernel.cards import Values
from engine.kernel.definitions import CardDefinition
from engine.kernel.views import View
from render.common import board_frame, board_layout
from render.common.alt import standing, within_limit
from render.common.art import art_of, style_of
from render.common.colours import GOLD, NIGHT
from render.common.faces import SMALL_HIGH, SMALL_WIDE, CardFace, back, small
from render.common.fonts import Weight
from render.common.pen import Box, Pen
from render.common.pictures import Picture, Size, Stage
from render.common.tiles import TILES
from render.wording import Texts

CARD: Final = 1.6  #: how large a card on the table is drawn


def board(view: View, names: Sequence[str], size: Size, texts: Texts) -> Picture:
    """The board as this viewer sees it; ``names`` are the players' by seat."""
    scale = size.width / board_layout.WIDE
    seat = view.viewer or 0
    points = view.facts["points"][seat], view.facts["points"][1 - seat]
    stage = Stage(TILES.get(("ground", points, scale), lambda: _ground(*points, scale)), scale)
    for player in (0, 1):
        near = player == seat
        board_frame.put_line(stage, view, player, names[player], near, _round(view, texts), texts, pill=180)
        _put_card(stage, view, player, near)
    board_frame.put_outcome(stage, view, names, texts)
    return stage.finish("board", within_limit([_sentences(view, names, texts)]))


def face(definition: CardDefinition, values: Values) -> CardFace:
    """What is shown of a card."""
    sign = str(values["sign"])
    art = art_of(definition, sign, 0)
    return CardFace(
        definition.name, definition.name, style_of(sign), art, kinds=sign.capitalize(), text=definition.text
    )


def facts(definition: CardDefinition, values: Values, texts: Texts) -> list[tuple[str, str]]:
    """What stands beside a card's text."""
    return [(texts("sign"), str(values["sign"]).capitalize())]


def _put_card(stage: Stage, view: View, player: int, near: bool) -> None:
    for card in view.zones[f"table:{player}"].cards:
        scale = stage.scale * CARD
        tile = back(SMALL_WIDE, SMALL_HIGH, scale)
        if card.definition is not None and not card.face_down:
            tile = small(face(card.definition, card.values), scale)
        stage.put_middle(tile, (board_layout.WIDE / 2, board_layout.HIGH * (0.75 if near else 0.25)))


def _round(view: View, texts: Texts) -> str:
    return texts("turn", number=view.turn) if view.turn else ""


def _sentences(view: View, names: Sequence[str], texts: Texts) -> list[str]:
    said = [f"{_round(view, texts)}.", *standing(view, names, texts)]
    for player, name in enumerate(names):
        cards = [card.definition for card in view.zones[f"table:{player}"].cards]
        shown = ", ".join(texts("hidden-card") if card is None else card.name for card in cards)
        said.append(
            texts("alt-player", name=name, points=view.facts["points"][player], shown=shown or texts("nothing"))
        )
    return said


def _ground(near: int, far: int, scale: float) -> Image.Image:
    """The table, with the points of each player on their side."""
    pen = Pen(board_layout.WIDE, board_layout.HIGH, scale, NIGHT)
    for points, middle in ((near, 0.75), (far, 0.25)):
        pen.text(
            str(points), Box.around((220, board_layout.HIGH * middle), 200, 200), GOLD, size=150, weight=Weight.BOLD
        )
    return pen.done()
