"""How often something is done: as many times as a number says.

For each (as many as the cards retired this way), draw a card
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.vanguard.vocabulary.comparing import NumberOf
from engine.games.vanguard.vocabulary.multiples import GradeOf, NumberDone
from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.errors import Contradiction
from engine.language.instructions import ForEach, Instruction, repeated
from engine.language.phrases import phrase


@phrase("for each {number}, {instruction}")
@dataclass(frozen=True, slots=True)
class Repeatedly(Instruction):
    """To be done as many times as a number says; nothing may be chosen twice."""

    number: NumberDone | GradeOf | NumberOf
    instruction: Instruction

    def __post_init__(self) -> None:
        if any(isinstance(node, ForEach | Repeatedly) for node in self.instruction.walk()):
            raise Contradiction('one "for each" cannot stand inside another')

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do it so often; the number is the one before the first time."""
        yield from repeated(match, context, self.instruction, max(self.number.value(match, context), 0))
