"""Which ability is being resolved: whatever happens just now happens because of it.

When an ability that was played inside another one is done, the outer one goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from types import TracebackType
from typing import TypeAlias

from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.contexts import SPOKEN_OF
from engine.kernel.decisions import Procedure
from engine.kernel.position import Position
from engine.kernel.standing_by import ResolvingAbility


def resolving(match: Position, context: Context, *, paying: bool = False) -> AbstractContextManager[None]:
    """Everything in this context is done by an ability: by its effect, or to pay its cost."""
    return _Resolving(match, ResolvingAbility(context, paying, match.resolving))


_Meant: TypeAlias = tuple[Context, Card, int]
"""An ability, a card of the field of which it has spoken, and `State.entered` of that."""


def follow_up(match: Position, *contexts: Context) -> Procedure[None]:
    """Let the rules do what they do between two instructions (`Hooks.after_instruction`), if anything may be due.

    What happens at the same time is not interrupted. What the rules do is nothing that a replacement effect does, nor
    the effect itself: with a card that they move it does nothing more. ``contexts``: those of parts of it, if others.
    """
    after_instruction = match.rulebook.hooks.after_instruction
    if after_instruction is not None and match.rule_actions_dirty and match.moment is None:
        replacing, match.replacing = match.replacing, frozenset()
        meant, clock = _meant(match, match.resolving, contexts), match.state.clock
        yield from after_instruction(match)
        match.replacing = replacing
        if match.state.clock != clock:
            _note_left(match, meant)


def _meant(match: Position, resolving: ResolvingAbility | None, parts: Sequence[Context] = ()) -> list[_Meant]:
    """The cards of the field that abilities in progress mean by "it"."""
    contexts = [*parts]
    while resolving is not None:
        contexts.append(resolving.context)
        resolving = resolving.outer
    state = match.state
    return [
        (each, card, state.entered[card])
        for each in contexts
        for card in each.bound.get(SPOKEN_OF, ())
        if state.zone[card].kind.field
    ]


def _note_left(match: Position, meant: Iterable[_Meant]) -> None:
    for context, card, entered in meant:
        context.note_left(match, card, entered)


class _Resolving:
    __slots__ = ("_inner", "_match", "_meant", "_outer")

    def __init__(self, match: Position, inner: ResolvingAbility) -> None:
        self._match = match
        self._inner = inner
        self._meant: Sequence[_Meant] = ()

    def __enter__(self) -> None:
        self._outer = self._match.resolving
        self._meant = () if self._outer is None else _meant(self._match, self._outer)
        self._match.resolving = self._inner
        self._match.begin_nested()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Go back to the ability around it, unless the step was given up."""
        if kind is None:
            self._match.resolving = self._outer
            self._match.nested -= 1
            if self._meant:
                _note_left(self._match, self._meant)
