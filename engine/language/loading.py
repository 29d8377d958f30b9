"""Loading: card files (TOML, a ``[[card]]`` table each) to checked rows, with every fault of every file at once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from importlib import resources
from types import MappingProxyType
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ValidationError

from engine.kernel.deck_facts import Difficulty, StarterFacts
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Deck, Starter
from engine.language.errors import CardFileError, CardTextError, MissingFaces
from engine.language.wrong_values import in_words, place_of

Row = TypeVar("Row", bound=BaseModel)

MAX_FILE: Final = 1_000_000
"""How many characters a card file may have."""

MAX_ROWS: Final = 2_000
"""How many cards a card file may have."""

MAX_FURTHER_ROWS: Final = 10_000
"""How many cards may be read beside those of the card files: a whole set that a server brings."""

MAX_PARTS: Final = 8
"""How many parts a dotted key of a card file may have; reading it takes time that grows with their square."""

_KEY_PART: Final = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
_LONG_KEY: Final = re.compile(rf"""(?<![\w"'-])(?:{_KEY_PART}[ \t]*\.[ \t]*){{{MAX_PARTS}}}{_KEY_PART}""")


def packaged(package: str, folder: str) -> dict[str, str]:
    """The TOML files in a folder of a package, by file name, in alphabetical order."""
    entries = (resources.files(package) / folder).iterdir()
    return {
        entry.name: entry.read_text(encoding="utf-8")
        for entry in sorted(entries, key=lambda entry: entry.name)
        if entry.name.endswith(".toml")
    }


class Faults:
    """What is wrong with some files, collected until all have been read."""

    def __init__(self) -> None:
        self._found: list[str] = []

    def add(self, source: str, card: str, problem: str, field: str = "") -> None:
        """Note a fault."""
        self._found.append(": ".join(part for part in (source, card, field, problem) if part))

    def check(self) -> None:
        """Raise `CardFileError` if anything was wrong."""
        if self._found:
            raise CardFileError(self._found)


def tables(source: str, text: str, faults: Faults) -> dict[str, Any]:
    """A TOML file's contents; nothing, with a fault, if it is too long, too deep or no TOML."""
    if len(text) > MAX_FILE:
        faults.add(source, "", f"a file may have at most {MAX_FILE} characters, not {len(text)}")
        return {}
    line = line_of_long_key(text)
    if line is not None:
        faults.add(source, "", f"a key may have at most {MAX_PARTS} parts (at line {line})")
        return {}
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number too long to be read is a mere ValueError
        faults.add(source, "", f"this is not a TOML file: {error}")
        return {}


def line_of_long_key(text: str) -> int | None:
    """The line of a dotted key of more than `MAX_PARTS` parts in a TOML file; None if there is none."""
    found = _LONG_KEY.search(text)
    return None if found is None else text.count("\n", 0, found.start()) + 1


def rows(
    files: Mapping[str, str], model: type[Row], faults: Faults, *, table: str = "card", key: str = "number"
) -> Iterator[tuple[str, Row]]:
    """The checked rows of these files (name -> contents), each with the name of its file; the rest become faults."""
    seen: dict[str, str] = {}
    for source, text in files.items():
        contents = tables(source, text, faults)
        for unknown in contents.keys() - {table}:
            faults.add(source, "", f"unknown table; a file consists of [[{table}]] tables", unknown)
        found = contents.get(table, [])
        if not isinstance(found, list):
            faults.add(source, "", f"write [[{table}]], with two brackets")
            continue
        if len(found) > MAX_ROWS:
            faults.add(source, "", f"a file may have at most {MAX_ROWS} cards, not {len(found)}")
            continue
        for index, fields in enumerate(found, 1):
            row = checked(source, _label(fields, key, index), fields, model, faults)
            if row is None:
                continue
            number = getattr(row, key)
            if number in seen:
                faults.add(source, number, f"this number is taken by a card in {seen[number]}", key)
                continue
            seen[number] = source
            yield source, row


def load_cards(
    files: Mapping[str, str], model: type[Row], define: Callable[[Row, str], CardDefinition]
) -> Mapping[str, CardDefinition]:
    """The cards of these card files (name -> TOML), by number. Raises `CardFileError` with every fault.

    ``define(row, card_set)`` makes a card of a row; the set is the name of the file.
    """
    faults = Faults()
    cards: dict[str, CardDefinition] = {}
    for source, row in rows(files, model, faults):
        try:
            card = define(row, source.removesuffix(".toml"))
            cards[card.number] = card
        except CardTextError as error:
            faults.add(source, "", str(error))
    faults.check()
    return MappingProxyType(cards)


def read_cards(
    written: Sequence[Mapping[str, Any]], model: type[Row], define: Callable[[Row, str], CardDefinition]
) -> Mapping[str, CardDefinition]:
    """Further cards, of a scenario or of a server, by number, from rows as in a card file. Raises `CardFileError`."""
    faults = Faults()
    cards: dict[str, CardDefinition] = {}
    if len(written) > MAX_FURTHER_ROWS:
        faults.add("", "", f"there may be at most {MAX_FURTHER_ROWS} cards, not {len(written)}")
        written = ()
    for index, fields in enumerate(written, 1):
        row = checked("", f"card {index}", fields, model, faults)
        if row is None:
            continue
        try:
            card = define(row, "")
        except CardTextError as error:
            faults.add("", "", str(error))
            continue
        if card.number in cards:
            faults.add("", card.number, "two cards have this number")
        cards[card.number] = card
    faults.check()
    return cards


def check_faces(faces: Mapping[str, Sequence[str]], there: Container[str]) -> None:
    """Raise `MissingFaces` for the cards, by number, that name a face which is not ``there``, or lacks one itself."""
    faults: dict[str, str] = {}
    naming: dict[str, list[str]] = {}
    for number, named in faces.items():
        for face in named:
            naming.setdefault(face, []).append(number)
    lacking = [face for face in naming if face not in there]
    for face in lacking:  # grows: who names such a card lacks a face, too
        for number in naming.get(face, ()):
            if number not in faults:
                why = "is not there whole" if face in there else "is the number of no card"
                faults[number] = f"its other side {face} {why}"
                lacking.append(number)
    if faults:
        raise MissingFaces(faults)


def packaged_starters(package: str, folder: str = "starters") -> Sequence[Starter]:
    """The decks for everybody that a game brings in a folder, by key.

    A file names a ``key``, a ``name``, the ``style``, ``era`` and ``difficulty`` that people choose by, the number of
    the card to ``start`` with where the deck names one, and in a table for each section how many of which card numbers.
    """
    found: list[Starter] = []
    for text in packaged(package, folder).values():
        listed = tomllib.loads(text)
        sections = {name: cards for name, cards in listed.items() if isinstance(cards, dict)}
        deck = Deck(sections, listed.get("start"))
        found.append(Starter(listed["key"], listed["name"], deck, _starter_facts(listed)))
    return sorted(found, key=lambda starter: starter.key)


def _starter_facts(listed: Mapping[str, Any]) -> StarterFacts | None:
    if "difficulty" not in listed:
        return None
    return StarterFacts(listed["style"], listed["era"], Difficulty(listed["difficulty"]))


def checked(source: str, card: str, fields: Any, model: type[Row], faults: Faults) -> Row | None:
    """One row, if all of its fields are possible."""
    try:
        return model.model_validate(fields)
    except ValidationError as error:
        for problem in error.errors():
            faults.add(source, card, in_words(problem), place_of(problem))
        return None


def _label(fields: Any, key: str, index: int) -> str:
    if isinstance(fields, dict) and isinstance(fields.get(key), str):
        return str(fields[key])
    return f"card {index}"
