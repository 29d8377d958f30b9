"""112.2, 201.2a, 601.1a. What it costs to use a card."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.duel_masters import twinpacts
from engine.games.duel_masters.characteristics import COSTS, PRICE, PriceChange
from engine.kernel.cards import Card
from engine.kernel.position import Position


def cost_of(match: Position, card: Card, use: str, base: int | None = None, further: Sequence[PriceChange] = ()) -> int:
    """601.1a. The cost of using a card: what it costs more, then what it costs less.

    A reduction goes no lower than its own least. The player may apply them in any order, and the best is from the one
    with the greatest least to the one with the smallest. ``base`` takes the place of the card's own cost; ``further``
    changes are made besides those that are in force. What its player may do without is offered, and none of these.
    """
    cost = twinpacts.value_as_used(match, card, use, COSTS)[0] if base is None else base
    said = match.value(card, PRICE)
    if not (said or further):
        return cost
    return changed(cost, use, [*said, *further])


def changed(cost: int, use: str, changes: Sequence[PriceChange]) -> int:
    """601.1a. What a cost becomes where a card is used so."""
    fitting = [change for change in changes if change.concerns(use) and not change.optional]
    cost += sum(change.amount for change in fitting if change.amount > 0)
    for change in sorted(fitting, key=lambda change: -change.floor):
        if change.amount < 0:
            cost = max(cost + change.amount, min(cost, change.floor))
    return cost
