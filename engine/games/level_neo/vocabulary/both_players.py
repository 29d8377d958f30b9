"""What each player does.

Each player does this: draw a card, and discard a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.resolving import follow_up
from engine.language.cards import DID, IT
from engine.language.instructions import Instruction
from engine.language.phrases import phrase
from engine.language.referring import refuse_it_of_nothing


@phrase("each player does_this: {instruction}")
@dataclass(frozen=True, slots=True)
class EachPlayer(Instruction):
    """Both players do it, the turn player first (decision 32); "you" and "your" are said of the one who does."""

    by_each: ClassVar[bool] = True
    instruction: Instruction

    def __post_init__(self) -> None:
        """Refuse an "it" of which nothing was said before: each player would have to mean one of their own."""
        refuse_it_of_nothing(self.instruction)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let them do it one after the other; "it" means nothing after that."""
        first = match.state.turn_player
        done: list[Card] = []
        for player in (first, 1 - first):
            theirs = context.of_player(player)
            yield from self.instruction.resolve(match, theirs)
            yield from follow_up(match, context, theirs)
            done += theirs.bound.get(DID, ())
        context.bound.pop(IT, None)
        context.bound[DID] = tuple(done)
