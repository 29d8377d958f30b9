"""Deck lists as programs write them: Cockatrice's `.cod`, OCTGN's `.o8d`, JSON, and tables with a header.

Each comes down to `ListedCard`s. Files may be hostile: nothing in them is expanded or loaded, and what is nested deeper
than decks are is refused.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple
from xml.etree.ElementTree import Element, ParseError

from defusedxml import ElementTree
from defusedxml.common import DefusedXmlException

DEEPEST: Final = 8
"""How deep a JSON deck may be nested."""

LONGEST_HEADER: Final = 200
"""How many characters the header of a table may have."""

_COUNT_WORDS: Final = frozenset({"count", "qty", "quantity", "copies", "amount", "howmany", "x"})
_NUMBER_WORDS: Final = frozenset({"number", "no", "code", "id", "cardid", "cardno", "cardnumber", "cardcode"})
_NAME_WORDS: Final = frozenset({"name", "card", "cardname", "title"})
_SECTION_WORDS: Final = frozenset({"section", "zone", "board", "deck", "part", "pile"})
_WRAPPERS: Final = frozenset({"cards", "deck", "decks", "entries", "list", "decklist", "items", "contents", "sections"})
"""Keys under which JSON decks keep their cards, and which say nothing about the section."""

_MOST_DIGITS: Final = 6
_DELIMITERS: Final = (",", ";", "\t", "|")


class UnreadableFile(Exception):
    """A file that looks like one of these formats, and is damaged or not a deck."""


class ListedCard(NamedTuple):
    """A card of a list: so many of it, in a section (empty: none is named), by what may be its number or its name."""

    line: int  #: counted from 1; 0 where the format has no lines
    section: str
    copies: int
    names: tuple[str, ...]


def cards_of_file(text: str) -> list[ListedCard] | None:
    """The cards of a deck that a program has written; None for any other text. Raises `UnreadableFile`."""
    start = text.lstrip()[:1]
    if start == "<":
        return list(_of_xml(text.strip()))
    if start in ("{", "["):
        return _of_json(text)
    return _of_table(text.splitlines())


# ---- XML


def _of_xml(text: str) -> Iterator[ListedCard]:
    """Cockatrice has zones of cards with a number and a name, OCTGN sections of cards with a quantity and a text."""
    try:
        root: Element = ElementTree.fromstring(text, forbid_dtd=True)
    except (ParseError, DefusedXmlException, ValueError) as problem:
        raise UnreadableFile from problem
    for section in root:
        if section.tag in ("zone", "section"):
            for card in section.iter("card"):
                name = card.get("name") or card.text or ""
                yield ListedCard(0, section.get("name", ""), _count(card.get("number") or card.get("qty")), (name,))


# ---- JSON


def _of_json(text: str) -> list[ListedCard] | None:
    """A deck as JSON; None where it is none, as a list that begins with a bracket."""
    try:
        deck = json.loads(text)
    except RecursionError as problem:
        raise UnreadableFile from problem
    except ValueError as problem:
        if text.lstrip().startswith("{"):
            raise UnreadableFile from problem
        return None
    return list(_in_json(deck, "", 0))


def _in_json(found: object, section: str, depth: int) -> Iterator[ListedCard]:
    if depth > DEEPEST:
        raise UnreadableFile
    if isinstance(found, list):
        pair = _pair(found)
        if pair is not None:
            yield ListedCard(0, section, *pair)
            return
        if any(isinstance(each, str) for each in found) and any(isinstance(each, int) for each in found):
            raise UnreadableFile  # the numbers may say how many
        for each in found:
            if isinstance(each, str):
                yield ListedCard(0, section, 1, (each,))
            elif isinstance(each, dict) and (card := _card_in_json(each, section)) is not None:
                yield card
            else:
                yield from _in_json(each, section, depth + 1)
    elif isinstance(found, dict):
        yield from _in_object(found, section, depth)


def _pair(found: Sequence[Any]) -> tuple[int, tuple[str]] | None:
    """A card and how many there are of it, in either order: `["Name", 4]`; None for any other list."""
    match found:
        case [int(copies), str(name)] | [str(name), int(copies)]:
            return copies, (name,)
    return None


def _in_object(found: Mapping[str, Any], section: str, depth: int) -> Iterator[ListedCard]:
    """Cards under the names of their sections, or how many there are of each card."""
    if "name" in found and any(isinstance(each, list | dict) for each in found.values()) and not depth:
        found = {
            key: each for key, each in found.items() if isinstance(each, list | dict)
        }  # the rest is about the deck
    for key, each in found.items():
        if isinstance(each, int):
            if depth:
                yield ListedCard(0, section, each, (key,))
        elif isinstance(each, dict) and (card := _card_in_json(each, key)) is not None:
            yield card._replace(section=_section_of(key, section))
        else:
            yield from _in_json(each, _section_of(key, section), depth + 1)


def _section_of(key: str, outer: str) -> str:
    return outer if _word(key) in _WRAPPERS else key


def _card_in_json(found: Mapping[str, Any], section: str) -> ListedCard | None:
    """An object that names a card; its own section wins over the one in which it stands."""
    named = {_word(key): each for key, each in found.items()}
    inner = named.get("card")
    if isinstance(inner, dict):
        named = {**{_word(key): each for key, each in inner.items()}, **{k: v for k, v in named.items() if k != "card"}}
    if any(isinstance(each, dict) or (isinstance(each, list) and key in _WRAPPERS) for key, each in named.items()):
        return None
    names = _strings(named, _NUMBER_WORDS) + _strings(named, _NAME_WORDS)
    if not names:
        return None
    own = next(iter(_strings(named, _SECTION_WORDS)), section)
    counts = [each for key, each in named.items() if key in _COUNT_WORDS]
    return ListedCard(0, own, _count(counts[0]) if counts else 1, names)


def _strings(named: Mapping[str, Any], words: frozenset[str]) -> tuple[str, ...]:
    return tuple([each for key, each in named.items() if key in words and isinstance(each, str) and each])


# ---- tables


def _of_table(lines: Sequence[str]) -> list[ListedCard] | None:
    """A table whose header names a column of cards and one of counts, with any of the usual separators."""
    at = next((at for at, line in enumerate(lines) if line.strip()), None)
    if at is None or len(lines[at]) > LONGEST_HEADER:
        return None
    for delimiter in _DELIMITERS:
        header = [_word(cell) for cell in _cells(lines[at], delimiter)]
        columns = _columns(header, [_cells(line, delimiter) for line in lines[at + 1 :]])
        if columns is not None:
            return [
                card
                for number, line in enumerate(lines[at + 1 :], at + 2)
                if (card := columns.card(number, _cells(line, delimiter))) is not None
            ]
    return None


class _Columns(NamedTuple):
    """Which column says what."""

    copies: int
    names: tuple[int, ...]
    section: int | None

    def card(self, line: int, cells: Sequence[str]) -> ListedCard | None:
        """The card of a row; None if it names none."""
        names = tuple([cells[at].strip() for at in self.names if at < len(cells) and cells[at].strip()])
        if not names:
            return None
        section = cells[self.section].strip() if self.section is not None and self.section < len(cells) else ""
        return ListedCard(line, section, _count(cells[self.copies] if self.copies < len(cells) else ""), names)


def _columns(header: Sequence[str], rows: Sequence[Sequence[str]]) -> _Columns | None:
    """The columns of a table. "Number" is how many there are where nothing else is and each row has so few digits."""
    counts = [at for at, word in enumerate(header) if word in _COUNT_WORDS]
    numbers = [at for at, word in enumerate(header) if word in _NUMBER_WORDS]
    names = [at for at, word in enumerate(header) if word in _NAME_WORDS]
    if not counts and names and numbers and all(_is_short(row[numbers[0]]) for row in rows if len(row) > numbers[0]):
        counts, numbers = numbers[:1], numbers[1:]
    if not counts or not (names or numbers) or len(header) < 2:
        return None
    section = next((at for at, word in enumerate(header) if word in _SECTION_WORDS), None)
    return _Columns(counts[0], (*numbers, *names), section)


def _is_short(cell: str) -> bool:
    return cell.strip() == "" or (cell.strip().isdecimal() and len(cell.strip()) <= 2)


def _cells(line: str, delimiter: str) -> list[str]:
    return next(csv.reader([line], delimiter=delimiter), [])


# ---- what all have


def _word(text: str) -> str:
    """A key or a header without case, spaces and marks."""
    return "".join(filter(str.isalnum, text.casefold()))


def _count(written: object) -> int:
    """How many are meant: one where nothing is written, none where it is no number."""
    text = "" if written is None else str(written).strip().strip("x×*").strip()
    if not text:
        return 1
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS else 0
