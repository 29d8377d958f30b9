"""8. Battles: who attacks what, who intercepts, and which cards are logic defined."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.games.luck_and_logic import characteristics
from engine.games.luck_and_logic.strategy.defining import gain_by_attacking, gain_of
from engine.games.luck_and_logic.strategy.perspective import (
    LuckAndLogicPerspective,
    body,
    circle_named,
    keeping,
    number,
)
from engine.games.luck_and_logic.strategy.placing import guard
from engine.kernel.views import CardView, OptionView

_NO: Final = ("pass",)
_GATE: Final = 20.0
_THROUGH: Final = 5.0  # another member may attack the gate then
_LOGIC: Final = 1500  # by how much more cards in hand are expected to help whoever is behind
_SPREAD: Final = 2000.0
_SOUL: Final = 1000  # 8.2.9.2
_WORTH_CARDS: Final = 3.5  # a battle about less is not worth a card of the hand


def attack(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """8.2.4. The attack that brings most; it costs nothing, so every one that brings anything."""
    best: tuple[float, str] = (0.0, "pass")
    ready = {option.card.id for option in perspective.options("attack") if option.card is not None}
    another = len(ready) > 1 and perspective.attacks_left > 1
    for option in perspective.options("attack"):
        best = max(best, (_attack_worth(perspective, option, another=another), option.key))
    if best[1] == "pass" and "pass" not in [option.key for option in perspective.decision.options]:
        return perspective.decision.default
    return (best[1],)


def _attack_worth(perspective: LuckAndLogicPerspective, option: OptionView, *, another: bool) -> float:
    assert option.card is not None
    assert option.zone is not None
    circle = circle_named(option.zone)
    target, has_gate = perspective.member_on(circle), perspective.has_gate(circle)
    if target is None:
        return _GATE - body(option.card) / 10 if has_gate else -1.0
    helped = _LOGIC * bool(perspective.hand)
    stopped = _LOGIC * bool(perspective.view.zones[f"hand:{perspective.opponent}"].count)
    gates = int(perspective.view.facts["gates"][perspective.opponent])
    power = number(option.card, characteristics.POWER) + _SOUL * len(option.card.attached)
    power += gain_by_attacking(option.card, characteristics.POWER, gates)
    lead = power + helped - stopped - number(target, characteristics.POWER)
    won = body(target) + (_THROUGH if has_gate and another else 0.0)
    return won / (1 + exp(-lead / _SPREAD))


def intercept(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """8.3.3. One member that is of less use than the one that it saves, if nothing else helps."""
    battle, fighters = perspective.battle, perspective.fighters
    assert battle is not None
    if fighters is None or battle["attack"] is None:
        return ()
    lead, compared = battle["defence"] - battle["attack"], battle["compared"]
    if perspective.wins_with(lead):
        return ()
    if any(perspective.wins_with(lead + gain_of(card, compared)) for card in perspective.hand):
        return ()
    saved = body(fighters[0]) + guard(perspective, circle_named(battle["circle"]))
    best: tuple[float, str] = (0.0, "")
    for option in perspective.options("intercept"):
        if option.card is not None and perspective.wins_with(lead + gain_of(option.card, compared)):
            places = perspective.circles_of(option.card)
            takes = body(option.card) + sum(guard(perspective, circle) for circle in places)
            best = max(best, (saved - takes, option.key))
    return (best[1],) if best[1] else ()


def define(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """8.4. Only who is behind defines, and only what turns the battle; a level boost brings the card back."""
    behind = _behind(perspective)
    if behind is None:
        return _NO
    turning = [option for option in perspective.options("define") if _turns(perspective, option.card, behind)]
    boosts = perspective.options("level-boost")
    if boosts and (turning or _sums_up(perspective, behind)):
        return (boosts[0].key,)
    if _stake(perspective) < _WORTH_CARDS:
        return _NO
    if turning:
        return (min(turning, key=lambda option: keeping(perspective, option.card)).key,)
    return (_best(perspective),) if _sums_up(perspective, behind) else _NO


def define_now(perspective: LuckAndLogicPerspective) -> tuple[str, ...]:
    """8.4.3.2. What turns the battle, at the least price; else what leads there; else what is of least use."""
    options = perspective.options("define")
    behind = _behind(perspective)
    turning = [] if behind is None else [option for option in options if _turns(perspective, option.card, behind)]
    if not turning and behind is not None and _sums_up(perspective, behind):
        return (_best(perspective),)
    return (min(turning or options, key=lambda option: keeping(perspective, option.card)).key,)


def _behind(perspective: LuckAndLogicPerspective) -> int | None:
    """By how much one is ahead in a battle that is being lost (a number below or at 0); None if one wins it."""
    battle = perspective.battle
    if battle is None or battle["attack"] is None or battle["defence"] is None:
        return None
    lead: int = battle["attack"] - battle["defence"]
    lead = lead if perspective.is_my_turn else -lead
    return None if perspective.wins_with(lead) else lead


def _turns(perspective: LuckAndLogicPerspective, card: CardView | None, lead: int) -> bool:
    """Whether a card wins the battle that is being lost by so much."""
    battle = perspective.battle
    if card is None or card.definition is None or battle is None:
        return False
    compared = str(battle["compared"])
    rule = card.values.get(characteristics.PARADOX_RULE, "")
    if rule:
        compared = _after_paradox(perspective, rule)
        lead = _lead_in(perspective, compared)
    return perspective.wins_with(lead + gain_of(card, compared))


def _after_paradox(perspective: LuckAndLogicPerspective, rule: str) -> str:
    """8.5.3.4.1, 10.6.1. What is compared then: two paradoxes against each other are both turned down."""
    theirs = [card for kind in ("battle", "paradox") for card in perspective.pile(kind, perspective.opponent)]
    opposed = any(card.values.get(characteristics.PARADOX_RULE) and not card.face_down for card in theirs)
    return characteristics.POWER if opposed else rule


def _lead_in(perspective: LuckAndLogicPerspective, what: str) -> int:
    fighters = perspective.fighters
    return 0 if fighters is None else number(fighters[0], what) - number(fighters[1], what)


def _sums_up(perspective: LuckAndLogicPerspective, lead: int) -> bool:
    """Whether all the cards that there is room for win together."""
    battle, fighters = perspective.battle, perspective.fighters
    if battle is None or fighters is None:
        return False
    used = len(perspective.pile("battle"))
    room = number(fighters[0], characteristics.LIMIT) - used
    gains = sorted((gain_of(card, str(battle["compared"])) for card in perspective.hand), reverse=True)
    return room > 1 and perspective.wins_with(lead + sum(gains[:room]))


def _best(perspective: LuckAndLogicPerspective) -> str:
    """The card that helps most in this battle."""
    assert perspective.battle is not None
    compared = str(perspective.battle["compared"])
    return max((0 if o.card is None else gain_of(o.card, compared), o.key) for o in perspective.options("define"))[1]


def _stake(perspective: LuckAndLogicPerspective) -> float:
    """What the battle is about: the defending member, and the gate behind it if another attack may follow."""
    battle, fighters = perspective.battle, perspective.fighters
    if battle is None or fighters is None:
        return 0.0
    defender = fighters[1] if perspective.is_my_turn else fighters[0]
    follows = perspective.attacks_left > 0 and perspective.has_gate(circle_named(battle["circle"]))
    return body(defender) + (_THROUGH if follows else 0.0)
