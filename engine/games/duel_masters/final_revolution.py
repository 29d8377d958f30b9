"""701.26. Final revolution: an ability of creatures that come by a revolution change, of which one is used a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.kernel.abilities import Automatic
from engine.kernel.memory import Remembered

USED: Final = Remembered[tuple[int, ...]]("final revolutions", (), touches="final revolutions", until="turn")
"""The players who have used a final revolution in this turn."""


@dataclass(frozen=True, slots=True)
class FinalRevolution(Automatic):
    """701.26. When the creature comes by a revolution change, once a turn whatever card it is of."""
