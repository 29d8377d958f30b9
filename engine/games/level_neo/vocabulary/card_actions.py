"""Card actions that only Level Neo knows: what its texts do with characters, the discard pile and levels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.level_neo import actions, field, zones
from engine.games.level_neo.vocabulary.descriptions import CardNoun
from engine.kernel import hand_and_deck
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.moments import at_once
from engine.language.cards import DID, All, Target
from engine.language.descriptions import Description
from engine.language.groups import CardsIn
from engine.language.instructions import CardAction, Clause, TargetedCardAction
from engine.language.phrases import phrase
from engine.language.places import OWNERS, ZoneOf, seat


@phrase("put {target} into the discard pile")
@dataclass(frozen=True, slots=True)
class PutIntoDiscardPile(TargetedCardAction):
    """Put cards into their owner's discard pile, all at once. A main character stays where it is."""

    verb: ClassVar[str] = "put"
    takes_away: ClassVar[bool] = True

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Not a main character, nor what is there already."""
        kind = match.state.zone[card].kind
        return not kind.keeps and kind is not zones.DISCARD

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.send_to_discard(match, cards))


@phrase("put {target} into {owner} hand", owner=OWNERS)
@phrase("return {target} to {owner} hand", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class PutIntoHand(TargetedCardAction):
    """Put cards into the hand of their owner. A main character stays where it is."""

    verb: ClassVar[str] = "put"
    owner: str

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Not a main character, nor what is there already."""
        kind = match.state.zone[card].kind
        return not kind.keeps and kind is not zones.HAND

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        cards = tuple(card for card in cards if self.possible(match, context, card))
        return (yield from hand_and_deck.put_into_hand(match, cards))


@phrase("put {target} into play resting", rested=True)
@phrase("put {target} into play", rested=False)
@dataclass(frozen=True, slots=True)
class PutIntoPlay(TargetedCardAction):
    """4.2.1. Let characters support their owner, without paying for them."""

    verb: ClassVar[str] = "support"
    rested: bool

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A character that is not in play yet."""
        return match.state.definition[card].kind == "character" and not match.state.zone[card].kind.field

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Put them into play at the same time."""
        possible = [card for card in cards if self.possible(match, context, card)]
        with at_once(match):
            for card in possible:
                owner = match.state.owner[card]
                yield from actions.enter_support(match, owner, card, rested=self.rested)
        return tuple(card for card in possible if match.state.zone[card].kind.field)


@phrase("{owner} main_character levels up", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class LevelsUp(Clause):
    """7.2. A main character levels up without a battle."""

    owner: str

    def may_begin(self, match: Match, context: Context) -> bool:
        """Not in Level Neo."""
        return not field.in_level_neo(match, seat(context, self.owner))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put the top card of the deck into the level zone."""
        player = seat(context, self.owner)
        up = yield from actions.level_up(match, player)
        context.bound[DID] = (field.main_character(match, player),) if up else ()


@phrase("{owner} main_character levels up with {target}", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class LevelsUpWith(TargetedCardAction):
    """7.2. A main character levels up with certain cards instead of the top card of the deck."""

    verb: ClassVar[str] = "put"
    owner: str

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Not a main character, nor what is there already."""
        kind = match.state.zone[card].kind
        return not kind.keeps and kind is not zones.LEVEL

    def limit(self, match: Match, context: Context) -> int:
        """As many levels as there are."""
        return field.LEVEL_NEO - field.level(match, seat(context, self.owner))

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Put them into the level zone at the same time."""
        possible = [card for card in cards if self.possible(match, context, card)]
        with at_once(match):
            for card in possible:
                yield from actions.level_up(match, seat(context, self.owner), card)
        return tuple(card for card in possible if match.state.zone[card].kind is zones.LEVEL)


@phrase("{owner} main_character levels down", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class LevelsDown(CardAction):
    """7.3. A main character levels down without a battle; its player chooses the card."""

    verb: ClassVar[str] = "level-down"
    owner: str

    def targets(self) -> Target:
        """The level zone: without a card in it, nothing is done."""
        return All(CardsIn(Description(CardNoun()), ZoneOf(self.owner, zones.LEVEL.name)))

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Let the player put a card of it into the discard pile."""
        player = seat(context, self.owner)
        down = yield from actions.level_down(match, player)
        return (field.main_character(match, player),) if down else ()
