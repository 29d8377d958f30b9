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
_HEADERS: Final = COUNT_WORDS | NUMBER_WORDS | NAME_WORDS | {_NUMBER_SIGN}
_FEWEST_ROWS: Final = 3
"""Of fewer rows it cannot be said whether 1 and 2 are their numbers or how many cards there are."""
_USUAL_COPIES: Final = 4
"""How many of a card a deck usually has at most: a number beyond it with which a column begins is a row's."""


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
    copies: int | None  #: each row is one card where no column says how many
    rows: int | None  #: which one has the numbers of the rows, if there is one
    names: tuple[int, ...]
    section: int | None

    def read(self, at: int, line: str) -> str | ListedCard:
        """The card of a row; a text where it names none."""
        cells = [cell.strip() for cell in _cells(line, self.delimiter)]
        filled = [cell for cell in cells if cell]
        if at == self.header or _RULER.issuperset(line) or is_total(" ".join(filled)):
            return ""
        names = tuple([cells[column] for column in self.names if column < len(cells) and cells[column]])
        if len(filled) == 1 and (names or filled[0] in (_cell(cells, self.copies), _cell(cells, self.rows))):
            return filled[0]  # a heading in its own row, or a card without a count
        if not names:
            return ""
        copies = "1" if self.copies is None else _cell(cells, self.copies)
        return ListedCard(at + 1, _cell(cells, self.section), count_of(copies), names)


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


def _table(at: int, delimiter: str, header: Sequence[str], below: Iterable[Sequence[str]]) -> _Table | None:
    """The columns of a table. "Number" is how many there are where nothing else is and each row has so few digits.

    Where it counts the rows, it says nothing of the cards.
    """
    counts = [column for column, word in enumerate(header) if word in COUNT_WORDS]
    numbers = [column for column, word in enumerate(header) if word in NUMBER_WORDS or word == _NUMBER_SIGN]
    names = [column for column, word in enumerate(header) if word in NAME_WORDS]
    others = (*numbers[1:], *names)
    written = _short_numbers(below, numbers[0], others) if numbers and others else None
    row_numbers: int | None = None
    if written is not None and _counts_rows(written):
        row_numbers, numbers = numbers[0], numbers[1:]
    elif not counts and names and written is not None:
        counts, numbers = numbers[:1], numbers[1:]
    if (not counts and row_numbers is None) or not (names or numbers) or len(header) < 2:
        return None
    section = next((column for column, word in enumerate(header) if word in SECTION_WORDS), None)
    return _Table(at, delimiter, counts[0] if counts else None, row_numbers, (*numbers, *names), section)


def _short_numbers(rows: Iterable[Sequence[str]], column: int, others: Sequence[int]) -> list[list[int]] | None:
    """The numbers in a column of the rows that name a card, apart where another row comes between, to the next header.

    None if there is anything else.
    """
    found: list[list[int]] = [[]]
    for row in rows:
        written = _cell(row, column).rstrip(".)")
        if _word_of(written) in _HEADERS:
            break
        if not written or not any(_cell(row, other) for other in others) or is_total(" ".join(row)):
            found.append([])
        elif written.isdecimal() and len(written) <= 2:
            found[-1].append(int(written))
        else:
            return None
    return [each for each in found if each]


def _counts_rows(parts: Sequence[Sequence[int]]) -> bool:
    """Whether these are the numbers of rows: 1, 2, 3 and so on, from 1 in each part or on from the one before."""
    expected = parts[0][0] if parts and parts[0][0] > _USUAL_COPIES else 1
    for part in parts:
        first = 1 if part[0] == 1 else expected
        if list(part) != [*range(first, first + len(part))]:
            return False
        expected = part[-1] + 1
    return sum(map(len, parts)) >= _FEWEST_ROWS


def _cell(row: Sequence[str], column: int | None) -> str:
    return row[column].strip() if column is not None and column < len(row) else ""


def _word_of(cell: str) -> str:
    return _NUMBER_SIGN if cell.strip() == _NUMBER_SIGN else word_of(cell)


def _cells(line: str, delimiter: str) -> list[str]:
    """The cells of a row; the frame that tables of markdown have around them is none."""
    if delimiter == "|":
        line = line.strip().removeprefix("|").removesuffix("|")
    return next(csv.reader([line], delimiter=delimiter), [])
