"""What abilities are worth: their effects against their costs, read from their compiled texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.games.luck_and_logic import characteristics
from engine.games.luck_and_logic.keyword_abilities import MakeUp, ToolSkill
from engine.games.luck_and_logic.strategy.perspective import LuckAndLogicPerspective, body, may_follow, number
from engine.games.luck_and_logic.vocabulary import card_actions, later, setting, specific_actions, stock_costs
from engine.games.luck_and_logic.vocabulary.groups import ThisMember
from engine.games.luck_and_logic.vocabulary.triggers import IsDeployed
from engine.kernel.abilities import Ability, Activated, Automatic, Node
from engine.kernel.views import CardView
from engine.language.card_actions import Rest, Stand
from engine.language.changes import Gets
from engine.language.hand_and_deck import Discard, Draw, OpponentDiscards, Search
from engine.language.hand_sizes import DrawUntil
from engine.language.numbers import Literal

_BRINGS: Final[Mapping[type[Node], float]] = {
    card_actions.Drop: 2.5,
    card_actions.Stock: 2.2,
    card_actions.ReturnToHand: 1.2,
    card_actions.Deploy: 2.0,
    specific_actions.PerformTrance: 2.0,
    specific_actions.DrawUpTo: 1.0,
    specific_actions.LevelBoost: 0.8,
    later.BlinkStep: 1.1,
    later.DestroyGates: 5.0,
    later.StockBoost: 0.6,
    OpponentDiscards: 1.0,
    Search: 1.0,
    Stand: 1.0,
    Rest: 0.5,
    Discard: -0.9,
}
"""What each thing done is worth, a card drawn being 1."""

_STOCK_CARD: Final = 0.5
_POINTS: Final[Mapping[str, float]] = {
    characteristics.POWER: 0.00025,
    characteristics.AURA: 0.5,
    characteristics.LIMIT: 0.4,
}
"""What a point more is worth until the end of the turn, of each number of a member."""


def ability_worth(perspective: LuckAndLogicPerspective, ability: Ability, card: CardView | None) -> float:
    """What using an ability now brings, less what it costs; above 0 if it should be used."""
    if isinstance(ability, MakeUp):
        return _of_make_up(perspective, ability, card)
    if not isinstance(ability, Activated | Automatic):
        return 0.0
    takes = sum(_takes(perspective, node) for cost in ability.costs for node in cost.walk())
    return sum(_brings(perspective, node) for node in _walk(ability.effect)) - takes


def arriving_worth(perspective: LuckAndLogicPerspective, card: CardView, how: str | None = None) -> float:
    """What a member's own text brings when it is deployed, ``how`` that is done."""
    found = 0.0
    for ability in card.definition.abilities if card.definition is not None else ():
        trigger = ability.trigger if isinstance(ability, Automatic) else None
        if isinstance(trigger, IsDeployed) and isinstance(trigger.who, ThisMember) and trigger.how in (None, how):
            found += max(0.0, ability_worth(perspective, ability, card))
    return found


def _walk(node: Node | None) -> Iterator[Node]:
    return node.walk() if node is not None else iter(())


def _takes(perspective: LuckAndLogicPerspective, node: Node) -> float:
    match node:
        case stock_costs.StockCost():
            return _STOCK_CARD * node.amount
        case Discard():
            return 1.0
        case _:
            return 0.0


def _brings(perspective: LuckAndLogicPerspective, node: Node) -> float:
    match node:
        case Gets():
            return _POINTS.get(node.statistic, 0.0) * abs(node.amount)
        case Draw():
            return float(node.count.number) if isinstance(node.count, Literal) else 1.0
        case DrawUntil(size=Literal(number=size)):
            return float(max(0, size - len(perspective.hand)))
        case later.Synthesis():
            return _of_tool(perspective, node.level)
        case setting.SetTo():
            return 1.0 if any(can_detonate(card) for card in perspective.hand) else -1.0
        case _:
            return _BRINGS.get(type(node), 0.0)


def _of_tool(perspective: LuckAndLogicPerspective, level: int) -> float:
    """5.33.1. What the best tool skill brings that a synthesis of a level may use; one sees one's own tools."""
    tools = [card for card in perspective.pile("tool") if number(card, characteristics.LEVEL) <= level]
    skills = [each for card in tools if card.definition for each in card.definition.abilities]
    effects = [each.effect for each in skills if isinstance(each, ToolSkill)]
    return max((sum(_brings(perspective, node) for node in _walk(effect)) for effect in effects), default=0.0)


def can_detonate(card: CardView) -> bool:
    """11.8. Whether a card does something when the circle on which it is Set is attacked."""
    return card.definition is not None and any(isinstance(each, later.Detonate) for each in card.definition.abilities)


def _of_make_up(perspective: LuckAndLogicPerspective, ability: MakeUp, member: CardView | None) -> float:
    """11.11. By how much the best member that could come by a make up is better, less what it costs."""
    if member is None:
        return 0.0
    gains = [body(card) - body(member) for card in perspective.hand if may_follow(card, member, ability.level)]
    takes = sum(_takes(perspective, node) for cost in ability.costs for node in cost.walk())
    return max(gains, default=-1.0) - takes
