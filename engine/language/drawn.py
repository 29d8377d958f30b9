"""Cards that are drawn, as abilities wait for it. Games whose cards say so in these words take this module in.

When you draw a card, this unit gets power +5000 until end of turn
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.hand_and_deck import HAND
from engine.kernel.match import Match
from engine.kernel.verbs import DRAW
from engine.kernel.zones import ENTER
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS, seat
from engine.language.triggers import PlainTrigger


@phrase("when you draw a card", player=YOURS)
@phrase("when your opponent draws a card", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class Draws(PlainTrigger):
    """A player has drawn a card; what comes to the hand otherwise is not drawn."""

    player: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (ENTER + HAND,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it was drawn, and by the player."""
        drawn_by = None if event.destination is None else event.destination.player
        return event.detail == DRAW and drawn_by == seat(context, self.player)
