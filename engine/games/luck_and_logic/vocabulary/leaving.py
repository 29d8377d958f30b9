"""8.3.5, 12.2.2, 9.11.1. Members that leave the circles, and what texts say of their soul.

AUTO: When this member is dropped, return a card from the soul of this member to your hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.luck_and_logic import field, zones
from engine.games.luck_and_logic.soul import last_soul, soul_meant
from engine.kernel.abilities import Ability, Automatic, Context
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card, Values
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.cards import FixedTarget, It, This
from engine.language.descriptions import Description, Trait
from engine.language.groups import Pile, TakenCards
from engine.language.last_information import ever_meant
from engine.language.numbers import Quantity, Some
from engine.language.phrases import phrase
from engine.language.triggers import During, HappensTo, is_who

ANYWHERE: Final = "anywhere"  #: where what leaves the field may go


def leaving_for(destination: str) -> tuple[str, ...]:
    """The kinds of event by which a member leaves the circles for a kind of zone, by its name, or `ANYWHERE`."""
    if destination == ANYWHERE:
        return (zones.CIRCLE.leave,)
    return (next(kind for kind in zones.LATEST if kind.name == destination).enter,)


def leaves_the_field(event: Event) -> bool:
    """Whether a card is moved from a circle to a zone that is not of the field."""
    source, destination = event.source, event.destination
    return source is not None and source.kind is zones.CIRCLE and destination is not None and not destination.kind.field


@phrase("when {who-} is_dropped", destination=zones.DROP.name)
@phrase("when {who-} is_stocked", destination=zones.STOCK.name)
@phrase("when {who-} is_returned to the hand", destination=zones.HAND.name)
@phrase("when {who-} intercepts", destination=zones.INTERCEPT.name)
@phrase("when {who-} leaves the field", destination=ANYWHERE)
@dataclass(frozen=True, slots=True)
class LeavesCircle(HappensTo):
    """5.9.1, 5.10.1, 5.17.1. A member leaves the circles for another zone; it is judged by what it was (9.7.4.1.2)."""

    destination: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return leaving_for(self.destination)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the member, and it was on a circle and is on the field no more."""
        return leaves_the_field(event) and is_who(
            match, context, self.who, event.card, zone=event.source, values=event.was, player=event.player
        )


def answers_own_leaving(ability: Ability) -> bool:
    """Whether an ability waits for nothing but its own card's leaving the circles."""
    trigger = ability.trigger if isinstance(ability, Automatic) else None
    inner = trigger.trigger if isinstance(trigger, During) else trigger
    return isinstance(inner, LeavesCircle) and inner.own


def souls_meant(match: Match, context: Context, bearer: FixedTarget) -> list[tuple[Card, ...]]:
    """12.2.2, 9.11.1. The soul of each of these members.

    That of the card with the ability is what went along where it has left, be it to pay for that ability.
    """
    found = [soul_meant(match, member) for member in bearer.cards(match, context)]
    if not found and isinstance(bearer, This):
        went_along = last_soul(match, context.source, context.stamp)
        return [went_along] if went_along or ever_meant(match, context, bearer) else []
    return found


def _souls(match: Match, context: Context, bearer: This | It, description: Description) -> list[Card]:
    """The cards that fit of the soul of these members."""
    souls = [card for each in souls_meant(match, context, bearer) for card in each]
    return [card for card in souls if description.fits(match, context, card, match.values(card))]


@phrase("{description} in_the_soul_of {bearer}")
@dataclass(frozen=True, slots=True)
class SoulsIn(Pile):
    """12.2.2. The soul of members, or what was their soul until they left."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    description: Description
    bearer: This | It

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        return _souls(match, context, self.bearer, self.description)


@phrase("{description} from_the_soul_of {bearer}")
@dataclass(frozen=True, slots=True)
class SoulsFrom(TakenCards):
    """12.2.2. Cards to be taken from the soul of members, or from what was their soul until they left."""

    description: Description
    bearer: This | It

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        return _souls(match, context, self.bearer, self.description)


@phrase("with soul", quantity=Some())
@phrase("with {quantity} soul")
@dataclass(frozen=True, slots=True)
class WithSoul(Trait):
    """4.15.2.1. With so much soul; of a member that has left the circles, what went along with it (12.2.2)."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    quantity: Quantity

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has so much."""
        return self.quantity.includes(len(soul_meant(match, card)))


@phrase("with this card in its/their soul")
@dataclass(frozen=True, slots=True)
class WithThisAsSoul(Trait):
    """4.15.2. The member whose soul the card with the ability is, as triggers speak of it."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is, or was until it left the circles (12.2.2)."""
        return context.source in soul_meant(match, card)


@phrase("the member with this card in its soul")
@dataclass(frozen=True, slots=True)
class BearerOfThis(FixedTarget):
    """4.15.2. The member whose soul the card with the ability is."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The member, while it is on its circles; 9.11.1: also where the card has left the soul zone."""
        found: list[Card] = []
        for this, seen in ever_meant(match, context, This()):
            bearer = seen.bearer(match, this)
            if bearer is not None and seen.zone(match, this).kind is zones.SOUL and field.is_member(match, bearer):
                found.append(bearer)
        return found
