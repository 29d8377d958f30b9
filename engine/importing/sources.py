"""Files of card databases: Card Game Simulator's JSON, OCTGN's ``set.xml``, and card files of our own (TOML).

Every file is taken for hostile: its size, depth and number of cards are limited, and entities of XML are refused.
"""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from engine.importing.errors import ImportFileError
from engine.importing.file_kinds import FileKind, kind_of
from engine.language.loading import MAX_PARTS, line_of_long_key

LARGEST: Final = 64 * 1024 * 1024
"""How many bytes a file may have."""

MOST_CARDS: Final = 50_000
"""How many cards a file may have."""

MOST_FACES: Final = 6
"""How many faces a card may have."""

LONGEST: Final = 4000
"""How many characters a value may have."""

CGS: Final = "cgs"
OCTGN: Final = "octgn"
OWN: Final = "toml"

_DEEPEST: Final = 32  # how many brackets of JSON may stand inside each other
_UNSEEN: Final = ("Cf", "Co", "Cn")  # characters of the direction of writing and the like, and none at all
_JOINERS: Final = "\u200c\u200d"  # which join what stands on both sides: letters of some scripts, and emoji
_BITS: Final = 64  # how long a number of TOML may be

_OTHER_KINDS: Final[Mapping[FileKind, str]] = {
    "archive": "an archive; unpack it, and give the file of cards that is in it",
    "table": "a table of an office program; cards are read from JSON, XML or TOML",
    "document": "a document of an office program or a PDF; cards are read from JSON, XML or TOML",
    "picture": "a picture; cards are read from JSON, XML or TOML",
    "database": "a database of SQLite; cards are read from JSON, XML or TOML",
}

_HEADER_LENGTH: Final = 200
_HEADER: Final = re.compile(r"\[{1,2}[ \t]*[A-Za-z_][\w.-]*[ \t]*\]{1,2}[ \t]*(?:#.*)?\r?$")


class Face(NamedTuple):
    """What a source says of a card, or of another face of it: values by column."""

    columns: Mapping[str, str]
    others: tuple[Mapping[str, str], ...] = ()
    row: Mapping[str, Any] = MappingProxyType({})  #: of a card file of our own: everything, as it stands there


class Source(NamedTuple):
    """A file, by the name of its kind: `CGS`, `OCTGN` or `OWN`."""

    kind: str
    faces: list[Face]


def read_source(name: str, data: bytes, most_cards: int = MOST_CARDS) -> Source:
    """The cards of a file, by what it contains; its name is only for messages. Raises `ImportFileError`."""
    if len(data) > LARGEST:
        raise ImportFileError(f"{name} has more than {LARGEST // 1024 // 1024} MiB; divide it into several files")
    kind = kind_of(data)
    if kind is not None:
        raise ImportFileError(f"{name} is {_OTHER_KINDS[kind]}")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ImportFileError(f"{name} is not text in UTF-8 (at byte {error.start}); save it as UTF-8") from error
    if not text.strip():
        raise ImportFileError(f"{name} is empty")
    format_ = _kind(name, text)
    faces = {OCTGN: _octgn, CGS: _cgs, OWN: _toml}[format_](name, text)
    if not faces:
        raise ImportFileError(f"{name} names no card")
    if len(faces) > most_cards:
        raise ImportFileError(
            f"{name} names {len(faces)} cards; at most {most_cards} are imported at once; divide it into several files"
        )
    return Source(format_, faces)


def _kind(name: str, text: str) -> str:
    """The kind of a file, by how it begins: a TOML file may begin with brackets as JSON does, but they hold a name."""
    beginning = text.lstrip()
    if beginning.startswith("<"):
        return OCTGN
    if beginning.startswith("{"):
        return CGS
    if beginning.startswith("["):
        first = beginning.split("\n", 1)[0][:_HEADER_LENGTH]
        return OWN if _HEADER.match(first) and not name.lower().endswith(".json") else CGS
    return OWN


def _cgs(name: str, text: str) -> list[Face]:
    if _depth(text) > _DEEPEST:
        raise ImportFileError(f"{name} has brackets inside brackets, more than {_DEEPEST} deep; no card database has")
    try:
        cards = json.loads(text)
    except json.JSONDecodeError as error:
        raise ImportFileError(f"{name} is not JSON: {error}") from error
    except ValueError as error:
        raise ImportFileError(f"{name} has a number that is too long to be read; no card has") from error
    if isinstance(cards, dict):  # some exports wrap the list
        cards = next((value for value in cards.values() if isinstance(value, list)), None)
    if not isinstance(cards, list):
        raise ImportFileError(f"{name} is JSON, but no list of cards")
    faces = []
    for number, card in enumerate(cards, 1):
        if not isinstance(card, dict):
            raise ImportFileError(f"{name}: entry {number} of the list is no card")
        others = card.get("alternates", [])
        others = [other for other in others if isinstance(other, dict)] if isinstance(others, list) else []
        faces.append(_face(name, _plain(card), [_plain(other) for other in others]))
    return faces


def _depth(text: str) -> int:
    """How deep brackets stand inside each other, also in strings: never less than the parser will go."""
    deepest = depth = 0
    for character in text:
        if character in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif character in "]}":
            depth -= 1
    return deepest


def _plain(card: Mapping[str, Any]) -> dict[str, str]:
    """The values that are texts or numbers; lists of those with ``/`` between them."""
    found = {}
    for column, value in card.items():
        if isinstance(value, list):
            found[str(column)] = "/".join(str(part) for part in value if isinstance(part, str | int))
        elif isinstance(value, str | int | float) and not isinstance(value, bool):
            found[str(column)] = str(value)
    return found


def _octgn(name: str, text: str) -> list[Face]:
    try:
        root = fromstring(text)
    except DefusedXmlException as error:
        raise ImportFileError(f"{name} declares entities, which no card database needs; it is not read") from error
    except (ParseError, ValueError, RecursionError) as error:
        raise ImportFileError(f"{name} is not XML: {error}") from error
    return [
        _face(name, _properties(card), [_properties(other) for other in card.findall("alternate")])
        for card in root.iter("card")
    ]


def _properties(card: Element) -> dict[str, str]:
    found = {"name": card.get("name", ""), "id": card.get("id", "")}
    for entry in card.findall("property"):
        found[entry.get("name", "")] = entry.get("value") or (entry.text or "")
    return found


def _toml(name: str, text: str) -> list[Face]:
    line = line_of_long_key(text)
    if line is not None:
        raise ImportFileError(f"{name} has a key of more than {MAX_PARTS} parts (at line {line})")
    try:
        contents = tomllib.loads(text)
    except RecursionError as error:
        raise ImportFileError(f"{name} has brackets inside brackets, far too deep; no card database has") from error
    except ValueError as error:
        if not isinstance(error, tomllib.TOMLDecodeError):
            raise ImportFileError(f"{name} has a number that is too long to be read; no card has") from error
        raise ImportFileError(
            f"{name} is neither a Card Game Simulator file (JSON) nor an OCTGN set (XML) nor a card file of Tablecast"
            f" (TOML): {error}"
        ) from error
    if _too_great(contents):
        raise ImportFileError(f"{name} has a number of more than {_BITS} bits; no card has")
    cards = contents.get("card")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise ImportFileError(f"{name} has no [[card]] tables")
    return [_face(name, _plain(card), [])._replace(row=_seen_row(card)) for card in cards]


def _too_great(value: Any) -> bool:
    """Whether there is a number in a value of TOML that cannot even be told: hexadecimal ones may have any length."""
    if isinstance(value, int):
        return value.bit_length() > _BITS
    if isinstance(value, dict):
        return any(map(_too_great, value.values()))
    return isinstance(value, list) and any(map(_too_great, value))


def _face(name: str, columns: dict[str, str], others: list[dict[str, str]]) -> Face:
    columns, *others = [{column: seen(value) for column, value in each.items()} for each in (columns, *others)]
    for value in _values(columns, others):
        if len(value) > LONGEST:
            raise ImportFileError(f"{name} has a value of {len(value)} characters; at most {LONGEST} are read")
        try:
            value.encode()
        except UnicodeEncodeError as error:
            raise ImportFileError(f"{name} has a value with half a character in it: {value!a:.100}") from error
    return Face(columns, tuple(others[: MOST_FACES - 1]))


def seen(value: str) -> str:
    """A value without what cannot be seen, such as what turns the text around it, or its direction."""
    if value.isascii():
        return value
    return "".join(char for char in value if char in _JOINERS or unicodedata.category(char) not in _UNSEEN)


def _seen_row(card: Mapping[str, Any]) -> Mapping[str, Any]:
    name = card.get("name")
    return {**card, "name": seen(name)} if isinstance(name, str) else card


def _values(columns: Mapping[str, str], others: list[dict[str, str]]) -> Iterator[str]:
    for each in (columns, *others):
        yield from each.values()
