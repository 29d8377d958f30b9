"""3. Preparing: the throw, who goes first, the main character, the opening hand, and what is given up."""

from __future__ import annotations

from typing import Final

from engine.games.level_neo.strategy.perspective import LevelNeoPerspective, ap, cost
from engine.kernel.rulebook import AnyOf
from engine.kernel.views import CardView

_EARLY: Final = 2
"""Up to this turn cost a card is welcome in the opening hand."""


def throw(perspective: LevelNeoPerspective) -> AnyOf:
    """3.1. Whatever: it must not be foreseen."""
    return AnyOf(tuple((option.key,) for option in perspective.decision.options))


def turn_order(perspective: LevelNeoPerspective) -> tuple[str, ...]:
    """3.1. First: no attack in the first turn, but ever a turn ahead in turn costs and levels."""
    return ("go:first",)


def main_character(perspective: LevelNeoPerspective) -> tuple[str, ...]:
    """3.2. The character with the most AP, then the one with the longest text."""
    best = max(perspective.options("main"), key=lambda option: _promise(option.card))
    return (best.key,)


def mulligan(perspective: LevelNeoPerspective) -> tuple[str, ...]:
    """3.5. Expensive cards go back as long as there are too many of them."""
    dear = sorted(perspective.decision.options, key=lambda option: -_cost(option.card))
    excess = [option for option in dear if _cost(option.card) > _EARLY][: max(0, len(dear) - 4)]
    return tuple(option.key for option in excess)


def discard(perspective: LevelNeoPerspective) -> tuple[str, ...]:
    """4.5.2. The cards of least use."""
    ranked = sorted(perspective.decision.options, key=lambda option: keeping(perspective, option.card))
    return tuple(option.key for option in ranked[: perspective.decision.minimum])


def keeping(perspective: LevelNeoPerspective, card: CardView | None) -> float:
    """What a card in hand is worth: soon playable, strong."""
    if card is None or card.definition is None:
        return 0.0
    wait = max(0, cost(card) - perspective.marker)
    return ap(card) / 1000 + cost(card) + (1.0 if card.definition.kind == "event" else 0.0) - 1.5 * wait


def _promise(card: CardView | None) -> tuple[int, int]:
    if card is None or card.definition is None:
        return 0, 0
    return ap(card), len(card.definition.text)


def _cost(card: CardView | None) -> int:
    return 0 if card is None else cost(card)
