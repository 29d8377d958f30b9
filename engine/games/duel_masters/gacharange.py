"""118, 408, 701.30, 809. Gacharange creatures: the super gacharange, being summoned from it, and going back to it."""

from __future__ import annotations

from engine.games.duel_masters import using, zones
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.position import Position


def next_creature(match: Position, player: int) -> Card | None:
    """408.2. The card on top of the player's super gacharange, which nobody sees."""
    pile = match.state.zones[zones.GACHARANGE[player]]
    return pile[-1] if pile else None


def can_summon(match: Match, player: int) -> bool:
    """101.2, 701.30a. Whether the player has what to summon, and may summon creatures."""
    return next_creature(match, player) is not None and not match.forbids(player, using.SUMMON)


def summon(match: Match, player: int) -> Procedure[Card | None]:
    """701.30a. Summon the top card of the super gacharange as if its cost was paid; the creature, if there was one."""
    card = next_creature(match, player)
    if card is None or not using.is_usable(match, player, card, using.SUMMON):
        return None
    yield from using.use_for_nothing(match, player, card, using.SUMMON)
    return card
