"""104.2. Losing the game, for whom no effect forbids it (101.2) and nothing else happens instead (101.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.moments import at_once
from engine.kernel.replacement import is_replaceable, replaced_together

LOSE: Final = "lose the game"
"""What "can't lose the game" forbids, and the event that is replaced; whoever would win then wins nothing."""


def lose(match: Match, players: Iterable[int], rule: str, reason: str) -> Procedure[None]:
    """Let players lose who can: what is forbidden does not happen, and is not made up for afterwards.

    609.9a. Of all of them it is settled whether something else happens before any of them has lost, and before it is
    looked again who is to lose.
    """
    losing = [player for player in players if not match.forbids(player, LOSE)]
    if losing and is_replaceable(match, LOSE):
        events = [Event(LOSE, player=player) for player in losing]
        with at_once(match):
            after = yield from replaced_together(match, events)
        losing = [player for player, event in zip(losing, after, strict=True) if event is not None]
    if losing:
        match.lose(losing, rule, reason)
