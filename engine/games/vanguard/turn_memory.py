"""11.19, 11.30, 11.35, 11.40. What the rules remember of a turn: calls, what fed the soul, battles, Homare costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.kernel.match import Match

CALLED: Final = "called this turn"
"""11.19.1. The key in `State.memory` of how many cards each player has called to rear-guard or guardian circles."""

SOUL_FED: Final = "put into soul this turn"
"""11.30.2. The key of how many cards were put into each player's soul other than by riding."""

HOMARE_PAID: Final = "homare paid this turn"
"""11.40.1. The key of how many costs of Homare abilities each player has paid."""

BATTLES: Final = "battles this turn"
"""11.35.1. The key of how many battles have begun."""

AT_FIRST: Final[Mapping[str, Any]] = {CALLED: (0, 0), SOUL_FED: (0, 0), HOMARE_PAID: (0, 0), BATTLES: 0}


def note(match: Match, what: str, player: int, count: int) -> None:
    """Count what is about to happen: abilities that it triggers find it counted (11.18.3.1 says so of its like).

    ``count`` is negative for what has not come about after all.
    """
    if count:
        counted = list(match.state.memory[what])
        counted[player] += count
        match.state.memory[what] = tuple(counted)
        match.changed(what)


def note_battle(match: Match) -> None:
    """7.4.1.1. A battle is about to begin."""
    match.state.memory[BATTLES] += 1
    match.changed(BATTLES)


def forget(match: Match) -> None:
    """The turn is over."""
    match.state.memory.update(AT_FIRST)
