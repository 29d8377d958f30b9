"""Card actions that only Luck & Logic knows: drop, stock, return to the hand, deploy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.luck_and_logic import actions, deploying, field, stock, zones
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID, IT, TopOfDeck
from engine.language.instructions import Clause, TargetedCardAction
from engine.language.phrases import phrase
from engine.language.places import OWNERS, seat


@phrase("drop {target}")
@dataclass(frozen=True, slots=True)
class Drop(TargetedCardAction):
    """5.9.1. Put cards into the drop zones of their masters, all at once."""

    verb: ClassVar[str] = "drop"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Not what is there already."""
        return match.state.zone[card].kind is not zones.DROP

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Cards of a deck are dropped one at a time, on and on if it is refreshed meanwhile (4.5.2)."""
        if isinstance(self.target, TopOfDeck):
            player = seat(context, self.target.owner)
            dropped: tuple[Card, ...] = ()
            for _ in range(self.target.count):
                dropped += yield from actions.drop(match, match.cards(zones.DECK[player])[-1:])
            context.bound[IT] = context.bound[DID] = dropped
        else:
            yield from TargetedCardAction.resolve(self, match, context)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.drop(match, [card for card in cards if self.possible(match, context, card)]))


@phrase("stock {target}")
@dataclass(frozen=True, slots=True)
class Stock(TargetedCardAction):
    """5.10.1. Put cards on top of the stock, face down."""

    verb: ClassVar[str] = "stock"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Not what is there already."""
        return match.state.zone[card].kind is not zones.STOCK

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Cards of a deck come one at a time, on and on if it is refreshed meanwhile (4.5.2)."""
        if isinstance(self.target, TopOfDeck):
            yield from stock.stock_from_deck(match, seat(context, self.target.owner), self.target.count)
        else:
            yield from TargetedCardAction.resolve(self, match, context)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        there = [card for card in cards if self.possible(match, context, card)]
        return (yield from stock.put_all_on_stock(match, there))


@phrase("return {target} to {owner} hand", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class ReturnToHand(TargetedCardAction):
    """5.4.1. Return cards to the hand of the player whom the text names."""

    verb: ClassVar[str] = "put"
    owner: str

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Not what is there already."""
        return match.state.zone[card].kind is not zones.HAND

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from hand_and_deck.put_into_hand(match, cards, seat(context, self.owner)))


@phrase("put {target} into your level zone", face_down=False)
@phrase("put {target} into your level zone face down", face_down=True)
@dataclass(frozen=True, slots=True)
class PutIntoLevelZone(TargetedCardAction):
    """4.7. Put cards into the level zone; what is above the limit is dropped at the next check timing (10.8.1)."""

    verb: ClassVar[str] = "put"
    face_down: bool

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Not what is there already."""
        return match.state.zone[card].kind is not zones.LEVEL

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        moves = [(card, zones.LEVEL[match.master(card)]) for card in cards if self.possible(match, context, card)]
        return tuple((yield from verbs.move_together(match, moves, verbs.Arrival(face_down=self.face_down))))


@phrase("deploy {target}")
@dataclass(frozen=True, slots=True)
class Deploy(TargetedCardAction):
    """5.12.3.2. Deploy members without requirement and cost; their player chooses circles for each."""

    verb: ClassVar[str] = "deploy"
    inquires: ClassVar[bool] = True

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A member that is not on a circle yet, and may be deployed."""
        return deploying.may_be_deployed(match, card)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """One after the other."""
        for card in cards:
            if self.possible(match, context, card):
                yield from deploying.deploy_by_effect(match, context.player, card)
        return tuple([card for card in cards if field.is_member(match, card)])


@phrase("luck drive")
@dataclass(frozen=True, slots=True)
class LuckDrive(Clause):
    """5.18.1. Draw a card for three cards of the stock."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Nothing happens with fewer."""
        yield from stock.luck_drive(match, context.player)
