"""What belongs together in the log of a match: an attack, with its battle or the shields that it breaks."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import battle_state
from engine.kernel.match import Match
from engine.kernel.telling import Telling

_ATTACK: Final = frozenset({"attacks"})
_ON_THE_PLAYER: Final = frozenset({"attacks-player"})


def in_attack(match: Match) -> bool:
    """Whether an attack is in progress (506)."""
    return battle_state.ATTACK.of(match) is not None


TELLING: Final = Telling(
    turns=frozenset({"turn-begins"}),
    is_passage=in_attack,
    opens=_ATTACK | _ON_THE_PLAYER,
    closes={"battles": _ATTACK, "breaks": _ON_THE_PLAYER, "attacks-directly": _ON_THE_PLAYER},
)
