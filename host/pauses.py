"""How long an automatic answer waits, so that nobody can tell by the time whether its player was asked.

It waits as long as its player took lately, when they were asked and passed; at first, as long as people usually take.
The pause is drawn in the same way whether there was nothing to choose or the player passes for a while. It depends on
the secret seed and on what everybody has seen, and on nothing that is hidden.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from engine.kernel.randomness import derived

USUAL: Final = (0.6, 0.8, 1.0, 1.2, 1.5, 1.9, 2.5, 3.2)
"""Seconds in which people pass, before anything is known of a player: the shorter the likelier."""

LONGEST: Final = 4.0
"""Nobody is made to wait longer. Who takes more time is seen to think, as at a table."""

_SPREAD: Final = 0.2
"""How much the drawn pauses differ, at most, from the one that they repeat: a time is never the very same again."""


class Pauses:
    """Draws pauses, and learns from how long players take."""

    def __init__(self, usual: Sequence[float] = USUAL) -> None:
        """`usual` are the seconds that are drawn from at first; as many of a player's own take their place."""
        self._usual = tuple(usual)
        self._taken: dict[tuple[int, int], deque[float]] = {}

    def drawn(self, match_id: int, seat: int, sequence: int, seed: bytes) -> timedelta:
        """How long the automatic answer number `sequence` waits after the question came up; `seed` is the match's."""
        likely = self._taken.get((match_id, seat), self._usual)
        number = int.from_bytes(derived(seed, f"pause {seat} {sequence}")[:8], "little")
        which, spread = number % len(likely), (number >> 32) / 2**32
        return timedelta(seconds=likely[which] * (1 + _SPREAD * (spread - 0.5)))

    def took(self, match_id: int, seat: int, time: timedelta) -> None:
        """The player at a seat was asked, and passed after so long."""
        if time.total_seconds() <= LONGEST:
            taken = self._taken.setdefault((match_id, seat), deque(self._usual, maxlen=len(self._usual)))
            taken.append(time.total_seconds())

    def forget(self, match_id: int) -> None:
        """The match is over."""
        for seat in (0, 1):
            self._taken.pop((match_id, seat), None)
