"""The engine alone: decisions a second in random play, copies, forks, views, saves, and the memory of a match.

Decisions and forks are also told in random legal moves that python-chess plays in the same time, slice by slice in
turn: this tells how fast the engine is on whatever machine, and however busy that is. A slice of either is 2,000
decisions, in as many matches as it takes: a slice of one short match would find the processor's caches full of chess.
As in the bot, the garbage collector passes over what is loaded once. Compiled: after `make compile`.
"""

from __future__ import annotations

import gc
import itertools
import time
import tracemalloc
from typing import Final

from benchmarks import yardstick
from benchmarks.measuring import Row, median_seconds
from benchmarks.yardstick import compared
from engine.games import rulebooks
from engine.kernel import codec
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook, Starter
from engine.kernel.views import view
from engine.players.playout import playout, random_answers

SLICES: Final = 20
MOST_MATCHES: Final = 1000
"""More than there are in a slice."""
RESTING: Final = 100
FORKS: Final = 1000

SMALL_GAMES: Final = frozenset({"level_neo"})
DECISIONS: Final = ">= 0.57, compiled >= 1.10"
DECISIONS_OF_SMALL_GAMES: Final = ">= 0.72, compiled >= 1.45"
A_FORK: Final = "<= 0.71, compiled <= 0.42"


def run() -> list[Row]:
    """The figures of every game that has starter decks."""
    return [row for rulebook in rulebooks().values() for row in _rows(rulebook)]


def _rows(rulebook: Rulebook) -> list[Row]:
    starters = rulebook.decks.starters()
    decks = [starter.deck for starter in starters][:2]
    match = _halfway(rulebook, decks, 7)
    gc.freeze()
    saved = codec.save(match)
    name = rulebook.name
    return [
        *(row for pair in zip(starters[::2], starters[1::2], strict=False) for row in _random_play(rulebook, pair)),
        Row(f"{name}: State.copy()", 1e6 * median_seconds(match.state.copy, rounds=20, times=2000), "µs", "<= 50"),
        *_forks(match, name),
        Row(f"{name}: view of a player", 1e6 * median_seconds(lambda: view(match, 0), rounds=20, times=50), "µs"),
        Row(f"{name}: view of a spectator", 1e6 * median_seconds(lambda: view(match, None), rounds=20, times=50), "µs"),
        Row(f"{name}: digest", 1e6 * median_seconds(lambda: codec.digest(match.state), rounds=20, times=20), "µs"),
        Row(f"{name}: save", 1e6 * median_seconds(lambda: codec.save(match), rounds=20, times=20), "µs"),
        Row(f"{name}: load", 1e6 * median_seconds(lambda: codec.load(rulebook, saved), rounds=20, times=20), "µs"),
        Row(f"{name}: size of a save", len(saved) / 1024, "KiB"),
        Row(f"{name}: memory of a match halfway, with its log", _memory_of_a_match(rulebook, decks), "KB"),
    ]


def _random_play(rulebook: Rulebook, pair: tuple[Starter, Starter]) -> list[Row]:
    decks = [starter.deck for starter in pair]
    decisions = compared(lambda seed: _decisions_a_second(rulebook, decks, seed), slices=SLICES)
    name = f"{rulebook.name}: random play, " + " against ".join(starter.key for starter in pair)
    budget = DECISIONS_OF_SMALL_GAMES if rulebook.name in SMALL_GAMES else DECISIONS
    return [
        Row(name, decisions.rate, "decisions/s"),
        Row(f"{name}, beside chess", decisions.ratio, "decisions a move", budget),
    ]


def _decisions_a_second(rulebook: Rulebook, decks: list[Deck], number: int) -> float:
    """The rate of the slice of this number; no match is in two of them."""
    start, answers = time.process_time(), 0
    seeds = itertools.count(number * MOST_MATCHES)
    while answers < yardstick.DECISIONS:
        seed = next(seeds).to_bytes(16, "little")
        answers += playout(Match.begin(rulebook, decks, seed, log=False), seed)
    return answers / (time.process_time() - start)


def _forks(match: Match, name: str) -> list[Row]:
    forks = compared(lambda _: 1 / median_seconds(match.fork, rounds=1, times=FORKS), slices=21)
    return [
        Row(f"{name}: Match.fork()", 1e6 / forks.rate, "µs"),
        Row(f"{name}: Match.fork(), beside chess", 1 / forks.ratio, "moves", A_FORK),
    ]


def _halfway(rulebook: Rulebook, decks: list[Deck], seed: int, *, answers: int = 120, log: bool = False) -> Match:
    match = Match.begin(rulebook, decks, seed.to_bytes(16, "little"), log=log)
    for count, _ in enumerate(random_answers(match, seed.to_bytes(16, "little"))):
        if count == answers:
            break
    return match


def _memory_of_a_match(rulebook: Rulebook, decks: list[Deck]) -> float:
    """The kilobytes that Python has allotted for a match halfway; what the process holds besides is chance."""
    _halfway(rulebook, decks, 0)  # what is loaded once does not count
    gc.collect()
    tracemalloc.start()
    resting = [_halfway(rulebook, decks, seed, log=True) for seed in range(RESTING)]
    gc.collect()
    allotted, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return allotted / len(resting) / 1000
