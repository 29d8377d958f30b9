"""A player who answers at random: every legal answer is equally likely."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.kernel.views import View
from engine.players.answers import any_answer
from engine.players.chance import Chance

if TYPE_CHECKING:
    from engine.players.imagining import World


class RandomPlayer:
    """Answers at random."""

    def choose(self, view: View, chance: Chance, worlds: Iterable[World] = ()) -> tuple[str, ...]:
        """Any legal answer."""
        decision = view.decision
        assert decision is not None
        chosen = any_answer(len(decision.options), decision.minimum, decision.maximum, chance, ordered=decision.ordered)
        return tuple(decision.options[index].key for index in chosen)
