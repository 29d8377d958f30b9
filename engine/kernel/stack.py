"""How deep Python lets calls stand in the middle of each other: deep enough for all that a match may nest."""

from __future__ import annotations

import sys
from typing import Final

STACK: Final = 8_000
"""So many calls. `engine.kernel.work.MOST_NESTED` abilities take half of it where each consists of as many instructions
inside each other as a line of text has words for."""


def make_room() -> None:
    """Let Python's stack hold so many, in the whole process, unless it holds more already."""
    if sys.getrecursionlimit() < STACK:
        sys.setrecursionlimit(STACK)
