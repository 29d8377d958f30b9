"""103. Starting the game: decks, shields, hands, who begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.duel_masters import forbidden, shields, zones
from engine.games.duel_masters.turn import start_of_turn
from engine.kernel import hand_and_deck, verbs
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Seat
from engine.kernel.rulebook import Deck
from engine.kernel.steps import Step, step

SHIELDS: Final = 5  # 103.3
OPENING_HAND: Final = 5  # 103.3

SECTIONS: Final = {"main": zones.DECK, "hyperspatial": zones.HYPERSPATIAL, "gacharange": zones.GACHARANGE}
"""100.2 to 100.4. Where the cards of each section begin the match; those of "opening" do in the battle zone."""


def deal(match: Match, decks: Sequence[Deck]) -> None:
    """103.1. Present the decks, and the cards beside them."""
    cards = match.rulebook.cards()
    dealt: list[verbs.Copies] = []
    for player, deck in enumerate(decks):
        dealt += [
            verbs.Copies(cards[number], count, player, kind[player])
            for section, kind in SECTIONS.items()
            for number, count in deck.listed(section)
        ]
        opening = list(deck.listed(forbidden.OPENING))  # 309.1, 311.2, 810.3
        if opening:
            verbs.deal(match, dealt)
            dealt.clear()
        for number, count in opening:
            for _ in range(count):
                forbidden.create_linked(match, cards[number], player)
    verbs.deal(match, dealt)


@step
def prepare(match: Match) -> Procedure[Step]:
    """103.2 to 103.4. Shuffle, put what starts in play there, put five shields, draw five; chance says who starts."""
    for player in (0, 1):
        verbs.shuffle(match, zones.DECK[player])
        verbs.shuffle(match, zones.GACHARANGE[player])
    for player in (0, 1):
        yield from forbidden.put_starting(match, player)
    for player in (0, 1):
        for zone in zones.SHIELD.of(player):
            deck = match.cards(zones.DECK[player])
            if deck:  # all others may have started in play
                verbs.place(match, deck[-1], zone)
        yield from hand_and_deck.draw(match, player, OPENING_HAND)
    shields.note_dealt(match)
    first = verbs.at_random(match, (0, 1))[0]
    match.state.first_player = match.state.turn_player = first
    match.state.turn = 1
    match.changed()
    match.tell("goes-first", player=Seat(first))
    return start_of_turn
