"""3.9.2, 10.33. Damage that was dealt to vanguards and is yet to be processed; the process is a rule action (9.6)."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard import field
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import RememberedBySeat
from engine.kernel.messages import Seat

VANGUARD_DAMAGE: Final = RememberedBySeat("vanguard damage", (0, 0), touches="vanguard damage")
"""The damage of each player's vanguard."""


def due(match: Match, player: int) -> int:
    """How much damage of the vanguard on a player's circle is yet to be processed."""
    return VANGUARD_DAMAGE.of_player(match, player)


def deal(match: Match, player: int, amount: int, source: Card | None) -> None:
    """10.33.1. Add to the vanguard damage of the vanguard on a player's circle."""
    if amount <= 0 or field.vanguard(match, player) is None:
        return
    VANGUARD_DAMAGE.set_player(match, player, due(match, player) + amount)
    match.tell("deals-damage", player=Seat(player), amount=amount)
    if match.hears("damage dealt"):
        match.announce(Event("damage dealt", field.vanguard(match, player), player, other=source))


def take_one(match: Match, player: int) -> None:
    """9.6.2. One point of the damage is being processed."""
    VANGUARD_DAMAGE.set_player(match, player, due(match, player) - 1)


def forget(match: Match, player: int) -> None:
    """3.9.2. The vanguard is one no longer: what was dealt to it was dealt to nobody else."""
    if due(match, player):
        VANGUARD_DAMAGE.set_player(match, player, 0)
