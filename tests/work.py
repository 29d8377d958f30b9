"""How much work something is, counted and not timed: the same on every machine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def work_of(doing: Callable[[], object]) -> int:
    """How many lines of Python are run, and calls made out of it.

    What a call out of Python does within is not seen: `tests.backtracking` counts the steps of regular expressions.
    """
    count = 0

    def note(frame: FrameType, event: str, argument: object) -> Callable[[FrameType, str, object], Any]:
        nonlocal count
        count += event in ("line", "c_call")
        return note

    tracing, profiling = sys.gettrace(), sys.getprofile()
    sys.settrace(note)
    sys.setprofile(note)
    try:
        doing()
    finally:
        sys.settrace(tracing)
        sys.setprofile(profiling)
    return count
