"""Deck lists as tables: copied from a spreadsheet, from a page of the web or from markdown, or saved as CSV.

A table has a header that names a column of cards and one of counts. What stands above it or between its rows, such as a
heading, is a line as in any list. Rows without a header are lines whose cells `cells_of` knows.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from engine.deck_files import COUNT_WORDS, NAME_WORDS, NUMBER_WORDS, SECTION_WORDS, ListedCard, count_of, word_of
from engine.deck_lines import is_total

LONGEST_HEADER: Final = 200
"""How many characters the header of a table may have."""

MOST_COLUMNS: Final = 30
"""How many columns a table may have."""

_DELIMITERS: Final = (",", ";", "\t", "|")
_RULER: Final = frozenset("|:-+= \t")
_NUMBER_SIGN: Final = "#"


def rows_of(lines: Sequence[str]) -> list[str | ListedCard] | None:
    """The lines of a list, with cards in the place of the rows of tables; None where no line is a table's header."""
    found: list[str | ListedCard] = []
    table: _Table | None = None
    for at, line in enumerate(lines):
        table = _table_at(lines, at) or table
        found.append(line if table is None else table.read(at, line))
    return None if table is None else found


def cells_of(line: str) -> list[str]:
    """What stands in a row that has no header, cell by cell; nothing for a line that is no row."""
    delimiter = next((each for each in ("\t", "|") if 1 <= line.count(each) <= MOST_COLUMNS), None)
    return [] if delimiter is None else [cell for cell in map(str.strip, _cells(line, delimiter)) if cell]


class _Table(NamedTuple):
    """A table, by the line of its header: which column says what."""

    header: int
    delimiter: str
    copies: int
    names: tuple[int, ...]
    section: int | None

    def read(self, at: int, line: str) -> str | ListedCard:
        """The card of a row; a text where it names none."""
        cells = [cell.strip() for cell in _cells(line, self.delimiter)]
        filled = [cell for cell in cells if cell]
        if at == self.header or _RULER.issuperset(line) or is_total(" ".join(filled)):
            return ""
        names = tuple([cells[column] for column in self.names if column < len(cells) and cells[column]])
        if len(filled) == 1 and (names or cells[self.copies : self.copies + 1] == filled):
            return filled[0]  # a heading in its own row, or a card without a count
        if not names:
            return ""
        section = cells[self.section] if self.section is not None and self.section < len(cells) else ""
        copies = count_of(cells[self.copies] if self.copies < len(cells) else "")
        return ListedCard(at + 1, section, copies, names)


def _table_at(lines: Sequence[str], at: int) -> _Table | None:
    """The table whose header is in this line, if it is one, with any of the usual separators."""
    line = lines[at]
    if len(line) > LONGEST_HEADER:
        return None
    for delimiter in _DELIMITERS:
        if 1 <= line.count(delimiter) <= MOST_COLUMNS:
            below = (_cells(each, delimiter) for each in lines[at + 1 :] if not _RULER.issuperset(each))
            header = [_word_of(cell) for cell in _cells(line, delimiter)]
            table = _table(at, delimiter, header, below)
            if table is not None:
                return table
    return None


def _table(at: int, delimiter: str, header: Sequence[str], rows: Iterable[Sequence[str]]) -> _Table | None:
    """The columns of a table. "Number" is how many there are where nothing else is and each row has so few digits."""
    counts = [column for column, word in enumerate(header) if word in COUNT_WORDS]
    numbers = [column for column, word in enumerate(header) if word in NUMBER_WORDS or word == _NUMBER_SIGN]
    names = [column for column, word in enumerate(header) if word in NAME_WORDS]
    if not counts and names and numbers and all(_is_short(row[numbers[0]]) for row in rows if len(row) > numbers[0]):
        counts, numbers = numbers[:1], numbers[1:]
    if not counts or not (names or numbers) or len(header) < 2:
        return None
    section = next((column for column, word in enumerate(header) if word in SECTION_WORDS), None)
    return _Table(at, delimiter, counts[0], (*numbers, *names), section)


def _is_short(cell: str) -> bool:
    return cell.strip() == "" or (cell.strip().isdecimal() and len(cell.strip()) <= 2)


def _word_of(cell: str) -> str:
    return _NUMBER_SIGN if cell.strip() == _NUMBER_SIGN else word_of(cell)


def _cells(line: str, delimiter: str) -> list[str]:
    """The cells of a row; the frame that tables of markdown have around them is none."""
    if delimiter == "|":
        line = line.strip().removeprefix("|").removesuffix("|")
    return next(csv.reader([line], delimiter=delimiter), [])
