"""Importing: from the rows of a source to cards of a game, each with what became of it."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from typing import Any, Final

from engine.games import rulebooks
from engine.importing import own_cards
from engine.importing.errors import ImportFileError
from engine.importing.imported import DECLINED, FLAGGED, INCOMPLETE, PLAYABLE, Imported
from engine.importing.reading import Texts, read_print, without_own_name
from engine.importing.sources import OWN, Face, Source
from engine.kernel.rulebook import Rulebook
from engine.language.errors import CardFileError
from engine.language.prints.columns import Columns, facts_of
from engine.language.prints.facts import Facts, Prints

_LONGEST_LINE: Final = 300  # of a reason, in characters
_LONGEST_NUMBER: Final = 24  # of a card whose number is made here
_NO_PART_OF_NUMBERS: Final = re.compile(r"[^A-Za-z0-9]+")


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
        raise ImportFileError("it cannot be told which game these cards are of; say it with the option game")
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
    repeat = source.kind != OWN and prints is not None and prints.numbers_repeat
    for each in found:
        is_taken = taken.get(each.number, each.name) != each.name
        card = (_by_name_too(each) if repeat and is_taken else each)._replace(why=_in_few_words(each.why))
        if card.status == PLAYABLE and taken.setdefault(card.number, card.name) != card.name:
            yield card._replace(status=DECLINED, why=f"its number is that of {taken[card.number]}", row=None)
        else:
            yield card._replace(there=card.row is not None and card.number in rulebook.cards())


def _by_name_too(card: Imported) -> Imported:
    """A playable card of one face, of which others have the number, under that and its name; any other as it is."""
    if card.row is None or card.others:
        return card
    number = f"{card.number}-{_NO_PART_OF_NUMBERS.sub('-', card.name)}"[:_LONGEST_NUMBER].strip("-")
    return card._replace(number=number, row={**card.row, "number": number})


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
    prints: Prints, card: Face, columns: Columns, further: Mapping[str, Mapping[str, Any]], known: Texts
) -> Imported:
    facts = facts_of(card.columns, columns)
    number, name = facts.get("number", ""), facts.get("name", "")
    try:
        faces = prints.faces(facts, [facts_of(other, columns) for other in card.others])
    except ValueError as error:
        return Imported(number, name, DECLINED, str(error))
    found = [_face(prints, face, further.get(number, {}) if len(faces) == 1 else {}, further, known) for face in faces]
    for status in (DECLINED, INCOMPLETE, FLAGGED):
        worst = next((each for each in found if each.status == status), None)
        if worst is not None:
            return worst
    rows = [each.row for each in found if each.row is not None]
    try:
        defined = prints.define(rows)
    except CardFileError as error:
        return Imported(found[0].number, name, DECLINED, own_cards.told(error))
    own = {row["number"] for row in rows}
    number = next((each for each in defined if each not in own and not defined[each].side), found[0].number)
    return Imported(number, name, PLAYABLE, row=rows[0], others=tuple(rows[1:]))


def _face(
    prints: Prints,
    facts: Facts,
    supplement: Mapping[str, Any],
    further: Mapping[str, Mapping[str, Any]],
    known: Texts,
) -> Imported:
    """What becomes of a face of a card; it is playable if nothing is wrong with it alone."""
    number, name = facts.get("own_number") or facts.get("number", ""), facts.get("name", "")
    try:
        made = prints.row(facts)
        supplement = {**supplement, **further.get(made.fields["number"], {})}
        made = prints.row({**facts, **{fact: _plain(value) for fact, value in supplement.items()}})
    except ValueError as error:
        return Imported(number, name, DECLINED, str(error))
    number = made.fields["number"]
    own = supplement.get("text")  # in the words of the card language
    read = read_print(prints, facts.get("text", ""), known) if own is None else {"text": str(own)}
    called = without_own_name(facts.get("text", ""), name, prints.called(made.fields))
    if "why" in read and called != facts.get("text", ""):
        again = read_print(prints, called, known)
        read = read if "why" in again else again
    if "why" in read:
        return Imported(number, name, DECLINED, read["why"])
    if made.missing:
        return Imported(number, name, INCOMPLETE, ", ".join(made.missing))
    if "flag" in read:
        return Imported(number, name, FLAGGED, read["flag"])
    return Imported(number, name, PLAYABLE, row={**made.fields, "text": read["text"]})


def _in_few_words(why: str) -> str:
    """A reason whose lines are not too long to be shown, whatever it quotes."""
    return "\n".join(line if len(line) <= _LONGEST_LINE else f"{line[:_LONGEST_LINE]}…" for line in why.split("\n"))


def _plain(value: Any) -> str:
    return "/".join(map(str, value)) if isinstance(value, list) else str(value)
