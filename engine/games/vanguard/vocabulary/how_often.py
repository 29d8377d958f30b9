"""How often something is done: as many times as a number says.

For each (as many as the cards retired this way), draw a card
Draw (one_for_every 3 of (as many as your units)) cards
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard.vocabulary.comparing import NumberOf
from engine.games.vanguard.vocabulary.differing import DifferentAmong
from engine.games.vanguard.vocabulary.multiples import GradeOf, NumberDone
from engine.kernel.abilities import Context, Number
from engine.kernel.aspects import NOTHING
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.errors import Contradiction
from engine.language.instructions import ForEach, Instruction, repeated
from engine.language.phrases import phrase
from engine.language.words import COUNT


@phrase("(one_for_every {divisor} of {number})", divisor=COUNT)
@dataclass(frozen=True, slots=True)
class OneForEvery(Number):
    """12.6. How many times so many there are: what is over counts for nothing."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    divisor: int
    number: NumberOf | NumberDone

    @property
    def plural(self) -> bool:
        """Said of several, or of none."""
        return True

    def value(self, match: Match, context: Context) -> int:
        """The number, rounded down."""
        return self.number.value(match, context) // self.divisor


@phrase("for each {number}, {instruction}")
@dataclass(frozen=True, slots=True)
class Repeatedly(Instruction):
    """To be done as many times as a number says; nothing may be chosen twice."""

    number: NumberDone | GradeOf | NumberOf | OneForEvery | DifferentAmong
    instruction: Instruction

    def __post_init__(self) -> None:
        if any(isinstance(node, ForEach | Repeatedly) for node in self.instruction.walk()):
            raise Contradiction('one "for each" cannot stand inside another')

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do it so often; the number is the one before the first time."""
        yield from repeated(match, context, self.instruction, max(self.number.value(match, context), 0))
