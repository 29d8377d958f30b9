"""406.2, 113.2. Shields that are turned over, cards that are put on shields face up, and what comes face up.

Turn all cards of one of your opponent's shields face up.
Put one of your opponent's creatures on a shield of its owner face up.
When this creature is put face up into your shield zone, draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import actions, zones
from engine.games.duel_masters.on_shields import put_on_shields
from engine.games.duel_masters.shields import places_for
from engine.games.duel_masters.vocabulary.card_actions import Moves
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.moments import at_once
from engine.kernel.zones import ZoneKind
from engine.language.card_actions import TurnFace, turn_telling
from engine.language.cards import This
from engine.language.errors import Contradiction
from engine.language.phrases import phrase
from engine.language.prospects import Prospect
from engine.language.triggers import HappensTo, Who

# ---- deeds


@phrase("turn all_cards_of {target} face up", down=False)
@phrase("turn all_cards_of {target} face down", down=True)
@dataclass(frozen=True, slots=True)
class TurnShields(TurnFace):
    """406.2. Turn shields over, with all cards that lie there."""

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A shield of which a card does not lie so."""
        there = _pile(match, card)
        return any(match.state.face_down[each] is not self.down for each in there)

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Turn each of their cards; a shield counts as turned if any of them was."""
        with at_once(match):
            piles = {card: _pile(match, card) for card in cards}
            turned = {each for pile in piles.values() for each in pile if turn_telling(match, each, down=self.down)}
        return tuple([card for card in cards if not turned.isdisjoint(piles[card])])


def _pile(match: Match, card: Card) -> tuple[Card, ...]:
    """The cards of the shield for which a card stands."""
    zone = match.state.zone[card]
    return tuple(match.cards(zone)) if zone.kind is zones.SHIELD else ()


@phrase("put {target} on_a_shield_of_its_owner face up")
@dataclass(frozen=True, slots=True)
class PutOnShield(Moves):
    """113.2. Put cards face up on shields of their owners, each of which stays one shield, with its castles."""

    verb: ClassVar[str] = "put-with-shield"
    kind: ClassVar[ZoneKind | None] = zones.SHIELD

    @property
    def deed(self) -> str:
        """It is put somewhere, as by any other effect that puts it."""
        return "put"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Whether its owner has a shield to put the card on."""
        return bool(places_for(match, match.state.owner[card], (card,)))

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Choose a shield for each, and put them there at the same time."""
        able = [card for card in cards if self.possible(match, context, card) and actions.can_leave(match, card)]
        return (yield from put_on_shields(match, context.player, context.source, able))


# ---- what lies face up, and what comes and goes so


@phrase("when {who-} is put face up into your shield_zone")
@dataclass(frozen=True, slots=True)
class IsPutFaceUp(HappensTo):
    """113.1, 406.2. The card with the ability comes face up to its player's shield zone; turning it up is no coming."""

    active_in: ClassVar[tuple[str, ...]] = ()  #: wherever it came from: what leaves the battle zone answers from there

    def __post_init__(self) -> None:
        if not self.own:
            raise Contradiction("only of itself does a card say that it is put face up into the shield zone")

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.SHIELD.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is this card, and lies face up."""
        return event.card == context.source and not match.state.face_down[context.source]


@phrase("{who-} would leave your shield_zone face up")
@dataclass(frozen=True, slots=True)
class WouldLeaveShields(Prospect):
    """110.3d. The card with the ability lies face up in the shield zone, and is about to go elsewhere."""

    active_in: ClassVar[tuple[str, ...]] = (zones.SHIELD.name,)
    who: Who

    def __post_init__(self) -> None:
        if not isinstance(self.who, This):
            raise Contradiction("only of itself does a card say that it would leave the shield zone")

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.SHIELD.leave,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is this card, lies face up, and is to go to another zone."""
        if event.card != context.source or event.destination is None or event.destination.kind is zones.SHIELD:
            return False
        return not match.state.face_down[context.source]
