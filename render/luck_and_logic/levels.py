"""4.7, 4.18, 4.19. What a player may do: the level zone with its worlds and colours, My Logicalist, tools."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.luck_and_logic.characteristics import COLOUR, LEVEL, WORLDS
from engine.games.luck_and_logic.limits import LEVEL_LIMIT
from engine.games.luck_and_logic.zones import MY_LOGICALIST, TOOL
from engine.kernel.views import CardView, View
from render.common import bars, board_layout
from render.common.art import emblem, paint_back
from render.common.colours import GOLD, INK, MIST, STEEL, WHITE, mix
from render.common.faces import CardFace
from render.common.fonts import Weight
from render.common.panels import PANEL
from render.common.pen import Box, Pen
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.luck_and_logic import geometry
from render.luck_and_logic.faces import face
from render.wording import Texts

HEAD: Final = 40.0
SLOT: Final = 54.0  #: from one level card to the next
WIDE: Final = board_layout.SIDE - 16.0
POSTURE: Final = 26.0  #: the width of the sign for a card that stands or rests
BESIDE: Final = 46.0  #: the height of My Logicalist and of the tools


def put_levels(stage: Stage, view: View, player: int, near: bool, texts: Texts) -> None:
    """The level, its cards with world and colour, and in 2.04 what lies beside the deck."""
    box, scale = geometry.levels(near), stage.scale
    cards = view.zones[f"level:{player}"].cards
    at = (box.left + 8, box.top + 5)
    stage.put(_head(texts("level"), view.facts["levels"][player], scale), at)
    slots = max(LEVEL_LIMIT, len(cards))
    step = SLOT * LEVEL_LIMIT / slots
    for i in range(slots):
        top = at[1] + HEAD + i * step
        high = step - 6
        if i >= len(cards):
            stage.put(bars.slot("", STEEL, WIDE, high, scale), (at[0], top))
        elif cards[i].face_down:
            _put_face_down(stage, cards[i], (at[0], top), high)
        else:
            stage.put(_level(cards[i], high, scale), (at[0], top))
    _put_beside(stage, view, player, (at[0], at[1] + HEAD + SLOT * LEVEL_LIMIT + 1), texts)


def _put_beside(stage: Stage, view: View, player: int, at: tuple[float, float], texts: Texts) -> None:
    mine = view.zones.get(f"{MY_LOGICALIST.name}:{player}")
    tools = view.zones.get(f"{TOOL.name}:{player}")
    x, y = at
    for card in mine.cards[:1] if mine is not None else ():
        stage.put(_my_logicalist(card, texts, stage.scale), (x, y))
    if tools is not None and tools.count:
        shown = tuple(_tool(card) for card in tools.cards)
        tile = TILES.get(("tools", shown, stage.scale), lambda: _tools(texts("tools"), shown, stage.scale))
        stage.put(tile, (x, y + BESIDE + 4))


def _head(word: str, level: int, scale: float) -> Image.Image:
    def draw() -> Image.Image:
        pen = Pen(WIDE, HEAD - 4, scale, PANEL)
        pen.text(word, Box(6, 0, 110, HEAD - 4), MIST, size=28, align="left")
        pen.text(str(level), Box(110, 0, WIDE - 8, HEAD - 4), GOLD, size=44, weight=Weight.BOLD, align="right")
        return pen.done()

    return TILES.get(("head", word, level, scale), draw)


def _put_face_down(stage: Stage, card: CardView, at: tuple[float, float], high: float) -> None:
    """A card that lies face down, known to its player alone; it stands or rests like the others (5.15.1)."""
    shown = face(card.definition, card.values) if card.definition is not None else None
    stage.put(bars.bar(shown, True, WIDE - POSTURE - 6, high, stage.scale), at)

    def draw() -> Image.Image:
        pen = Pen(POSTURE, high, stage.scale)
        _posture(pen, (POSTURE / 2, high / 2), card.rested)
        return pen.done()

    stage.put(TILES.get(("posture", card.rested, high, stage.scale), draw), (at[0] + WIDE - POSTURE - 3, at[1]))


def _level(card: CardView, high: float, scale: float) -> Image.Image:
    assert card.definition is not None
    shown = face(card.definition, card.values)
    second = " · ".join((*sorted(card.values.get(WORLDS, ())), card.values.get(COLOUR, "")))
    return _bar(shown, second, card.rested, high, scale)


def _my_logicalist(card: CardView, texts: Texts, scale: float) -> Image.Image:
    """Until the first turn it lies face down; that there is one is no secret (6.2.1.2)."""
    word = texts("type-my-logicalist")
    if card.definition is None or card.face_down:
        return TILES.get(("my logicalist", word, scale), lambda: _draw_hidden(word, scale))
    return _bar(face(card.definition, card.values), word, card.rested, BESIDE, scale)


def _draw_hidden(word: str, scale: float) -> Image.Image:
    pen = Pen(WIDE, BESIDE, scale, INK)
    pen.rounded(pen.box, 8, edge=STEEL, thick=2.5)
    paint_back(pen, Box(8, 6, 34, BESIDE - 6))
    pen.text(word, Box(44, 2, WIDE - 8, BESIDE - 3), MIST, size=24, smallest=16, align="left")
    pen.clip(8)
    return pen.done()


def _bar(shown: CardFace, second: str, rested: bool, high: float, scale: float) -> Image.Image:
    key = ("level bar", shown, second, rested, high, scale)
    return TILES.get(key, lambda: _draw_bar(shown, second, rested, high, scale))


def _draw_bar(shown: CardFace, second: str, rested: bool, high: float, scale: float) -> Image.Image:
    """An emblem, the name above world and colour, and at the right a small card that stands or lies."""
    colours = shown.style.palette
    pen = Pen(WIDE, high, scale, mix(mix(colours.main, colours.deep, 0.45), INK, 0.55 if rested else 0))
    pen.rounded(pen.box, 8, edge=mix(colours.accent, INK, 0.5 if rested else 0), thick=3)
    emblem(pen, (22, high / 2), min(16, high * 0.36), shown.style)
    words = Box(42, 2, WIDE - 30, high - 3)
    ink = MIST if rested else WHITE
    half = words.top + words.height * 0.54
    pen.text(shown.short, Box(words.left, words.top, words.right, half), ink, size=24, smallest=16, align="left")
    pen.text(
        second,
        Box(words.left, half - 2, words.right, words.bottom),
        mix(colours.accent, MIST, 0.4) if rested else colours.light,
        size=21,
        smallest=15,
        align="left",
        weight=Weight.MEDIUM,
    )
    _posture(pen, (WIDE - 18, high / 2), rested)
    pen.clip(8)
    return pen.done()


def _posture(pen: Pen, middle: tuple[float, float], rested: bool) -> None:
    """A small card that stands, or lies."""
    box = Box.around(middle, *((22, 15) if rested else (15, 22)))
    pen.rounded(box, 3, fill=None if rested else WHITE, edge=MIST if rested else WHITE, thick=2.5)


def _tool(card: CardView) -> tuple[CardFace | None, str]:
    """A tool's face while it lies face up; of one that lies face down its player knows the level."""
    if card.definition is None:
        return None, ""
    return (None if card.face_down else face(card.definition, card.values)), str(card.values.get(LEVEL, ""))


def _tools(word: str, tools: tuple[tuple[CardFace | None, str], ...], scale: float) -> Image.Image:
    pen = Pen(WIDE, BESIDE, scale, PANEL)
    pen.text(word, Box(4, 0, 62, BESIDE), MIST, size=24, smallest=16, align="left")
    wide, high = 30.0, BESIDE - 4
    step = min(wide + 4, (WIDE - 66 - wide) / max(1, len(tools) - 1))
    for i, (shown, level) in enumerate(tools):
        box = Box(64 + i * step, 2, 64 + i * step + wide, 2 + high)
        if shown is None:
            paint_back(pen, box)
        else:
            pen.rounded(box, 4, fill=shown.style.palette.main, edge=shown.style.palette.accent, thick=3)
        if level:
            plate = Box.around(box.middle, 20, 24)
            pen.rounded(plate, 5, fill=INK)
            pen.text(level, plate, WHITE if shown is not None else MIST, size=22, weight=Weight.BOLD)
    return pen.done()
