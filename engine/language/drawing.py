"""Effects that put something in the place of a draw. Games whose cards do so take this module into their vocabulary."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.verbs import DRAW
from engine.language.phrases import phrase
from engine.language.prospects import Prospect


@phrase("you would draw a card")
@dataclass(frozen=True, slots=True)
class WouldDraw(Prospect):
    """The player is about to draw a card; of several, each is drawn by itself."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (DRAW,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the player who draws."""
        return event.player == context.player
