"""The computer players: how often the heuristic wins against chance, and what a decision costs it.

Each pair of starter decks is played from both seats.
"""

from __future__ import annotations

import itertools
import statistics
import time
from collections.abc import Iterator, Sequence
from typing import Final

from benchmarks.measuring import Row, percentile
from engine.games import rulebooks
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook
from engine.kernel.views import view
from engine.players import PLAYERS, Chance, Player

MATCHES: Final = 200


def run() -> list[Row]:
    """The figures of every game that has starter decks."""
    return [row for rulebook in rulebooks().values() for row in _rows(rulebook)]


def _rows(rulebook: Rulebook) -> list[Row]:
    seconds: list[float] = []
    won = [_won(rulebook, decks, seat, number, seconds) for number, (decks, seat) in enumerate(_pairings(rulebook))]
    name = rulebook.name
    return [
        Row(f"{name}: heuristic against random, {MATCHES} matches", 100 * statistics.mean(won), "% won", ">= 95"),
        Row(f"{name}: a decision of the heuristic", 1000 * statistics.median(seconds), "ms"),
        Row(f"{name}: a decision of the heuristic, p99", 1000 * percentile(seconds, 0.99), "ms"),
    ]


def _pairings(rulebook: Rulebook) -> Iterator[tuple[Sequence[Deck], int]]:
    """The decks of each match, and the seat of the heuristic."""
    decks = [starter.deck for starter in rulebook.starters()]
    every = itertools.product(itertools.permutations(decks, 2), (0, 1))
    return itertools.islice(itertools.cycle(every), MATCHES)


def _won(rulebook: Rulebook, decks: Sequence[Deck], seat: int, number: int, seconds: list[float]) -> bool:
    """Play a match; the CPU seconds of each decision of the heuristic, its view included, are added to `seconds`."""
    chance = Chance(number.to_bytes(16, "little"))
    players: dict[int, Player] = {seat: PLAYERS["heuristic"](), 1 - seat: PLAYERS["random"]()}
    match = Match.begin(rulebook, decks, number.to_bytes(16, "big"), log=False)
    while (decision := match.decision) is not None:
        start = time.process_time()
        keys = players[decision.player].choose(view(match, decision.player), chance)
        if decision.player == seat:
            seconds.append(time.process_time() - start)
        match.answer(keys)
    outcome = match.state.outcome
    return outcome is not None and outcome.winner == seat
