"""What becomes of cards by themselves: G units that left the circles (4.6.9), hearts that left theirs, Gyze's side."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard import gifts, gyze, hearts, legion, striding, zones
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.state import State
from engine.kernel.zones import Zone

_SPEAKING: Final = (*zones.UNITS, zones.G_ZONE)


def speaks(state: State, card: Card) -> bool:
    """Which face-down cards have abilities: those of the G zone, and deleted units the ones they gain (10.26.7)."""
    return state.turn > 0 and state.zone[card].kind in _SPEAKING


def settles(match: Match, card: Card, source: Zone, rested: bool) -> None:
    """What a card does right after it came to a zone, by the rules and not by its text."""
    definition, zone = match.state.definition[card], match.state.zone[card]
    if source.kind is zones.VANGUARD:
        legion.let_mate_lead(match, source.player)
    if source.kind is zones.HEART:
        hearts.leave(match, card, source.player)
    if definition.kind == gifts.GIFT_CARD:
        gifts.settle(match, card, zone)
    if definition.kind != hearts.G_UNIT:
        return
    if gyze.settle(match, card, zone):
        return
    if zone.kind is zones.G_ZONE:
        if card in match.state.memory[striding.ULTIMATE]:
            striding.remove_g_zone(match, zone.player)
    elif source.kind is not zones.G_ZONE and not source.kind is zone.kind is zones.REAR_GUARD:
        striding.note_astray(match, card, source, rested=rested)
