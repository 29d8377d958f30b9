"""604. Conditions that count what lies in several zones together, or compare how many a player has of two sorts.

If you have six or more Jokers creatures in_total_with Jokers cards in your mana zone, draw a card.
If you have no_fewer (creatures) than (shields), draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Context
from engine.kernel.match import Match
from engine.language.conditions import PlainCondition, Things, aspects_of, count
from engine.language.groups import CardsIn
from engine.language.numbers import Quantity
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS


@phrase("you have {quantity} {first} in_total_with {second}", player=YOURS)
@phrase("your opponent has {quantity} {first} in_total_with {second}", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class HaveInAll(PlainCondition):
    """Whether a player has so many of something in two zones together."""

    player: str
    quantity: Quantity
    first: Things
    second: CardsIn

    def aspects(self) -> frozenset[str]:
        return aspects_of(self.first) | aspects_of(self.second)

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so many."""
        found = [count(match, context, self.player, things) for things in (self.first, self.second)]
        return self.quantity.includes(sum(found))


@phrase("you have no_fewer ({first+}) than ({second+})", even=True)
@phrase("you have more ({first+}) than ({second+})", even=False)
@dataclass(frozen=True, slots=True)
class HaveMoreThan(PlainCondition):
    """Whether the player has more of the one than of the other, or as many where that is enough."""

    first: Things
    second: Things
    even: bool

    def aspects(self) -> frozenset[str]:
        return aspects_of(self.first) | aspects_of(self.second)

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are enough of the first."""
        first, second = (count(match, context, YOURS, things) for things in (self.first, self.second))
        return first >= second if self.even else first > second
