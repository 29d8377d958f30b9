"""6.2, 7.4, 7.7.6. The opening hand, what goes into the level zone, and what is given up."""

from __future__ import annotations

from typing import Final

from engine.games.luck_and_logic import characteristics
from engine.games.luck_and_logic.strategy.perspective import (
    LuckAndLogicPerspective,
    is_member,
    keeping,
    number,
)
from engine.kernel.views import OptionView

_EARLY: Final = 1
"""Up to this level a member is welcome in the opening hand."""

_NO_MEMBERS: Final = 2
"""So many cards that are no members are welcome in the opening hand: one goes to the level zone."""


def exchange(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """6.2.1.8. All but members of low levels and few other cards go back."""
    others = [option for option in perspective.decision.options if not _is_early(option)]
    return tuple(option.key for option in others[_NO_MEMBERS:])


def level(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """7.4.3. Always, with the card of least use: levels allow attacks."""
    return (_least(perspective, perspective.options("level")).key,)


def exchange_level(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """7.4.3.1.1, 8.2.3. For a card that lies face down in the level zone: it allows no attack."""
    if not any(card.face_down for card in perspective.pile("level")):
        return ("pass",)
    return level(perspective)


def take_back(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """7.4.3.1.1. The card that lies face down; else the one of most use in hand."""
    options = perspective.options("take-back")
    down = [option for option in options if option.card is not None and option.card.face_down]
    return (max(down or options, key=lambda option: keeping(perspective, option.card)).key,)


def discard(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """7.7.6. The cards of least use."""
    ranked = sorted(perspective.decision.options, key=lambda option: keeping(perspective, option.card))
    return tuple(option.key for option in ranked[: perspective.decision.minimum])


def _is_early(option: OptionView) -> bool:
    card = option.card
    return card is not None and is_member(card) and number(card, characteristics.LEVEL) <= _EARLY


def _least(perspective: LuckAndLogicPerspective, options: list[OptionView]) -> OptionView:
    return min(options, key=lambda option: keeping(perspective, option.card))
