"""Groups of cards: a player's cards in play, cards in zones, cards among those looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.kernel.abilities import Context, Selection
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.hand_and_deck import DECK
from engine.kernel.match import Match
from engine.kernel.visibility import sees
from engine.kernel.zones import Visibility
from engine.language.descriptions import Description, Face, refuse_places
from engine.language.phrases import phrase
from engine.language.places import ZoneOf, seat

CHOSEN_BY_OPPONENT: Final = "be chosen by opponent"
"""What cannot be done with a card that the effects of its master's opponent cannot choose (`CANNOT`)."""

LOOKED_AT: Final = "looked at"  #: the key in `Context.bound` of the cards that the ability looked at


@dataclass(frozen=True, slots=True)
class Group(Selection):
    """Cards that a text describes."""

    unplaced: ClassVar[bool] = False  #: whether a text says neither whose they are nor where
    compares: ClassVar[bool] = False  #: whether a card is one of them only as long as certain others are there

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """The cards that the master of the ability may choose."""
        return list(self.cards(match, context))

    def available(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards that a cost may be paid with; also those that no effect can choose, since a cost is none."""
        return self.cards(match, context)

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """Whether nobody else can tell that there is such a card, so that it need not be chosen."""
        return False

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """The cards that could be chosen as far as others can tell."""
        return self.choosable(match, context)


@dataclass(frozen=True, slots=True)
class InPlay(Group):
    """Cards of a player in play, said with their owner first: "your opponent's resting characters"."""

    owner: str
    description: Description

    def aspects(self) -> frozenset[str]:
        """Where such cards are, and what they are like."""
        return self.description.aspects_in_play()

    def is_of(self, context: Context, player: int) -> bool:
        """Whether cards of this player are meant."""
        return player == seat(context, self.owner)

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, place by place."""
        return in_play(match, context, seat(context, self.owner), self.description)

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card is, or was, such a card; whose it was and where is for the trigger to ask."""
        return self.description.fits(match, context, card, values)


@dataclass(frozen=True, slots=True)
class Anyones(Group):
    """Cards in play whoever's they are, as a text means them that names no player. Games say where they lie."""

    needs_words: ClassVar[bool] = True  #: said only where a game has words for it; not every game has
    description: Description

    def aspects(self) -> frozenset[str]:
        """Where such cards are, and what they are like."""
        return self.description.aspects_in_play()

    def is_of(self, context: Context, player: int) -> bool:
        """Each player is meant."""
        return True

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card is, or was, such a card; where it is is for the trigger to ask."""
        return self.description.fits(match, context, card, values)


def in_play(match: Match, context: Context, player: int, description: Description) -> list[Card]:
    """The cards in play that fit a description and whose master a player is; those in the player's own zones first."""
    state = match.state
    seats = (player, 1 - player) if state.master else (player,)
    return [
        card
        for kind in description.noun.kinds
        for seat in seats
        for zone in match.places(kind, seat)
        for card in state.zones[zone]
        if (not state.master or match.master(card) == player)
        and (not state.face_down[card] or is_legible(match, card, description))
        and description.fits(match, context, card, match.values(card))
    ]


@dataclass(frozen=True, slots=True)
class Pile(Group):
    """Cards somewhere: "cards in your hand"."""


@dataclass(frozen=True, slots=True)
class TakenCards(Group):
    """Cards taken from somewhere: "cards from your hand"."""


@phrase("{description} in {place}")
@dataclass(frozen=True, slots=True)
class CardsIn(Pile):
    """Cards in a zone: "red cards in your hand"."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    description: Description
    place: ZoneOf

    def __post_init__(self) -> None:
        refuse_places(self.description, self.place.zone)

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """In a hidden zone, any of its cards may be such a card."""
        return _conceivable(match, context, self)

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, bottom to top."""
        pile = match.cards(self.place.of(match, context))
        return as_they_lie(match, context, self, pile) if self.description.asks else pile

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card in the zone fits."""
        return is_legible(match, card, self.description) and self.description.fits(match, context, card, values)


@phrase("{description} from {place}")
@phrase("{description} in {place}")
@dataclass(frozen=True, slots=True)
class CardsFrom(TakenCards):
    """Cards to be taken from a zone: "red cards from your hand"."""

    description: Description
    place: ZoneOf

    def __post_init__(self) -> None:
        refuse_places(self.description, self.place.zone)

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, bottom to top."""
        return as_they_lie(match, context, self, match.cards(self.place.of(match, context)))

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card in the zone fits."""
        return is_legible(match, card, self.description) and self.description.fits(match, context, card, values)

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """A card in a hidden zone that must be like something need not be chosen."""
        return _is_secret(match, self) and not _are_revealed(match, match.cards(self.place.of(match, context)))

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """In a hidden zone, any of its cards may be such a card."""
        return _conceivable(match, context, self)


@phrase("{description} from among them")
@dataclass(frozen=True, slots=True)
class AmongThem(TakenCards):
    """Cards among those looked at."""

    of_looked_at: ClassVar[bool] = True
    description: Description

    def __post_init__(self) -> None:
        refuse_places(self.description, DECK)

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """Those that fit, without what the text has chosen among them and put elsewhere by now."""
        return [card for card in left_of_them(match, context) if self.matches(match, context, card, match.values(card))]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return self.description.fits(match, context, card, values)

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """Nobody else sees these cards, unless they were revealed."""
        return self.description.asks and not _are_revealed(match, context.bound.get(LOOKED_AT, ()))

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """Any of the cards looked at."""
        return left_of_them(match, context)


def look_at_these(context: Context, cards: tuple[Card, ...]) -> None:
    """From now on "among them" and "the rest" speak of these cards, and of no others."""
    context.bound[LOOKED_AT], context.taken = cards, None


def take_these(match: Match, context: Context, group: Group, cards: Iterable[Card]) -> None:
    """Cards of a group are what something is done with: put elsewhere, they are none of those looked at any more."""
    if group.of_looked_at:
        entered = match.state.entered
        context.taken = {**(context.taken or {}), **{card: entered[card] for card in cards}}


def left_of_them(match: Match, context: Context) -> Sequence[Card]:
    """The cards looked at, without those that were chosen among them and have changed zones since."""
    looked_at, taken = context.bound.get(LOOKED_AT, ()), context.taken
    if taken is None:
        return looked_at
    entered = match.state.entered
    return [card for card in looked_at if taken.get(card, entered[card]) == entered[card]]


# ---- helpers


def as_they_lie(match: Match, context: Context, group: Group, cards: Iterable[Card]) -> list[Card]:
    """Those of certain cards that fit a group as they are where they lie, also if the ability has just put them there.

    Other cards that the group speaks of, as in "with the same name as it", are what they are to the ability.
    """
    before = context.present
    found = []
    for card in cards:
        context.present = card
        if group.matches(match, context, card, match.values(card)):
            found.append(card)
    context.present = before
    return found


def is_legible(match: Match, card: Card, description: Description) -> bool:
    """Whether the description can be asked of the card at all: one that lies face down is just a card."""
    return not match.state.face_down[card] or not match.state.zone[card].kind.blank or description.is_outward


def has_front(match: Match, context: Context, card: Card) -> bool:
    """Whether a card that a text speaks of is more than a card to it: it lies face up, or did so, or is shown."""
    if not context.is_face_down(match, card) or card in match.state.shown:
        return True
    return not match.state.zone[card].kind.blank


def _is_secret(match: Match, group: CardsIn | CardsFrom) -> bool:
    """Whether others cannot tell that there is such a card, since it must be like something that they do not see."""
    kind, description = group.place.kind(match), group.description
    if kind.visibility is not Visibility.PARTLY_HIDDEN:
        return kind.hidden and description.asks
    asked = [feature for feature in (*description.qualities, *description.traits) if not isinstance(feature, Face)]
    return Face(False) not in description.qualities and (description.noun.asks or bool(asked))


def _are_revealed(match: Match, cards: Iterable[Card]) -> bool:
    """Whether everybody sees all these cards, and by the rules of the game nobody can deny then what they are."""
    return match.rulebook.knows_what_is_revealed and all(sees(match, None, card) for card in cards)


def _conceivable(match: Match, context: Context, group: CardsIn | CardsFrom) -> Sequence[Card]:
    if not _is_secret(match, group):
        return group.choosable(match, context)
    pile = match.cards(group.place.of(match, context))
    if Face(True) in group.description.qualities:
        return [card for card in pile if match.state.face_down[card]]
    return pile
