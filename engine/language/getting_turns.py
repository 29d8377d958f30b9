"""Players who get extra turns, as texts say it; `engine.language.extra_turns` is when these come."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language import extra_turns
from engine.language.cards import DID
from engine.language.instructions import Clause
from engine.language.places import seat


@dataclass(frozen=True, slots=True)
class GetsExtraTurn(Clause):
    """A player gets a turn more, right after this one; each game has its own words for it.

    Of several the one that was added last comes first, unless the game has it otherwise.
    """

    player: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Add it."""
        self.grant(match, seat(context, self.player))
        context.bound[DID] = (context.source,)
        yield from ()

    def grant(self, match: Match, player: int) -> None:
        """Put it where it comes among the others."""
        extra_turns.grant(match, player)
