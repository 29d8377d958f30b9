"""12.7.1, 2.4. How many different names or grades there are among cards.

This unit gets power +2000 for each (as_many_as distinct grades among cards in your bind zone)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import characteristics
from engine.games.vanguard.vocabulary.comparing import Counted
from engine.kernel.abilities import Context, Number
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import NAMES, Card, Values
from engine.kernel.match import Match
from engine.language.cards import It
from engine.language.conditions import PlainCondition
from engine.language.done_this_way import DoneWith
from engine.language.groups import AmongThem, has_front
from engine.language.numbers import Quantity
from engine.language.phrases import WordList, phrase

DIFFERENT: Final = WordList("what is counted", {"distinct names": "names", "distinct grades": "grades"})

Cards = Counted | AmongThem | DoneWith | It
"""Among which cards it is counted."""


@phrase("(as_many_as {what} among {things+})", what=DIFFERENT, things=Counted | AmongThem)
@phrase("(as_many_as {what} among {things})", what=DIFFERENT, things=DoneWith | It)
@dataclass(frozen=True, slots=True)
class DifferentAmong(Number):
    """How many different names, or grades, certain cards have; what has no grade has no different one."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({NAMES, characteristics.GRADE})
    what: str
    things: Cards

    @property
    def plural(self) -> bool:
        """Said of several, or of none."""
        return True

    def value(self, match: Match, context: Context) -> int:
        """The number, among the cards that are to be seen."""
        return _different(match, context, list(self.things.cards(match, context)), self.what)


@phrase("among {things+} are {quantity} {what}", what=DIFFERENT, things=Counted | AmongThem)
@phrase("among {things} are {quantity} {what}", what=DIFFERENT, things=DoneWith | It)
@dataclass(frozen=True, slots=True)
class HaveDifferent(PlainCondition):
    """Whether certain cards have so many different names, or grades."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = DifferentAmong.reads
    quantity: Quantity
    what: str
    things: Cards

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is such a number."""
        found = _different(match, context, list(self.things.cards(match, context)), self.what)
        return self.quantity.includes(found)


def _different(match: Match, context: Context, cards: Sequence[Card], what: str) -> int:
    seen = [context.values(match, card) for card in cards if has_front(match, context, card)]
    if what == "grades":
        return len({characteristics.grade_of(values) for values in seen} - {None})
    return _different_names(seen)


def _different_names(cards: Sequence[Values]) -> int:
    """12.7.1. How many cards there may be of which no two have a name in common; those of one name come first."""
    taken: set[str] = set()
    number = 0
    for names in sorted((values[NAMES] for values in cards), key=len):
        if taken.isdisjoint(names):
            taken |= names
            number += 1
    return number
