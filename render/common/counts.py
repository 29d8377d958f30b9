"""What is counted in a deck, above its cards: the curve as columns, everything else as plates in rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from render.common.colours import GOLD, INK, MIST, SLATE, STEEL, WHITE, mix
from render.common.fonts import Weight, clean, width
from render.common.pen import Box, Pen

CURVE_WIDE: Final = 400.0  #: of the curve, where there are rows beside it
CURVE_HIGH: Final = 250.0
CURVE_HIGHEST: Final = 330.0  #: beside many rows
COLUMN_WIDE: Final = 84.0
GAP: Final = 10.0
HEADING: Final = 38.0  #: the height of what a row is called
PLATE: Final = 46.0
INSIDE: Final = 14.0  #: between the edge of a plate and its words
WORDS: Final = 31.0
BETWEEN: Final = 12.0  #: under a row of plates


class CountedRow(NamedTuple):
    """Something that was counted, in words: what it is called, and how many there are of each sort."""

    title: str
    sorts: tuple[tuple[str, int], ...]
    is_curve: bool = False


class Plate(NamedTuple):
    """A plate in its place: a sort and how many there are of it."""

    sort: str
    number: str
    box: Box


class Counts:
    """Rows of what was counted, laid out for a width; of the curves only the first is drawn as one."""

    def __init__(self, rows: Sequence[CountedRow], wide: float) -> None:
        self.curve = next((row for row in rows if row.is_curve), None)
        self._rows = [row for row in rows if row is not self.curve]
        self._curve_wide = 0.0 if self.curve is None else CURVE_WIDE if self._rows else wide
        self._left = self._curve_wide + (2 * GAP if self._curve_wide else 0.0)
        self._wide = wide
        self.plates = list(self._laid_out())
        rows_high = max((plate.box.bottom for _, plates in self.plates for plate in plates), default=0.0)
        self.high = max(CURVE_HIGH if self.curve is not None else 0.0, rows_high)

    def draw(self, pen: Pen, left: float, top: float) -> None:
        """Draw it with its top left corner here."""
        if self.curve is not None:
            _draw_curve(pen, self.curve, Box(left, top, left + self._curve_wide, top + min(self.high, CURVE_HIGHEST)))
        for title, plates in self.plates:
            first = plates[0].box
            name = Box(left + first.left, top + first.top - HEADING, left + self._wide, top + first.top)
            pen.text(title, name, MIST, size=WORDS, smallest=20, align="left")
            for plate in plates:
                _draw_plate(pen, plate, left, top)

    def _laid_out(self) -> Iterator[tuple[str, list[Plate]]]:
        y = 0.0
        for row in self._rows:
            y += HEADING
            x, plates = self._left, list[Plate]()
            for sort, count in row.sorts:
                wide = min(_wide(sort, str(count)), self._wide - self._left)
                if plates and x + wide > self._wide:
                    x, y = self._left, y + PLATE + GAP
                plates.append(Plate(sort, str(count), Box(x, y, x + wide, y + PLATE)))
                x += wide + GAP
            yield row.title, plates
            y += PLATE + BETWEEN


def _wide(sort: str, count: str) -> float:
    """How wide a plate is: words do not become smaller for a sheet that is drawn smaller."""
    words = width(clean(sort), Weight.SEMIBOLD, round(WORDS)) + width(count, Weight.BOLD, round(WORDS))
    return words + 3 * INSIDE


def _draw_plate(pen: Pen, plate: Plate, left: float, top: float) -> None:
    at = plate.box
    box = Box(left + at.left, top + at.top, left + at.right, top + at.bottom)
    pen.rounded(box, 10, fill=(*INK, 190), edge=SLATE, thick=2)
    inner = Box(box.left + INSIDE, box.top, box.right - INSIDE + 2, box.bottom)
    number = width(plate.number, Weight.BOLD, round(WORDS)) + 2
    words = Box(inner.left, inner.top, inner.right - number - INSIDE + 2, inner.bottom)
    pen.text(plate.sort, words, WHITE, size=WORDS, smallest=20, align="left")
    pen.text(
        plate.number, Box(inner.right - number, inner.top, inner.right, inner.bottom), GOLD, size=WORDS,
        weight=Weight.BOLD, align="right",
    )  # fmt: skip


def _draw_curve(pen: Pen, curve: CountedRow, box: Box) -> None:
    """Columns as high as there are cards, each with its number above and what it counts below."""
    pen.text(
        curve.title, Box(box.left, box.top, box.right, box.top + HEADING), MIST, size=WORDS, smallest=20, align="left"
    )
    most = max((count for _, count in curve.sorts), default=0) or 1
    wide = min(COLUMN_WIDE, (box.width - GAP * (len(curve.sorts) - 1)) / len(curve.sorts))
    floor, ceiling = box.bottom - 40, box.top + HEADING + 40
    for number, (sort, count) in enumerate(curve.sorts):
        left = box.left + number * (wide + GAP)
        high = (floor - ceiling) * count / most
        column = Box(left, floor - max(high, 4), left + wide, floor)
        pen.rounded(column, 4, fill=mix(GOLD, INK, 0.25) if count else STEEL)
        above = Box(left - GAP / 2, column.top - 40, column.right + GAP / 2, column.top)
        pen.text(str(count), above, WHITE if count else MIST, size=34, smallest=20, weight=Weight.BOLD)
        pen.text(sort, Box(left - GAP / 2, floor, column.right + GAP / 2, box.bottom), MIST, size=32, smallest=20)
    pen.rounded(Box(box.left, floor, box.right, floor + 3), 0, fill=SLATE)
