"""What tickets say that they do."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Ability


@dataclass(frozen=True, slots=True)
class TicketAbility(Ability):
    """What a ticket does that is used in a guard step: one of the player's attacked units gets power."""

    amount: int = 0
