"""5.22.2.1. Costs with commas between their parts, which are paid in order.

ACT: [Stock this member, (1)] Draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.luck_and_logic.vocabulary.stock_costs import StockPayment
from engine.kernel.abilities import Context, Cost
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.costs import ActionCost
from engine.language.phrases import phrase

PlainCost = StockPayment | ActionCost
"""A part of a cost that is not made of others."""


@phrase("{first}, {rest}")
@dataclass(frozen=True, slots=True)
class InOrder(Cost):
    """5.22.2.1. Parts with commas between them are paid in their order. All could be paid before any is (5.22.3)."""

    first: PlainCost
    rest: Cost

    def parts(self) -> tuple[Cost, ...]:
        """All of them, in their order."""
        return (*self.first.parts(), *self.rest.parts())

    def payable(self, match: Match, context: Context, taken: frozenset[Card]) -> bool:
        """Whether all can, as things are now."""
        return all(part.payable(match, context, taken) for part in self.parts())

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """Whether others cannot tell if one of them can be paid."""
        return any(part.may_be_denied(match, context) for part in self.parts())

    def choose(self, match: Match, context: Context, taken: frozenset[Card]) -> Procedure[tuple[Card, ...]]:
        """Nothing yet: what to pay a part with is chosen when the parts before it are paid."""
        yield from ()
        return ()

    def pay(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[None]:
        """One part after the other."""
        for part in self.parts():
            chosen = yield from part.choose(match, context, frozenset())
            yield from part.pay(match, context, chosen)
