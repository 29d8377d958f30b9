"""4.5, 4.8 to 4.11, 4.17. Beside the field: the stock card by card, the deck, drop and refresh zones, what is gone."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.luck_and_logic.zones import DROP, PURGE, REFRESH, REMOVE, STOCK
from engine.kernel.views import CardView, View
from render.common import board_layout
from render.common.art import card_emblem, paint_back
from render.common.bars import EMPTY
from render.common.colours import ATTACK, INK, MIST, SLATE, STEEL, WHITE, Colour, mix
from render.common.faces import CardFace, corner_badge
from render.common.fonts import Weight
from render.common.panels import PANEL
from render.common.pen import Box, Pen
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.luck_and_logic import geometry
from render.luck_and_logic.faces import face
from render.wording import Texts

WIDE: Final = board_layout.SIDE - 16.0
STOCK_HIGH: Final = 102.0
CARD: Final = (44.0, 61.0)  #: a card of the stock
PILE: Final = 40.0
LEGIBLE: Final = 20.0  #: how much of a card of the stock shows its level
DROPPED: Final = 70.0  #: the drop zone, with the name of its top card
LOST: Final = 2  #: 1.2.2.2: with so many cards in the refresh zone a player loses
GAP: Final = 6.0


def put_piles(stage: Stage, view: View, player: int, near: bool, texts: Texts) -> None:
    """Stock, deck, drop zone, refresh zone, and below them what is not often used, while it has cards."""
    box, scale = geometry.piles(near), stage.scale
    x, y = box.left + 8, box.top + 8
    for tile, high in _tiles(view, player, texts, scale):
        stage.put(tile, (x, y))
        y += high + GAP


def _tiles(view: View, player: int, texts: Texts, scale: float) -> list[tuple[Image.Image, float]]:
    def count(kind: str) -> int:
        zone = view.zones.get(f"{kind}:{player}")
        return zone.count if zone is not None else 0

    stock = tuple(_stock_face(card) for card in view.zones[f"{STOCK.name}:{player}"].cards)
    dropped = view.zones[f"{DROP.name}:{player}"].cards
    top = dropped[-1] if dropped else None
    shown = face(top.definition, top.values) if top is not None and top.definition is not None else None
    points = view.facts["refresh_points"][player]
    refreshed = f"{count(REFRESH.name)}/{LOST}" + (texts("refresh-due", count=points) if points else "")
    danger = count(REFRESH.name) + points >= LOST - 1
    found = [
        (TILES.get(("stock", stock, scale), lambda: _stock(texts("zone-stock"), stock, scale)), STOCK_HIGH),
        (_pile(texts("zone-deck"), str(count("deck")), WHITE, True, scale), PILE),
        (_drop(texts("zone-drop"), len(dropped), shown, scale), DROPPED),
        (_pile(texts("zone-refresh"), refreshed, ATTACK if danger else WHITE, False, scale), PILE),
    ]
    used = {kind: number for kind in (PURGE.name, REMOVE.name) if (number := count(kind))}
    rare = [_pile(texts(f"zone-{kind}"), str(number), WHITE, False, scale) for kind, number in used.items()]
    return found + [(tile, PILE) for tile in rare]


def _stock_face(card: CardView) -> CardFace | None:
    """5.27. What a card of the stock shows: nothing while it lies face down."""
    return face(card.definition, card.values) if card.definition is not None and not card.face_down else None


def _stock(word: str, cards: tuple[CardFace | None, ...], scale: float) -> Image.Image:
    """4.8. Side by side, the top card at the right: it is paid first."""
    pen = Pen(WIDE, STOCK_HIGH, scale, PANEL)
    pen.text(word, Box(4, 0, 130, 34), MIST, size=28, align="left")
    number = Box(100, 0, WIDE - 4, 34)
    pen.text(str(len(cards)), number, WHITE if cards else STEEL, size=42, weight=Weight.BOLD, align="right")
    wide, high = CARD
    pen.rounded(Box(0, 37, WIDE, 37 + high + 4), 7, fill=EMPTY, edge=SLATE, thick=2)
    step = min(wide + 3, (WIDE - 6 - wide) / max(1, len(cards) - 1))
    for i, shown in enumerate(cards):
        left = 3 + i * step
        box = Box(left, 39, left + wide, 39 + high)
        if shown is None:
            paint_back(pen, box)
        else:
            _open(pen, shown, box, step)
    return pen.done()


def _open(pen: Pen, shown: CardFace, box: Box, seen: float) -> None:
    """A card of the stock that lies face up, and so much of it is seen."""
    colours = shown.style.palette
    pen.rounded(box, 5, fill=INK)
    pen.rounded(box.inset(1.5), 4, fill=colours.main, edge=colours.light, thick=3)
    card_emblem(pen, (box.middle[0], box.bottom - 20), 14, shown.style, shown.art)
    if seen > LEGIBLE:
        corner_badge(pen, shown, (box.left + 13, box.top + 15), 10)


def _pile(word: str, number: str, colour: Colour, deck: bool, scale: float) -> Image.Image:
    def draw() -> Image.Image:
        pen = Pen(WIDE, PILE, scale, EMPTY)
        pen.rounded(pen.box, 9, edge=SLATE, thick=2.5)
        left = 10.0
        if deck:
            paint_back(pen, Box(9, 5, 9 + (PILE - 10) * 0.72, PILE - 5))
            left = 42.0
        _title(pen, Box(left, 0, WIDE, PILE), word, number, colour)
        pen.clip(9)
        return pen.done()

    return TILES.get(("pile", word, number, colour, deck, scale), draw)


def _drop(word: str, count: int, top: CardFace | None, scale: float) -> Image.Image:
    def draw() -> Image.Image:
        pen = Pen(WIDE, DROPPED, scale, EMPTY)
        pen.rounded(pen.box, 9, edge=SLATE, thick=2.5)
        head = Box(10, 0, WIDE, 35)
        if top is not None:
            colours = top.style.palette
            pen.rounded(Box(0, head.bottom, WIDE, DROPPED), 9, fill=mix(colours.main, colours.deep, 0.45))
            pen.rounded(pen.box, 9, edge=colours.accent, thick=3)
            pen.text(top.short, Box(10, head.bottom, WIDE - 10, DROPPED - 3), WHITE, size=24, smallest=16)
        _title(pen, head, word, str(count), WHITE if count else STEEL)
        pen.clip(9)
        return pen.done()

    return TILES.get(("drop", word, count, top, scale), draw)


def _title(pen: Pen, box: Box, word: str, number: str, colour: Colour) -> None:
    """What a pile is, and how many cards there are in it."""
    pen.text(word, Box(box.left, box.top, box.left + 110, box.bottom), MIST, size=26, align="left")
    digits = Box(box.left + 76, box.top, box.right - 10, box.bottom)
    pen.text(number, digits, colour, size=36, smallest=22, weight=Weight.BOLD, align="right")
