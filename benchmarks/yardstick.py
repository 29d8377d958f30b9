"""The yardstick of speed: how many random legal moves python-chess plays in the same time.

The pace of a machine changes by half within hours, and with all that runs on it besides. So what is measured takes
turns with chess, slice by slice, and is told as a ratio.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import chess

DECISIONS: Final = 2000
"""How many moves a slice of chess has: always the same ones."""

THE_DESIGN_S: Final = 41_500
"""How many moves a second python-chess makes where the design's budgets are set: one of 8 ms is one of 332 moves."""

LONGEST_GAME: Final = 200
"""After so many moves another game is begun, for with few pieces left moving is cheap."""


class Compared(NamedTuple):
    """How often something is done in a second, and how often for one move of chess: medians over the slices."""

    rate: float
    ratio: float


def in_moves(milliseconds: float) -> str:
    """A budget of the design as the benchmarks tell it."""
    return f"<= {milliseconds * THE_DESIGN_S / 1000:,.0f}"


def compared(rate: Callable[[int], float], *, slices: int) -> Compared:
    """Measure slices in turn with chess; ``rate`` is called with the number of a slice, and tells its rate a second."""
    rates, ratios = [], []
    before = moves_a_second()
    for number in range(slices):
        rates.append(rate(number))
        after = moves_a_second()
        ratios.append(rates[-1] / statistics.mean((before, after)))
        before = after
    return Compared(statistics.median(rates), statistics.median(ratios))


def moves_a_second(decisions: int = DECISIONS) -> float:
    """How many random legal moves python-chess finds and plays in a second of CPU time just now."""
    chance = random.Random(0)
    board = chess.Board()
    start = time.process_time()
    for _ in range(decisions):
        moves = list(board.legal_moves)
        if not moves or board.ply() >= LONGEST_GAME:
            board = chess.Board()
            moves = list(board.legal_moves)
        board.push(chance.choice(moves))
    return decisions / (time.process_time() - start)
