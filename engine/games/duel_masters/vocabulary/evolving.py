"""801.2. What happens when a creature is put on others.

When this creature evolves, draw a card.
Whenever you put an evolution creature on_top_of_other_creatures, draw a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import zones
from engine.games.duel_masters.piles import EVOLUTION, EVOLVED
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.cards import This
from engine.language.descriptions import Description
from engine.language.phrases import phrase
from engine.language.triggers import PlainTrigger, is_like


@phrase("when {one} evolves")
@dataclass(frozen=True, slots=True)
class Evolves(PlainTrigger):
    """801.2. Another card has been put on the one with the ability, which lies under it; "it" is the whole creature."""

    active_in: ClassVar[tuple[str, ...]] = (zones.UNDER.name,)
    one: This

    @property
    def own(self) -> bool:
        return True

    @property
    def kinds(self) -> tuple[str, ...]:
        return (EVOLVED,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is this card that evolves, and not one that lies on or under it."""
        return event.card == context.source

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        return (match.lead(context.source),)


@phrase("whenever you put a {description-} on_top_of_other_creatures")
@dataclass(frozen=True, slots=True)
class PutsOnOthers(PlainTrigger):
    """801.2. The player has put such a creature on one or more creatures; on this one, the ability is under it."""

    description: Description

    @property
    def kinds(self) -> tuple[str, ...]:
        return (EVOLUTION,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the player's, and such a creature."""
        return event.player == context.player and is_like(match, context, self.description, event.card)
