"""Alarms: one task that wakes whatever is due, for any number of matches."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from datetime import datetime

from host.time import Clock

NEVER_SECONDS = 3600.0
"""How long to sleep while no alarm is set; setting one wakes the task."""

MOST_PAST = 64
"""How many alarms that were moved or taken off may be kept beside as many as there are."""


class Alarms:
    """At most one alarm for each key; setting it again moves it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._due: dict[int, datetime] = {}
        self._heap: list[tuple[datetime, int]] = []  # may hold alarms that were moved or taken off since
        self._changed = asyncio.Event()

    def set(self, key: int, at: datetime) -> None:
        """Ring at this time (at once, if it has passed)."""
        self._due[key] = at
        heapq.heappush(self._heap, (at, key))
        if len(self._heap) > 2 * len(self._due) + MOST_PAST:  # far ahead, what was moved would stay there for long
            self._heap = [(due, each) for each, due in self._due.items()]
            heapq.heapify(self._heap)
        self._changed.set()

    def clear(self, key: int) -> None:
        """Take an alarm off, if there is one."""
        self._due.pop(key, None)

    async def run(self, ring: Callable[[int], None]) -> None:
        """Until cancelled, call `ring` with the key of each alarm that is due. It returns at once."""
        while True:
            self._changed.clear()
            seconds = self._ring_due(ring)
            changed = asyncio.ensure_future(self._changed.wait())
            slept = asyncio.ensure_future(self._clock.sleep(seconds))
            try:
                await asyncio.wait({changed, slept}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                changed.cancel()
                slept.cancel()

    def _ring_due(self, ring: Callable[[int], None]) -> float:
        """Ring what is due; the seconds until the next alarm."""
        now = self._clock.now()
        while self._heap:
            at, key = self._heap[0]
            if self._due.get(key) != at:
                heapq.heappop(self._heap)
            elif at > now:
                return (at - now).total_seconds()
            else:
                heapq.heappop(self._heap)
                del self._due[key]
                ring(key)
        return NEVER_SECONDS
