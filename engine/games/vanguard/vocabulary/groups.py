"""Groups of cards, and words that point to certain ones: a player's units, cards in zones, the top of a deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import field, zones
from engine.games.vanguard.vocabulary.descriptions import Face, circles_of, refuse_circles
from engine.games.vanguard.vocabulary.places import OWNERS, YOURS, ZoneOf, seat
from engine.kernel.abilities import Context
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.cards import Definite, Description, InPlay, Other, Pile, Source, This
from engine.language.phrases import says
from engine.language.words import COUNT

LOOKED_AT: Final = "looked at"  #: the key in `Context.bound` of the cards that the ability looked at


@says("this unit")
@dataclass(frozen=True, slots=True)
class ThisUnit(This):
    """The card with the ability, where it is a unit."""


@says("{owner} {description}", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class UnitsOf(InPlay):
    """Units of a player on the field: "your opponent's grade 1 or less rear-guards"."""

    owner: str
    description: Description

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The units, circle by circle."""
        return units(match, context, seat(context, self.owner), self.description)

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a unit is, or was, such a unit; whose it was and where is for the trigger to ask."""
        return self.description.fits(match, context, card, values)

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """11.13. Without those that an opponent's effects cannot choose."""
        cards = self.cards(match, context)
        if self.owner == YOURS:
            return list(cards)
        return [card for card in cards if not _resists(match.values(card))]


def units(match: Match, context: Context, player: int, description: Description) -> list[Card]:
    """The units of a player that fit a description."""
    piles = match.state.zones
    return [
        card
        for kind in circles_of(description)
        for zone in kind.of(player)
        for card in piles[zone]
        if description.fits(match, context, card, match.values(card))
    ]


@says("{description} in {place}")
@dataclass(frozen=True, slots=True)
class CardsIn(Pile):
    """Cards in a zone: "Kagero cards in your soul"."""

    description: Description
    place: ZoneOf

    def __post_init__(self) -> None:
        refuse_circles(self.description, self.place.zone)

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """In a hidden zone, any of its cards may be such a card."""
        return _conceivable(match, context, self)

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, bottom to top."""
        pile = match.cards(self.place.of(context))
        if not self.description.asks:
            return pile
        return [card for card in pile if self.matches(match, context, card, match.values(card))]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card in the zone fits."""
        return _legible(match, card, self.description) and self.description.fits(match, context, card, values)


@says("{description} from {place}")
@dataclass(frozen=True, slots=True)
class CardsFrom(Source):
    """Cards to be taken from a zone: "Kagero cards from your soul"."""

    description: Description
    place: ZoneOf

    def __post_init__(self) -> None:
        refuse_circles(self.description, self.place.zone)

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, bottom to top."""
        pile = match.cards(self.place.of(context))
        return [card for card in pile if self.matches(match, context, card, match.values(card))]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card in the zone fits."""
        return _legible(match, card, self.description) and self.description.fits(match, context, card, values)

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """8.5.4.1.4. A card in a hidden zone that must be like something need not be chosen."""
        return self.place.kind.hidden and self.description.asks

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """In a hidden zone, any of its cards may be such a card."""
        return _conceivable(match, context, self)


@says("{description} from among them")
@dataclass(frozen=True, slots=True)
class AmongThem(Source):
    """Cards among those looked at."""

    description: Description

    def __post_init__(self) -> None:
        refuse_circles(self.description, zones.DECK.name)

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """Those that fit."""
        looked_at = context.bound.get(LOOKED_AT, ())
        return [card for card in looked_at if self.matches(match, context, card, match.values(card))]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card fits."""
        return self.description.fits(match, context, card, values)

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """8.5.4.1.4. Nobody else sees these cards."""
        return self.description.asks

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """Any of the cards looked at."""
        return context.bound.get(LOOKED_AT, ())


# ---- certain cards


@says("{owner} vanguard", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class TheVanguard(Definite):
    """3.9. A player's vanguard."""

    owner: str

    @property
    def plural(self) -> bool:
        """One unit."""
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The vanguard, if there is one."""
        card = field.vanguard(match, seat(context, self.owner))
        return () if card is None else (card,)


@says("the top card of {owner} deck", owner=OWNERS, count=1)
@says("the top {count} cards of {owner} deck", count=COUNT, owner=OWNERS)
@dataclass(frozen=True, slots=True)
class TopOfDeck(Definite):
    """3.12.5. The top cards of a deck, the topmost first."""

    introduces: ClassVar[bool] = True
    owner: str
    count: int = 1

    @property
    def plural(self) -> bool:
        """Whether they are several."""
        return self.count != 1

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, as many as there are."""
        deck = match.cards(zones.DECK[seat(context, self.owner)])
        return tuple(reversed(deck[-self.count :])) if self.count else ()


@says("the rest")
@dataclass(frozen=True, slots=True)
class TheRest(Definite):
    """The cards looked at that are still where they were."""

    @property
    def plural(self) -> bool:
        """Said of several."""
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """Those still in the deck."""
        return [card for card in context.bound.get(LOOKED_AT, ()) if match.state.zone[card].kind is zones.DECK]


# ---- helpers


def _conceivable(match: Match, context: Context, group: CardsIn | CardsFrom) -> Sequence[Card]:
    if group.place.kind.hidden and group.description.asks:
        return match.cards(group.place.of(context))
    return group.choosable(match, context)


def _resists(values: Values) -> bool:
    return "resist" in values["keywords"] or "be chosen by opponent" in values["cannot"]


def _legible(match: Match, card: Card, description: Description) -> bool:
    """4.9.2.2. Whether the card has what the description asks for: face down in the bind zone, it is just a card."""
    if not match.state.face_down[card] or match.state.zone[card].kind is not zones.BIND:
        return True
    return all(isinstance(feature, Face | Other) for feature in (*description.qualities, *description.traits))
