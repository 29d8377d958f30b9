"""5.4 and 6.1. Preparing the game: first vanguards, who goes first, opening hands, and standing up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.vanguard import characteristics, damage, field, zones
from engine.games.vanguard.turn import stand_phase
from engine.kernel import hand_and_deck, verbs
from engine.kernel.asking import ask
from engine.kernel.aspects import ANYTHING
from engine.kernel.decisions import Decision, Option, Procedure
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.rulebook import Deck
from engine.kernel.state import Frame
from engine.kernel.steps import Step, step
from engine.language.times import PHASE

OPENING_HAND = 5
"""5.4.3.4. How many cards each player begins with."""

FIRST_VANGUARDS: Final = Remembered[tuple[str | None, ...]]("first vanguards", (), touches=UNOBSERVED)
"""5.4.3.1. The numbers of the cards that the decks name as first vanguards."""


def deal(match: Match, decks: Sequence[Deck]) -> None:
    """5.4.2. Present the decks: main decks to the deck zones, G decks face down to the G zones."""
    cards = match.rulebook.cards()
    dealt: list[verbs.Copies] = []
    for player, deck in enumerate(decks):
        main, g_zone = zones.DECK[player], zones.G_ZONE[player]
        dealt += [verbs.Copies(cards[number], count, player, main) for number, count in deck.listed("main")]
        dealt += [verbs.Copies(cards[number], count, player, g_zone, True) for number, count in deck.listed("g")]
    verbs.deal(match, dealt)
    FIRST_VANGUARDS.set(match, tuple(deck.start for deck in decks))


@step
def prepare(match: Match) -> Procedure[Frame]:
    """5.4.3. First vanguards face down, decks shuffled, the first player found at random, five cards each."""
    for player in (0, 1):
        yield from _choose_first_vanguard(match, player)
    for player in (0, 1):
        verbs.shuffle(match, zones.DECK[player])  # 5.4.3.1
    first: int = verbs.at_random(match, (0, 1))[0]  # 5.4.3.2
    match.state.first_player = match.state.turn_player = first
    match.tell("goes-first", player=Seat(first))
    damage.VANGUARD_DAMAGE.reset(match)  # 5.4.3.3
    for player in (first, 1 - first):
        yield from hand_and_deck.draw(match, player, OPENING_HAND)
    return mulligan(first)


def _choose_first_vanguard(match: Match, player: int) -> Procedure[None]:
    """5.4.3. The grade 0 card that the player begins with; asked only where the deck does not name it."""
    deck = match.cards(zones.DECK[player])
    start = FIRST_VANGUARDS.of(match)[player]
    candidates = {
        match.state.definition[card].number: card
        for card in deck
        if start in (None, match.state.definition[card].number) and match.values(card)[characteristics.GRADE] == 0
    }
    cards = [candidates[number] for number in sorted(candidates)]
    chosen = cards[0]
    if len(cards) > 1:
        verbs.show(match, cards, (player,))
        options = [Option("start", card) for card in cards]
        option = yield from ask(player, "5.4.3", Message("ask-first-vanguard"), options, secret=True)
        assert option.card is not None
        chosen = option.card
    verbs.place(match, chosen, zones.VANGUARD[player], verbs.Arrival(face_down=True))


@step
def mulligan(match: Match, player: int) -> Procedure[Step | Frame]:
    """5.4.3.4. Put any number of cards under the deck, draw as many, and shuffle if any were put back."""
    hand = field.hand(match, player)
    options = [Option("return", card) for card in hand]
    decision = Decision(player, "5.4.3.4", Message("ask-mulligan"), options, 0, len(hand), default=(), secret=True)
    answer = yield decision
    returned = [option.card for option in answer if option.card is not None]
    for card in returned:
        verbs.place(match, card, zones.DECK[player], verbs.Arrival(bottom=True))
    match.tell("mulligans", player=Seat(player), count=len(returned))
    if returned:
        yield from hand_and_deck.draw(match, player, len(returned))
        verbs.shuffle(match, zones.DECK[player])
    return mulligan(1 - player) if player == match.state.first_player else stand_up


@step
def stand_up(match: Match) -> Procedure[Step]:
    """6.1.1. Both players turn their vanguards face up, and the first turn begins."""
    for player in (match.state.first_player, 1 - match.state.first_player):
        card = field.vanguard(match, player)
        assert card is not None
        verbs.turn_face(match, card, down=False)
        match.tell("stands-up", player=Seat(player), card=Ref(card))
    match.state.turn = 1
    PHASE.set(match, "stand phase", touches=ANYTHING)
    match.tell("turn-begins", player=Seat(match.state.turn_player), turn=1)
    yield from ()  # nothing is asked
    return stand_phase
