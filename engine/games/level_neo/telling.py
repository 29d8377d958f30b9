"""What belongs together in the log of a match: a battle, with the attack and what comes of it."""

from __future__ import annotations

from typing import Final

from engine.games.level_neo import battle_state
from engine.kernel.match import Match
from engine.kernel.telling import Telling

_ATTACKS: Final = frozenset({"attacks", "attacks-together"})


def in_battle(match: Match) -> bool:
    """Whether a battle is in progress (4.3.3)."""
    return battle_state.battle(match) is not None


TELLING: Final = Telling(
    turns=frozenset({"turn-begins"}),
    is_passage=in_battle,
    opens=_ATTACKS,
    closes={"judgement": _ATTACKS, "broken-off": frozenset()},
)
