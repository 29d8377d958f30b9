"""109, 400. Cards of either of two sorts, and cards from either of two zones.

Put an either (creature) or (tamaseed that costs 3 or less) from your hand into the battle zone.
Return a creature from your mana zone or graveyard to your hand.
Look at the top card of your deck. Put a creature from among them or from your hand into the battle zone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import zones
from engine.games.duel_masters.vocabulary.descriptions import CastleNoun, ShieldNoun
from engine.games.duel_masters.vocabulary.places import PILES
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.zones import ZoneKind
from engine.language.descriptions import Description, Noun, Trait, refuse_places
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, TakenCards
from engine.language.phrases import Several, phrase
from engine.language.places import OWNERS, YOURS, ZoneOf


@phrase("either ({first}) or ({second}) likewise ({traits})", traits=Several(Trait, " "))
@phrase("either ({first}) or ({second})", traits=())
@dataclass(frozen=True, slots=True)
class EitherOf(Noun):
    """Cards that fit one of two descriptions, or both; what is said of both is asked of each (808.3a)."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    asks: ClassVar[bool] = True
    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.BATTLE,)
    first: Description
    second: Description
    traits: tuple[Trait, ...] = ()

    def __post_init__(self) -> None:
        if any(isinstance(each.noun, ShieldNoun | CastleNoun) for each in (self.first, self.second)):
            raise Contradiction("what lies in the shield zone lies nowhere else")

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it fits one of them."""
        return any(
            Description(each.noun, each.qualities, (*each.traits, *self.traits)).fits(match, context, card, values)
            for each in (self.first, self.second)
        )


@phrase("{description} from {owner} {zone} or {other}", owner=OWNERS, zone=PILES, other=PILES)
@dataclass(frozen=True, slots=True)
class CardsFromEither(TakenCards):
    """Cards to be taken from one of two zones of a player, or from both."""

    description: Description
    owner: str
    zone: str
    other: str

    def __post_init__(self) -> None:
        if self.zone == self.other:
            raise Contradiction("that is the same zone twice")
        refuse_places(self.description, self.zone)

    def _parts(self) -> tuple[CardsFrom, CardsFrom]:
        return (
            CardsFrom(self.description, ZoneOf(self.owner, self.zone)),
            CardsFrom(self.description, ZoneOf(self.owner, self.other)),
        )

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, zone by zone."""
        return [card for part in self._parts() for card in part.cards(match, context)]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card fits."""
        return self._parts()[0].matches(match, context, card, values)

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """Whether nobody can tell that there is such a card: none lies where everybody sees it."""
        secret = [part for part in self._parts() if part.may_be_denied(match, context)]
        open_to_all = [part for part in self._parts() if part not in secret]
        return bool(secret) and not any(list(part.cards(match, context)) for part in open_to_all)

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """The cards that could be chosen as far as others can tell."""
        return [card for part in self._parts() for card in part.conceivable(match, context)]


@phrase("{description} from among them or from your hand")
@dataclass(frozen=True, slots=True)
class AmongThemOrFromHand(TakenCards):
    """Cards among those looked at, or of the player's hand."""

    of_looked_at: ClassVar[bool] = True
    description: Description

    def __post_init__(self) -> None:
        refuse_places(self.description, zones.HAND.name)

    def _parts(self) -> tuple[AmongThem, CardsFrom]:
        return AmongThem(self.description), CardsFrom(self.description, ZoneOf(YOURS, zones.HAND.name))

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards looked at, and those of the hand."""
        return [card for part in self._parts() for card in part.cards(match, context)]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card fits."""
        return self.description.fits(match, context, card, values)

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """Nobody else sees these cards."""
        return self.description.asks

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """The cards that could be chosen as far as others can tell."""
        return [card for part in self._parts() for card in part.conceivable(match, context)]
