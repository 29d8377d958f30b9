"""What a computer player is: somebody who answers decisions from views, and sees no more than a person would."""

from __future__ import annotations

from typing import Protocol

from engine.kernel.views import View
from engine.players.chance import Chance


class Player(Protocol):
    """A computer player. It keeps nothing between two decisions, so that it can go on after any restart."""

    def choose(self, view: View, chance: Chance) -> tuple[str, ...]:
        """The keys of the options it chooses for the decision of this view, which is its own to make."""
        ...
