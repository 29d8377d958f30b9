"""1.3.4, 3.3, 4.1.8. What both players do at the same time, and cards of either of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.luck_and_logic import actions, field, stock, zones
from engine.games.luck_and_logic.vocabulary.groups import choosable
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import may
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.cards import DID, choose
from engine.language.descriptions import Description
from engine.language.groups import Anyones, InPlay, TakenCards, as_they_lie, in_play, is_legible
from engine.language.instructions import Clause
from engine.language.phrases import WordList, phrase
from engine.language.words import COUNT

BOTH: Final = "both"

_OPEN_PILES: Final = WordList("a zone that all see", {"drop zone": zones.DROP.name, "level zone": zones.LEVEL.name})


class OfEither:
    """4.1.8. What cards of the field have in common that a text means whoever's they are."""

    __slots__ = ()
    description: Description

    def is_of(self, context: Context, player: int) -> bool:
        """Each player is meant."""
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards of the ability's own player first."""
        players = (context.player, 1 - context.player)
        return [card for player in players for card in in_play(match, context, player, self.description)]

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """9.6.3.1.2. Without those of the opponent that the effect cannot choose."""
        return choosable(match, context, self.cards(match, context))

    def available(self, match: Match, context: Context) -> Iterable[Card]:
        """9.4.2. One pays with the cards of which one is the master."""
        return in_play(match, context, context.player, self.description)


@phrase("both players' {description}", owner=BOTH)
@dataclass(frozen=True, slots=True)
class CardsOfBoth(OfEither, InPlay):
    """4.1.8. Cards of the field, whoever's they are: what a text means that names no player."""


@dataclass(frozen=True, slots=True)
class OfAnybody(OfEither, Anyones):
    """4.1.8. Cards of the field whoever's they are, where a text names no player."""


@phrase("a {description-}")
@dataclass(frozen=True, slots=True)
class SomeCard(OfAnybody):
    """4.1.8. A card of the field to which something happens, whoever's it is: "when a member is dropped"."""


@phrase("{description}")
@dataclass(frozen=True, slots=True)
class SomeCards(OfAnybody):
    """4.1.8. Cards of the field to be chosen, whoever's they are: "choose a member"."""

    unplaced: ClassVar[bool] = True


@phrase("{description} from either player's {zone}", zone=_OPEN_PILES)
@dataclass(frozen=True, slots=True)
class CardsFromEither(TakenCards):
    """4.1.8. Cards of an open zone, whoever's it is."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    description: Description
    zone: str

    def aspects(self) -> frozenset[str]:
        """The zones of this kind, and what the cards there are like."""
        return self.description.aspects() | {self.zone}

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards of the ability's own player first."""
        kind = match.rulebook.kinds[self.zone]
        piles = [match.cards(kind[player]) for player in (context.player, 1 - context.player)]
        return [card for pile in piles for card in as_they_lie(match, context, self, pile)]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card there fits."""
        return is_legible(match, card, self.description) and self.description.fits(match, context, card, values)


@phrase("each player discards a card", count=1)
@phrase("each player discards {count} cards", count=COUNT)
@dataclass(frozen=True, slots=True)
class EachDiscards(Clause):
    """1.3.4.1. Both players choose cards of their hands, which nobody else sees before both have chosen."""

    count: int

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """The turn player chooses first; then all cards are discarded at once."""
        chosen: tuple[Card, ...] = ()
        for player in _in_order(match):
            hand, bounds = field.hand(match, player), (self.count, self.count)
            secret = len(hand) > self.count  # otherwise everybody sees that there is no choice
            chosen += yield from choose(match, context, player, hand, bounds, "discard", rule="1.3.4.1", secret=secret)
        context.bound[DID] = yield from hand_and_deck.discard(match, chosen)


@phrase("each player draws a card", count=1, freely=False)
@phrase("each player draws {count} cards", count=COUNT, freely=False)
@phrase("each player may draw a card", count=1, freely=True)
@phrase("each player may draw {count} cards", count=COUNT, freely=True)
@dataclass(frozen=True, slots=True)
class EachDraws(Clause):
    """1.3.4. Both players draw cards, or may do so: the turn player decides first, and the other one knows it."""

    count: int
    freely: bool = False

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask both first, if they need not draw; then one card after the other, the turn player's first."""
        drawing: list[int] = []
        for player in _in_order(match):
            prompt = Message("ask-use", {"card": Ref(context.source), "ability": context.ability})
            if not self.freely or (yield from may(player, "1.3.4", prompt, card=context.source)):
                drawing.append(player)
        for player in drawing:
            for _ in range(self.count):
                yield from hand_and_deck.draw(match, player)


_DEEDS: Final = WordList("something to do with cards", {"drops": "drop", "rests": "rest", "stocks": "stock"})


@phrase("each player {deed} {count} of their {description+}", each=True, deed=_DEEDS, count=COUNT)
@phrase("your opponent {deed} {count} of their {description+}", each=False, deed=_DEEDS, count=COUNT)
@dataclass(frozen=True, slots=True)
class ActWithTheirs(Clause):
    """1.3.4, 3.3.3, 3.3.3.1. Players choose cards of their own: "their" means each player who was just named."""

    each: bool
    deed: str
    count: int
    description: Description

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """The turn player chooses first, and the other one knows what; then it is done with all cards at once."""
        chosen: tuple[Card, ...] = ()
        for player in _in_order(match) if self.each else (1 - context.player,):
            theirs = choosable(match, context, in_play(match, context, player, self.description))
            if self.deed == "rest":
                theirs = [card for card in theirs if not match.state.rested[card]]
            bounds = (self.count, self.count)
            found = yield from choose(match, context, player, theirs, bounds, self.deed, rule="1.3.4")
            for card in found:
                match.tell("chooses", player=Seat(player), card=Ref(card))
            chosen += found
        context.bound[DID] = yield from self._do(match, chosen)

    def _do(self, match: Match, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        if self.deed == "rest":
            return verbs.rest_together(match, cards)
        if self.deed == "drop":
            return (yield from actions.drop(match, cards))
        return (yield from stock.put_all_on_stock(match, cards))


def _in_order(match: Match) -> tuple[int, int]:
    """1.3.4. The players, the turn player first."""
    first = match.state.turn_player
    return first, 1 - first
