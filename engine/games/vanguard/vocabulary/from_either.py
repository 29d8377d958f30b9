"""Cards of two zones: "choose up to one card from either your hand or your soul"; whether a deck was searched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard.vocabulary.places import PILES
from engine.kernel.abilities import Context
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.card_actions import Choose
from engine.language.cards import Chosen
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description, refuse_places
from engine.language.errors import Contradiction
from engine.language.groups import CardsFrom, TakenCards
from engine.language.hand_and_deck import SEARCHED, Search
from engine.language.instructions import Clause
from engine.language.numbers import Count
from engine.language.options import ChooseOption
from engine.language.phrases import phrase
from engine.language.places import YOURS, ZoneOf


@phrase("{description} from either {first} or {second}")
@dataclass(frozen=True, slots=True)
class CardsFromEither(TakenCards):
    """Cards to be taken from two zones; several may be some from the one and some from the other."""

    description: Description
    first: ZoneOf
    second: ZoneOf

    def __post_init__(self) -> None:
        if self.first == self.second:
            raise Contradiction("the two zones are one")
        assert len(self._parts) == 2  # also looks whether such cards can be in these zones

    @property
    def _parts(self) -> tuple[CardsFrom, CardsFrom]:
        """The cards of each zone."""
        return CardsFrom(self.description, self.first), CardsFrom(self.description, self.second)

    def cards(self, match: Match, context: Context) -> list[Card]:
        """The cards of the first zone, then those of the second."""
        return [card for part in self._parts for card in part.cards(match, context)]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card in one of the zones fits."""
        return self._parts[0].matches(match, context, card, values)

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """Nothing need be chosen where nobody else can tell that there is such a card in either zone."""
        hidden = [part for part in self._parts if part.may_be_denied(match, context)]
        return bool(hidden) and not any(part.cards(match, context) for part in self._parts if part not in hidden)

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """What could be chosen from either as far as others can tell."""
        return [card for part in self._parts for card in part.conceivable(match, context)]


@phrase("search either your deck or your {zone} for {count} {description}", zone=PILES)
@dataclass(frozen=True, slots=True)
class SearchEither(Clause):
    """Look for cards in the deck or in another zone, whichever the player likes."""

    introduces: ClassVar[bool] = True
    zone: str
    count: Count
    description: Description

    def __post_init__(self) -> None:
        refuse_places(self.description, self.zone)

    @property
    def plural(self) -> bool:
        """Whether several cards are looked for."""
        return self.count.plural

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask where, and look there."""
        there = Choose(Chosen(self.count, CardsFrom(self.description, ZoneOf(YOURS, self.zone))))
        yield from ChooseOption(YOURS, (Search(self.count, self.description), there)).resolve(match, context)


@phrase("you searched your deck this_way")
@dataclass(frozen=True, slots=True)
class SearchedDeck(PlainCondition):
    """Whether the ability has looked through the player's deck, be it that something was found or not."""

    asks_back: ClassVar[bool] = True

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it has."""
        return SEARCHED in context.bound
