"""Deck lists as programs write them: Cockatrice's `.cod`, OCTGN's `.o8d` and JSON. Tables are in `engine.deck_tables`.

Each comes down to `ListedCard`s. Files may be hostile: nothing in them is expanded or loaded, and what is nested deeper
than decks are is refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple
from xml.etree.ElementTree import Element, ParseError

from defusedxml import ElementTree
from defusedxml.common import DefusedXmlException

DEEPEST: Final = 8
"""How deep a JSON deck may be nested."""

COUNT_WORDS: Final = frozenset({"count", "qty", "quantity", "copies", "amount", "howmany", "x"})
NUMBER_WORDS: Final = frozenset({"number", "no", "code", "id", "cardid", "cardno", "cardnumber", "cardcode"})
NAME_WORDS: Final = frozenset({"name", "card", "cardname", "title"})
SECTION_WORDS: Final = frozenset({"section", "zone", "board", "deck", "part", "pile"})
_WRAPPERS: Final = frozenset({"cards", "deck", "decks", "entries", "list", "decklist", "items", "contents", "sections"})
"""Keys under which JSON decks keep their cards, and which say nothing about the section."""

_MOST_DIGITS: Final = 6


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
    return _of_json(text) if start in ("{", "[") else None


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
                yield ListedCard(0, section.get("name", ""), count_of(card.get("number") or card.get("qty")), (name,))


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
    return outer if word_of(key) in _WRAPPERS else key


def _card_in_json(found: Mapping[str, Any], section: str) -> ListedCard | None:
    """An object that names a card; its own section wins over the one in which it stands."""
    named = {word_of(key): each for key, each in found.items()}
    inner = named.get("card")
    if isinstance(inner, dict):
        named = {
            **{word_of(key): each for key, each in inner.items()},
            **{k: v for k, v in named.items() if k != "card"},
        }
    if any(isinstance(each, dict) or (isinstance(each, list) and key in _WRAPPERS) for key, each in named.items()):
        return None
    names = _strings(named, NUMBER_WORDS) + _strings(named, NAME_WORDS)
    if not names:
        return None
    own = next(iter(_strings(named, SECTION_WORDS)), section)
    counts = [each for key, each in named.items() if key in COUNT_WORDS]
    return ListedCard(0, own, count_of(counts[0]) if counts else 1, names)


def _strings(named: Mapping[str, Any], words: frozenset[str]) -> tuple[str, ...]:
    return tuple([each for key, each in named.items() if key in words and isinstance(each, str) and each])


# ---- what all have


def word_of(text: str) -> str:
    """A key or a header without case, spaces and marks."""
    return "".join(filter(str.isalnum, text.casefold()))


def count_of(written: object) -> int:
    """How many are meant: one where nothing is written, none where it is no number."""
    text = "" if written is None else str(written).strip().strip("x×*").strip()
    if not text:
        return 1
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS else 0
