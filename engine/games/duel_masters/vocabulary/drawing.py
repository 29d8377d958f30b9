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
from engine.language.drawn import Draws
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS, seat
from engine.language.times import PHASE
from engine.language.triggers import PlainTrigger


@phrase("whenever you draw a card besides the card of the draw_step", player=YOURS)
@phrase("whenever your opponent draws a card besides the card of the draw_step", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class DrawsBesides(PlainTrigger):
    """502.1, 114.5. A player has drawn a card, and not as the one that the rules let them draw in their turn."""

    player: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.HAND.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether the player has drawn it, and it is none of the draw step."""
        by_rule = match.resolving is None and PHASE.of(match) == "draw step"
        by_rule = by_rule and match.state.turn_player == seat(context, self.player)
        return not by_rule and Draws(self.player).matches(match, context, event)


@phrase("whenever you draw the card of the draw_step")
@dataclass(frozen=True, slots=True)
class DrawsInDrawStep(PlainTrigger):
    """502.1. The player has drawn the card that the rules let them draw in their turn, and none by an effect."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.HAND.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is that one."""
        if match.resolving is not None or PHASE.of(match) != "draw step" or match.state.turn_player != context.player:
            return False
        return Draws(YOURS).matches(match, context, event)
