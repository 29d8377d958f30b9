"""4.8, 5.10, 5.18, 5.22.5. The stock: putting cards there, paying with it, the luck drive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.luck_and_logic import characteristics, field, zones
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.attachments import is_bearer, put_in_order
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event, Move
from engine.kernel.messages import Ref, Seat
from engine.kernel.moments import at_once
from engine.kernel.position import Position

LUCK_DRIVE_COST: Final = 3  # 5.18.1
LUCK_DRIVES: Final = "luck drives"  #: the event, and what players can be forbidden


def stock_from_deck(match: Position, player: int, count: int = 1) -> Procedure[tuple[Card, ...]]:
    """7.3.5, 5.27.1. Put the top cards of the deck face down on the stock, one at a time (4.5.2); returns them."""
    stocked: tuple[Card, ...] = ()
    for _ in range(count):
        deck = match.cards(zones.DECK[player])
        if deck and (yield from verbs.move(match, deck[-1], zones.STOCK[player])):
            match.tell("stocks-from-deck", player=Seat(player))
            stocked += deck[-1:]
    return stocked


def put_on_stock(match: Position, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """5.10.1. Put cards of one player on top of the stock, face down (reading 13); returns those that came there.

    4.1.6, 4.1.6.1: the player orders them in secret, with the soul that goes along (12.2.1.1). The first card of the
    order chosen comes to lie on top.
    """
    if not cards:
        return ()
    place = zones.STOCK[match.master(cards[0])]  # 4.1.7
    order: Sequence[Card] = cards
    if len(cards) > 1 and not any(is_bearer(match, card) for card in cards):
        order = yield from put_in_order(match, cards, place)
    moves = [(card, place) for card in reversed(order)]
    return tuple((yield from verbs.move_together(match, moves, tell=lambda moving: _tell(match, cards, moving))))


def _tell(match: Position, cards: Sequence[Card], moving: Sequence[Move]) -> None:
    stocked = [each.card for each in moving]
    for card in cards:  # not in the order chosen, which is the player's secret
        if card in stocked:
            match.tell("stocks", card=Ref(card))


def put_all_on_stock(match: Position, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """5.10.1. Put cards of either player on the stocks, all at once; the turn player orders theirs first."""
    first = match.state.turn_player
    put: tuple[Card, ...] = ()
    with at_once(match):
        for player in (first, 1 - first):
            put += yield from put_on_stock(match, [card for card in cards if match.master(card) == player])
    return put


def cost_of_ability(match: Position, context: Context, printed: int) -> int:
    """9.6.2.3.1. How many cards of the stock an ability costs: raised and lowered as effects say, at least none."""
    return max(0, printed + match.value(context.source, characteristics.ABILITY_COST))


def can_pay(match: Position, player: int, amount: int) -> bool:
    """5.22.3. Whether the stock has as many cards."""
    return len(field.stock(match, player)) >= amount


def pay_stock(match: Position, player: int, amount: int) -> Procedure[None]:
    """5.22.5. Put so many cards from the top of the stock into the drop zone."""
    there = field.stock(match, player)
    yield from pay_with(match, player, there[len(there) - amount :])


def pay_with(match: Position, player: int, cards: Sequence[Card]) -> Procedure[None]:
    """5.22.5. Put these cards of the stock into the drop zone, one at a time from the top (4.8.1.2)."""
    for card in reversed(cards):
        yield from verbs.move(match, card, zones.DROP[player])
    if cards:
        match.tell("pays", player=Seat(player), count=len(cards))


def may_luck_drive(match: Position, player: int) -> bool:
    """5.18.1. Whether the stock has the cards for it (reading 10), and no effect forbids it."""
    return can_pay(match, player, LUCK_DRIVE_COST) and not field.is_prohibited(match, player, LUCK_DRIVES)


def luck_drive(match: Position, player: int) -> Procedure[None]:
    """5.18.1. Draw a card for three cards of the stock; nothing happens where the player may not."""
    if may_luck_drive(match, player):
        match.tell("luck-drives", player=Seat(player))
        yield from pay_stock(match, player, LUCK_DRIVE_COST)
        yield from hand_and_deck.draw(match, player)
        match.announce(Event(LUCK_DRIVES, player=player))
