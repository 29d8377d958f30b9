"""104.2. Losing the game, for whom no effect forbids it (101.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.kernel.match import Match

LOSE: Final = "lose the game"
"""What "can't lose the game" forbids; whoever would win then wins nothing."""


def lose(match: Match, players: Iterable[int], rule: str, reason: str) -> None:
    """Let players lose who can: what is forbidden does not happen, and is not made up for afterwards."""
    losing = [player for player in players if not match.forbids(player, LOSE)]
    if losing:
        match.lose(losing, rule, reason)
