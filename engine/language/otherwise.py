"""What is done in the other case: "if it is a fire card, draw a card but otherwise discard a card"."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Condition, Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID
from engine.language.instructions import Clause, Instruction, May, is_secret
from engine.language.phrases import phrase


@phrase("if {condition}, {instruction} but_otherwise {otherwise}", instruction=Clause)
@phrase("if {condition}, do ({instruction}) but_otherwise {otherwise}")
@dataclass(frozen=True, slots=True)
class IfElse(Instruction):
    """One thing is done if something is so, and another one if it is not: it is asked once, before either.

    "If you do" is untrue afterwards if the condition did not hold, whatever was done then.
    """

    condition: Condition
    instruction: Instruction
    otherwise: Instruction

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do the one or the other. Where only the player knows which, they are asked in any case."""
        is_so = self.condition.holds(match, context)
        done, left = (self.instruction, self.otherwise) if is_so else (self.otherwise, self.instruction)
        if isinstance(left, May) and not isinstance(done, May) and is_secret(match, context, self.condition):
            yield from left.ask(match, context, is_possible=False)
        yield from done.resolve(match, context)
        if not is_so:
            context.bound.pop(DID, None)
