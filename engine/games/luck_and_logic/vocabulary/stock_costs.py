"""5.22.5, 9.4.3, 9.6.2.2.1. Costs that are paid with the top cards of the stock: so many, or X.

ACT: [(2) & discard a card] Draw two cards.
ACT: [(X)] Draw X cards.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count, takewhile

from engine.games.luck_and_logic import field, stock
from engine.games.luck_and_logic.vocabulary.costs import ComparedWithX, ValueOfX
from engine.kernel.abilities import Context, Cost
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.costs import ActionCost
from engine.language.phrases import phrase


@dataclass(frozen=True, slots=True)
class StockPayment(Cost):
    """A part of a cost that is paid with the top cards of the stock."""

    @abstractmethod
    def least(self, match: Match, context: Context) -> int:
        """How many cards it takes at least."""

    def payable(self, match: Match, context: Context, taken: frozenset[Card]) -> bool:
        """9.6.2.3.2. Whether the stock has enough for this part and those after it, besides what others have taken.

        Other parts that are paid with cards of the stock must find them below.
        """
        left, needed = _left(match, context, taken), self.least(match, context)
        if _costs(context) == (self,):  # as mostly
            return len(left) >= needed
        needed += _needed_after(self, match, context)
        return len(left) >= needed and others_payable(match, context, taken.union(left[len(left) - needed :]))

    def choose(self, match: Match, context: Context, taken: frozenset[Card]) -> Procedure[tuple[Card, ...]]:
        """Nothing is to be chosen: the top cards."""
        yield from ()
        left = _left(match, context, taken)
        return tuple(left[len(left) - self.least(match, context) :])

    def pay(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[None]:
        """Put them into the drop zone."""
        yield from stock.pay_with(match, context.player, cards)


@phrase("({amount})")
@dataclass(frozen=True, slots=True)
class StockCost(StockPayment):
    """5.22.5 (1.00: 9.4.3). So many cards from the top of the stock."""

    amount: int

    def least(self, match: Match, context: Context) -> int:
        """As many as effects leave of it (9.6.2.3.1)."""
        return stock.cost_of_ability(match, context, self.amount)


@phrase("(X)")
@dataclass(frozen=True, slots=True)
class CostOfX(StockPayment):
    """9.6.2.2.1. As many cards of the stock as the player chooses, who says it before anything is paid."""

    def least(self, match: Match, context: Context) -> int:
        """X as it has been said; until then it may be 0."""
        return stock.cost_of_ability(match, context, ValueOfX().value(match, context))

    def payable(self, match: Match, context: Context, taken: frozenset[Card]) -> bool:
        """Before X has been said, where other parts ask for cards that have X of something: whether any X will do."""
        costs = _costs(context)
        if context.x is not None or not any(map(compare_with_x, costs)):
            return StockPayment.payable(self, match, context, taken)
        return any(self._payable_as(match, context, taken, x) for x in self.affordable(match, context))

    def affordable(self, match: Match, context: Context) -> Sequence[int]:
        """How great X may be for the stock alone, from 0 on."""
        there = len(field.stock(match, context.player))
        return list(takewhile(lambda x: stock.cost_of_ability(match, context, x) <= there, count()))

    def _payable_as(self, match: Match, context: Context, taken: frozenset[Card], x: int) -> bool:
        context.x = x
        able = all(cost.payable(match, context, taken) for cost in _costs(context))
        context.x = None
        return able


def compare_with_x(cost: Cost) -> bool:
    """Whether a cost asks for cards that have X of something: "discard a card with level X"."""
    return any(isinstance(node, ComparedWithX) for node in cost.walk())


def others_payable(match: Match, context: Context, taken: frozenset[Card]) -> bool:
    """5.22.3. Whether what the cost of the ability demands beside stock can be done without these cards."""
    costs = _costs(context)
    first = next((cost for cost in costs if isinstance(cost, ActionCost)), None)
    return first is None or first.payable(match, context, taken) or first.may_be_denied(match, context)


def _costs(context: Context) -> tuple[Cost, ...]:
    """The parts of the cost of the ability."""
    costs: tuple[Cost, ...] = getattr(context.ability, "costs", ())
    return costs


def _left(match: Match, context: Context, taken: frozenset[Card]) -> Sequence[Card]:
    """The stock without the cards that other parts have taken."""
    there = field.stock(match, context.player)
    return [card for card in there if card not in taken] if taken else there


def _needed_after(part: StockPayment, match: Match, context: Context) -> int:
    """How many cards the parts take at least that come after this one in the cost of the ability."""
    parts = [each for cost in _costs(context) for each in cost.parts()]
    after = [at for at, each in enumerate(parts, 1) if each is part]
    later = parts[after[0] :] if after else ()
    return sum([each.least(match, context) for each in later if isinstance(each, StockPayment)])
