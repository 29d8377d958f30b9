"""What the opponent does in the player's stead: looks through their deck, calls what they find, and shuffles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard import characteristics
from engine.games.vanguard.vocabulary.done_this_way import PaidWith
from engine.kernel.abilities import Context
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import It
from engine.language.descriptions import Trait
from engine.language.instructions import Clause, Instruction
from engine.language.last_information import ever_meant
from engine.language.on_behalf import let_do
from engine.language.phrases import phrase
from engine.language.words import SIGNED


@phrase("let_your_opponent_do_this: ({instruction})")
@dataclass(frozen=True, slots=True)
class OpponentDoes(Clause):
    """8.5.5.1. The opponent does something as if the text were theirs: "your deck" in it is their deck."""

    introduces: ClassVar[bool] = True
    instruction: Instruction

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether they could do anything."""
        return self.instruction.may_begin(match, context.of_player(1 - context.player))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let them do it; the effect stays the player's (3.4.3)."""
        yield from let_do(match, context, 1 - context.player, self.instruction)


@phrase("with_the_grade_of {one} {offset}", offset=SIGNED)
@dataclass(frozen=True, slots=True)
class WithGradeBeside(Trait):
    """2.4. With a grade that is so much higher or lower than that of a certain card, as that was there last."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.GRADE})
    one: It | PaidWith
    offset: int

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether the grades differ by just so much."""
        asked = ever_meant(match, context, self.one)
        grades = [characteristics.grade_of(seen.values(match, each)) for each, seen in asked]
        return any(grade is not None and characteristics.grade_of(values) == grade + self.offset for grade in grades)
