"""Triggers of cards that are no units: put from one pile onto another, revealed by a damage check.

When this card is put into the drop zone from your soul
When this card is revealed by your damage check
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.vanguard import zones
from engine.games.vanguard.vocabulary.movement_triggers import GRAVES
from engine.games.vanguard.vocabulary.places import KINDS, PILES
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.hand_and_deck import DISCARD
from engine.kernel.match import Match
from engine.language.cards import This
from engine.language.errors import Contradiction
from engine.language.phrases import phrase
from engine.language.triggers import PlainTrigger, Who


@dataclass(frozen=True, slots=True)
class OfThisCard(PlainTrigger):
    """Something that happens to the card with the ability."""

    who: Who

    def __post_init__(self) -> None:
        if not isinstance(self.who, This):
            raise Contradiction("units are on circles: write this card")

    @property
    def own(self) -> bool:
        """It speaks of the card with the ability."""
        return True

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """The card itself."""
        return None


@phrase("when {who-} is put into {destination} from your {origin}", destination=GRAVES, origin=PILES)
@dataclass(frozen=True, slots=True)
class IsPutFromPile(OfThisCard):
    """8.5.2.4. This card goes from a zone that is no circle to another one."""

    destination: str
    origin: str

    @property
    def kinds(self) -> tuple[str, ...]:
        """Coming to the zone."""
        return (KINDS[self.destination].enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card, and it was in that zone before."""
        return event.card == context.source and event.source is not None and event.source.kind.name == self.origin


@phrase("when {who-} is revealed by your damage check")
@dataclass(frozen=True, slots=True)
class DamageCheckReveals(OfThisCard):
    """9.6.3. A damage check reveals this card."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("damage check reveals",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card."""
        return event.card == context.source


@phrase("when {who-} is discarded")
@dataclass(frozen=True, slots=True)
class IsDiscarded(OfThisCard):
    """10.3. This card is discarded."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Coming to the drop zone."""
        return (zones.DROP.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card, and it was discarded."""
        return event.card == context.source and event.detail == DISCARD
