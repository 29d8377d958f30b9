"""Card actions that only Luck & Logic knows: drop, stock, return to the hand, deploy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.luck_and_logic import actions, deploying, stock, zones
from engine.games.luck_and_logic.vocabulary.moving import MovesCards
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Ref, Seat
from engine.language.cards import DID, TopOfDeck
from engine.language.instructions import Clause
from engine.language.phrases import phrase
from engine.language.places import OWNERS, seat


@phrase("drop {target}")
@dataclass(frozen=True, slots=True)
class Drop(MovesCards):
    """5.9.1. Put cards into the drop zones of their masters, all at once."""

    verb: ClassVar[str] = "drop"
    takes_away: ClassVar[bool] = True

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Not what is there already."""
        return match.state.zone[card].kind is not zones.DROP

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.drop(match, [card for card in cards if self.possible(match, context, card)]))


@phrase("stock {target}")
@dataclass(frozen=True, slots=True)
class Stock(MovesCards):
    """5.10.1. Put cards on top of the stock, face down."""

    verb: ClassVar[str] = "stock"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Not what is there already."""
        return match.state.zone[card].kind is not zones.STOCK

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        if isinstance(self.target, TopOfDeck):  # nobody sees them, nor orders them (4.5.2)
            return (yield from stock.stock_from_deck(match, seat(context, self.target.owner), len(cards)))
        there = [card for card in cards if self.possible(match, context, card)]
        return (yield from stock.put_all_on_stock(match, there))


@phrase("return {target} to {owner} hand", owner=OWNERS)
@phrase("put {target} into {owner} hand", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class ReturnToHand(MovesCards):
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
class PutIntoLevelZone(MovesCards):
    """4.7. Put cards into the level zone of the player, whoever is their master (4.1.7).

    What is above the limit is dropped at the next check timing (10.8.1).
    """

    verb: ClassVar[str] = "put"
    face_down: bool

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Not what is there already."""
        return match.state.zone[card] is not zones.LEVEL[context.player]

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        moves = [(card, zones.LEVEL[context.player]) for card in cards if self.possible(match, context, card)]
        moved = yield from verbs.move_together(match, moves, verbs.Arrival(face_down=self.face_down))
        for card in moved:
            if match.state.zone[card] is zones.LEVEL[context.player]:
                match.tell("goes-to-level", player=Seat(context.player), card=Ref(card))
        return tuple(moved)


@phrase("deploy {target}", rested=False)
@phrase("deploy {target} resting", rested=True)
@dataclass(frozen=True, slots=True)
class Deploy(MovesCards):
    """5.12.3.2, 4.1.3.1.3. Deploy members without requirement and cost; their player chooses circles for each."""

    verb: ClassVar[str] = "deploy"
    inquires: ClassVar[bool] = True
    rested: bool

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A member that is not on a circle yet, and may be deployed."""
        return deploying.may_be_deployed(match, card)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """All at the same time (9.7.4.2)."""
        able = [card for card in cards if self.possible(match, context, card)]
        return (yield from deploying.deploy_by_effect(match, context.player, able, rested=self.rested))


@phrase("luck drive")
@dataclass(frozen=True, slots=True)
class LuckDrive(Clause):
    """5.18.1. Draw a card for three cards of the stock."""

    def may_begin(self, match: Match, context: Context) -> bool:
        """With as many cards."""
        return stock.may_luck_drive(match, context.player)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Nothing happens with fewer; "if you do" asks whether the cards were paid."""
        context.bound[DID] = (context.source,) if self.may_begin(match, context) else ()
        yield from stock.luck_drive(match, context.player)
