"""What somebody else than the player of an ability does: "you" and "your" are said of the one who does it."""

from __future__ import annotations

from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.instructions import Instruction


def let_do(match: Match, context: Context, player: int, instruction: Instruction) -> Procedure[None]:
    """Let a player do it; the text goes on with the cards with which they have done something."""
    theirs = context.of_player(player)
    yield from instruction.resolve(match, theirs)
    context.go_on_from(theirs)
