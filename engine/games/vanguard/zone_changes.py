"""What becomes of cards by themselves: how they lie on a circle, G units (4.6.9) and hearts that left, Gyze's side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.games.vanguard import (
    battle_state,
    damage,
    gifts,
    gyze,
    hearts,
    legion,
    locking,
    striding,
    tickets,
    tokens,
    turn_memory,
    zones,
)
from engine.kernel.aspects import ORIENTATION
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.state import State
from engine.kernel.zones import Zone

_SPEAKING: Final = (*zones.UNITS, zones.G_ZONE)
_COUNTED: Final = {zones.DAMAGE.name: turn_memory.DAMAGED, zones.BIND.name: turn_memory.BOUND}
_SETTLING: Final[Mapping[str, Callable[[Match, Card, Zone], None]]] = {
    gifts.GIFT_CARD: gifts.settle,
    tickets.TICKET: tickets.settle,
    tokens.TOKEN: tokens.settle,
}
"""What belongs to some zones only, by the kind of card."""

_DRAWN: Final = (zones.HAND, zones.TRIGGER)
_STANDING: Final = (zones.VANGUARD, zones.REAR_GUARD, zones.LOCK, zones.HEART)


def keeps_abilities_face_down(state: State, card: Card) -> bool:
    """Which face-down cards have abilities: those of the G zone, and deleted units the ones they gain (10.26.7)."""
    return state.turn > 0 and state.zone[card].kind in _SPEAKING


def remembers(match: Match, card: Card) -> bool:
    """Whether it may be asked later what a card was that is about to leave its circle: in the battle or the turn."""
    if not match.state.zone[card].kind.field:
        return False
    return battle_state.remembers(match, card) or turn_memory.may_have_changed(match)


def after_zone_change(match: Match, card: Card, source: Zone, rested: bool, was: Values | None, master: int) -> None:
    """What a card does right after it came to a zone, by the rules and not by its text."""
    kind, zone = match.state.definition[card].kind, match.state.zone[card]
    if zone.kind.field:
        _orient(match, card, source, zone)
    _count(match, card, source, zone, rested, was, master)
    if source.kind.field:
        battle_state.leave(match, card, source, was)
    if source.kind is zones.VANGUARD and not zones.is_mate(source):
        damage.forget(match, source.player)
        if not match.cards(source):
            legion.part(match, source.player)
    elif source.kind is zones.HEART:
        hearts.leave(match, card, source.player)
    settle = _SETTLING.get(kind)
    if settle is not None:
        settle(match, card, zone)
    if kind != hearts.G_UNIT:
        return
    if gyze.settle(match, card, zone):
        return
    if zone.kind is zones.G_ZONE:
        if card in striding.ULTIMATE.of(match):
            striding.remove_g_zone(match, zone.player)
    elif source.kind is not zones.G_ZONE and not source.kind is zone.kind is zones.REAR_GUARD:
        striding.note_moved_away(match, card, source, rested=rested)


def _count(match: Match, card: Card, source: Zone, zone: Zone, rested: bool, was: Values | None, master: int) -> None:
    """Remember what effects ask about of this turn."""
    if source.kind is not zone.kind and not (source.kind is zones.DECK and zone.kind in _DRAWN):
        turn_memory.note_move(match, card, source, zone, rested, was, master)
    counted = _COUNTED.get(zone.kind.name)
    if counted is not None and zone.kind is not source.kind:
        turn_memory.note(match, counted, zone.player, 1)


def after_turning_over(match: Match, card: Card) -> None:
    """10.22.5. A locked card that something turned face up is locked no longer."""
    if match.state.zone[card].kind is zones.LOCK and not match.state.face_down[card]:
        locking.unlock(match, [card])


def _orient(match: Match, card: Card, source: Zone, zone: Zone) -> None:
    """4.6.4.1, 4.6.5.1, 4.6.6.1. Rest a card that came to the guardian circle; stand one from a circle of another type.

    Locked cards and hearts stand as well (10.22.2, 10.27.2); a legion mate lies as its leader lies (10.25.1).
    """
    if zone.kind is zones.GUARDIAN:
        match.state.rested[card] = True
    elif source.kind.field and zone.kind in _STANDING and source.kind is not zone.kind and not zones.is_mate(zone):
        match.state.rested[card] = False
    else:
        return
    match.changed(ORIENTATION)
