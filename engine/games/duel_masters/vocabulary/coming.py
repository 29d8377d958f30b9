"""400.5, 603.5b, 801.2. How cards come: to another zone from a certain one, as evolutions.

When this card comes_to your graveyard out_of_the_battle_zone, you may draw a card.
When this creature comes_as_an_evolution_creature, draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.duel_masters import zones
from engine.games.duel_masters.characteristics import SUPERTYPES
from engine.games.duel_masters.vocabulary.own_zone import OWN_ZONES
from engine.games.duel_masters.vocabulary.triggers import IsPut
from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.cards import This
from engine.language.errors import Contradiction
from engine.language.phrases import phrase
from engine.language.places import OWNERS, seat
from engine.language.triggers import HappensTo, PlainTrigger

ANYWHERE = "anywhere"
FIELD = "field"
HAND = "hand"

_EVERYWHERE = tuple([kind.name for kind in zones.ZONE_KINDS if kind not in (zones.SEALS, zones.IGNORED)])
_KINDS = {kind.name: kind for kind in (zones.GRAVEYARD, zones.MANA)}


@phrase("when {who-} comes_to your {zone}", zone=OWN_ZONES, origin=ANYWHERE)
@phrase("when {who-} comes_to your {zone} out_of_the_battle_zone", zone=OWN_ZONES, origin=FIELD)
@phrase("when {who-} comes_to your {zone} out_of_your_hand", zone=OWN_ZONES, origin=HAND)
@dataclass(frozen=True, slots=True)
class ComesTo(HappensTo):
    """110.4g, 400.5. The card with the ability has come to a zone of its player, from anywhere or from a certain zone.

    From the battle zone comes also what lay there under a card, or beside it.
    """

    zone: str
    origin: str

    def __post_init__(self) -> None:
        if not isinstance(self.who, This):
            raise Contradiction("only of itself does a card say so that it comes to a zone")

    @property
    def active_in(self) -> tuple[str, ...]:
        """Everywhere: a card hears of its own coming as what it was before, or as what it is there."""
        return _EVERYWHERE

    @property
    def kinds(self) -> tuple[str, ...]:
        return (_KINDS[self.zone].enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card, and where it was before is meant."""
        source = event.source
        if event.card != context.source or source is None or source.kind.name == self.zone:
            return False
        return self.origin == ANYWHERE or (source.kind.field if self.origin == FIELD else source.kind is zones.HAND)


@phrase("when a_card_comes_among {owner} shields", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class ComesToShields(PlainTrigger):
    """113.1, 406. A card has been put into the shield zone of a player, as a new shield or to another one."""

    owner: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.SHIELD.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether they are the player's shields, and it was none of them before."""
        source, place = event.source, event.destination
        if source is None or place is None or source.kind is zones.SHIELD:
            return False
        return place.player == seat(context, self.owner)


@phrase("when {who-} comes_as_an_evolution_creature")
@dataclass(frozen=True, slots=True)
class ComesAsEvolution(IsPut):
    """603.5b, 802.2. A creature comes to the battle zone on another one, or under nothing as an evolution creature."""

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature, and an evolution creature there."""
        if event.card is None or not IsPut.matches(self, match, context, event):
            return False
        return "evolution" in match.values(event.card)[SUPERTYPES]
