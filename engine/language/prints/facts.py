"""What a card database says of a card, and what a game makes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.kernel.definitions import CardDefinition
from engine.language.prints.columns import Columns
from engine.language.prints.dialect import PrintReader

Facts = Mapping[str, str]
"""What is printed on a face of a card, by the names of the facts."""


class MadeRow(NamedTuple):
    """The row of a card file that a card's facts come to, without its text, and which facts it lacks."""

    fields: dict[str, Any]
    missing: tuple[str, ...] = ()


def single(facts: Facts, others: Sequence[Facts]) -> Sequence[Facts]:
    """The faces of a card of a game whose cards have one. Raises ValueError for others."""
    if others:
        raise ValueError("its other faces are not imported")
    return [facts]


class Prints(NamedTuple):
    """What a game knows of its printed cards."""

    reader: Callable[[], PrintReader]
    row: Callable[[Facts], MadeRow]  #: of a face; raises ValueError for impossible facts
    columns: Mapping[str, Columns]  #: by kind of source
    define: Callable[[Sequence[Mapping[str, Any]]], Mapping[str, CardDefinition]]  #: of rows; raises `CardFileError`
    owns: Callable[[Facts], bool]  #: whether facts look like a card of this game
    faces: Callable[[Facts, Sequence[Facts]], Sequence[Facts]] = single
    """The faces of a card, of what is printed on it and of what a source has on other faces, the front first.

    Raises ValueError for what is not imported.
    """
    called: Callable[[Mapping[str, Any]], str] = lambda row: "this card"
    """How a text calls the card of a row that it is on, for texts that have the card's name instead."""
    other_texts: Mapping[str, str] = MappingProxyType({})
    """The fields of rows that hold other abilities, each with the head that these have in a text."""
    numbers_repeat: bool = False
    """Whether databases have different cards of one number in a set, which are told apart by their names as well."""
