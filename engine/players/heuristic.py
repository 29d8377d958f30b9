"""A player who plays as its game's strategy advises, and safely where the strategy has no advice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from engine.kernel.rulebook import AnyOf, Rulebook
from engine.kernel.views import View
from engine.players.answers import is_legal
from engine.players.chance import Chance

if TYPE_CHECKING:
    from engine.players.imagining import World


class HeuristicPlayer:
    """Follows ``Rulebook.computer.strategy`` of the games it is given."""

    def __init__(self, rulebooks: Mapping[str, Rulebook]) -> None:
        self._rulebooks = rulebooks

    def choose(self, view: View, chance: Chance, worlds: Iterable[World] = ()) -> tuple[str, ...]:
        """What the game's strategy advises; without legal advice, the only option or the safe default."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == decision.minimum == 1:
            return (decision.options[0].key,)
        advice = self._rulebooks[view.game].computer.strategy(view)
        if isinstance(advice, AnyOf):
            advice = chance.some(advice.answers, 1)[0]
        if advice is not None and is_legal(decision, advice):
            return advice
        return decision.default
