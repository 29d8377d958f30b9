"""2.11, 8.4. What cards do for members in battle: logic, and what texts give or take there."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.luck_and_logic import characteristics
from engine.games.luck_and_logic.keyword_abilities import GATES, VanguardCondition
from engine.games.luck_and_logic.vocabulary.battle_words import Fights, MemberInBattle
from engine.games.luck_and_logic.vocabulary.groups import ThisMember
from engine.games.luck_and_logic.vocabulary.triggers import IsDefined
from engine.kernel.abilities import Ability, Automatic, Continuous, Node
from engine.kernel.views import CardView
from engine.language.cards import Chosen
from engine.language.changes import Gets


def gain_of(card: CardView, what: str) -> int:
    """By how much a card betters the number that is compared: by its logic, and by what its text gives or takes."""
    if card.definition is None:
        return 0
    logic: int = sum(each.amount for each in card.values.get(characteristics.LOGIC, ()) if each.kind == what)
    return logic + sum(abs(node.amount) for node in _changes(card.definition.abilities) if node.statistic == what)


def _changes(abilities: Iterable[Ability]) -> Iterable[Gets]:
    """What abilities change of the members in battle once the card is defined."""
    for ability in abilities:
        if isinstance(ability, Automatic) and not isinstance(ability.trigger, IsDefined):
            continue
        if isinstance(ability, Automatic | Continuous):
            nodes: list[Node] = list(ability.walk())
            if any(isinstance(node, MemberInBattle) for node in nodes):
                yield from (node for node in nodes if isinstance(node, Gets))


def gain_by_attacking(card: CardView, what: str, gates: int) -> int:
    """By how much a member's own text betters its number when it attacks; ``gates`` are those the opponent has left."""
    if card.definition is None:
        return 0
    found = 0
    for ability in card.definition.abilities:
        trigger = ability.trigger if isinstance(ability, Automatic) else None
        if not isinstance(trigger, Fights) or trigger.kind != "attacks" or not isinstance(trigger.who, ThisMember):
            continue
        nodes = list(ability.walk())
        if gates < GATES and any(isinstance(node, VanguardCondition) for node in nodes):
            continue
        if not any(isinstance(node, Chosen) for node in nodes):
            found += sum(node.amount for node in nodes if isinstance(node, Gets) and node.statistic == what)
    return found
