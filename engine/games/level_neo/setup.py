"""3. Starting the game: who goes first, main characters, opening hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.level_neo import field, zones
from engine.games.level_neo.cards import may_be_main
from engine.games.level_neo.turn import start_of_turn
from engine.kernel import hand_and_deck, verbs
from engine.kernel.asking import ask
from engine.kernel.decisions import Decision, Option, Procedure
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.rulebook import Deck
from engine.kernel.state import Frame
from engine.kernel.steps import Step, step

OPENING_HAND: Final = 6  # 3.4
CHOSEN_MAINS: Final = Remembered[tuple[str | None, ...]]("chosen mains", (), touches=UNOBSERVED)
"""The main characters that the decks name; None where the player chooses at the table."""

THROWS: Final = ("rock", "paper", "scissors")
"""What may be thrown; each is beaten by the one that follows it."""


def deal(match: Match, decks: Sequence[Deck]) -> None:
    """1.1. Present the decks."""
    cards = match.rulebook.cards()
    dealt = [
        verbs.Copies(cards[number], count, player, zones.DECK[player])
        for player, deck in enumerate(decks)
        for number, count in deck.listed("main")
    ]
    verbs.deal(match, dealt)
    CHOSEN_MAINS.set(match, tuple(deck.start for deck in decks))


@step
def throw(match: Match) -> Procedure[Step | Frame]:
    """3.1. Rock, paper, scissors: neither player is shown the other's throw before both have thrown; ties go again."""
    options = [Option("throw", value=thrown) for thrown in THROWS]
    thrown: list[str] = []
    for player in (0, 1):
        # The safe answers differ, so that two players who are both away do not tie for ever.
        option = yield from ask(player, "3.1", Message("ask-throw"), options, default=player, secret=True)
        thrown.append(option.value)
    for player in (0, 1):
        match.tell("throws", player=Seat(player), thrown=thrown[player])
    first, second = (THROWS.index(each) for each in thrown)
    if first == second:
        match.tell("throws-again")
        return throw
    return choose_turn_order(0 if first == (second + 1) % len(THROWS) else 1)


@step
def choose_turn_order(match: Match, winner: int) -> Procedure[Frame]:
    """3.1. The winner chooses to go first or second."""
    options = [Option("go", value="first"), Option("go", value="second")]
    chosen = yield from ask(winner, "3.1", Message("ask-turn-order"), options)
    first = winner if chosen.value == "first" else 1 - winner
    match.state.first_player = match.state.turn_player = first
    match.changed()
    match.tell("goes-first", player=Seat(first))
    return choose_main(first)


@step
def choose_main(match: Match, player: int) -> Procedure[Frame]:
    """3.2. Choose a character of turn cost 1 and put it face down; not asked where the deck names it."""
    named = CHOSEN_MAINS.of(match)[player]
    found = {
        match.state.definition[card].number: card
        for card in match.cards(zones.DECK[player])
        if may_be_main(match.state.definition[card]) and named in (None, match.state.definition[card].number)
    }
    cards = [found[number] for number in sorted(found)]
    chosen = cards[0]
    if len(cards) > 1:
        verbs.show(match, cards, (player,))
        options = [Option("main", card) for card in cards]
        option = yield from ask(player, "3.2", Message("ask-main"), options, secret=True)
        assert option.card is not None
        chosen = option.card
        verbs.conceal(match, cards)
    verbs.place(match, chosen, zones.MAIN[player], verbs.Arrival(face_down=True))
    if player == match.state.first_player:
        return choose_main(1 - player)
    return deal_hands.frame


@step
def deal_hands(match: Match) -> Procedure[Frame]:
    """3.3, 3.4. Both decks are shuffled, and both players draw six cards."""
    first = match.state.first_player
    for player in (0, 1):
        verbs.shuffle(match, zones.DECK[player])
    for player in (first, 1 - first):
        yield from hand_and_deck.draw(match, player, OPENING_HAND)
    return mulligan(first)


@step
def mulligan(match: Match, player: int) -> Procedure[Step | Frame]:
    """3.5. Once: put any cards under the deck in any order, and draw until the hand is six again."""
    hand = field.hand(match, player)
    options = [Option("return", card) for card in hand]
    prompt = Message("ask-mulligan")
    answer = yield Decision(player, "3.5", prompt, options, 0, len(hand), ordered=True, default=(), secret=True)
    for option in answer:
        assert option.card is not None
        verbs.place(match, option.card, zones.DECK[player], verbs.Arrival(bottom=True))
    match.tell("mulligans", player=Seat(player), count=len(answer))
    yield from hand_and_deck.draw(match, player, len(answer))
    return mulligan(1 - player) if player == match.state.first_player else begin_game


@step
def begin_game(match: Match) -> Procedure[Step]:
    """3.6. Turn markers at 0; the main characters are turned face up, and the first turn begins (decision 3)."""
    state = match.state
    field.TURN_MARKERS.reset(match)
    for player in (state.first_player, 1 - state.first_player):
        main = field.main_character(match, player)
        verbs.turn_face(match, main, down=False)
        match.tell("main-character", player=Seat(player), card=Ref(main))
    state.turn = 1
    match.changed()
    yield from ()  # nothing is asked
    return start_of_turn
