"""Whom "it" means behind an "if" that speaks of certain cards: those, not what the trigger spoke of before.

"If your member in battle is defending, it gets power +3000" is about the member in battle. Such an "it" is replaced by
the words for what it means when a text is read, and printed as these.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar

from engine.kernel.abilities import Ability, Condition, Node, Trigger
from engine.language.alternatives import is_about_no_card
from engine.language.cards import Bygone, FixedTarget, It, This
from engine.language.conditions import PlainCondition
from engine.language.errors import Contradiction
from engine.language.instructions import If, Instruction, May, Then, speaks_of_others
from engine.language.prospects import Prospect

Sort = TypeVar("Sort", bound=Instruction)


def spoken_of(condition: Condition | None) -> FixedTarget | None:
    """The cards of which a condition says something, the last ones if it speaks of several; None if of none."""
    found = [getattr(node, "one", None) for node in condition.walk()] if condition is not None else []
    meant = [one for one in found if isinstance(one, FixedTarget)]
    return meant[-1] if meant else None


def with_it_named(instruction: Instruction, *, nothing_before: bool = False) -> Instruction:
    """The instruction with words for an "it" that is spoken of in an "if" before it.

    ``nothing_before``: neither an event nor a cost speaks of a card, so that "it" may be the one with the ability.
    """
    if isinstance(instruction, May):
        return replace(instruction, instruction=with_it_named(instruction.instruction, nothing_before=nothing_before))
    if isinstance(instruction, If):
        one = spoken_of(instruction.condition)
        done = with_it_named(instruction.instruction, nothing_before=nothing_before)
        may_be_this = nothing_before or _names_this(instruction.condition)
        if one is not None and not isinstance(one, It) and (may_be_this or not isinstance(one, This)):
            done = _named(done, one)
        return replace(instruction, instruction=done)
    return instruction


def speak_of_cards(costs: Iterable[Node]) -> bool:
    """Whether "it" means cards with which these costs were paid."""
    return any(_names_cards(node) for cost in costs for node in cost.walk())


def refuse_it_of_nothing(*said: Node | None) -> None:
    """Raise `Contradiction` if "it" is said where no event and no cost speaks of a card, and the text of none before.

    "ACT: Draw a card, and it gets power +1000" would do nothing to any card.
    """
    for part in said:
        if part is not None and _speaks_of_cards(part):
            return


def _speaks_of_cards(node: Node) -> bool:
    """Whether "it" means certain cards after a part of a text before which it means none; raises where it is said.

    Abilities that are given, and what waits for events of its own, speak for themselves. What is put off does not
    speak of cards now. Of conditions only "it" itself matters: what they speak of has been named where it means that.
    """
    if isinstance(node, Condition):
        said = any(isinstance(each, It) for each in node.walk())
    else:
        said = isinstance(node, It) or (node.refers_back and node.introduces)  # as "let a creature battle it"
    if said:
        raise Contradiction('"it" means no card here, as none is spoken of before: name the card')
    if isinstance(node, Condition):
        return False
    if _names_cards(node):
        return True
    children = tuple(node.children())
    if any(isinstance(child, Ability) or _is_event_of_a_card(child) for child in children):
        return False
    spoken_of_any = any(_speaks_of_cards(child) for child in children)
    return spoken_of_any and not (isinstance(node, Instruction) and node.waits)


def _is_event_of_a_card(node: Node) -> bool:
    if isinstance(node, Prospect):
        return not node.names_no_card
    return isinstance(node, Trigger) and not is_about_no_card(node)


def _names_cards(node: Node) -> bool:
    """Whether "it" may mean certain cards from then on."""
    return speaks_of_others(node) or (isinstance(node, FixedTarget) and not isinstance(node, Bygone))


def _names_this(condition: Condition) -> bool:
    return any(isinstance(node, PlainCondition) and node.names_this for node in condition.walk())


def _named(instruction: Instruction, one: FixedTarget) -> Instruction:
    """The instruction with words for the first "it", unless other cards are named before."""
    if isinstance(instruction, May):
        return replace(instruction, instruction=_named(instruction.instruction, one))
    if isinstance(instruction, Then):
        first = _with(instruction.first, one)
        if any(node.introduces or isinstance(node, FixedTarget) for node in first.walk()):
            return replace(instruction, first=first)  # "it" means these from then on
        return replace(instruction, then=_named(instruction.then, one))
    return _with(instruction, one)


def _with(instruction: Sort, one: FixedTarget) -> Sort:
    """A simple instruction that is done with ``one`` where it says "it"."""
    changed: Mapping[str, Any] = {
        each.name: one for each in fields(instruction) if isinstance(getattr(instruction, each.name), It)
    }
    return replace(instruction, **changed) if changed else instruction
