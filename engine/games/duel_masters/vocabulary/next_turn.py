"""501.1. What is done once, as the next turn of a player begins.

When you put this creature into the battle zone, at the start of your next turn, draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Trigger
from engine.language.delayed import Delayed
from engine.language.phrases import phrase
from engine.language.places import OWNERS
from engine.language.times import TURN
from engine.language.triggers import AtBeginning


@phrase("at the start of {owner} next turn, {instruction}", owner=OWNERS, moment=TURN)
@dataclass(frozen=True, slots=True)
class AtStartOfNextTurn(Delayed):
    """501.1, 603.7. A timed trigger: when a player's next turn begins, once, whatever turn it is now."""

    owner: str

    @property
    def awaited(self) -> Trigger:
        return AtBeginning(f"{self.owner}:{TURN}")
