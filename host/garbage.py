"""How often the garbage collector looks for cycles in a process that plays matches: seldom."""

from __future__ import annotations

import gc
from typing import Final

OBJECTS: Final = 50_000
"""So many more objects that could be in a cycle have it look at what is new; Python's own figure is 700."""


def look_seldom() -> None:
    """Pass over all that there is by now, most of it modules, cards and texts, and look at the rest less often.

    A full collection stops everything: 200 ms for half a million objects. Matches make hardly anything that is in a
    cycle, and throw away thousands of objects a decision: to look at them all again and again is work for nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS, 10, 10)
