"""10. How the match is won: what is looked at at every check timing."""

from __future__ import annotations

from engine.games.level_neo import zones
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match

_DECKS = tuple((player, zones.DECK[player]) for player in (0, 1))


def rule_actions(match: Match) -> Procedure[bool]:
    """10.2. Whoever has no deck left loses once no effect waits any more; both at once draw (decision 24)."""
    if not match.state.standing_by:
        piles = match.state.zones
        losers = [player for player, deck in _DECKS if not piles[deck]]
        if losers:
            match.lose(losers, "10.2", "deck")
    yield from ()
    return False
