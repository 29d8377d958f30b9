"""Windows, and what skills ask: what to play, what to use, which cards to choose."""

from __future__ import annotations

from typing import Final

from engine.games.level_neo.strategy.perspective import LevelNeoPerspective, ap, cost
from engine.games.level_neo.strategy.preparing import keeping
from engine.games.level_neo.strategy.worth import skill_of, worth
from engine.kernel.abilities import Ability
from engine.kernel.views import OptionView
from engine.strategy.choosing import among_cards

_GIVEN_UP: Final = frozenset({"discard", "put", "put-into-deck", "rest", "reveal", "return", "move"})
"""What one would rather have done to the least of one's own cards."""


def window(perspective: LevelNeoPerspective) -> tuple[str, ...]:
    """4.2, 4.3. A support first; then skills and events where they can change something."""
    supports = perspective.options("support")
    if supports:
        return (max(supports, key=_strength).key,)
    uses = [
        (_worth(perspective, option), option.key)
        for option in (*perspective.options("use"), *perspective.options("event"))
    ]
    best, key = max(uses, default=(0.0, ""))
    return (key,) if best > 0 else ("pass",)


def _worth(perspective: LevelNeoPerspective, option: OptionView) -> float:
    """What using a skill or an event card brings now."""
    skill = None if option.card is None else skill_of(option.card, str(option.value))
    return 0.0 if skill is None else worth(perspective, skill, from_hand=option.verb == "event")


def use(perspective: LevelNeoPerspective) -> tuple[str, ...]:
    """2.4. What brings more than it costs."""
    ability = perspective.decision.prompt.values.get("ability")
    if isinstance(ability, Ability) and worth(perspective, ability) < 0:
        return ("no",)
    return ("yes",)


def cards(perspective: LevelNeoPerspective) -> tuple[str, ...] | None:
    """The opponent's best cards, one's own worst ones for what hurts them and best ones for what helps them."""
    return among_cards(perspective, _GIVEN_UP, _rank)


def _rank(perspective: LevelNeoPerspective, option: OptionView, hurts: bool) -> float:
    """How gladly one chooses a card."""
    card = option.card
    assert card is not None
    if card.master != perspective.me:
        return ap(card) / 1000 + cost(card)
    worth = keeping(perspective, card)
    return -worth if hurts else worth


def _strength(option: OptionView) -> tuple[int, int]:
    return (0, 0) if option.card is None else (cost(option.card), ap(option.card))
