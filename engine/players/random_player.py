"""A player who answers at random: every legal answer is equally likely."""

from __future__ import annotations

from math import comb, perm

from engine.kernel.views import View
from engine.players.chance import Chance


class RandomPlayer:
    """Answers at random."""

    def choose(self, view: View, chance: Chance) -> tuple[str, ...]:
        """Any legal answer."""
        decision = view.decision
        assert decision is not None
        keys = [option.key for option in decision.options]
        count = answer_size(len(keys), decision.minimum, decision.maximum, chance, ordered=decision.ordered)
        return chance.some(keys, count)


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
