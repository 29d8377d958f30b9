"""Sentences that go on with what an earlier one puts off.

"At the end of turn, you may discard a card. If you do, draw two cards." asks at the end of the turn, and about the
discarding there. The second sentence is a part of what waits. So it is where each player may do something: "if you do"
asks each of them about what they did themselves.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.resolving import follow_up
from engine.language.instructions import If, Instruction, May, Then, asks_of_last, resolve_for_answer
from engine.language.phrases import phrase


@phrase("{first}. {then}", printed_only=True)
@dataclass(frozen=True, slots=True)
class Continued(Instruction):
    """A sentence that is done later, or by each player, and the next one, which asks what came of it."""

    first: Instruction
    then: Instruction

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether the first could do anything."""
        return self.first.may_begin(match, context)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do the first, then the other."""
        yield from resolve_for_answer(match, context, self.first)
        yield from follow_up(match, context)
        match.check_work()
        yield from self.then.resolve(match, context)


def continued(sentences: Iterable[Instruction]) -> list[Instruction]:
    """These sentences; what asks about a deed that is put off, or that each player does, goes on with it."""
    found: list[Instruction] = []
    for sentence in sentences:
        longer = _with(found[-1], sentence) if found and isinstance(sentence, If) and asks_of_last(sentence) else None
        if longer is None:
            found.append(sentence)
        else:
            found[-1] = longer
    return found


def _with(before: Any, sentence: If) -> Instruction | None:
    """An instruction of which the last part is put off or each player's, with a further sentence of that; or None.

    "If you do, at the end of turn, draw a card. If you do not, ..." are two answers to one question: the second of them
    waits for nothing.
    """
    longer: Instruction | None = None
    if isinstance(before, Then):
        then = _with(before.then, sentence)
        longer = None if then is None else replace(before, then=then)
    elif isinstance(before, If) and asks_of_last(before) and before.condition != sentence.condition:
        return None
    elif isinstance(before, If | May):
        done = _with(before.instruction, sentence)
        longer = None if done is None else replace(before, instruction=done)
    elif before.waits or before.by_each:
        longer = replace(before, instruction=Continued(before.instruction, sentence))
    return longer
