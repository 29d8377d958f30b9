"""What effects and costs ask: whether to use an ability, and which cards to choose for it."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.strategy.appraisal import ability_worth
from engine.games.vanguard.strategy.perspective import VanguardPerspective, grade, keeping, power
from engine.games.vanguard.zones import FRONT_ROW
from engine.kernel.abilities import Ability
from engine.kernel.views import CardView, OptionView
from engine.strategy.choosing import among_cards

_GIVEN_UP: Final = frozenset(
    {"discard", "remove", "put", "put-into-deck", "bind", "retire", "rest", "reveal", "return"}
)
"""What one would rather have done to the least of one's own cards."""

_DRAWING_IS_SAFE: Final = 8
"""With fewer cards in the deck one stops drawing of one's own will."""


def use(perspective: VanguardPerspective) -> tuple[str, ...]:
    """8.6.4. Pay, or use, what brings more than it costs."""
    ability = perspective.decision.prompt.values.get("ability")
    if not isinstance(ability, Ability):
        return ("yes",)
    return ("yes",) if ability_worth(perspective, ability, perspective.decision.card) > 0 else ("no",)


def draw_another(perspective: VanguardPerspective) -> tuple[str, ...]:
    """3.12.4.1. As long as the deck is large."""
    return ("yes",) if perspective.view.zones[f"deck:{perspective.me}"].count > _DRAWING_IS_SAFE else ("no",)


def cards(perspective: VanguardPerspective) -> tuple[str, ...] | None:
    """8.5.4. The opponent's best cards, one's own worst ones for what hurts them and best ones for what helps them."""
    return among_cards(perspective, _GIVEN_UP, _rank)


def _rank(perspective: VanguardPerspective, option: OptionView, hurts: bool) -> float:
    """How gladly one chooses a card."""
    card = option.card
    assert card is not None
    if card.master != perspective.me:
        return power(card) / 1000 + grade(card) if card.definition is not None else 0.0
    if option.verb in ("counter-blast", "soul-blast"):
        return -float(grade(card))
    if option.verb == "counter-charge":
        return float(card.face_down)
    worth = _use_of(perspective, card)
    return -worth if hurts else worth


def _use_of(perspective: VanguardPerspective, card: CardView) -> float:
    """What a card of one's own is worth where it is: attackers first, then the hand's best or the soul's strongest."""
    if card.definition is None:
        return 0.0
    place = perspective.place_of(card)
    if place is None:
        return (
            power(card) / 1000
            if any(card.id == other.id for other in perspective.pile("soul"))
            else keeping(perspective, card)
        )
    waiting = place in FRONT_ROW and perspective.ready(place)
    return power(card) / 1000 + (10.0 if waiting else 0.0) + (5.0 if place == "V" else 0.0)
