"""Whom "it" means behind an "if" that speaks of certain cards: those, not what the trigger spoke of before.

"If your member in battle is defending, it gets power +3000" is about the member in battle. Such an "it" is replaced by
the words for what it means when a text is read, and printed as these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar

from engine.kernel.abilities import Condition
from engine.language.cards import FixedTarget, It, This
from engine.language.conditions import PlainCondition
from engine.language.instructions import If, Instruction, May, Then

Sort = TypeVar("Sort", bound=Instruction)


def spoken_of(condition: Condition | None) -> FixedTarget | None:
    """The cards of which a condition says something, the last ones if it speaks of several; None if of none."""
    found = [getattr(node, "one", None) for node in condition.walk()] if condition is not None else []
    meant = [one for one in found if isinstance(one, FixedTarget)]
    return meant[-1] if meant else None


def with_it_named(instruction: Instruction) -> Instruction:
    """The instruction with words for an "it" that is spoken of in an "if" before it."""
    if isinstance(instruction, May):
        return replace(instruction, instruction=with_it_named(instruction.instruction))
    if isinstance(instruction, If):
        one = spoken_of(instruction.condition)
        done = with_it_named(instruction.instruction)
        if one is not None and (not isinstance(one, This | It) or _names_this(instruction.condition)):
            done = _named(done, one)
        return replace(instruction, instruction=done)
    return instruction


def _names_this(condition: Condition) -> bool:
    return any(isinstance(node, PlainCondition) and node.names_this for node in condition.walk())


def _named(instruction: Instruction, one: FixedTarget) -> Instruction:
    """The instruction with words for the first "it", unless other cards are named before."""
    if isinstance(instruction, May):
        return replace(instruction, instruction=_named(instruction.instruction, one))
    if isinstance(instruction, Then):
        first = _with(instruction.first, one)
        if any(
            node.introduces or isinstance(node, FixedTarget) for node in first.walk()
        ):  # "it" means these from then on
            return replace(instruction, first=first)
        return replace(instruction, then=_named(instruction.then, one))
    return _with(instruction, one)


def _with(instruction: Sort, one: FixedTarget) -> Sort:
    """A simple instruction that is done with ``one`` where it says "it"."""
    changed: Mapping[str, Any] = {
        each.name: one for each in fields(instruction) if isinstance(getattr(instruction, each.name), It)
    }
    return replace(instruction, **changed) if changed else instruction
