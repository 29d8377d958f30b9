"""Numbers that a text lets a player choose. Games whose cards do so take this module into their vocabulary."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.abilities import Context, Number
from engine.kernel.asking import ask
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.cards import CAME, DID, TRIED
from engine.language.instructions import Clause
from engine.language.phrases import phrase


@phrase("choose a number that is {most} or less")
@dataclass(frozen=True, slots=True)
class ChooseNumber(Clause):
    """Choose zero or a positive integer, for the text to go on with (`RuleNumbers.number`)."""

    most: int

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask for it, and remember it."""
        options = [Option("number", value=number) for number in range(self.most + 1)]
        prompt = Message("ask-number", {"card": Ref(context.source)})
        rule = match.rulebook.numbers.number
        chosen = yield from ask(context.player, rule, prompt, options, card=context.source)
        assert isinstance(chosen.value, int)
        context.number, context.declared = chosen.value, str(chosen.value)
        match.tell("chooses-number", player=Seat(context.player), number=chosen.value)


@phrase("that_many")
@dataclass(frozen=True, slots=True)
class ThatMany(Number):
    """The number that the player has chosen, or of the cards that the text has just done something with.

    Where it is enough for "if you do" to have tried to put cards elsewhere, only those that came there are counted.
    """

    of_last: ClassVar[bool] = True

    @property
    def plural(self) -> bool:
        """Said of several, or of none."""
        return True

    def value(self, match: Match, context: Context) -> int:
        """The number; 0 before anything was chosen or done."""
        if context.number is not None:
            return context.number
        bound = context.bound
        done = bound.get(DID, ())
        return len(bound.get(CAME, ()) if done and done == bound.get(TRIED) else done)
