"""What the opponent decides: whether something is done, with cards that they choose themselves."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Context
from engine.kernel.asking import may
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.cards import DID
from engine.language.instructions import Instruction, pass_over
from engine.language.phrases import phrase


@phrase("they_may_let_this_happen: {instruction}")
@dataclass(frozen=True, slots=True)
class OpponentMay(Instruction):
    """8.1.1.2. The opponent decides whether something is done: "your opponent may discard a card"."""

    instruction: Instruction

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether it could do anything."""
        return self.instruction.may_begin(match, context)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask them, and do it if they want it."""
        prompt = Message("ask-use", {"card": Ref(context.source), "ability": context.ability})
        context.bound[DID] = ()
        rule = match.rulebook.numbers.option
        if self.instruction.may_begin(match, context) and (
            yield from may(1 - context.player, rule, prompt, card=context.source)
        ):
            yield from self.instruction.resolve(match, context)
        else:
            pass_over(context, self.instruction)
