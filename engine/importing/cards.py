"""Importing: from the rows of a source to cards of a game, each with what became of it."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from typing import Any

from engine.games import rulebooks
from engine.importing import own_cards
from engine.importing.errors import ImportFileError
from engine.importing.imported import DECLINED, FLAGGED, INCOMPLETE, PLAYABLE, Imported
from engine.importing.reading import Texts, read_print
from engine.importing.sources import OWN, Face, Source
from engine.kernel.rulebook import Rulebook
from engine.language.errors import CardFileError
from engine.language.prints.columns import Columns, facts_of
from engine.language.prints.facts import Prints


def prints_of(rulebook: Rulebook) -> Prints | None:
    """What a game knows of its printed cards; None if it has none."""
    name = f"engine.games.{rulebook.folder}.prints"
    if find_spec(name) is None:
        return None
    prints = importlib.import_module(name).PRINTS
    assert isinstance(prints, Prints)
    return prints


def game_of(source: Source, columns: Columns | None = None) -> Rulebook:
    """The game whose cards a source has, by its usual columns or by these. Raises `ImportFileError` if it is none."""
    found = own_cards.owners(source) if source.kind == OWN else _owners(source, columns)
    best = max(found, key=lambda name: found[name], default=None)
    if best is None or not found[best]:
        raise ImportFileError("it cannot be told which game these cards are of; say it with --game")
    return rulebooks()[best]


def import_cards(
    rulebook: Rulebook,
    source: Source,
    further: Mapping[str, Mapping[str, Any]],
    known: Texts,
    columns: Columns | None = None,
) -> Iterator[Imported]:
    """What becomes of each card of a source, in its order.

    ``further`` are facts that the source lacks, by card number, among them texts in the words of the card language;
    ``known`` are texts that were read before, to which those that are read now are added; ``columns`` stand for the
    usual ones of such a source. Raises `ImportFileError` if the game has no such cards.
    """
    prints = prints_of(rulebook)
    if source.kind == OWN:
        found = own_cards.import_own_cards(rulebook, prints, source, further, known)
    else:
        usual = None if prints is None else prints.columns.get(source.kind)
        columns = columns or usual
        if prints is None or columns is None:
            raise ImportFileError(f"no cards of {rulebook.title} can be read from files of this kind ({source.kind})")
        found = _printed_cards(prints, source, columns, further, known)
    taken: dict[str, str] = {}
    for card in found:
        if card.status == PLAYABLE and taken.setdefault(card.number, card.name) != card.name:
            yield card._replace(status=DECLINED, why=f"its number is that of {taken[card.number]}", row=None)
        else:
            yield card._replace(there=card.row is not None and card.number in rulebook.cards())


def _owners(source: Source, columns: Columns | None) -> Mapping[str, int]:
    """How many of the first cards look like those of each game."""
    found: dict[str, int] = {}
    for rulebook in rulebooks().values():
        prints = prints_of(rulebook)
        usual = None if prints is None else prints.columns.get(source.kind)
        if prints is not None and (columns or usual):
            facts = (facts_of(face.columns, columns or usual or {}) for face in source.faces[:200])
            found[rulebook.name] = sum(map(prints.owns, facts))
    return found


def _printed_cards(
    prints: Prints, source: Source, columns: Columns, further: Mapping[str, Mapping[str, Any]], known: Texts
) -> Iterator[Imported]:
    return (_imported(prints, face, columns, further, known) for face in source.faces)


def _imported(
    prints: Prints, face: Face, columns: Columns, further: Mapping[str, Mapping[str, Any]], known: Texts
) -> Imported:
    facts = facts_of(face.columns, columns)
    number, name = facts.get("number", ""), facts.get("name", "")
    supplement = {fact: _plain(value) for fact, value in further.get(number, {}).items()}
    if face.others:
        return Imported(number, name, INCOMPLETE, "its other faces are not imported yet")
    try:
        made = prints.row(facts | supplement)
    except ValueError as error:
        return Imported(number, name, DECLINED, str(error))
    number = made.fields["number"]
    own = supplement.get("text")  # in the words of the card language
    read = read_print(prints, facts.get("text", ""), known) if own is None else {"text": own}
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
        return Imported(number, name, DECLINED, error.faults[0])
    return Imported(number, name, PLAYABLE, row=row)


def _plain(value: Any) -> str:
    return "/".join(map(str, value)) if isinstance(value, list) else str(value)
