"""What need not be asked, because everybody can tell that it changes nothing."""

from __future__ import annotations

from engine.games.vanguard.battle import drives, would_hit
from engine.games.vanguard.battle_state import battle
from engine.kernel.decisions import Decision
from engine.kernel.match import Match


def is_pointless(match: Match, decision: Decision) -> bool:
    """7.5.1.2, 7.7.1.2. Guarding against an attack that does not hit as things stand, and makes no drive checks."""
    current = battle(match)
    if current is None or decision.prompt.text != "ask-guard" or drives(match, current):
        return False
    return not any(would_hit(match, current, target) for target in current.targets)
