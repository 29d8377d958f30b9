"""The computer players: how often the heuristic wins against chance, what a decision costs it, and playouts.

Each pair of starter decks is played from both seats. A playout is what the searching player does with one answer in one
world; it is also told in random legal moves that python-chess plays in the same time. `python -m benchmarks.duels`
measures how well and how long the searching player plays. A playout of Vanguard and Duel Masters goes on through the
other player's next turn, one of Level Neo through one more. The budgets are from when each ended with the player's own
turn, so that such playouts are measured as well.
"""

from __future__ import annotations

import itertools
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from benchmarks.measuring import Row, percentile
from benchmarks.yardstick import Compared, compared
from engine.games import rulebooks
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook
from engine.kernel.views import view
from engine.players import PLAYERS, Chance, HeuristicPlayer, Player
from engine.players.imagining import imagined
from engine.players.playing_on import prospects

MATCHES: Final = 200
PLAYED_ON: Final = 11
PLAYOUTS: Final = 8

PLAYOUTS_BESIDE_CHESS: Final = {
    "level_neo": ">= 14.0, compiled >= 23.3",
    "vanguard": ">= 13.3, compiled >= 22.1",
}
"""One and a half times, and two and a half times, what was measured before these budgets were set: 9.32 and 8.85."""


def run() -> list[Row]:
    """The figures of every game that has starter decks."""
    return [row for rulebook in rulebooks().values() for row in _rows(rulebook)]


def _rows(rulebook: Rulebook) -> list[Row]:
    seconds: list[float] = []
    won = [_won(rulebook, decks, seat, number, seconds) for number, (decks, seat) in enumerate(_pairings(rulebook))]
    playouts = _playouts(rulebook)
    short = playouts if rulebook.computer.horizon == 1 else _playouts(_looking_at_one_turn(rulebook))
    name = rulebook.name
    return [
        Row(f"{name}: heuristic against random, {MATCHES} matches", 100 * statistics.mean(won), "% won", ">= 95"),
        Row(f"{name}: a decision of the heuristic", 1000 * statistics.median(seconds), "ms"),
        Row(f"{name}: a decision of the heuristic, p99", 1000 * percentile(seconds, 0.99), "ms"),
        Row(f"{name}: playouts, worlds included", playouts.rate, "playouts/s"),
        Row(
            f"{name}: playouts, worlds included, beside chess",
            1000 * playouts.ratio,
            "playouts per 1,000 moves",
        ),
        Row(
            f"{name}: playouts to the end of the turn, worlds included, beside chess",
            1000 * short.ratio,
            "playouts per 1,000 moves",
            PLAYOUTS_BESIDE_CHESS.get(name, ""),
        ),
    ]


def _playouts(rulebook: Rulebook) -> Compared:
    return compared(lambda number: _playouts_a_second(rulebook, b"playouts%d" % number), slices=PLAYED_ON)


def _looking_at_one_turn(rulebook: Rulebook) -> Rulebook:
    return replace(rulebook, computer=replace(rulebook.computer, horizon=1))


def _playouts_a_second(rulebook: Rulebook, seed: bytes) -> float:
    """How often a match is played on in a second, in worlds for every tenth decision of a match of the heuristic."""
    decks = [starter.deck for starter in rulebook.decks.starters()][:2]
    match = Match.begin(rulebook, decks, seed, log=False)
    player, chance = HeuristicPlayer({rulebook.name: rulebook}), Chance(seed)
    playouts, seconds = 0, 0.0
    while (decision := match.decision) is not None:
        seat = decision.player
        advice = player.choose(view(match, seat), chance)
        if match.state.turn > 0 and match.answers % 10 == 0:
            start = time.process_time()
            for world in itertools.islice(imagined(match, seat, chance), PLAYOUTS):
                begun = world.begin(chance.seed())
                prospects(begun, advice, seat, player, chance)
                playouts += 1
            seconds += time.process_time() - start
        match.answer(advice)
    return playouts / seconds


def _pairings(rulebook: Rulebook) -> Iterator[tuple[Sequence[Deck], int]]:
    """The decks of each match, and the seat of the heuristic."""
    decks = [starter.deck for starter in rulebook.decks.starters()]
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
