"""801.2. What happens when a creature is put on the card with the ability: "when this creature evolves"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import zones
from engine.games.duel_masters.piles import EVOLVED
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.cards import This
from engine.language.phrases import phrase
from engine.language.triggers import PlainTrigger


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
