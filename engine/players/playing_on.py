"""Playing on: how a match might go from here, if both players play as the strategy of their game advises."""

from __future__ import annotations

from typing import Final

from engine.kernel.match import Match
from engine.kernel.views import lazy_view
from engine.players.chance import Chance
from engine.players.player import Player

DRAWN: Final = 0.5
"""What a draw is worth, and a match of which nobody can say how it ends."""

MOST_ANSWERS: Final = 400
"""A match that nobody can appraise and that has not ended after so many answers is taken for a draw."""


def prospects(match: Match, answer: tuple[str, ...], seat: int, both: Player, chance: Chance) -> float:
    """What an answer is worth for a seat, from 0 (it loses) to 1 (it wins), when ``both`` play on after it, in place.

    A game that can be appraised is played on for as many turns as it says, others to the end. The turn in which the
    answer is given counts, also if it ends with that: all answers to a decision are appraised at the same point of the
    match. The match keeps no checkpoints.
    """
    appraise = match.rulebook.computer.appraise
    horizon = match.state.turn + match.rulebook.computer.horizon
    match.keep_no_checkpoints()
    match.answer(answer)
    for _ in range(MOST_ANSWERS):
        decision = match.decision
        if decision is None or (appraise is not None and match.state.turn >= horizon):
            break
        if len(decision.options) == decision.minimum == 1:
            match.choose((0,))  # whoever plays
        else:
            match.answer(both.choose(lazy_view(match, decision.player), chance))
    outcome = match.state.outcome
    if outcome is not None:
        return DRAWN if outcome.winner is None else float(outcome.winner == seat)
    return DRAWN if appraise is None else appraise(match, seat)
