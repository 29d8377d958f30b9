"""Triggers: the events that automatic abilities wait for; here, what all have in common, times and situations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.abilities import Condition, Context, Trigger
from engine.kernel.cards import Card, Values
from engine.kernel.events import BEGINNING, SITUATION, Event
from engine.kernel.match import Match
from engine.kernel.visibility import sees
from engine.kernel.zones import ENTER, Visibility, Zone
from engine.language.cards import This
from engine.language.descriptions import Description, refuse_places
from engine.language.groups import Anyones, InPlay
from engine.language.phrases import phrase
from engine.language.places import OWNERS, ZoneOf, seat
from engine.language.times import is_now, owner_of, phases_of

Who = This | InPlay | Anyones
"""What a trigger speaks of: this card, any of a player's cards in play of a kind, or anyone's."""


@dataclass(frozen=True, slots=True)
class PlainTrigger(Trigger):
    """A trigger that is not made of others."""

    names_no_card: ClassVar[bool] = False  #: whether it happens to no card, so that "it" means none
    against: ClassVar[str] = ""  #: the field that describes the card that the one in question fights, if there is one

    @property
    def described_foe(self) -> object | None:
        """What is said of the card that the one with the ability fights; None if nothing is, or if others fight."""
        described: object | None = getattr(self, self.against) if self.against else None
        return described if isinstance(getattr(self, "who", None), This) else None


@dataclass(frozen=True, slots=True)
class HappensTo(PlainTrigger):
    """Something that happens to a card (`Event.card`): to the one with the ability, or to others."""

    who: Who

    @property
    def own(self) -> bool:
        """If it speaks of the card with the ability."""
        return isinstance(self.who, This)


class Narrowed(Trigger):
    """What another trigger waits for, in certain circumstances only, which its classes say."""

    __slots__ = ()
    trigger: PlainTrigger

    @property
    def kinds(self) -> tuple[str, ...]:
        return self.trigger.kinds

    @property
    def own(self) -> bool:
        return self.trigger.own

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        return self.trigger.meant(match, context, event)


@dataclass(frozen=True, slots=True)
class During(Narrowed):
    """Something that happens in a certain part of the turn. Each game has its own words for these."""

    period: str
    trigger: PlainTrigger

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        return is_now(match, context, self.period) and self.trigger.matches(match, context, event)


@dataclass(frozen=True, slots=True)
class AtBeginning(PlainTrigger):
    """A part of the turn begins. Each game has its own words for these."""

    names_no_card: ClassVar[bool] = True
    period: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple([BEGINNING + phase for phase in phases_of(self.period)])

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the right player's."""
        return event.player == owner_of(context, self.period)


@phrase("at the end of {owner} turn", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class AtEndOfTurn(PlainTrigger):
    """A turn ends."""

    names_no_card: ClassVar[bool] = True
    owner: str

    @property
    def kinds(self) -> tuple[str, ...]:
        """The end of the turn."""
        return ("end of turn",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the right player's."""
        return event.player == seat(context, self.owner)


@phrase("whenever {situation}")
@dataclass(frozen=True, slots=True)
class Situation(PlainTrigger):
    """Something is so."""

    names_no_card: ClassVar[bool] = True
    situation: Condition

    @property
    def kinds(self) -> tuple[str, ...]:
        return (SITUATION,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        return self.situation.holds(match, context)


@dataclass(frozen=True, slots=True)
class CardIsPut(PlainTrigger):
    """A card comes to a zone of a player. Each game has its own words for the kinds of zones it may come from."""

    description: Description
    place: ZoneOf
    origin: str | None = None

    def __post_init__(self) -> None:
        refuse_places(self.description, self.place.zone)

    @property
    def kinds(self) -> tuple[str, ...]:
        return (ENTER + self.place.zone,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether the card fits, by what it is in the new zone or was in the public one."""
        if event.card is None or event.destination is not self.place.of(match, context) or event.source is None:
            return False
        if self.origin is not None and event.source.kind.name != self.origin:
            return False
        hidden = not sees(match, None, event.card) and event.source.kind.visibility is not Visibility.PUBLIC
        if hidden and self.description.asks:
            return False  # triggering would tell everybody what it is
        last = event.source.kind.field or event.destination.kind.hidden
        values = event.was if last and event.was is not None else match.values(event.card)
        return self.description.fits(match, context, event.card, values)


@dataclass(frozen=True, slots=True)
class Turns(HappensTo):
    """A card in play stands or rests, having lain otherwise. Each game has its own words for these."""

    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card."""
        return is_who(match, context, self.who, event.card)


# ---- helpers


def others_meant(who: Who, described: object, others: Sequence[Card]) -> Sequence[Card] | None:
    """What "it" means after "when this unit attacks a rear-guard": the other one, where the text describes it.

    "When your unit attacks a rear-guard" speaks of the unit that attacks; of the card with the ability, a text says
    "this".
    """
    return others if isinstance(who, This) and described is not None else None


def is_who(
    match: Match,
    context: Context,
    who: Who,
    card: Card | None,
    *,
    zone: Zone | None = None,
    values: Values | None = None,
    player: int | None = None,
) -> bool:
    """Whether a card is the one meant; by the zone, characteristics and master it had, where those are given."""
    if card is None:
        return False
    if isinstance(who, This):
        return card in (context.source, match.lead(context.source))
    zone = match.state.zone[card] if zone is None else zone
    player = match.master(card) if player is None else player
    if not who.is_of(context, player) or zone.kind not in who.description.noun.kinds:
        return False
    return who.matches(match, context, card, match.values(card) if values is None else values)


def is_like(match: Match, context: Context, description: Description | None, card: Card | None) -> bool:
    """Whether a card in the place where it is now is what a description says; no description asks nothing."""
    if description is None:
        return True
    return card is not None and description.fits_in_place(match, context, card, match.values(card))
