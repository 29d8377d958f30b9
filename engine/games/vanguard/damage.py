"""3.9.2, 10.33. Damage that was dealt to vanguards and is yet to be processed; the process is a rule action (9.6)."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard import field
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Seat

VANGUARD_DAMAGE: Final = "vanguard damage"
"""The key in `State.memory` of the damage of both players' vanguards."""


def due(match: Match, player: int) -> int:
    """How much damage of the vanguard on a player's circle is yet to be processed."""
    damage: int = match.state.memory[VANGUARD_DAMAGE][player]
    return damage


def deal(match: Match, player: int, amount: int, source: Card | None) -> None:
    """10.33.1. Add to the vanguard damage of the vanguard on a player's circle."""
    if amount <= 0 or field.vanguard(match, player) is None:
        return
    _set(match, player, due(match, player) + amount)
    match.tell("deals-damage", player=Seat(player), amount=amount)
    if match.hears("damage dealt"):
        match.announce(Event("damage dealt", field.vanguard(match, player), player, other=source))


def take_one(match: Match, player: int) -> None:
    """9.6.2. One point of the damage is being processed."""
    _set(match, player, due(match, player) - 1)


def forget(match: Match, player: int) -> None:
    """3.9.2. The vanguard is one no longer: what was dealt to it was dealt to nobody else."""
    if due(match, player):
        _set(match, player, 0)


def _set(match: Match, player: int, amount: int) -> None:
    both = list(match.state.memory[VANGUARD_DAMAGE])
    both[player] = amount
    match.state.memory[VANGUARD_DAMAGE] = tuple(both)
    match.changed(VANGUARD_DAMAGE)
