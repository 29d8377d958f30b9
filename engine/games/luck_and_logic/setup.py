"""6.2. Preparing the game: gates, opening hands, and the first turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.luck_and_logic import field, zones
from engine.games.luck_and_logic.editions import number
from engine.games.luck_and_logic.turn import begin_phase, stand_phase
from engine.kernel import hand_and_deck, verbs
from engine.kernel.decisions import Decision, Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.rulebook import Deck
from engine.kernel.state import Frame
from engine.kernel.steps import Step, step

OPENING_HAND: Final = 5  # 6.2.1.8 (1.00: 6.2.1.6)

_PLACES: Final = {
    "main": zones.DECK,
    "gates": zones.REMOVE,  # 6.2.1.5.1: where those that are left over stay
    "my logicalist": zones.MY_LOGICALIST,  # 6.2.1.2
    "tools": zones.TOOL,  # 6.2.1.3
}


def deal(match: Match, decks: Sequence[Deck]) -> None:
    """6.2.1.1 to 6.2.1.3. Present the decks; My Logicalist and tools come face down to their zones."""
    cards = match.rulebook.cards()
    dealt = [
        verbs.Copies(cards[name], count, player, kind[player], face_down=kind is not zones.DECK)
        for player, deck in enumerate(decks)
        for section, kind in _PLACES.items()
        for name, count in deck.listed(section)
    ]
    verbs.deal(match, dealt)


@step
def prepare(match: Match) -> Procedure[Frame]:
    """6.2.1.4 to 6.2.1.8 (1.00: 6.2.1.2 to 6.2.1.6). Shuffle, place the gates, find who begins, draw five each."""
    for player in (0, 1):
        verbs.shuffle(match, zones.DECK[player])
        verbs.shuffle(match, zones.REMOVE[player])
        for zone in zones.GATE.of(player):
            verbs.place(match, match.cards(zones.REMOVE[player])[-1], zone)
    first: int = verbs.at_random(match, (0, 1))[0]
    match.state.first_player = match.state.turn_player = first
    match.tell("goes-first", player=Seat(first))
    for player in (first, 1 - first):
        yield from hand_and_deck.draw(match, player, OPENING_HAND)
    return exchange(first)


@step
def exchange(match: Match, player: int) -> Procedure[Step | Frame]:
    """6.2.1.8 (1.00: 6.2.1.6). Once: put any cards of the hand under the deck, and draw as many (reading 38)."""
    hand = field.hand(match, player)
    options = [Option("return", card) for card in hand]
    prompt, rule = Message("ask-exchange"), number(match, "6.2.1.8")
    answer = yield Decision(player, rule, prompt, options, 0, len(hand), ordered=True, default=(), secret=True)
    for option in answer:
        assert option.card is not None
        verbs.place(match, option.card, zones.DECK[player], verbs.Arrival(bottom=True))
    match.tell("exchanges", player=Seat(player), count=len(answer))
    yield from hand_and_deck.draw(match, player, len(answer))
    return exchange(1 - player) if player == match.state.first_player else begin_game


@step
def begin_game(match: Match) -> Procedure[Step]:
    """6.2.1.9 to 6.2.1.11. The My Logicalists are turned face up, and the first turn begins."""
    first = match.state.first_player
    for player in (first, 1 - first):
        for card in match.state.zones.get(zones.MY_LOGICALIST[player], ()):
            verbs.turn_face(match, card, down=False)
            match.tell("my-logicalist", player=Seat(player), card=Ref(card))
    match.state.turn = 1
    begin_phase(match, "stand phase")
    match.tell("turn-begins", player=Seat(first), turn=1)
    yield from ()  # nothing is asked
    return stand_phase
