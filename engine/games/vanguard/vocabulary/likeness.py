"""12.7. Cards that are not like something, and cards that are like each other: of one name, of different names.

Your opponent cannot call cards that are not (a card with Sentinel) to GC until end of turn
If they have different card names, draw a card
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import characteristics
from engine.kernel.abilities import Context
from engine.kernel.cards import NAMES, Card, Values
from engine.kernel.match import Match
from engine.language.cards import FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description, Trait
from engine.language.groups import has_front
from engine.language.numbers import CountTogether
from engine.language.phrases import WordList, phrase

LIKENESS: Final = WordList(
    "what cards have in common, or not",
    {
        "the same card name": "same name",
        "different card names": "different names",
        "the same grade": "same grade",
        "different grades": "different grades",
    },
)


@phrase("that is/are not (a {description-})")
@dataclass(frozen=True, slots=True)
class IsNot(Trait):
    """Of another sort: cards of which a description is not true."""

    description: Description

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether the description does not fit."""
        return not self.description.fits(match, context, card, values)


@phrase("{one} has/have {likeness}", likeness=LIKENESS)
@dataclass(frozen=True, slots=True)
class AreAlike(PlainCondition):
    """12.7.1. Whether certain cards share a name or a grade, all with all, or none with another."""

    reads: ClassVar[frozenset[str]] = frozenset({NAMES, characteristics.GRADE})
    one: FixedTarget
    likeness: str

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any such cards, all of them to be seen, and it is so of each two of them."""
        cards = list(self.one.cards(match, context))
        if not cards or not all(has_front(match, context, card) for card in cards):
            return False
        return are_alike([context.values(match, card) for card in cards], self.likeness)


@phrase("{count} (of {likeness})", likeness=LIKENESS)
@dataclass(frozen=True, slots=True)
class OfLikeness(CountTogether):
    """12.7.1. So many cards that share a name or a grade, all with all, or none with another."""

    likeness: str

    def go_together(self, cards: Sequence[Values]) -> bool:
        """Whether they are alike, or different."""
        return are_alike(cards, self.likeness)


def are_alike(cards: Sequence[Values], likeness: str) -> bool:
    """Whether each two cards with these characteristics have something in common, or none have: see `LIKENESS`."""
    how, _, what = likeness.partition(" ")
    pairs = [(first, second) for place, first in enumerate(cards) for second in cards[place + 1 :]]
    if what.startswith("grade"):
        shared = [characteristics.grade_of(first) == characteristics.grade_of(second) for first, second in pairs]
    else:
        shared = [not first[NAMES].isdisjoint(second[NAMES]) for first, second in pairs]
    return all(shared) if how == "same" else not any(shared)
