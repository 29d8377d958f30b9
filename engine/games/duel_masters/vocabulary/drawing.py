"""114. Drawing, as texts wait for it and as they put something in its place.

Whenever you draw a card, this creature gets +1000 power until the end of the turn.
When you would draw a card, draw two cards, then discard a card instead.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.duel_masters import zones
from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.verbs import DRAW
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS, seat
from engine.language.triggers import PlainTrigger


@phrase("whenever you draw a card", player=YOURS)
@phrase("whenever your opponent draws a card", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class Draws(PlainTrigger):
    """114.5, 114.6a. A player has drawn a card; what an effect adds to the hand otherwise is not drawn."""

    player: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.HAND.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it was drawn, and by the player."""
        drawn_by = None if event.destination is None else event.destination.player
        return event.detail == DRAW and drawn_by == seat(context, self.player)
