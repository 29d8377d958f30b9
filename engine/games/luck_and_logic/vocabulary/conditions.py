"""What texts ask of certain cards: how and where they lie, what they are like, how much soul they have.

CONT: If this member is in the front row, it gets power +1000.
AUTO: When this member attacks, if it has two or more soul, draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.luck_and_logic.vocabulary.changes import STATISTICS
from engine.games.luck_and_logic.vocabulary.descriptions import OfColour, OfWorld, WithTrait
from engine.games.luck_and_logic.vocabulary.leaving import souls_meant
from engine.games.luck_and_logic.vocabulary.locations import InRow, Located
from engine.kernel.abilities import Context
from engine.kernel.aspects import ATTACHED, NOTHING
from engine.kernel.match import Match
from engine.language.cards import FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Face, Oriented
from engine.language.features import JUST, LEAST, MOST, is_within
from engine.language.last_information import ever_meant
from engine.language.numbers import Quantity, Some
from engine.language.phrases import phrase

Likeness = Oriented | Face | OfColour | OfWorld | WithTrait | InRow | Located
"""What can be said of a card without a noun."""


@phrase("{one} is/are {like}", so=True)
@phrase("{one} is/are not {like}", so=False)
@dataclass(frozen=True, slots=True)
class IsLike(PlainCondition):
    """4.1.3, 4.4, 2.5 to 2.7. Whether certain cards are like something, or are not."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    one: FixedTarget
    like: Likeness
    so: bool

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any, and all of them are, or none is."""
        asked = ever_meant(match, context, self.one)
        return bool(asked) and all(
            self.so is self.like.fits(match, seen, card, seen.values(match, card)) for card, seen in asked
        )


@phrase("{one} has/have soul", quantity=Some())
@phrase("{one} has/have {quantity} soul")
@dataclass(frozen=True, slots=True)
class HasSoul(PlainCondition):
    """4.15.2.1. How much soul certain members have, or had when they left the circles (12.2.2)."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    one: FixedTarget
    quantity: Quantity

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any members, and all have so much."""
        souls = souls_meant(match, context, self.one)
        return bool(souls) and all(self.quantity.includes(len(each)) for each in souls)


@phrase("{one} has/have {statistic} {number} or less", statistic=STATISTICS, bound=MOST)
@phrase("{one} has/have {statistic} {number} or more", statistic=STATISTICS, bound=LEAST)
@phrase("{one} has/have {statistic} {number}", statistic=STATISTICS, bound=JUST)
@dataclass(frozen=True, slots=True)
class HasNumber(PlainCondition):
    """2.8 to 2.15. Whether certain cards have such a level, cost, power, aura or limit."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    one: FixedTarget
    statistic: str
    number: int
    bound: str

    @property
    def reads(self) -> frozenset[str]:
        return frozenset((self.statistic,))

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any, and the numbers of all are within the bound."""
        asked = ever_meant(match, context, self.one)
        numbers = [seen.values(match, card)[self.statistic] for card, seen in asked]
        return bool(asked) and all(is_within(number, self.bound, self.number) for number in numbers)
