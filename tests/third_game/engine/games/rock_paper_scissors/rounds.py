"""1.3, 2, 3. The course of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.rock_paper_scissors import zones
from engine.games.rock_paper_scissors.editions import edition
from engine.kernel import hand_and_deck, verbs
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import RememberedBySeat
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.rulebook import Deck
from engine.kernel.state import Frame
from engine.kernel.steps import Step, step
from engine.kernel.timing import check_timing

POINTS: Final = RememberedBySeat("points", (0, 0))
"""Each player's points."""

BEATS: Final = {"rock": "scissors", "scissors": "paper", "paper": "rock"}
OPENING_HAND: Final = 4


def deal(match: Match, decks: Sequence[Deck]) -> None:
    """1.3. Each deck to its player's deck zone."""
    cards = match.rulebook.cards()
    for player, deck in enumerate(decks):
        for number, count in deck.listed("main"):
            for _ in range(count):
                verbs.create(match, cards[number], player, zones.DECK[player])


@step
def prepare(match: Match) -> Procedure[Step]:
    """1.3. Both players shuffle and draw four cards."""
    for player in (0, 1):
        verbs.shuffle(match, zones.DECK[player])
    for player in (0, 1):
        yield from hand_and_deck.draw(match, player, OPENING_HAND)
    return begin_round


@step
def begin_round(match: Match) -> Procedure[Frame]:
    """2. The next round begins; the players choose first in turns, which makes no difference."""
    match.state.turn += 1
    match.state.turn_player = (match.state.turn + 1) % 2
    match.changed()
    match.tell("round-begins", turn=match.state.turn)
    yield from ()  # nothing is asked
    return choose_step(match.state.turn_player)


@step
def choose_step(match: Match, player: int) -> Procedure[Step | Frame]:
    """2.1. A player chooses a card in secret and puts it face down on the table."""
    options = [Option("throw", card) for card in match.cards(zones.HAND[player])]
    chosen = yield from ask(player, "2.1", Message("ask-card"), options, secret=True)
    assert chosen.card is not None
    verbs.place(match, chosen.card, zones.TABLE[player], verbs.Arrival(face_down=True))
    match.tell("chooses", player=Seat(player))
    return choose_step(1 - player) if player == match.state.turn_player else show_step


@step
def show_step(match: Match) -> Procedure[Step]:
    """2.2, 2.3. Both cards are turned face up, one may win, and what they say is done."""
    cards = [match.cards(zones.TABLE[player])[0] for player in (0, 1)]
    for player, card in enumerate(cards):
        verbs.turn_face(match, card, down=False)
        match.tell("shows", player=Seat(player), card=Ref(card))
    signs = [match.values(card)["sign"] for card in cards]
    winner = next((player for player in (0, 1) if BEATS[signs[player]] == signs[1 - player]), None)
    if winner is None:
        match.tell("ties")
        _announce(match, "ties", cards)
    else:
        score(match, winner)
        _announce(match, "wins", [cards[winner]])
        _announce(match, "loses", [cards[1 - winner]])
    yield from check_timing(match)
    return end_round


@step
def end_round(match: Match) -> Procedure[Step]:
    """2.4, 3.2. The cards leave the table, both players draw; without a card for each of them the match ends."""
    for player in (0, 1):
        for card in match.cards(zones.TABLE[player]):
            verbs.place(match, card, zones.DISCARD[player])
    for player in (match.state.turn_player, 1 - match.state.turn_player):
        yield from hand_and_deck.draw(match, player)
    if not all(match.cards(zones.HAND[player]) for player in (0, 1)):
        first, second = POINTS.of(match)
        if first == second:
            match.draw_game("3.2", "cards")
        match.lose((int(first > second),), "3.2", "cards")
    verbs.expire(match, "turn")
    return begin_round


def rule_actions(match: Match) -> Procedure[bool]:
    """3.1. Whoever has enough points wins."""
    yield from ()  # nothing is asked
    losers = [player for player in (0, 1) if POINTS.of_player(match, 1 - player) >= edition(match).to_win]
    if losers:
        match.lose(losers, "3.1", "points")
    return False


def score(match: Match, player: int, points: int = 1) -> None:
    """2.2. A player scores."""
    scored = POINTS.of_player(match, player) + points
    POINTS.set_player(match, player, scored)
    match.tell("scores", player=Seat(player), points=scored)


def _announce(match: Match, kind: str, cards: Sequence[Card]) -> None:
    for card in cards:
        match.announce(Event(kind, card, match.master(card)))
