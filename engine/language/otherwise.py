"""What is done in the other case: "if it is a fire card, draw a card but otherwise discard a card"."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Condition, Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID
from engine.language.instructions import Clause, Instruction
from engine.language.phrases import phrase


@phrase("if {condition}, {instruction} but_otherwise {otherwise}", instruction=Clause)
@dataclass(frozen=True, slots=True)
class IfElse(Instruction):
    """One thing is done if something is so, and another one if it is not: it is asked once, before either.

    "If you do" is untrue afterwards if the condition did not hold, whatever was done then.
    """

    condition: Condition
    instruction: Clause
    otherwise: Instruction

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do the one or the other."""
        if self.condition.holds(match, context):
            yield from self.instruction.resolve(match, context)
            return
        yield from self.otherwise.resolve(match, context)
        context.bound.pop(DID, None)
