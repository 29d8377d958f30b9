"""Random matches between random legal decks of any game."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import Phase, settings
from hypothesis import strategies as st

from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from engine.players.playout import random_answers
from tests.games.kits import Kit

SOAKING = 1000

FOUND_AS_IT_IS = (Phase.explicit, Phase.generate)
"""Without looking for a simpler example, where each one takes long."""


def share(part: int, least: int = 3) -> settings:
    """For what takes long for each match: a ``part`` of the examples, unless there is time for all (`make soak`)."""
    examples = settings().max_examples
    return settings(max_examples=examples if examples >= SOAKING else max(least, examples // part))


def seeds() -> st.SearchStrategy[bytes]:
    """Seeds of matches and of the answers given in them."""
    return st.binary(min_size=8, max_size=16)


def drawn_decks(data: st.DataObject, kit: Kit) -> tuple[Deck, Deck]:
    """Two decks of a game."""
    return data.draw(kit.random_decks, "first deck"), data.draw(kit.random_decks, "second deck")


def begun(data: st.DataObject, kit: Kit, seed: bytes, *, log: bool = False) -> Match:
    """The beginning of a match between any two decks of a game."""
    return Match.begin(kit.rulebook, drawn_decks(data, kit), seed, log=log)


def positions(match: Match, seed: bytes) -> Iterator[int]:
    """Play a match at random to its end; yields at every decision, and after the last, how many answers were given."""
    yield 0
    yield from (number for number, _ in enumerate(random_answers(match, seed), 1))
