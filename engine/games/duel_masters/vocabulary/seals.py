"""116, 307. Seals in texts: putting them on cards, their being off again, what begins the match with them.

When you put this creature into the battle zone, put three seals on it.
Choose one of your opponent's creatures, and your opponent puts a seal on it.
This card starts the game in the battle zone with six seals on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import seals, zones
from engine.games.duel_masters.forbidden_abilities import ComesSealed, Elsewhere, StartsInHand, StartsInPlay
from engine.kernel.abilities import Context, Node
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.zones import ZoneKind
from engine.language.abilities import EFFECT, effect_slots, played_fields
from engine.language.descriptions import Noun
from engine.language.instructions import TargetedCardAction
from engine.language.numbers import Count, Exactly, Literal
from engine.language.phrases import Phrase, phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.triggers import HappensTo, PlainTrigger, is_who
from engine.language.words import COUNT


@phrase("seal/seals")
@dataclass(frozen=True, slots=True)
class SealNoun(Noun):
    """116.3. A seal in the battle zone."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.SEALS,)
    only: ClassVar[str] = "seals are in the battle zone"

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is one."""
        return match.state.zone[card].kind is zones.SEALS


@phrase("put a seal on {target}", player=YOURS, count=Exactly(Literal(1)))
@phrase("put {count} seal/seals on {target}", player=YOURS)
@phrase("your opponent puts a seal on {target}", player=OPPONENTS, count=Exactly(Literal(1)))
@phrase("your opponent puts {count} seal/seals on {target}", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class PutSeals(TargetedCardAction):
    """701.24. Put seals on cards, of the decks of their owners."""

    verb: ClassVar[str] = "seal"
    player: str
    count: Count

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What lies in the battle zone, and is not ignored."""
        return match.state.zone[card].kind is zones.BATTLE

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from seals.seal(match, cards, self.count.bounds(match, context)[1]))


@phrase("when {who-} has/have no seals on it/them")
@dataclass(frozen=True, slots=True)
class HasNoSeals(HappensTo):
    """807.1a. The last seal of a card is off."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (seals.UNSEALED,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card."""
        return is_who(match, context, self.who, event.card)


@phrase("whenever you put a seal into a graveyard")
@dataclass(frozen=True, slots=True)
class PutsSealAway(PlainTrigger):
    """701.23. A seal of the player has gone to the graveyard."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.GRAVEYARD.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it was a seal of the player's."""
        return event.source is not None and event.source.kind is zones.SEALS and event.player == context.player


ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    StartsInPlay: (
        Phrase("this card starts the game in the battle zone.", {"seals": 0}),
        Phrase("this card starts the game in the battle zone with {seals} seals on it.", {"seals": COUNT}),
    ),
    StartsInHand: (Phrase("this card starts the game in your hand."),),
    ComesSealed: (Phrase("this card enters the battle zone with {seals} seals on it.", {"seals": COUNT}),),
    Elsewhere: (
        Phrase(
            "in any zone other than the battle zone: {effect}",
            {"effect": EFFECT, "spares_hand": False},
            played_fields,
            effect_slots,
        ),
        Phrase(
            "in any zone other than the hand or the battle zone: {effect}",
            {"effect": EFFECT, "spares_hand": True},
            played_fields,
            effect_slots,
        ),
    ),
}
"""The phrases of these abilities."""
