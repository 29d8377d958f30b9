"""202.3a. Cards that are chosen together and of which no two have a name in common.

You may put any number (of different names) creatures from your hand into the battle zone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.abilities import Context
from engine.kernel.cards import NAMES, Card
from engine.kernel.match import Match
from engine.language.numbers import AnyNumber, Bounds, Count, Exactly, UpTo
from engine.language.phrases import phrase


@phrase("{count} (of different names)")
@dataclass(frozen=True, slots=True)
class OfDifferentNames(Count):
    """202.3a. So many cards, none of which has a name of another."""

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
        """Whether none of those chosen before has a name of the card."""
        names = match.values(card)[NAMES]
        return all(names.isdisjoint(match.values(each)[NAMES]) for each in chosen)
