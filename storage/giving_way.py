"""Whose transactions wait for whose: what people wait for comes before what is shown to them afterwards.

After a restart hundreds of boards and hands are shown anew, and each writes down where. In one queue with them an
answer would have to wait until they are all done, which on a busy machine is longer than anybody's patience.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

_GIVES_WAY: ContextVar[bool] = ContextVar("gives way", default=False)


def give_way() -> None:
    """From now on let the transactions of the current task, and of those that it starts, wait for those of others."""
    _GIVES_WAY.set(True)


class Turns:
    """Lets few of those who give way ask for a connection at a time; the others wait here, for as long as it takes."""

    def __init__(self, at_a_time: int) -> None:
        self._turns = asyncio.Semaphore(at_a_time)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """At once for whoever does not give way. Who has a turn needs no other until it ends."""
        if not _GIVES_WAY.get():
            yield
            return
        async with self._turns:
            before = _GIVES_WAY.set(False)
            try:
                yield
            finally:
                _GIVES_WAY.reset(before)
