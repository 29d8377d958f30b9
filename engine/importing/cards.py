"""Importing: from the rows of a source to cards of a game, each with what became of it."""

from __future__ import annotations

import hashlib
import importlib
from collections import Counter
from collections.abc import Iterator, Mapping, MutableMapping
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from engine.games import rulebooks
from engine.importing.errors import ImportFileError
from engine.importing.sources import Face, Source
from engine.kernel.rulebook import Rulebook
from engine.language.errors import CardFileError, CardTextError
from engine.language.prints.facts import Prints

PLAYABLE: Final = "playable"
INCOMPLETE: Final = "a fact is missing"
DECLINED: Final = "declined"
FLAGGED: Final = "flagged"
STATUSES: Final = (PLAYABLE, INCOMPLETE, FLAGGED, DECLINED)

Texts = MutableMapping[str, dict[str, str]]
"""Texts that were read before, by `key_of`: ``{"text": ...}`` in the card language, or a ``flag``, or ``why`` not."""


class Imported(NamedTuple):
    """What became of a card of the source."""

    number: str
    name: str
    status: str  #: one of `STATUSES`
    why: str = ""  #: at which word it was declined, which facts are missing, what is doubted
    row: Mapping[str, Any] | None = None  #: of a card file; None unless it is playable
    there: bool = False  #: whether the game has a card of this number already


def prints_of(rulebook: Rulebook) -> Prints | None:
    """What a game knows of its printed cards; None if it has none."""
    name = f"engine.games.{rulebook.folder}.prints"
    if find_spec(name) is None:
        return None
    prints = importlib.import_module(name).PRINTS
    assert isinstance(prints, Prints)
    return prints


def game_of(source: Source) -> Rulebook:
    """The game whose cards a source has. Raises `ImportFileError` if that cannot be told."""
    found: Counter[str] = Counter()
    for rulebook in rulebooks().values():
        prints = prints_of(rulebook)
        columns = None if prints is None else prints.columns.get(source.kind)
        if prints is not None and columns is not None:
            found[rulebook.name] = sum(prints.owns(_facts(face.columns, columns)) for face in source.faces[:200])
    best = found.most_common(1)
    if not best or not best[0][1]:
        raise ImportFileError("it cannot be told which game these cards are of; say it with --game")
    return rulebooks()[best[0][0]]


def import_cards(
    rulebook: Rulebook, source: Source, further: Mapping[str, Mapping[str, str]], known: Texts
) -> Iterator[Imported]:
    """What becomes of each card of a source, in its order.

    ``further`` are facts that the source lacks, by card number; ``known`` are texts that were read before, to which
    those that are read now are added. Raises `ImportFileError` if the game has no such cards.
    """
    prints = prints_of(rulebook)
    columns = None if prints is None else prints.columns.get(source.kind)
    if prints is None or columns is None:
        raise ImportFileError(f"no cards of {rulebook.title} can be read from files of this kind ({source.kind})")
    taken: dict[str, str] = {}
    for face in source.faces:
        imported = _imported(prints, face, columns, further, known)
        if imported.status == PLAYABLE and taken.setdefault(imported.number, imported.name) != imported.name:
            why = f"its number is that of {taken[imported.number]}"
            imported = imported._replace(status=DECLINED, why=why, row=None)
        yield imported._replace(there=imported.row is not None and imported.number in rulebook.cards())


def key_of(prints: Prints, text: str) -> str:
    """The key of a printed text among those that were read before: another grammar reads it anew."""
    return hashlib.blake2b(f"{prints.reader().fingerprint}\n{text}".encode(), digest_size=16).hexdigest()


def _facts(values: Mapping[str, str], columns: Mapping[str, str]) -> dict[str, str]:
    return {fact: values[column] for fact, column in columns.items() if column in values}


def _imported(
    prints: Prints, face: Face, columns: Mapping[str, str], further: Mapping[str, Mapping[str, str]], known: Texts
) -> Imported:
    facts = _facts(face.columns, columns)
    number, name = facts.get("number", ""), facts.get("name", "")
    facts |= further.get(number, {})
    if face.others:
        return Imported(number, name, INCOMPLETE, "its other faces are not imported yet")
    try:
        made = prints.row(facts)
    except ValueError as error:
        return Imported(number, name, DECLINED, str(error))
    number = made.fields["number"]
    read = _read(prints, facts.get("text", ""), known)
    if "why" in read:
        return Imported(number, name, DECLINED, read["why"])
    if made.missing:
        return Imported(number, name, INCOMPLETE, ", ".join(made.missing))
    if "flag" in read:
        return Imported(number, name, FLAGGED, read["flag"])
    row = {**made.fields, "text": read["text"]}
    try:
        prints.define(row)
    except CardFileError as error:
        return Imported(number, name, DECLINED, str(error))
    return Imported(number, name, PLAYABLE, row=row)


def _read(prints: Prints, text: str, known: Texts) -> dict[str, str]:
    """A printed text in the card language, or why it is not read."""
    key = key_of(prints, text)
    if key not in known:
        reader = prints.reader()
        try:
            abilities = reader.read(text)
            doubts = reader.doubts(text)
            known[key] = {"flag": doubts[0]} if doubts else {"text": reader.told(abilities)}
        except CardTextError as error:
            known[key] = {"why": str(error)}
    return known[key]
