"""What skills are worth: their effects against their costs, read from their compiled texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.games.level_neo.strategy.perspective import LevelNeoPerspective
from engine.games.level_neo.vocabulary.card_actions import (
    LevelsDown,
    LevelsUp,
    LevelsUpWith,
    PutIntoDiscardPile,
    PutIntoHand,
    PutIntoPlay,
)
from engine.kernel.abilities import Ability, Activated, Automatic, Node
from engine.kernel.views import CardView
from engine.language.card_actions import Rest, Stand
from engine.language.changes import Cannot, GainsAbility, Gets
from engine.language.hand_and_deck import Discard, DiscardThis, Draw, OpponentDiscards
from engine.language.hand_sizes import DrawUntil
from engine.language.numbers import Literal
from engine.strategy.abilities import ability_of

_BRINGS: Final[Mapping[type[Node], float]] = {
    LevelsUp: 4.0,
    LevelsUpWith: 4.0,
    LevelsDown: 2.5,
    PutIntoPlay: 2.0,
    PutIntoDiscardPile: 2.0,
    PutIntoHand: 1.2,
    OpponentDiscards: 1.0,
    Stand: 1.0,
    Rest: 0.8,
    Cannot: 0.8,
    GainsAbility: 0.8,
    Discard: -0.8,
}
"""What each thing done is worth, a card drawn being 1."""

_TAKES: Final[Mapping[type[Node], float]] = {Discard: 0.8, DiscardThis: 0.8, Rest: 0.7, PutIntoDiscardPile: 1.8}

_EVENT_CARD: Final = 0.6  # an event leaves the hand, and could have waited
_TURNS_A_BATTLE: Final = 4.0
_IN_VAIN: Final = 0.1
_BETWEEN_BATTLES: Final = 0.5  # AP +1000 for a turn of which the battles are still to come


def skill_of(card: CardView, key: str) -> Activated | None:
    """The skill of a card that an option's value names."""
    found = ability_of(card, key)
    return found if isinstance(found, Activated) else None


def worth(perspective: LevelNeoPerspective, skill: Ability, *, from_hand: bool = False) -> float:
    """What using a skill now brings, less what it costs; above 0 if it should be used."""
    if not isinstance(skill, Activated | Automatic):
        return 0.0
    brings = sum(_brings(perspective, node) for node in _walk(skill.effect))
    takes = sum(_TAKES.get(type(node), 0.0) for cost in skill.costs for node in cost.walk())
    return brings - takes - (_EVENT_CARD if from_hand else 0.0)


def _walk(node: Node | None) -> Iterator[Node]:
    return node.walk() if node is not None else iter(())


def _brings(perspective: LevelNeoPerspective, node: Node) -> float:
    match node:
        case Gets():
            return _of_points(perspective, abs(node.amount))
        case Draw():
            return float(node.count.number) if isinstance(node.count, Literal) else 1.0
        case DrawUntil(size=Literal(number=size)):
            return float(max(0, size - len(perspective.pile("hand"))))
        case _:
            return _BRINGS.get(type(node), 0.0)


def _of_points(perspective: LevelNeoPerspective, amount: int) -> float:
    """What so much more AP is worth: much where it turns a battle, little where there is none to turn."""
    lead = perspective.lead
    if lead is not None:
        return _TURNS_A_BATTLE if lead <= 0 < lead + amount else _IN_VAIN
    if perspective.is_my_turn and perspective.view.facts["phase"] == "main phase 1":
        return _BETWEEN_BATTLES * amount / 1000
    return _IN_VAIN
