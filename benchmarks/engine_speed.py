"""The engine alone: decisions a second in random play, copies, forks, views, saves, and the memory of a match.

A decision is also measured in turns of an empty loop of Python at the same moment, which tells how fast the engine is
on whatever machine, and however busy that is. 20,000 decisions a second are meant for a core that turns such a loop 100
million times in a second.
"""

from __future__ import annotations

import statistics
import time

from benchmarks.measuring import Row, loop_turns_a_second, median_seconds, resident_bytes
from engine.games import rulebooks
from engine.kernel import codec
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook, Starter
from engine.kernel.views import view
from engine.players.playout import playout, random_answers

MATCHES = 60
RESTING = 200
SPIN = 100_000  #: turns of the empty loop, before and after each match


def run() -> list[Row]:
    """The figures of every game that has starter decks."""
    return [row for rulebook in rulebooks().values() for row in _rows(rulebook)]


def _rows(rulebook: Rulebook) -> list[Row]:
    starters = rulebook.decks.starters()
    decks = [starter.deck for starter in starters][:2]
    match = _halfway(rulebook, decks, 7)
    saved = codec.save(match)
    name = rulebook.name
    return [
        *(row for pair in zip(starters[::2], starters[1::2], strict=False) for row in _random_play(rulebook, pair)),
        Row(f"{name}: State.copy()", 1e6 * median_seconds(match.state.copy, rounds=20, times=2000), "µs", "<= 50"),
        Row(f"{name}: Match.fork()", 1e6 * median_seconds(match.fork, rounds=20, times=200), "µs"),
        Row(f"{name}: view of a player", 1e6 * median_seconds(lambda: view(match, 0), rounds=20, times=50), "µs"),
        Row(f"{name}: view of a spectator", 1e6 * median_seconds(lambda: view(match, None), rounds=20, times=50), "µs"),
        Row(f"{name}: digest", 1e6 * median_seconds(lambda: codec.digest(match.state), rounds=20, times=20), "µs"),
        Row(f"{name}: save", 1e6 * median_seconds(lambda: codec.save(match), rounds=20, times=20), "µs"),
        Row(f"{name}: load", 1e6 * median_seconds(lambda: codec.load(rulebook, saved), rounds=20, times=20), "µs"),
        Row(f"{name}: size of a save", len(saved) / 1024, "KiB"),
        Row(f"{name}: memory of a running match", _memory_of_a_match(rulebook, decks), "KiB", "<= 200"),
    ]


def _random_play(rulebook: Rulebook, pair: tuple[Starter, Starter]) -> list[Row]:
    decks = [starter.deck for starter in pair]
    rates, costs = [], []
    for seed in range(MATCHES):
        before = loop_turns_a_second(SPIN, rounds=1)
        rates.append(_decisions_a_second(rulebook, decks, seed))
        costs.append((before + loop_turns_a_second(SPIN, rounds=1)) / 2 / rates[-1])
    name = f"{rulebook.name}: random play, " + " against ".join(starter.key for starter in pair)
    return [
        Row(name, statistics.median(rates), "decisions/s", ">= 20,000"),
        Row(f"{name}, a decision", statistics.median(costs), "loop turns", "<= 5,000"),
    ]


def _decisions_a_second(rulebook: Rulebook, decks: list[Deck], seed: int) -> float:
    start = time.process_time()
    match = Match.begin(rulebook, decks, seed.to_bytes(16, "little"), log=False)
    answers = playout(match, seed.to_bytes(16, "little"))
    return answers / (time.process_time() - start)


def _halfway(rulebook: Rulebook, decks: list[Deck], seed: int, *, answers: int = 120, log: bool = False) -> Match:
    match = Match.begin(rulebook, decks, seed.to_bytes(16, "little"), log=log)
    for count, _ in enumerate(random_answers(match, seed.to_bytes(16, "little"))):
        if count == answers:
            break
    return match


def _memory_of_a_match(rulebook: Rulebook, decks: list[Deck]) -> float:
    _halfway(rulebook, decks, 0)  # what is loaded once does not count
    before = resident_bytes()
    resting = [_halfway(rulebook, decks, seed, log=True) for seed in range(RESTING)]
    return (resident_bytes() - before) / len(resting) / 1024
