"""7.5. The main phase: whom to deploy, with whom to trance, what to use."""

from __future__ import annotations

from typing import Final

from engine.games.luck_and_logic import characteristics
from engine.games.luck_and_logic.stock import LUCK_DRIVE_COST
from engine.games.luck_and_logic.strategy import placing
from engine.games.luck_and_logic.strategy.perspective import (
    LuckAndLogicPerspective,
    body,
    circle_named,
    is_tranceunion,
    number,
)
from engine.games.luck_and_logic.strategy.worth import ability_worth, arriving_worth
from engine.kernel.views import CardView, OptionView
from engine.strategy.abilities import ability_of

_CARD: Final = 1.2  # a card of the hand could have been logic
_STOCK: Final = 0.6  # a card of the stock
_SAVED: Final = 3  # so many cards of the stock are kept for Tranceunions
_STRONG: Final = 5.5  # a member that is worth so much is not given up in a trance
_FITTING: Final = 2.5  # a covenant that is printed on a card


def main_phase(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """7.5.3. Deploy, trance, use abilities, draw for stock, guard what is bare; in this order."""
    for choose in (_deploy, _trance, _use, _luck_drive, _rearrange):
        key = choose(perspective)
        if key is not None:
            return (key,)
    return ("pass",)


def _deploy(perspective: LuckAndLogicPerspective) -> str | None:
    """7.5.3.1. The member that brings most where it brings most."""
    best = (0.0, "")
    for option in perspective.options("deploy"):
        if option.card is not None:
            takes = _CARD + _STOCK * number(option.card, characteristics.COST)
            brings = placing.best_gain(perspective, option.card) + arriving_worth(perspective, option.card)
            best = max(best, (brings - takes, option.key))
    return best[1] or None


def _trance(perspective: LuckAndLogicPerspective) -> str | None:
    """7.5.3.2, 7.5.3.3. With the least of one's members, as long as enough are left to guard the gates."""
    if not perspective.stock or not any(not card.face_down for card in perspective.pile("level")):
        return None
    left = len(perspective.members(perspective.me)) - 1
    if left < min(3, perspective.bare_gates(perspective.me)):
        return None
    options = perspective.options("trance") + (perspective.options("trance-change") if _may_grow(perspective) else [])
    best = min(options, key=lambda option: _given(perspective, option), default=None)
    if best is None or _given(perspective, best) > _STRONG + min(perspective.level, perspective.stock + 1):
        return None
    return best.key


def _may_grow(perspective: LuckAndLogicPerspective) -> bool:
    """Whether a trance change leads to a Tranceunion of a higher level."""
    return perspective.level > 1 and perspective.stock > 1


def _given(perspective: LuckAndLogicPerspective, option: OptionView) -> float:
    """What a pair is worth that would become soul, and its guard of gates; a covenant's pair is the cheaper."""
    assert option.card is not None
    assert option.zone is not None
    second = perspective.member_on(circle_named(option.zone))
    assert second is not None
    pair = [card for card in (option.card, second) if perspective.circles_of(card)]
    fits = _FITTING if _covenant(option.card, second) or _covenant(second, option.card) else 0.0
    return sum(body(card) for card in pair) - fits


def _covenant(card: CardView, partner: CardView) -> bool:
    """Whether a member's text names its partner (11.2), as people look at it."""
    text = "" if card.definition is None else card.definition.text
    if "Covenant with a Foreigner" in text:
        return partner.definition is not None and partner.definition.kind == characteristics.FOREIGNER
    return any(f'"{name}"' in text for name in partner.values.get(characteristics.CHARACTERS, ()))


def _use(perspective: LuckAndLogicPerspective) -> str | None:
    """7.5.3.5, 7.5.3.7. Abilities that bring more than they cost."""
    best = (0.0, "")
    for option in (*perspective.options("logic-drive"), *perspective.options("act")):
        ability = None if option.card is None else ability_of(option.card, str(option.value))
        if ability is not None and option.card is not None:
            best = max(best, (ability_worth(perspective, ability, option.card), option.key))
    return best[1] or None


def _luck_drive(perspective: LuckAndLogicPerspective) -> str | None:
    """7.5.3.4. With what is more than Tranceunions will cost."""
    wanted = max((number(card, characteristics.COST) for card in perspective.hand if is_tranceunion(card)), default=0)
    rich = perspective.stock >= LUCK_DRIVE_COST + max(_SAVED, wanted)
    return "luck-drive" if rich and perspective.options("luck-drive") else None


def _rearrange(perspective: LuckAndLogicPerspective) -> str | None:
    """7.5.3.6. Members to the circles that are worth guarding."""
    return placing.worth_moving(perspective, perspective.options("rearrange"))
