"""9.3.2.6, 9.7.4. Cards that answer their coming to the drop zone or the soul zone, from wherever they come.

AUTO: When this card is put into your drop zone from the hand, draw a card.
AUTO: When this card is put into your soul zone, look at the top card of your deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.luck_and_logic import zones
from engine.games.luck_and_logic.vocabulary.places import PILES
from engine.kernel.abilities import Context, Trigger
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.zones import ENTER
from engine.language.cards import This
from engine.language.groups import InPlay
from engine.language.phrases import WordList, phrase
from engine.language.triggers import During, HappensTo, is_who

ORIGINS: Final = WordList("a zone", {f"the {words}": zone for words, zone in PILES.words.items()})


@phrase(
    "when {who-} is put into your drop zone( from {origin})?", origin=ORIGINS, who=This | InPlay, kind=zones.DROP.name
)
@phrase(
    "when {who-} is put into your soul zone( from {origin})?", origin=ORIGINS, who=This | InPlay, kind=zones.SOUL.name
)
@dataclass(frozen=True, slots=True)
class ComesTo(HappensTo):
    """4.9, 4.15, 9.7.4. The card with the ability comes to the drop or soul zone, or a member of the circles does."""

    kind: str
    origin: str | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return (ENTER + self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card, and comes from there; a member is judged by what it was (9.7.4.1.2)."""
        source, destination = event.source, event.destination
        if source is None or destination is None or self.origin not in (None, source.kind.name):
            return False
        if not self.own and destination.player != context.player:
            return False
        return is_who(match, context, self.who, event.card, zone=source, values=event.was, player=event.player)


def zone_of_arrival(trigger: Trigger | None) -> str | None:
    """9.3.2. Where an ability is valid that says of its own card that it comes to a zone; None for all others."""
    inner = trigger.trigger if isinstance(trigger, During) else trigger
    return inner.kind if isinstance(inner, ComesTo) and inner.own else None
