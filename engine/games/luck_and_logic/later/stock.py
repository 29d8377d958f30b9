"""4.8.1.1.2, 5.27 to 5.29. Stock boost, stock open and close, and shuffling a stock in which cards lie face up."""

from __future__ import annotations

from engine.games.luck_and_logic import field, stock, zones
from engine.kernel import verbs
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Seat
from engine.kernel.moments import at_once


def boost(match: Match, player: int, count: int) -> Procedure[tuple[Card, ...]]:
    """5.27.1. Put the top cards of the deck face down on the stock; returns them."""
    return (yield from stock.stock_from_deck(match, player, count))


def turn_over(match: Match, player: int, count: int, *, down: bool) -> tuple[Card, ...]:
    """5.28.1, 5.29.1. Turn the bottom face-down cards of the stock face up, or the top face-up ones face down."""
    face_down = match.state.face_down
    cards = [card for card in field.stock(match, player) if face_down[card] is not down]
    chosen = cards[::-1][:count] if down else cards[:count]
    with at_once(match):
        turned = tuple([card for card in chosen if verbs.turn_face(match, card, down=down)])
    if turned:
        match.tell("closes-stock" if down else "opens-stock", player=Seat(player), count=len(turned))
    return turned


def shuffle(match: Match, player: int) -> None:
    """4.8.1.1.2. Shuffle face down; then as many cards as before lie face up, from the bottom. Nothing answers that."""
    state = match.state
    cards = field.stock(match, player)
    face_up = sum(not state.face_down[card] for card in cards)
    for card in cards:
        if not state.face_down[card]:
            state.face_down[card] = True
            verbs.hide(match, card)
    verbs.shuffle(match, zones.STOCK[player])
    for card in field.stock(match, player)[:face_up]:
        state.face_down[card] = False
    match.changed(zones.STOCK.name)
    match.tell("shuffles-stock", player=Seat(player))
