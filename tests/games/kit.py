"""What the tests of every game need of one, its `Kit`; a game that adds to it has it in `tests/games/<game>/kit.py`.

A game needs no kit: its starter decks and its rulebook are enough for every test to run. A kit makes them look further.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

from engine.decks import write_deck
from engine.games import rulebooks
from engine.kernel.rulebook import Deck, Rulebook


@dataclass(frozen=True)
class Kit:
    """A game as the tests of every game see it."""

    rulebook: Rulebook
    decks: st.SearchStrategy[Deck] = field(default_factory=st.nothing)  #: random legal decks; else the starters
    endings: frozenset[str] = frozenset()  #: the rules by which a match may end by itself; else any
    longest: int = 20_000  #: no match takes as many answers
    undealt: frozenset[str] = frozenset()  #: further steps, besides the first, before the decks lie in a random order
    eager: tuple[str, ...] = ()  #: beginnings of words in what somebody chooses who wants an end, the best first
    yielding: tuple[str, ...] = ()  #: and of somebody who lets them win
    made: frozenset[str] = frozenset()  #: numbers of the cards that come into being during a match
    turned: Mapping[str, str] = field(default_factory=dict)  #: what decks call cards of which another side is up
    hostile: tuple[str, ...] = ()  #: lines of card text that make much of little; {} stands for a quoted ability
    handy: Mapping[str, Any] = field(default_factory=dict)  #: characteristics of cards that come into play soon
    lists: tuple[str, ...] = ()  #: two decks as people paste them; else two starters as the bot writes them

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.rulebook.name

    @property
    def named(self) -> Mapping[str, str]:
        """The option of a command by which the game is meant where its cards alone mean a newer edition."""
        editions = [each for each in rulebooks().values() if each.folder == self.rulebook.folder]
        return {} if self.rulebook in editions[:1] else {"game": self.name}

    @property
    def starters(self) -> tuple[Deck, Deck]:
        """Two decks that everybody has."""
        first, *others = (starter.deck for starter in self.rulebook.decks.starters())
        return first, (others or [first])[0]

    @property
    def random_decks(self) -> st.SearchStrategy[Deck]:
        """Legal decks, as different as the kit can make them."""
        starters = st.sampled_from([starter.deck for starter in self.rulebook.decks.starters()])
        return starters if self.decks.is_empty else self.decks

    @property
    def pasted(self) -> tuple[str, str]:
        """Two deck lists."""
        first, second = self.lists or [write_deck(self.rulebook, deck) for deck in self.starters]
        return first, second
