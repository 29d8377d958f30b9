"""An event loop in which waiting takes no time: its clock jumps to the next thing that is to happen."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

A_MOMENT = 1e-6
"""Seconds that a turn of the loop takes: whoever waits for less than a float can tell would wait for ever."""


class _Jumping(selectors.SelectSelector):
    """A selector that does not wait for anybody, and counts the seconds it would have waited."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        self.now += A_MOMENT
        if not found and timeout is not None:
            self.now += max(timeout, 0.0)
        return found


class _VirtualTimeLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now


def run_in_virtual_time(work: Coroutine[Any, Any, T]) -> T:
    """What the work comes to. It must wait for time alone, and for nothing outside of the process."""
    with asyncio.Runner(loop_factory=_VirtualTimeLoop) as runner:
        return runner.run(work)
