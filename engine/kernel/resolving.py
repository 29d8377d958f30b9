"""Which ability is being resolved: whatever happens just now happens because of it.

When an ability that was played inside another one is done, the outer one goes on.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from types import TracebackType

from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.position import Position
from engine.kernel.standing_by import ResolvingAbility


def resolving(match: Position, context: Context, *, paying: bool = False) -> AbstractContextManager[None]:
    """Everything in this context is done by an ability: by its effect, or to pay its cost."""
    return _Resolving(match, ResolvingAbility(context, paying, match.resolving))


def follow_up(match: Position) -> Procedure[None]:
    """Let the rules do what they do between two instructions (`Hooks.after_instruction`), if anything may be due.

    What happens at the same time is not interrupted. What the rules do is nothing that a replacement effect does.
    """
    after_instruction = match.rulebook.hooks.after_instruction
    if after_instruction is not None and match.rule_actions_dirty and match.moment is None:
        replacing, match.replacing = match.replacing, frozenset()
        yield from after_instruction(match)
        match.replacing = replacing


class _Resolving:
    __slots__ = ("_inner", "_match", "_outer")

    def __init__(self, match: Position, inner: ResolvingAbility) -> None:
        self._match = match
        self._inner = inner

    def __enter__(self) -> None:
        self._outer = self._match.resolving
        self._match.resolving = self._inner
        self._match.begin_nested()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Go back to the ability around it, unless the step was given up."""
        if kind is None:
            self._match.resolving = self._outer
            self._match.nested -= 1
