"""5.22.2.1, 5.29. Costs of 2.04: parts with commas between them, which are paid in order, and stock to be closed.

ACT: [Stock this member, (1)] Draw a card.
ACT: [Stock close (2)] Draw a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.luck_and_logic import field
from engine.games.luck_and_logic.vocabulary.stock_costs import StockPayment, others_payable
from engine.kernel import verbs
from engine.kernel.abilities import Context, Cost
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Seat
from engine.language.costs import ActionCost
from engine.language.phrases import phrase


@phrase("stock close ({amount})")
@dataclass(frozen=True, slots=True)
class StockCloseCost(Cost):
    """5.29.1, 5.22.3. Turn the top face-up cards of the stock face down: so many, or it cannot be paid."""

    amount: int

    def payable(self, match: Match, context: Context, taken: frozenset[Card]) -> bool:
        """With so many that lie face up, and with which no part before it or beside it is paid."""
        found = self._open(match, context, taken, self._paying(context))[: self.amount]
        return len(found) == self.amount and others_payable(match, context, taken.union(found))

    def choose(self, match: Match, context: Context, taken: frozenset[Card]) -> Procedure[tuple[Card, ...]]:
        """Nothing is to be chosen: the top ones."""
        yield from ()
        beside = [part for part in self._paying(context) if part in getattr(context.ability, "costs", ())]
        return tuple(self._open(match, context, taken, beside)[: self.amount])

    def pay(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[None]:
        """Turn them over."""
        for card in cards:
            verbs.turn_face(match, card, down=True)
        match.tell("closes-stock", player=Seat(context.player), count=len(cards))
        yield from ()

    def _paying(self, context: Context) -> list[StockPayment]:
        """The parts that take cards of the stock: those beside this one, and before it where parts are in order."""
        found: list[StockPayment] = []
        for cost in getattr(context.ability, "costs", ()):
            parts = cost.parts()
            before = parts[: parts.index(self)] if self in parts else parts
            found += [part for part in before if isinstance(part, StockPayment)]
        return found

    def _open(
        self, match: Match, context: Context, taken: frozenset[Card], paying: Sequence[StockPayment]
    ) -> list[Card]:
        """The cards that lie face up, the top one first, without those that others take from the top."""
        there = list(reversed(field.stock(match, context.player)))
        needed = sum(part.least(match, context) for part in paying)
        return [card for card in there[needed:] if card not in taken and not match.state.face_down[card]]


PlainCost = StockPayment | StockCloseCost | ActionCost
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
