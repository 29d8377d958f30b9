"""3.12.4. Cards that are drawn, as abilities wait for it.

When you draw a card, this unit gets power +5000 until end of turn
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.vanguard import zones
from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.verbs import DRAW
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS, seat
from engine.language.triggers import PlainTrigger


@phrase("when you draw a card", player=YOURS)
@phrase("when your opponent draws a card", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class Draws(PlainTrigger):
    """3.12.4. A player has drawn a card; what comes to the hand otherwise is not drawn."""

    player: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.HAND.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it was drawn, and by the player."""
        drawn_by = None if event.destination is None else event.destination.player
        return event.detail == DRAW and drawn_by == seat(context, self.player)
