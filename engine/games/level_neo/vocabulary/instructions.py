"""Instructions that are done with no card in particular."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel import handling
from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.instructions import Clause
from engine.language.phrases import says


@says("draw a card", count=1)
@says("draw {count} card/cards")
@dataclass(frozen=True, slots=True)
class Draw(Clause):
    """4.1.2. Draw cards."""

    count: int

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Draw one at a time."""
        yield from handling.draw(match, context.player, self.count)
