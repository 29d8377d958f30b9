"""What lies beside the main character: its level zone as the ladder that it climbs, the deck, the discard pile."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PIL import Image

from engine.games.level_neo.field import LEVEL_NEO
from engine.kernel.views import CardView, View
from render.common import bars, board_layout
from render.common.art import paint_back
from render.common.colours import ATTACK, GOLD, INK, MIST, SLATE, STEEL, WHITE, mix
from render.common.faces import CardFace
from render.common.fonts import Weight
from render.common.panels import PANEL
from render.common.pen import Box, Pen
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.level_neo import geometry
from render.level_neo.battle import battle_of
from render.level_neo.faces import face
from render.wording import Texts

HEAD: Final = 34.0  #: the height of what stands above the ladder
RUNG: Final = 46.0  #: from one level to the next
BAR: Final = 40.0  #: the height of a level card
LABEL: Final = 48.0  #: the width of the level beside it
PILE: Final = board_layout.SIDE - 16.0  #: how wide the deck and the discard pile are
DECK: Final = 42.0  #: their heights
DISCARD: Final = 74.0


def put_levels(stage: Stage, view: View, player: int, near: bool, texts: Texts) -> None:
    """A rung for each level above the first: lit with the card that it was reached by, or dark."""
    box, scale = geometry.levels(near), stage.scale
    cards = view.zones[f"level:{player}"].cards
    battle = battle_of(view)
    failed = battle is not None and player in battle.failed
    stage.put(_head(texts("burst-failed" if failed else "zone-level"), failed, scale), (box.left + 8, box.top + 6))
    rungs = max(LEVEL_NEO - 1, len(cards))
    step = RUNG * (LEVEL_NEO - 1) / rungs
    wide, high = box.width - LABEL - 18, step - RUNG + BAR
    for i in range(rungs):
        top = box.top + HEAD + 8 + (rungs - 1 - i) * step
        level = i + 2
        word = texts("rung-neo") if level == LEVEL_NEO else str(level)
        stage.put(_label(word, i < len(cards), level == LEVEL_NEO, high, scale), (box.left + 6, top))
        tile = _rung(cards[i], wide, high, scale) if i < len(cards) else bars.slot("", STEEL, wide, high, scale)
        stage.put(tile, (box.left + LABEL + 8, top))


def put_piles(stage: Stage, view: View, player: int, near: bool, texts: Texts) -> None:
    """The deck, and the discard pile with its top card."""
    box, scale = geometry.levels(near), stage.scale
    deck, discard = view.zones[f"deck:{player}"].count, view.zones[f"discard:{player}"].cards
    top = discard[-1] if discard else None
    shown = face(top.definition, top.values) if top is not None and top.definition is not None else None
    at = (box.left + 8, box.bottom - DECK - DISCARD - 14)
    stage.put(_deck(texts("zone-deck"), deck, scale), at)
    stage.put(_discard(texts("zone-discard"), len(discard), shown, scale), (at[0], at[1] + DECK + 6))


def _rung(card: CardView, wide: float, high: float, scale: float) -> Image.Image:
    if card.definition is None or card.face_down:
        return bars.bar(None, True, wide, high, scale)
    shown = replace(face(card.definition, card.values), corner="")
    return bars.bar(shown, False, wide, high, scale, edge=ATTACK if "burst" in card.marks else None)


def _head(title: str, failed: bool, scale: float) -> Image.Image:
    def draw() -> Image.Image:
        pen = Pen(board_layout.SIDE - 16, HEAD, scale, PANEL)
        if failed:
            pen.rounded(pen.box.inset(2), 10, fill=ATTACK)
        pen.text(title, pen.box, INK if failed else MIST, size=28, weight=Weight.BOLD if failed else Weight.SEMIBOLD)
        return pen.done()

    return TILES.get(("head", title, failed, scale), draw)


def _label(word: str, reached: bool, neo: bool, high: float, scale: float) -> Image.Image:
    """The level of a rung, bright once it is reached."""

    def draw() -> Image.Image:
        pen = Pen(LABEL, high, scale, PANEL)
        if reached:
            pen.rounded(pen.box.inset(2), 8, fill=GOLD)
        colour = INK if reached else GOLD if neo else STEEL
        pen.text(word, pen.box.inset(3), colour, size=28, smallest=18, weight=Weight.BOLD)
        return pen.done()

    return TILES.get(("label", word, reached, neo, high, scale), draw)


def _deck(title: str, count: int, scale: float) -> Image.Image:
    def draw() -> Image.Image:
        pen = Pen(PILE, DECK, scale, bars.EMPTY)
        pen.rounded(pen.box, 9, edge=SLATE, thick=2.5)
        if count:
            paint_back(pen, Box(9, 5, 9 + (DECK - 10) * 0.72, DECK - 5))
        _title(pen, Box(46, 0, PILE, DECK), title, count)
        pen.clip(9)
        return pen.done()

    return TILES.get(("deck", title, count, scale), draw)


def _discard(title: str, count: int, top: CardFace | None, scale: float) -> Image.Image:
    def draw() -> Image.Image:
        pen = Pen(PILE, DISCARD, scale, bars.EMPTY)
        pen.rounded(pen.box, 9, edge=SLATE, thick=2.5)
        head = Box(12, 0, PILE, 36)
        if top is not None:
            colours = top.style.palette
            pen.rounded(Box(0, head.bottom, PILE, DISCARD), 9, fill=mix(colours.main, colours.deep, 0.35))
            pen.rounded(pen.box, 9, edge=colours.accent, thick=3)
            words = Box(10, head.bottom, PILE - 10, DISCARD - 3)
            pen.text(top.name, words, WHITE, size=25, smallest=16, lines=2)
        _title(pen, head, title, count)
        pen.clip(9)
        return pen.done()

    return TILES.get(("discard", title, count, top, scale), draw)


def _title(pen: Pen, box: Box, title: str, count: int) -> None:
    """What a pile is, and how many cards there are in it."""
    pen.text(title, Box(box.left, box.top, box.right - 60, box.bottom), MIST, size=26, align="left")
    number = Box(box.right - 60, box.top, box.right - 10, box.bottom)
    pen.text(str(count), number, WHITE if count else STEEL, size=38, weight=Weight.BOLD, align="right")
