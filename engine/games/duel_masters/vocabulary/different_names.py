"""202.3a. Cards that are chosen together and of which no two have a name in common.

You may put any number (of different names) creatures from your hand into the battle zone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from engine.kernel.cards import NAMES, Values
from engine.language.numbers import CountTogether
from engine.language.phrases import phrase


@phrase("{count} (of different names)")
@dataclass(frozen=True, slots=True)
class OfDifferentNames(CountTogether):
    """202.3a. So many cards, none of which has a name of another."""

    def go_together(self, cards: Sequence[Values]) -> bool:
        """Whether no two have a name in common."""
        return all(first[NAMES].isdisjoint(second[NAMES]) for first, second in combinations(cards, 2))
