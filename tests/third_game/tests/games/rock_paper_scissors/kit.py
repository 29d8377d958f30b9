"""Rock, Paper, Scissors for the tests of every game."""

from __future__ import annotations

from hypothesis import strategies as st

from engine.games.rock_paper_scissors import RULEBOOKS
from engine.games.rock_paper_scissors.cards import COPIES, SIZE
from engine.kernel.rulebook import Deck
from tests.games.kit import Kit

COPIES_OF_ALL = [number for number in RULEBOOKS[0].cards() for _ in range(COPIES)]


def deck(numbers: list[str]) -> Deck:
    """The deck of the first ten of these cards."""
    chosen = numbers[:SIZE]
    return Deck({"main": {number: chosen.count(number) for number in chosen}})


KIT = Kit(
    RULEBOOKS[0],
    decks=st.permutations(COPIES_OF_ALL).map(deck),
    endings=frozenset({"3.1", "3.2"}),
    longest=100,
)
