"""What people want to know of decks besides whether they are legal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.kernel.definitions import CardDefinition


class Difficulty(StrEnum):
    """How hard a deck is to play, among those of its game."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class StarterFacts:
    """What helps people to choose among the starters of a game."""

    style: str  #: how it plays, in a few words
    era: str  #: of which time of the game its cards are
    difficulty: Difficulty


class Curve(NamedTuple):
    """The columns of a curve: from the least to the most there is; what is beyond the last one is counted there."""

    last: int


@dataclass(frozen=True, slots=True)
class DeckCount:
    """Something that is counted in a deck: its grades, its triggers.

    ``text`` is the id of what it is called ("count-grades"); an attribute ``.sort`` of that text puts a sort into words
    whose own word, `$sort`, is not on cards. ``sorts`` gives what a card is: nothing where it is not counted, more than
    one thing where it is counted for each.
    """

    text: str
    sorts: Callable[[CardDefinition], Iterable[int | str]]
    sections: tuple[str, ...] = ()  #: of the deck; without them all
    order: tuple[str, ...] = ()  #: sorts that are told first; the others follow by how many there are
    curve: Curve | None = None  #: where the sorts are numbers
