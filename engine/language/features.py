"""What cards of most games are like: any card, of a colour, with a trait, with so much of something.

Each game says which characteristic is meant, and in its own words; a feature ``reads`` just that one.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import eq, ge, le
from typing import ClassVar, Final, TypeVar

from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.descriptions import Feature, Noun, Quality, Trait
from engine.language.phrases import phrase


@dataclass(frozen=True, slots=True)
class AnyCard(Noun):
    """A word that fits every card; in play it is meant where such cards are."""

    looks_at: ClassVar[frozenset[str]] = NOTHING

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class OfColours(Quality, ABC):
    """Of one of these colours."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    colours: tuple[str, ...]

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has one of the colours."""
        return values[_read(self)] in self.colours


@dataclass(frozen=True, slots=True)
class OfTrait(Quality, ABC):
    """With a trait."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    trait: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the trait."""
        return self.trait in values[_read(self)]


MOST: Final = "most"
LEAST: Final = "least"
JUST: Final = "just"
_COMPARED: Final[Mapping[str, Callable[[int, int], bool]]] = {MOST: le, LEAST: ge, JUST: eq}

N = TypeVar("N", bound="WithNumber")


def is_within(number: int, bound: str, limit: int) -> bool:
    """Whether a number is a limit at most, at least, or just that."""
    return _COMPARED[bound](number, limit)


@dataclass(frozen=True, slots=True)
class WithNumber(Trait, ABC):
    """With such a number of something."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    number: int
    bound: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether its number is within the bound."""
        return is_within(values[_read(self)], self.bound, self.number)


def numbered(words: str) -> Callable[[type[N]], type[N]]:
    """Declare the phrases of a number: "with level 2 or less", "with level 2 or more", "with level 2"."""

    def declare(node: type[N]) -> type[N]:
        for template, bound in (("{number}", JUST), ("{number} or more", LEAST), ("{number} or less", MOST)):
            phrase(f"{words} {template}", bound=bound)(node)
        return node

    return declare


def _read(feature: Feature) -> str:
    """The one characteristic that a feature looks at."""
    (characteristic,) = feature.reads
    return characteristic
