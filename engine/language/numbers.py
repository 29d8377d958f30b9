"""Numbers: how many, how many at most, and how many there are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.abilities import Context, Node, Number
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.phrases import phrase
from engine.language.words import COUNT

Bounds = tuple[int, int]
"""The fewest and the most that may be chosen."""


@phrase("{number}", number=COUNT)
@dataclass(frozen=True, slots=True)
class Literal(Number):
    """A number that the text names."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    number: int

    @property
    def plural(self) -> bool:
        """Whether several things are meant."""
        return self.number != 1

    def value(self, match: Match, context: Context) -> int:
        return self.number


@phrase("{number}", printed_only=True)
@dataclass(frozen=True, slots=True)
class SettledNumber(Number):
    """What a number was when an effect began to wait."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    number: Number
    known: int

    @property
    def plural(self) -> bool:
        """Whether its words mean several things."""
        return _means_several(self.number)

    def value(self, match: Match, context: Context) -> int:
        """As it was then."""
        return self.known


@dataclass(frozen=True, slots=True)
class Count(Node, ABC):
    """How many cards are to be chosen. Where it is ``picky``, it matters which cards are chosen together."""

    picky: ClassVar[bool] = False

    def admits(self, match: Match, context: Context, chosen: Sequence[Card], card: Card) -> bool:
        """Whether a card may be chosen beside those chosen before."""
        return True

    @property
    @abstractmethod
    def plural(self) -> bool:
        """Whether several things are meant."""

    @abstractmethod
    def bounds(self, match: Match, context: Context) -> Bounds:
        """The fewest and the most cards; fewer only where there are no more."""

    def multiplied(self, match: Match, context: Context, times: int) -> Count | None:
        """As many for each of several things at once; None if that is not the same as choosing again and again."""
        return None


@phrase("{number}")
@dataclass(frozen=True, slots=True)
class Exactly(Count):
    """Just so many, as far as there are so many."""

    number: Number

    @property
    def plural(self) -> bool:
        """Whether several things are meant."""
        return _means_several(self.number)

    def bounds(self, match: Match, context: Context) -> Bounds:
        number = max(self.number.value(match, context), 0)
        return number, number

    def multiplied(self, match: Match, context: Context, times: int) -> Count:
        return Exactly(Literal(times * self.bounds(match, context)[1]))


@phrase("up to {number}")
@dataclass(frozen=True, slots=True)
class UpTo(Count):
    """Any number from none to so many."""

    number: Number

    @property
    def plural(self) -> bool:
        """Whether several things are meant."""
        return _means_several(self.number)

    def bounds(self, match: Match, context: Context) -> Bounds:
        """From none to the number."""
        return 0, max(self.number.value(match, context), 0)

    def multiplied(self, match: Match, context: Context, times: int) -> Count:
        return UpTo(Literal(times * self.bounds(match, context)[1]))


@phrase("at_least {number}")
@dataclass(frozen=True, slots=True)
class NoFewerThan(Count):
    """So many or more."""

    number: Number

    @property
    def plural(self) -> bool:
        """Several things may be meant."""
        return True

    def bounds(self, match: Match, context: Context) -> Bounds:
        """From the number to all there could be."""
        return max(self.number.value(match, context), 0), len(match.state.definition)


@phrase("any_number")
@dataclass(frozen=True, slots=True)
class AnyNumber(Count):
    """As many as the player likes."""

    @property
    def plural(self) -> bool:
        return True

    def bounds(self, match: Match, context: Context) -> Bounds:
        """From none to all there could be."""
        return 0, len(match.state.definition)


@dataclass(frozen=True, slots=True)
class CountTogether(Count):
    """So many cards that go together, by what they are where they lie when they are chosen."""

    picky: ClassVar[bool] = True
    count: Exactly | UpTo | AnyNumber

    @property
    def plural(self) -> bool:
        """Whether several things are meant."""
        return self.count.plural

    def bounds(self, match: Match, context: Context) -> Bounds:
        """As many as the number says."""
        return self.count.bounds(match, context)

    def admits(self, match: Match, context: Context, chosen: Sequence[Card], card: Card) -> bool:
        """Whether they still go together."""
        return self.go_together([match.values(each) for each in (*chosen, card)])

    @abstractmethod
    def go_together(self, cards: Sequence[Values]) -> bool:
        """Whether cards with these characteristics may be chosen together."""


ONE = Exactly(Literal(1))


@dataclass(frozen=True, slots=True)
class Quantity(Node, ABC):
    """What a number is compared with: "three or more"."""

    looks_at: ClassVar[frozenset[str]] = NOTHING

    @abstractmethod
    def includes(self, number: int) -> bool:
        """Whether a number is such a number."""


@phrase("a")
@dataclass(frozen=True, slots=True)
class Some(Quantity):
    """At least one."""

    @property
    def plural(self) -> bool:
        return False

    def includes(self, number: int) -> bool:
        return number > 0


@phrase("no")
@dataclass(frozen=True, slots=True)
class NoneAtAll(Quantity):
    """Not one."""

    @property
    def plural(self) -> bool:
        return True

    def includes(self, number: int) -> bool:
        return number == 0


@phrase("{least} or more", least=COUNT)
@phrase("{least} or greater", least=COUNT)
@dataclass(frozen=True, slots=True)
class AtLeast(Quantity):
    """So many or more."""

    least: int

    @property
    def plural(self) -> bool:
        return True

    def includes(self, number: int) -> bool:
        return number >= self.least


@phrase("{most} or less", most=COUNT)
@phrase("{most} or fewer", most=COUNT)
@dataclass(frozen=True, slots=True)
class AtMost(Quantity):
    """So many or fewer."""

    most: int

    @property
    def plural(self) -> bool:
        return True

    def includes(self, number: int) -> bool:
        """Whether it is not too many."""
        return number <= self.most


@phrase("exactly {number}", number=COUNT)
@dataclass(frozen=True, slots=True)
class ExactCount(Quantity):
    """So many, no more and no fewer."""

    saved_as: ClassVar[str] = "Just"
    number: int

    @property
    def plural(self) -> bool:
        """Whether several things are meant."""
        return self.number != 1

    def includes(self, number: int) -> bool:
        """Whether it is this number."""
        return number == self.number


def _means_several(number: Number) -> bool:
    """Whether the words of a number mean several things: those that do not say how many do."""
    return bool(getattr(number, "plural", True))
