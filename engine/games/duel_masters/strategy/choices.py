"""What effects ask: which cards to choose."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.strategy.perspective import DuelMastersPerspective, cost, power
from engine.kernel.views import OptionView
from engine.strategy.choosing import among_cards

_GIVEN_UP: Final = frozenset(
    {"discard", "destroy", "tap-card", "seal", "return", "mana-card", "bury", "put-into-deck", "choose"}
)
"""What one would rather have done to the least of one's own cards."""


def safe(perspective: DuelMastersPerspective) -> tuple[str, ...]:
    """What a clock would answer."""
    return perspective.decision.default


def declare(perspective: DuelMastersPerspective) -> tuple[str, ...]:
    """The first of all that can be declared; otherwise not to be asked again for nothing."""
    options = perspective.decision.options
    return (next((option.key for option in options if option.card is not None), "pass-on"),)


def cards(perspective: DuelMastersPerspective) -> tuple[str, ...] | None:
    """The opponent's best cards, one's own worst ones for what hurts them and best ones for what helps them."""
    return among_cards(perspective, _GIVEN_UP, _rank)


def _rank(perspective: DuelMastersPerspective, option: OptionView, hurts: bool) -> float:
    """How gladly one chooses a card."""
    card = option.card
    assert card is not None
    worth = cost(card) + power(card) / 1000
    return worth if card.master != perspective.me or not hurts else -worth
