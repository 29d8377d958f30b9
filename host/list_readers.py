"""Reads deck lists beside the event loop, so that a long list holds up only the one who sent it.

How much work a list can be is bounded where it is read (`engine.decks`): by its size, its lines, their length, and the
near names that are looked for. That is what protects everybody else, for a thread cannot be stopped. One thread reads,
so that many lists wait for each other; whoever has waited too long is told so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from host.errors import ListTakesTooLong

T = TypeVar("T")

MOST_SECONDS: Final = 10.0
"""How long somebody waits for their list; reading one takes a hundredth of a second at most."""


class Readers:
    """The thread that reads deck lists."""

    def __init__(self, *, patience: float = MOST_SECONDS) -> None:
        self._patience = patience
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="deck-lists")

    async def read(self, reading: Callable[[], T]) -> T:
        """What comes of reading a list. Raises `ListTakesTooLong`."""
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.get_running_loop().run_in_executor(self._thread, reading)
        except TimeoutError:
            raise ListTakesTooLong from None
