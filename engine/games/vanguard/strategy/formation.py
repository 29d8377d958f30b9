"""The main phase: which units are called where, and when the board is good enough to attack with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.games.vanguard import characteristics
from engine.games.vanguard.strategy.appraisal import activation_worth
from engine.games.vanguard.strategy.perspective import BEHIND, VanguardPerspective, demand, grade, has, keeping, power
from engine.kernel.views import CardView

_SIDES: Final = ("FL", "FR")
_ROOM: Final = ("FL", "FR", "BC", "BL", "BR")
_WORTHWHILE: Final = 0.05
_FULL_HAND: Final = 7


class CallPlan(NamedTuple):
    """A call that one might make, and how much better off one would be."""

    worth: float
    card: str  #: number of the card
    place: str


def main_phase(perspective: VanguardPerspective) -> tuple[str, ...]:
    """6.6.1.2. The best use of an ability, call or exchange, or passing when nothing makes the board better."""
    best, answer = _WORTHWHILE, "pass"
    called = _calls(perspective)
    for option in perspective.decision.options:
        if option.verb == "activate" and option.card is not None:
            worth = activation_worth(perspective, option.card, str(option.value))
            if worth > best:
                best, answer = worth, option.key
        elif option.verb == "exchange" and option.zone is not None:
            worth = _exchange_worth(perspective, option.zone.partition(":")[0])
            if worth > best:
                best, answer = worth, option.key
    for plan in _plans(perspective):
        if plan.worth > best and plan.card in called:
            best, answer = plan.worth, called[plan.card]
    return (answer,)


def circle(perspective: VanguardPerspective) -> tuple[str, ...] | None:
    """8.5.2.2.1. Where the card that is being called does most good; otherwise an empty circle."""
    card = perspective.decision.card
    offered = {option.zone.partition(":")[0]: option.key for option in perspective.decision.options if option.zone}
    if card is None or card.definition is None:
        return None
    plans = [plan for plan in _plans(perspective, card) if plan.place in offered]
    if plans:
        return (offered[max(plans, key=lambda plan: plan.worth).place],)
    empty = [place for place in _ROOM if place in offered and perspective.mine(place) is None]
    if empty:
        front = not has(card, "boost")
        wanted = [place for place in empty if (place in _SIDES) is front]
        return (offered[(wanted or empty)[0]],)
    weakest = min(offered, key=lambda place: power(perspective.mine(place)))
    return (offered[weakest],)


def _calls(perspective: VanguardPerspective) -> dict[str, str]:
    """The keys of the options that call a card, by the card's number."""
    return {
        option.card.definition.number: option.key
        for option in perspective.decision.options
        if option.verb == "call" and option.card is not None and option.card.definition is not None
    }


def _plans(perspective: VanguardPerspective, only: CardView | None = None) -> Iterator[CallPlan]:
    """Calls worth thinking about: to one circle, or an attacker together with the unit that will boost it."""
    if perspective.view.turn <= 1:
        return
    candidates = {
        card.definition.number: card for card in perspective.hand if card.definition and _callable(perspective, card)
    }
    if only is not None and only.definition is not None:
        candidates[only.definition.number] = only
    for number, card in candidates.items():
        if only is not None and card is not only:
            continue
        price = _price(perspective, card)
        for place in _ROOM:
            there = perspective.mine(place)
            loss = 0.0 if there is None else 0.6 + keeping(perspective, there) * 0.5
            yield CallPlan(_gain(perspective, {place: card}) - price - loss, number, place)
        for place in _SIDES:
            if perspective.mine(place) is not None or perspective.mine(BEHIND[place]) is not None:
                continue
            for other_number, other in candidates.items():
                if other is not card and other_number != number and has(other, "boost"):
                    both = _gain(perspective, {place: card, BEHIND[place]: other}) - price - _price(perspective, other)
                    yield CallPlan(both, number, place)


def _callable(perspective: VanguardPerspective, card: CardView) -> bool:
    """Cards of a grade that may be called; trigger units only from a hand that has shields to spare."""
    return grade(card) <= perspective.grade and (
        card.values[characteristics.TRIGGER] is None or len(perspective.hand) > _FULL_HAND
    )


def _price(perspective: VanguardPerspective, card: CardView) -> float:
    """What calling a card costs: the shield that the hand loses, less what an interceptor keeps of it."""
    scarce = 1.25 if len(perspective.hand) <= 3 else 1.0 if len(perspective.hand) <= 5 else 0.75
    worth = keeping(perspective, card) * scarce * 0.5
    return worth * 0.6 if has(card, "intercept") else worth


def _gain(perspective: VanguardPerspective, called: dict[str, CardView]) -> float:
    """How many more steps of shield the columns would ask of the opponent in this turn's attacks."""
    gain = 0.0
    for front, back in BEHIND.items():
        if front not in called and back not in called:
            continue
        before = _pressure(perspective, perspective.mine(front), perspective.mine(back))
        after = _pressure(
            perspective, called.get(front) or perspective.mine(front), called.get(back) or perspective.mine(back)
        )
        gain += after - before
    return gain


def _pressure(perspective: VanguardPerspective, front: CardView | None, back: CardView | None) -> float:
    """What a column's attack asks of the opponent; a little even if it can only hit rear-guards."""
    if front is None:
        return 0.0
    force = power(front)
    if back is not None and has(back, "boost"):
        force += power(back)
    steps = demand(force, perspective.opposing_power)
    if steps:
        return min(steps, 4) * 0.85 + force / 1_000_000
    prey = [unit for unit in perspective.opposing_rear_guards if power(unit) <= force]
    return 0.4 if prey else 0.0


def _exchange_worth(perspective: VanguardPerspective, place: str) -> float:
    """6.6.1.2.3. Exchanging pays when the column attacks with more force afterwards."""
    front, back = perspective.mine(place), perspective.mine(BEHIND[place])
    if back is None or back.rested or (front is not None and front.rested):
        return 0.0
    return _pressure(perspective, back, front) - _pressure(perspective, front, back)
