"""A player who plays as its game's strategy advises, and safely where the strategy has no advice."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.rulebook import AnyOf, Rulebook
from engine.kernel.views import DecisionView, View
from engine.players.chance import Chance


class HeuristicPlayer:
    """Follows ``Rulebook.strategy`` of the games it is given."""

    def __init__(self, rulebooks: Mapping[str, Rulebook]) -> None:
        self._rulebooks = rulebooks

    def choose(self, view: View, chance: Chance) -> tuple[str, ...]:
        """What the game's strategy advises; without legal advice, the only option or the safe default."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == decision.minimum == 1:
            return (decision.options[0].key,)
        advice = self._rulebooks[view.game].strategy(view)
        if isinstance(advice, AnyOf):
            advice = chance.some(advice.answers, 1)[0]
        if advice is not None and is_legal(decision, advice):
            return advice
        return decision.default


def is_legal(decision: DecisionView, answer: tuple[str, ...]) -> bool:
    """Whether the decision may be answered so."""
    offered = {option.key for option in decision.options}
    different = len(set(answer)) == len(answer)
    return different and offered.issuperset(answer) and decision.minimum <= len(answer) <= decision.maximum
