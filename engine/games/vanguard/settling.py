"""Cards that do not stay what or where they are put: G units that left the circles (4.6.9)."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard import striding, zones
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.state import State

_HOMES: Final = (zones.VANGUARD, zones.REAR_GUARD, zones.LOCK, zones.GUARDIAN, zones.HEART, zones.G_ZONE, zones.REMOVED)
"""Where a G unit may be."""


def speaks(state: State, card: Card) -> bool:
    """10.26.7. A deleted unit lies face down, and still has the abilities it gains; what is printed on it is lost."""
    return state.turn > 0 and state.zone[card].kind in (zones.VANGUARD, zones.REAR_GUARD)


def settles(match: Match, card: Card) -> None:
    """4.6.9, 11.14.3. A G unit that came to a zone that is not for G units goes to its owner's G zone face up."""
    definition = match.state.definition[card]
    if definition.kind == striding.G_UNIT and match.state.zone[card].kind not in _HOMES:
        striding.return_to_g_zone(match, card)
