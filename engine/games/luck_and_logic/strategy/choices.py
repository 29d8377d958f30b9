"""What abilities ask, and which Tranceunion comes: which cards to choose."""

from __future__ import annotations

from typing import Final

from engine.games.luck_and_logic import characteristics
from engine.games.luck_and_logic.deploying import BY_TRANCE
from engine.games.luck_and_logic.strategy.perspective import (
    LuckAndLogicPerspective,
    body,
    is_tranceunion,
    keeping,
)
from engine.games.luck_and_logic.strategy.worth import ability_worth, arriving_worth, can_detonate
from engine.kernel.abilities import Ability
from engine.kernel.views import OptionView
from engine.strategy.choosing import among_cards

_GIVEN_UP: Final = frozenset({"discard", "drop", "stock", "return", "rest", "purge", "destroy", "turn-down"})
"""What one would rather have done to the least of one's own cards."""


def use(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """9.7.3. What brings at least as much as it costs."""
    ability = perspective.decision.prompt.values.get("ability")
    if isinstance(ability, Ability) and ability_worth(perspective, ability, None) < 0:
        return ("no",)
    return ("yes",)


def search(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """5.13.1.2. The deck: the hand may be played from at any time. A refresh point is too much for it."""
    return ("search",)


def find(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """5.13.1.2. The Tranceunion that is strongest together with what it does when it comes."""
    found = [
        (body(option.card) + arriving_worth(perspective, option.card, BY_TRANCE), option.key)
        for option in perspective.decision.options
        if option.card is not None
    ]
    return (max(found)[1],) if found else perspective.decision.default


def follow(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """11.11.2. The strongest."""
    found = [(body(option.card), option.key) for option in perspective.decision.options if option.card is not None]
    return (max(found)[1],) if found else perspective.decision.default


def tool(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """5.33.1. The tool of the highest level."""
    found = perspective.options("synthesize")
    return (max(found, key=_level).key,) if found else perspective.decision.default


def cards(perspective: LuckAndLogicPerspective) -> tuple[str, ...] | None:
    """The opponent's best cards, one's own worst ones for what hurts them and best ones for what helps them."""
    if perspective.options("set"):
        return _set(perspective)
    return among_cards(perspective, _GIVEN_UP, _rank)


def _set(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """5.24. Cards that detonate, and no others of one's own will."""
    least = sorted(perspective.decision.options, key=lambda option: keeping(perspective, option.card))
    willing = [option for option in least if option.card is not None and can_detonate(option.card)]
    unwilling = [option for option in least if option not in willing]
    count = max(perspective.decision.minimum, min(len(willing), perspective.decision.maximum))
    return tuple(option.key for option in (*willing, *unwilling)[:count])


def _rank(perspective: LuckAndLogicPerspective, option: OptionView, hurts: bool) -> float:
    """How gladly one chooses a card."""
    card = option.card
    assert card is not None
    if card.definition is None or card.definition.kind == characteristics.GATE:
        return float(card.face_down)  # a gate that still stands, where something is Set to one
    worth = body(card) if perspective.circles_of(card) else keeping(perspective, card) + is_tranceunion(card)
    return -worth if hurts and card.master == perspective.me else worth


def _level(option: OptionView) -> int:
    return 0 if option.card is None else int(option.card.values.get("level", 0))
