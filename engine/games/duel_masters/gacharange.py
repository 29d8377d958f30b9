"""118, 408, 701.30, 809. The super gacharange, from which gacharange creatures are summoned."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.characteristics import PUT
from engine.games.duel_masters.forbidding import is_kept_from
from engine.kernel.cards import Card
from engine.kernel.position import Position

SUPERTYPE: Final = "gacharange"
"""809. The supertype of creatures whose home is the super gacharange."""


def next_creature(match: Position, player: int) -> Card | None:
    """408.2. The card on top of the player's super gacharange, which nobody sees."""
    pile = match.state.zones[zones.GACHARANGE[player]]
    return pile[-1] if pile else None


def can_summon(match: Position, player: int) -> bool:
    """101.2, 701.30a. Whether the player has what to summon, and may summon it, whichever it is: nobody knows."""
    if match.forbids(player, "summon"):
        return False
    pile = match.state.zones[zones.GACHARANGE[player]]
    return any(not any(is_kept_from(match, player, card, use) for use in ("summon", PUT)) for card in pile)
