"""500.5, 512. What texts do with turns: take another one, end this one.

When this creature is destroyed, take an extra turn after this one.
When your opponent casts a spell, the turn ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.duel_masters.turn import next_turn
from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.position import GoOnWith
from engine.language import extra_turns
from engine.language.extra_turns import GetsExtraTurn
from engine.language.instructions import Clause
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS

ADDED: Final = Remembered("extra turns of this turn", 0, touches=UNOBSERVED, until="turn")
"""How many extra turns were added in this turn; they come before those that were added earlier."""


@phrase("take an extra turn after_this_one", player=YOURS)
@phrase("your opponent takes an extra turn after_this_one", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class TakesExtraTurn(GetsExtraTurn):
    """500.5. A turn more, right after this one."""

    def grant(self, match: Match, player: int) -> None:
        """500.5a. Of the turns that were added in this turn, those of the turn player are taken first."""
        added = ADDED.of(match)
        ADDED.set(match, added + 1)
        extra_turns.grant(match, player, 0 if player == match.state.turn_player else added)


@phrase("the turn ends")
@dataclass(frozen=True, slots=True)
class TurnEnds(Clause):
    """512.1. The turn is over at once: nothing that is being done goes on, and what stands by is lost."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Go on with the next turn."""
        yield from ()
        match.tell("turn-ends")
        raise GoOnWith(next_turn.frame)
