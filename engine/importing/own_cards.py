"""Card files of our own as a source: rows of a game, in the words of its card language or in those of print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.games import rulebooks
from engine.importing.imported import DECLINED, PLAYABLE, Imported
from engine.importing.reading import Texts, read_print, without_own_name
from engine.importing.sources import Source
from engine.kernel.rulebook import Rulebook
from engine.language.errors import CardFileError
from engine.language.prints.checks import advice
from engine.language.prints.facts import Prints
from engine.language.prints.typed_text import says_nothing
from engine.language.whole_cards import whole_cards

_TRIED: Final = 50  # cards of a file by which its game is told


def owners(source: Source) -> Mapping[str, int]:
    """How many of the first cards are rows of each game; of several editions of one, the newest."""
    found: dict[str, int] = {}
    folders: set[str] = set()
    for book in rulebooks().values():
        if book.folder not in folders:
            folders.add(book.folder)
            found[book.name] = sum(_is_row(book, face.row) for face in source.faces[:_TRIED])
    return found


def import_own_cards(
    rulebook: Rulebook,
    prints: Prints | None,
    source: Source,
    further: Mapping[str, Mapping[str, Any]],
    known: Texts,
) -> Iterator[Imported]:
    """What becomes of each row, in the order of the file; ``further`` are facts that take the place of what it says.

    Rows that name each other, such as the faces of a card, are read together in the end.
    """
    given = [{**face.row, **_supplement(face.row, further)} for face in source.faces]
    found = [_imported(rulebook, prints, row, known) for row in given]
    rows = {card.row["number"]: card.row for card in found if card.row is not None}
    missing: Mapping[str, str] = {}
    try:
        _, missing = whole_cards(rulebook, [*rows.values()])
    except CardFileError as problem:
        missing = dict.fromkeys(rows, told(problem))
    for card in found:
        fault = None if card.row is None else missing.get(card.row["number"])
        yield card if fault is None else card._replace(status=DECLINED, why=fault, row=None)


def _imported(rulebook: Rulebook, prints: Prints | None, row: Mapping[str, Any], known: Texts) -> Imported:
    number, name = str(row.get("number", "")), _name(rulebook, row)
    row = _without_empty_texts(prints, row)
    fault = _fault(rulebook, row)
    if fault is None:
        return Imported(number, name, PLAYABLE, row=row)
    if prints is not None and isinstance(row.get("text", ""), str):
        row, unread = _with_other_texts(prints, row, known)
        own = row.get("text", "")
        for text in dict.fromkeys((own, without_own_name(own, name, prints.called(row)))):
            read = read_print(prints, text, known)
            wrong = _fault(rulebook, {**row, "text": read["text"]}) if "text" in read else None
            if "text" in read and wrong is None:
                return Imported(number, name, PLAYABLE, row={**row, "text": read["text"]} if own else row)
            fault = (
                (wrong and (unread or wrong))
                or advice(read.get("flag", ""))
                or prints.reader().further_problem(text)
                or fault
            )
    return Imported(number, name, DECLINED, fault.removeprefix(f"{number} {name}: "))


def _name(rulebook: Rulebook, row: Mapping[str, Any]) -> str:
    """What the card of a row is called, also where its row has no name, but a title and characters."""
    if "name" in row:
        return str(row["name"])
    try:
        cards, _ = whole_cards(rulebook, [{**row, "text": ""}])
    except CardFileError:
        return str(row.get("title", ""))
    return next((card.name for card in cards.values()), "")


def _without_empty_texts(prints: Prints | None, row: Mapping[str, Any]) -> Mapping[str, Any]:
    """A row without those of its texts that only say that there is none, such as "-"."""
    fields = ("text", *(prints.other_texts if prints is not None else ()))
    return {
        field: said
        for field, said in row.items()
        if field not in fields or not isinstance(said, str) or not says_nothing(said)
    }


def _with_other_texts(prints: Prints, row: Mapping[str, Any], known: Texts) -> tuple[Mapping[str, Any], str]:
    """A row whose texts beside its own are in the words of the card language, and why one is not read as print."""
    unread = ""
    for field, head in prints.other_texts.items():
        if isinstance(row.get(field), str):
            said = row[field].strip()
            text = said if said.lower().startswith(head.rstrip(": ").lower()) else head + said
            read = read_print(prints, text, known)
            why = "" if "text" in read else advice(read.get("flag", "")) or prints.reader().further_problem(text)
            unread = unread or why
            row = {**row, field: read.get("text", text).removeprefix(head)}
    return row, unread


def _supplement(row: Mapping[str, Any], further: Mapping[str, Mapping[str, Any]]) -> Mapping[str, Any]:
    number = row.get("number")
    return further.get(number, {}) if isinstance(number, str) else {}


def _is_row(rulebook: Rulebook, row: Mapping[str, Any]) -> bool:
    """Whether this is a row of the game, whatever its text says."""
    return _fault(rulebook, {**row, "text": ""}) is None or _fault(rulebook, row) is None


def _fault(rulebook: Rulebook, row: Mapping[str, Any]) -> str | None:
    """What is wrong with a row by itself: its other faces are in other rows."""
    try:
        whole_cards(rulebook, [row])
    except CardFileError as problem:
        return told(problem)
    return None


def told(problem: CardFileError) -> str:
    """What is wrong with a card, without what is said of files."""
    return problem.faults[0].removeprefix("card 1: ")
