"""Before the fight and while riding: the first vanguard, the opening hand, the G assist, the ride."""

from __future__ import annotations

from engine.games.vanguard import characteristics
from engine.games.vanguard.strategy.perspective import VanguardPerspective, grade, has, keeping, power
from engine.kernel.views import OptionView


def first_vanguard(perspective: VanguardPerspective) -> tuple[str, ...]:
    """5.4.3. The card made for it, or the strongest that is no trigger unit."""

    def worth(option: OptionView) -> tuple[bool, bool, int]:
        card = option.card
        if card is None:
            return False, False, 0
        return has(card, "forerunner"), card.values[characteristics.TRIGGER] is None, power(card)

    return (max(perspective.decision.options, key=worth).key,)


def mulligan(perspective: VanguardPerspective) -> tuple[str, ...]:
    """5.4.3.4. Keep one unit of each grade to ride, and more of grades 1 and 2 once all three are there."""
    kept: set[str] = set()
    for wanted in (1, 2, 3):
        same = [option for option in perspective.decision.options if grade(option.card) == wanted]
        if same:
            kept.add(max(same, key=lambda option: power(option.card)).key)
    if len(kept) == 3:
        kept |= {option.key for option in perspective.decision.options if grade(option.card) in (1, 2)}
    return tuple(option.key for option in perspective.decision.options if option.key not in kept)


def ride(perspective: VanguardPerspective) -> tuple[str, ...]:
    """6.5.1.1.2. One grade up whenever possible, with the strongest unit; never the same grade again."""
    higher = [option for option in perspective.decision.options if grade(option.card) > perspective.grade]
    if not higher:
        passing = [option.key for option in perspective.decision.options if option.verb == "pass"]
        return tuple(passing[:1]) or perspective.decision.default
    return (max(higher, key=lambda option: (grade(option.card), power(option.card))).key,)


def new_vanguard(perspective: VanguardPerspective) -> tuple[str, ...]:
    """9.5.1. The highest and strongest unit of the soul."""
    return (max(perspective.decision.options, key=lambda option: (grade(option.card), power(option.card))).key,)


def assist(perspective: VanguardPerspective) -> tuple[str, ...]:
    """6.4.1.2. A ride is worth two cards as long as the hand is not empty without them."""
    return ("yes",) if len(perspective.hand) >= 3 else ("no",)


def assisted_card(perspective: VanguardPerspective) -> tuple[str, ...]:
    """6.4.1.2.5. The strongest of the cards found."""
    return (max(perspective.decision.options, key=lambda option: power(option.card)).key,)


def assist_price(perspective: VanguardPerspective) -> tuple[str, ...]:
    """6.4.1.2.5. The two cards that one can best do without."""
    cheapest = sorted(
        perspective.decision.options,
        key=lambda option: keeping(perspective, option.card) if option.card is not None else 0.0,
    )
    return tuple(option.key for option in cheapest[: perspective.decision.minimum])
