"""A cost in the middle of an effect: the player may pay it, and only then goes on with the sentence.

Draw a card. Pay [Counter Blast 1]: Draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Context, Cost
from engine.kernel.asking import may
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.timing import pay, payable
from engine.language.abilities import COSTS
from engine.language.cards import DID
from engine.language.instructions import Instruction, pass_over
from engine.language.phrases import phrase


@phrase("pay [{costs}]: {instruction}", costs=COSTS)
@dataclass(frozen=True, slots=True)
class PayTo(Instruction):
    """The player may pay, as any cost, all parts or none, and does what follows if they did."""

    costs: tuple[Cost, ...]
    instruction: Instruction

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether it can be paid, or others cannot tell that it cannot."""
        return payable(match, context, self.costs) or self._may_be_denied(match, context)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask, pay, and go on."""
        context.bound[DID] = ()
        if not (yield from self._wants(match, context)):
            pass_over(context, self.instruction)
            return
        yield from pay(match, context, self.costs)
        context.bound[DID] = (context.source,)
        yield from self.instruction.resolve(match, context)

    def _wants(self, match: Match, context: Context) -> Procedure[bool]:
        prompt = Message("ask-pay", {"card": Ref(context.source), "ability": context.ability})
        rule = match.rulebook.numbers.cost
        if payable(match, context, self.costs):
            return (yield from may(context.player, rule, prompt, card=context.source))
        if self._may_be_denied(match, context):
            yield from may(context.player, rule, prompt, card=context.source, is_possible=False)
        return False

    def _may_be_denied(self, match: Match, context: Context) -> bool:
        return any(cost.may_be_denied(match, context) for cost in self.costs)
