"""302.2, 409.1b. What happens when a spell has been cast from the hand, and has come to the graveyard: "it" lies there.

When you have cast this spell out of your hand, you may cast it for no cost.
When you have cast a spell out of your hand, you may cast it for no cost.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import twinpacts, zones
from engine.games.duel_masters.using import CAST, CAST_FROM_HAND
from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.descriptions import Description
from engine.language.phrases import phrase
from engine.language.triggers import PlainTrigger


@phrase("when you have cast this spell out_of_your_hand")
@dataclass(frozen=True, slots=True)
class ThisWasCast(PlainTrigger):
    """302.2. The spell with the ability was cast from the hand, and lies in the graveyard now."""

    active_in: ClassVar[tuple[str, ...]] = (zones.GRAVEYARD.name,)
    kinds: ClassVar[tuple[str, ...]] = (CAST_FROM_HAND,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is this card."""
        return event.card == context.source


@phrase("when you have cast a {description-} out_of_your_hand")
@dataclass(frozen=True, slots=True)
class YoursWasCast(PlainTrigger):
    """302.2. A spell of the player was cast from the hand, and lies in the graveyard now."""

    kinds: ClassVar[tuple[str, ...]] = (CAST_FROM_HAND,)
    description: Description

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the player's, and the half that was cast fits."""
        if event.card is None or event.player != context.player:
            return False
        return self.description.fits(match, context, event.card, twinpacts.values_as_used(match, event.card, CAST))
