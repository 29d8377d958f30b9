"""What belongs together in the log of a match: a battle, with the attack and what comes of it."""

from __future__ import annotations

from typing import Final

from engine.games.luck_and_logic import battle_state
from engine.kernel.match import Match
from engine.kernel.telling import Telling

_ATTACK: Final = frozenset({"attacks"})


def in_battle(match: Match) -> bool:
    """Whether a battle is in progress (8.1)."""
    return battle_state.battle(match) is not None


TELLING: Final = Telling(
    turns=frozenset({"turn-begins"}),
    is_passage=in_battle,
    opens=_ATTACK,
    closes={"result": _ATTACK, "wins-alone": _ATTACK, "gate-destroyed-by": _ATTACK, "gate-destroyed": frozenset()},
)
