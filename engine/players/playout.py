"""Random playouts straight on a match, by the indices of options: for measuring, and for trying rules out en masse."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.match import Match
from engine.kernel.randomness import endless

_BLOCKS = 64


def playout(match: Match, seed: bytes) -> int:
    """Play a match to its end by random answers; returns how many were given.

    How many options are chosen is as likely as which ones, so this is quicker and less even than `RandomPlayer`. The
    match keeps no checkpoints.
    """
    match.keep_no_checkpoints()
    before = match.answers
    for _ in random_answers(match, seed):
        pass
    return match.answers - before


def random_answers(match: Match, seed: bytes) -> Iterator[tuple[int, ...]]:
    """Answer a match at random to its end, yielding each answer (the indices of options) once it was given."""
    numbers = endless(seed, _BLOCKS)
    while (decision := match.decision) is not None:
        count, options = decision.minimum, len(decision.options)
        if decision.maximum > count:
            count += next(numbers) % (decision.maximum - count + 1)
        if count == 1:
            chosen: tuple[int, ...] = (next(numbers) % options,)
        else:
            left = list(range(options))
            chosen = tuple([left.pop(next(numbers) % len(left)) for _ in range(count)])
        match.choose(chosen)
        yield chosen
