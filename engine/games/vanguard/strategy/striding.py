"""The stride step: what to stride, what to pay with, and which heart to take."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from engine.games.vanguard import characteristics
from engine.games.vanguard.g_zone import GRADE_TO_STRIDE
from engine.games.vanguard.strategy.appraisal import ability_worth
from engine.games.vanguard.strategy.perspective import SHIELD_UNIT, VanguardPerspective, grade, has, keeping, power
from engine.kernel.abilities import Automatic
from engine.kernel.views import CardView, OptionView

_CHECK: Final = 1.0  #: what a drive check is worth
_MOST_PRICE: Final = 4.5  #: a stride that costs more of the hand than this is not worth it
_MOST_CARDS: Final = 4  #: with how many cards one would pay for grades at most


def stride(perspective: VanguardPerspective) -> tuple[str, ...] | None:
    """6.5.1.2.2. The G unit that brings most, unless the hand is needed more; of an effect, the best one too."""
    strides = [option for option in perspective.decision.options if option.card is not None]
    passing = [option.key for option in perspective.decision.options if option.verb == "pass"]
    if not strides:
        return tuple(passing[:1]) or None
    if passing and _price(perspective) > _MOST_PRICE:
        return (passing[0],)
    return (max(strides, key=lambda option: (_worth(perspective, option.card), option.verb == "stride-paying")).key,)


def grades(perspective: VanguardPerspective) -> tuple[str, ...] | None:
    """The cards that one can best do without among those whose grades are enough."""
    needed = perspective.decision.prompt.values.get(characteristics.GRADE, 0)
    options = [option for option in perspective.decision.options if option.card is not None]
    chosen = _cheapest(perspective, options, int(needed), perspective.decision.minimum)
    return tuple(option.key for option in chosen) if chosen else None


def heart(perspective: VanguardPerspective) -> tuple[str, ...] | None:
    """10.28.2.3. The heart of the greatest power."""
    return (max(perspective.decision.options, key=lambda option: power(option.card)).key,)


def _worth(perspective: VanguardPerspective, unit: CardView | None) -> float:
    """What a G unit brings: its power, its drive checks, and what its abilities promise."""
    if unit is None or unit.definition is None:
        return 0.0
    worth = power(unit) / SHIELD_UNIT + _CHECK * (
        2 if has(unit, "triple drive") else 1 if has(unit, "twin drive") else 0
    )
    for ability in unit.definition.abilities:
        worth += max(0.0, ability_worth(perspective, ability, unit)) if isinstance(ability, Automatic) else 0.2
    return worth


def _price(perspective: VanguardPerspective) -> float:
    """What the usual cost of a stride would take from the hand."""
    cards = sorted((card for card in perspective.hand if _grade(card)), key=lambda card: keeping(perspective, card))
    prices = [
        sum(keeping(perspective, card) for card in paid)
        for count in range(1, min(_MOST_CARDS, len(cards)) + 1)
        for paid in combinations(cards, count)
        if sum(map(_grade, paid)) >= 3
    ]
    return min(prices, default=0.0)


def _cheapest(
    perspective: VanguardPerspective, options: Sequence[OptionView], needed: int, least: int
) -> Sequence[OptionView]:
    """The options one can best do without whose grades are enough; all of them if nothing less is."""
    best: Sequence[OptionView] = options
    price = float("inf")
    for count in range(max(1, least), min(_MOST_CARDS, len(options)) + 1):
        for paid in combinations(options, count):
            if sum(_grade(option.card) for option in paid) >= needed:
                cost = sum(keeping(perspective, option.card) for option in paid if option.card is not None)
                if cost < price:
                    best, price = paid, cost
    return best


def _grade(card: CardView | None) -> int:
    """The grade with which a card pays for a stride."""
    if card is None:
        return 0
    more: int = card.values.get(GRADE_TO_STRIDE, 0)
    return grade(card) + more
