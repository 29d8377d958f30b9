"""What the players of every game do with decks and hands: draw, discard, search, put cards back.

A game calls these kinds of zones "deck" and "hand", and its rulebook says where discarded cards go. All of it is
written into the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kernel import verbs
from engine.kernel.asking import ask, choose_cards
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Procedure
from engine.kernel.events import Move
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.position import Position
from engine.kernel.resolving import follow_up
from engine.kernel.settling import Ordering
from engine.kernel.zones import Zone

DECK: Final = "deck"
HAND: Final = "hand"

DISCARD: Final = "discard"  #: the detail of the event of a card's being discarded


def deck(match: Position, player: int) -> Zone:
    """A player's deck."""
    return match.rulebook.kinds[DECK][player]


def hand(match: Position, player: int) -> Zone:
    """A player's hand."""
    return match.rulebook.kinds[HAND][player]


def draw(match: Position, player: int, count: int = 1) -> Procedure[int]:
    """Draw cards one at a time, as long as there are any; returns how many were drawn.

    What fills an empty deck at once (`Hooks.after_zone_change`) lets it go on.
    """
    kinds = match.rulebook.kinds
    pile, drawn = kinds[DECK][player], 0
    for _ in range(count):
        if not match.state.zones[pile]:
            break
        match.check_work()
        card = yield from verbs.draw(match, player, kinds[DECK], kinds[HAND])
        drawn += card is not None
        yield from follow_up(match)
    if drawn:
        match.tell("draws", player=Seat(player), count=drawn)
    return drawn


def discard(match: Position, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """Move cards from a hand to where its player discards to, all at once; returns those that were discarded."""
    pile = match.rulebook.kinds[match.rulebook.discards_to]
    players = {card: match.state.zone[card].player for card in cards}
    moves = [(card, pile[players[card]]) for card in cards]
    discarded = yield from verbs.move_together(match, moves, verbs.Arrival(detail=DISCARD))
    for card in discarded:
        match.tell("discards", player=Seat(players[card]), card=Ref(card))
    return tuple(discarded)


def put_into_hand(match: Position, cards: Sequence[Card], player: int | None = None) -> Procedure[tuple[Card, ...]]:
    """Return cards to the hands of their owners, or to that of a player, all at once; returns those that came there."""
    players = {card: match.state.owner[card] if player is None else player for card in cards}
    moves = [(card, hand(match, players[card])) for card in cards]
    return tuple((yield from verbs.move_together(match, moves, tell=lambda moving: _tell_hand(match, moving))))


def _tell_hand(match: Position, moving: Sequence[Move]) -> None:
    for card, zone, _ in moving:
        match.tell("puts-into-hand", player=Seat(zone.player), card=Ref(card))


def put_on_deck(
    match: Position, cards: Sequence[Card], player: int, *, bottom: bool = False, whose: int | None = None
) -> Procedure[tuple[Card, ...]]:
    """Put cards of one owner on the top or the bottom of the deck, in an order that only the player knows.

    The deck is the owner's, unless it is said whose it is.
    The first card of the order chosen is drawn first. Returns those that came there, also instead of going with others.
    All that comes to the deck by this is put in order together, when it is settled what does
    (`engine.kernel.settling.orders`).
    """
    zone_of = match.state.zone
    seats = {card: match.state.owner[card] if whose is None else whose for card in cards}
    moves = [Move(card, deck(match, seat)) for card, seat in seats.items()]
    if not moves:
        return ()
    outside = [each for each in moves if zone_of[each.card] is not each.zone]
    whole, parted = yield from verbs.released(match, moves, bottom=bottom)
    prompt = Message("ask-order-bottom" if bottom else "ask-order-top")
    put = yield from verbs.move_released(
        match,
        whole,
        parted,
        verbs.Arrival(bottom=bottom),  # told as they were named: the order chosen is the player's secret
        ordering=Ordering(player, moves[0].zone, prompt),
        tell=lambda moving: tell_deck(match, moving, bottom=bottom),
    )
    return (*put, *[card for card, zone, _ in outside if card not in put and zone_of[card] is zone])


def tell_deck(match: Position, moving: Sequence[Move], *, bottom: bool = False) -> None:
    """Write down that cards are put on decks, for `verbs.move_together`."""
    for card, zone, _ in moving:
        match.tell("puts-on-deck", player=Seat(zone.player), card=Ref(card), bottom=str(bottom))


def search(
    match: Position, player: int, cards: Sequence[Card], maximum: int, prompt: Message
) -> Procedure[tuple[Card, ...]]:
    """Find some of these cards, which are in one's deck; in a hidden zone one may fail to find any."""
    finding = find(player, match.rulebook.numbers.search, prompt, cards, maximum)
    return (yield from look_through(match, player, finding))


def look_through(match: Position, player: int, finding: Procedure[tuple[Card, ...]]) -> Procedure[tuple[Card, ...]]:
    """Let a player see their deck while cards of it are being found; the others are hidden again after that.

    Nothing is asked of an empty deck: everybody sees that there is nothing to find.
    """
    searched = match.cards(deck(match, player))
    if not searched:
        return ()
    verbs.show(match, searched, (player,))
    found = yield from finding
    verbs.conceal(match, [card for card in searched if card not in found])
    return found


def find(player: int, rule: str, prompt: Message, cards: Sequence[Card], maximum: int) -> Procedure[tuple[Card, ...]]:
    """Let a player take some of these cards, which nobody else sees; asked even if there is none.

    Otherwise the others could tell by the question whether the hidden zone holds such a card.
    """
    if not cards:
        yield from ask(player, rule, prompt, (PASS,), secret=True)
        return ()
    return (yield from choose_cards(player, rule, prompt, cards, 0, maximum, verb="find", secret=True))
