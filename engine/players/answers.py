"""Answers: which of them are legal, and any of them at random."""

from __future__ import annotations

from math import comb, perm

from engine.kernel.views import DecisionView
from engine.players.chance import Chance


def is_legal(decision: DecisionView, answer: tuple[str, ...]) -> bool:
    """Whether the decision may be answered so."""
    offered = {option.key for option in decision.options}
    different = len(set(answer)) == len(answer)
    return different and offered.issuperset(answer) and decision.minimum <= len(answer) <= decision.maximum


def any_answer(options: int, minimum: int, maximum: int, chance: Chance, *, ordered: bool = False) -> tuple[int, ...]:
    """The indices of some of so many options, every legal answer equally likely."""
    return chance.some(range(options), answer_size(options, minimum, maximum, chance, ordered=ordered))


def answer_size(options: int, minimum: int, maximum: int, chance: Chance, *, ordered: bool = False) -> int:
    """How many options to choose, so that every answer of any size is equally likely."""
    if minimum == maximum:
        return minimum
    ways = perm if ordered else comb
    drawn = chance.below(sum(ways(options, count) for count in range(minimum, maximum + 1)))
    for count in range(minimum, maximum):
        drawn -= ways(options, count)
        if drawn < 0:
            return count
    return maximum
