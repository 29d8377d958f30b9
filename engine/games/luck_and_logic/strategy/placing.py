"""5.12, 5.14. Where members stand: what a circle is worth, and what a member brings there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.games.luck_and_logic import characteristics
from engine.games.luck_and_logic.geometry import Placement, placements
from engine.games.luck_and_logic.strategy.perspective import (
    LuckAndLogicPerspective,
    body,
    circle_named,
    number,
)
from engine.kernel.views import CardView, OptionView
from engine.kernel.zones import Zone

_GUARDED: Final = 6.0  # an attack on the empty circle would destroy a gate
_BEHIND: Final = 2.0  # only once the gate in front of it is destroyed
_FOR_NOTHING: Final = 0.5  # no gate is left there: room to attack from

_WORTH_MOVING: Final = 2.0

OUT_OF_PLACE: Final = float("-inf")


def guard(perspective: LuckAndLogicPerspective, circle: Zone) -> float:
    """What it is worth that some member stands on a circle of one's own."""
    if not perspective.has_gate(circle):
        return _FOR_NOTHING
    return _GUARDED if perspective.is_exposed(circle) else _BEHIND


def gain(perspective: LuckAndLogicPerspective, card: CardView, placement: Placement) -> float:
    """What placing a new member brings, less the members that are dropped for it."""
    there = {member.id: member for member in map(perspective.member_on, placement) if member is not None}
    lost = sum(body(member) for member in there.values())
    left = {circle for member in there.values() for circle in perspective.circles_of(member)}
    before = sum(guard(perspective, circle) for circle in left)
    return body(card) - lost - before + sum(guard(perspective, circle) for circle in placement)


def best_gain(perspective: LuckAndLogicPerspective, card: CardView) -> float:
    """What placing a member brings where it brings most."""
    found = placements(perspective.me, number(card, characteristics.TERRITORY))
    return max((gain(perspective, card, placement) for placement in found), default=OUT_OF_PLACE)


def move_gain(perspective: LuckAndLogicPerspective, card: CardView, placement: Placement) -> float:
    """What moving a member to empty circles brings."""
    now = perspective.circles_of(card)
    if any(perspective.member_on(circle) is not None for circle in placement if circle not in now):
        return OUT_OF_PLACE
    after = sum(guard(perspective, circle) for circle in placement)
    return after - sum(guard(perspective, circle) for circle in now)


def worth_moving(perspective: LuckAndLogicPerspective, options: Iterable[OptionView]) -> str | None:
    """7.5.3.6. The member that is to guard other circles, by its option; None if all stand well."""
    best = (_WORTH_MOVING, "")
    for option in options:
        if option.card is not None:
            for placement in placements(perspective.me, number(option.card, characteristics.TERRITORY)):
                best = max(best, (move_gain(perspective, option.card, placement), option.key))
    return best[1] or None


def circles(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """5.12.2. The circles where a new member brings most."""
    card = _named(perspective)
    ranked = [(-1.0 if card is None else gain(perspective, card, _placement(o)), o.key) for o in _options(perspective)]
    return (max(ranked)[1],) if card is not None else perspective.decision.default


def move(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """7.5.3.6. The circles where the member guards most."""
    card = _named(perspective)
    if card is None:
        return perspective.decision.default
    return (max((move_gain(perspective, card, _placement(o)), o.key) for o in _options(perspective))[1],)


def _options(perspective: LuckAndLogicPerspective) -> list[OptionView]:
    return [option for option in perspective.decision.options if option.zone is not None]


def _placement(option: OptionView) -> Placement:
    assert option.zone is not None
    first = circle_named(option.zone)
    if option.value is None:
        return (first,)
    return tuple(first.kind.at(first.player, place) for place in str(option.value).split("-"))


def _named(perspective: LuckAndLogicPerspective) -> CardView | None:
    """The card that the prompt speaks of, wherever one sees it."""
    wanted = getattr(perspective.decision.prompt.values["card"], "id", "")
    for zone in perspective.view.zones.values():
        for card in zone.cards:
            if card.id == wanted:
                return card
    return None
