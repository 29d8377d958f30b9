"""201.2, 202.3a. Cards that are chosen together and of which no two have a name, or a cost, in common.

You may put any number (of different names) creatures from your hand into the battle zone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from engine.games.duel_masters.characteristics import COSTS
from engine.kernel.cards import NAMES, Values
from engine.language.numbers import CountTogether
from engine.language.phrases import phrase


@phrase("{count} (of different costs)")
@dataclass(frozen=True, slots=True)
class OfDifferentCosts(CountTogether):
    """201.2. So many cards, each of another cost: of a twinpact either may count, which its player says (201.2b)."""

    def go_together(self, cards: Sequence[Values]) -> bool:
        """Whether each can count with a cost of its own."""
        taken: dict[int, Values] = {}
        return all(_takes_cost(card, taken, set()) for card in cards)


def _takes_cost(card: Values, taken: dict[int, Values], tried: set[int]) -> bool:
    """Let a card count with a cost that no other does, and another one with its second cost where that helps."""
    for cost in card[COSTS]:
        if cost in tried:
            continue
        tried.add(cost)
        if cost not in taken or _takes_cost(taken[cost], taken, tried):
            taken[cost] = card
            return True
    return False


@phrase("{count} (of different names)")
@dataclass(frozen=True, slots=True)
class OfDifferentNames(CountTogether):
    """202.3a. So many cards, none of which has a name of another."""

    def go_together(self, cards: Sequence[Values]) -> bool:
        """Whether no two have a name in common."""
        return all(first[NAMES].isdisjoint(second[NAMES]) for first, second in combinations(cards, 2))
