"""What somebody else than the player of an ability does: "you" and "your" are said of the one who does it.

Your opponent does this: you may discard a card. If they do not, draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID
from engine.language.conditions import PlainCondition
from engine.language.instructions import Instruction
from engine.language.phrases import phrase


def let_do(match: Match, context: Context, player: int, instruction: Instruction) -> Procedure[None]:
    """Let a player do it; the text goes on with the cards with which they have done something."""
    theirs = context.of_player(player)
    yield from instruction.resolve(match, theirs)
    context.go_on_from(theirs)


@phrase("your opponent does_this: {instruction}")
@dataclass(frozen=True, slots=True)
class TheOtherDoes(Instruction):
    """The opponent does it; "you" and "your" are said of them, and "they do" asks whether they did."""

    by_other: ClassVar[bool] = True
    instruction: Instruction

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether they could do anything."""
        return self.instruction.may_begin(match, context.of_player(1 - context.player))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let them do it; the effect stays its player's."""
        yield from let_do(match, context, 1 - context.player, self.instruction)


@phrase("they do", so=True)
@phrase("they do not", so=False)
@dataclass(frozen=True, slots=True)
class TheyDo(PlainCondition):
    """Whether the opponent did what the text offered, or did not."""

    asks_back: ClassVar[bool] = True
    of_last: ClassVar[bool] = True
    so: bool

    def holds(self, match: Match, context: Context) -> bool:
        """Where nothing was offered, neither is so."""
        return DID in context.bound and bool(context.bound[DID]) is self.so
