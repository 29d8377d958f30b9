"""What is asked after a cost was paid: "[cost], and if you have five units, draw a card"."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.instructions import If, Instruction
from engine.language.phrases import phrase


@phrase("once it_is_paid, {instruction}", instruction=If)
@dataclass(frozen=True, slots=True)
class AfterPaying(Instruction):
    """8.5.2.3. An "if" that is asked after the cost of the ability was paid, and is no requirement for paying it."""

    instruction: Instruction

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether it could do anything."""
        return self.instruction.may_begin(match, context)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask it now."""
        yield from self.instruction.resolve(match, context)
