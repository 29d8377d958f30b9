"""Sheets: cards side by side under a title (a hand, a deck, what may be chosen), and one card large with its text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PIL import Image

from render.common.colours import GOLD, INK, MIST, NIGHT, SLATE, STEEL, WHITE, mix
from render.common.counts import CountedRow, Counts
from render.common.faces import CARD_HIGH, CARD_WIDE, CardFace, Light, back, card
from render.common.fitting import LINE_HEIGHT, fit
from render.common.fonts import Weight
from render.common.own_pictures import whole
from render.common.pen import Box, Pen
from render.common.pictures import Picture, Size, Stage, filename

WIDE: Final = 1080
MARGIN: Final = 16
COUNTS_MARGIN: Final = 24
GAP: Final = 12
HEAD: Final = 72
EMPTY: Final = 120  #: the height of a sheet without cards, under its title
COLUMNS: Final = ((4, 4), (5, 5), (8, 4), (20, 5), (30, 6))  #: up to so many cards, at most so many columns
MOST_COLUMNS: Final = 7
EVEN: Final = 12  #: up to so many cards, rows are made equally long
FEWEST_COLUMNS: Final = 4  #: cards are not drawn larger than this many columns allow
PAGE_CARD: Final = 1.56  #: how large a single card is drawn
FACTS_TOP: Final = 156  #: where its table begins
FACT_HIGH: Final = 74.0
READABLE: Final = 30  #: the size of its text, for which the page is made longer where it must be
MOST_LINES: Final = 80  #: of its text: a text of 2000 characters has some 40, and cards may have two


@dataclass(frozen=True, slots=True)
class SheetCard:
    """A card on a sheet or as a strip; ``face`` is None for a back."""

    face: CardFace | None
    light: Light = Light.PLAIN
    number: str = ""
    count: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Cards in rows under a title, before they are drawn: two sheets that are equal are the same picture.

    ``note`` is right of the title, ``empty`` stands for no cards, ``colours`` are those of `Stage.finish`.
    """

    entries: tuple[SheetCard, ...]
    title: str
    note: str
    empty: str
    size: Size
    name: str
    alt: str
    colours: bytes
    counts: tuple[CountedRow, ...] = ()  #: what stands above the cards

    @property
    def filename(self) -> str:
        """What the picture's file is called."""
        return filename(self.name)

    def draw(self) -> Picture:
        """The picture."""
        return self.compose().finish(self.name, self.alt, self.colours)

    def compose(self) -> Stage:
        """The cards, as large as their number allows, before they are encoded."""
        scale = self.size.width / WIDE
        columns = _columns(len(self.entries))
        wide = (WIDE - 2 * MARGIN - GAP * (max(columns, FEWEST_COLUMNS) - 1)) / max(columns, FEWEST_COLUMNS)
        high = wide * CARD_HIGH / CARD_WIDE
        rows = [self.entries[i : i + columns] for i in range(0, len(self.entries), columns)]
        counts = Counts(self.counts, WIDE - 2 * COUNTS_MARGIN)
        top = HEAD + (counts.high + 2 * MARGIN if self.counts else 0)
        total = top + MARGIN + (len(rows) * (high + GAP) - GAP + MARGIN if rows else EMPTY)
        pen = _ground(total, self.title, self.note, scale)
        if not self.entries:
            pen.text(self.empty, Box(24, top, WIDE - 24, total), STEEL, size=34)
        counts.draw(pen, COUNTS_MARGIN, HEAD + MARGIN)
        stage = Stage(pen.done(), scale)
        for number, row in enumerate(rows):
            left = (WIDE - len(row) * (wide + GAP) + GAP) / 2
            for column, entry in enumerate(row):
                at = (left + column * (wide + GAP), top + MARGIN + number * (high + GAP))
                stage.put(_entry(entry, scale * wide / CARD_WIDE), at)
        return stage


def page(face: CardFace, facts: Sequence[tuple[str, str]], size: Size, alt: str) -> Picture:
    """One card large, with what is printed on it in a table and its text in full; in colours of its own."""
    scale = size.width / WIDE
    wide, high = CARD_WIDE * PAGE_CARD, CARD_HIGH * PAGE_CARD
    left, right = MARGIN + wide + 28, WIDE - MARGIN - 12
    bottom = FACTS_TOP + _facts_high(facts)
    least = bottom + 20 + _text_high(face.text, right - left - 40, scale) + MARGIN + 14
    total = max(high + 2 * MARGIN + 8, least)
    pen = Pen(WIDE, total, scale, mix(NIGHT, face.style.palette.deep, 0.5), sharp=2)
    pen.text(
        face.name, Box(left, 20, right, 108), WHITE, size=52, smallest=30, lines=2, align="left", weight=Weight.BOLD
    )
    pen.text(face.kinds, Box(left, 108, right, 144), MIST, size=29, smallest=20, align="left")
    _facts(pen, facts, Box(left, FACTS_TOP, right, total))
    pen.rounded(Box(left, bottom + 10, right, total - MARGIN - 4), 14, fill=(*INK, 170))
    words = Box(left + 20, bottom + 20, right - 20, total - MARGIN - 14)
    pen.text(
        face.text, words, WHITE, size=34, smallest=18, lines=MOST_LINES, align="left", weight=Weight.MEDIUM, at_top=True
    )
    stage = Stage(pen.done(), scale)
    stage.put(_own_card(face, scale * PAGE_CARD) or card(face, scale * PAGE_CARD), (MARGIN, MARGIN + 4))
    return stage.finish("card", alt)


def _columns(number: int) -> int:
    """As many columns as fill a few rows evenly, or as many as there may be for many rows."""
    most = next((columns for cards, columns in COLUMNS if number <= cards), MOST_COLUMNS)
    return ceil(number / ceil(number / most)) if 0 < number <= EVEN else most


def _entry(entry: SheetCard, scale: float) -> Image.Image:
    if entry.face is None:
        return back(CARD_WIDE, CARD_HIGH, scale)
    return card(entry.face, scale, entry.light, entry.number, entry.count)


def _own_card(face: CardFace, scale: float) -> Image.Image | None:
    """A picture of the whole card, where the installation has one."""
    if face.art.picture is None:
        return None
    pen = Pen(CARD_WIDE, CARD_HIGH, scale, INK, sharp=1)
    own = whole(face.art.picture, pen.pixels(pen.box))
    if own is None:
        return None
    pen.paste(own, pen.box)
    pen.clip(17)
    return pen.done()


def _text_high(text: str, wide: float, scale: float) -> float:
    """How high a text is in letters that can be read on a phone."""
    letters = round(READABLE * scale)
    room = (round(wide * scale), round(letters * LINE_HEIGHT * MOST_LINES))
    fitted = fit(text, Weight.MEDIUM, room, (letters, letters), MOST_LINES)
    return len(fitted.lines) * letters * LINE_HEIGHT / scale


def _facts_columns(facts: Sequence[tuple[str, str]]) -> int:
    return 4 if len(facts) == 4 else 3


def _facts_high(facts: Sequence[tuple[str, str]]) -> float:
    return ceil(len(facts) / _facts_columns(facts)) * (FACT_HIGH + 8)


def _facts(pen: Pen, facts: Sequence[tuple[str, str]], box: Box) -> None:
    """Small plates with a word above a value, four in a row or three."""
    columns = _facts_columns(facts)
    wide, high = (box.width - (columns - 1) * GAP) / columns, FACT_HIGH
    for i, (word, value) in enumerate(facts):
        row, column = divmod(i, columns)
        left, top = box.left + column * (wide + GAP), box.top + row * (high + 8)
        plate = Box(left, top, left + wide, top + high)
        pen.rounded(plate, 12, fill=(*INK, 170), edge=SLATE, thick=2)
        pen.text(word, Box(left + 8, top + 5, plate.right - 8, top + 29), MIST, size=23)
        pen.text(
            value,
            Box(left + 8, top + 29, plate.right - 8, plate.bottom - 5),
            WHITE,
            size=36,
            smallest=17,
            lines=2,
            weight=Weight.BOLD,
        )


def _ground(total: float, title: str, note: str, scale: float) -> Pen:
    """The cloth under a sheet, with its title."""
    pen = Pen(WIDE, total, scale, NIGHT, sharp=1)
    pen.rounded(Box(0, 0, WIDE, HEAD), 0, fill=mix(NIGHT, SLATE, 0.9))
    pen.rounded(Box(0, HEAD - 3, WIDE, HEAD), 0, fill=GOLD)
    pen.text(title, Box(24, 0, 780, HEAD), WHITE, size=42, smallest=24, weight=Weight.BOLD, align="left")
    pen.text(note, Box(790, 0, WIDE - 24, HEAD), MIST, size=34, smallest=22, align="right")
    return pen
