"""Whose transactions wait for whose: what people wait for comes before what is shown to them afterwards.

After a restart hundreds of boards and hands are shown anew, and each writes down where. In one queue with them an
answer would have to wait until they are all done, which on a busy machine is longer than anybody's patience.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar

_GIVES_WAY: ContextVar[bool] = ContextVar("gives way", default=False)


def give_way() -> None:
    """From now on let the transactions of the current task, and of those that it starts, wait for those of others.

    To be called first in a task of its own: whoever awaits a coroutine that calls it gives way as well.
    """
    _GIVES_WAY.set(True)


@contextmanager
def not_giving_way() -> Iterator[None]:
    """Within this, and in tasks that are started within it, do not give way: others wait for what is done here."""
    before = _GIVES_WAY.set(False)
    try:
        yield
    finally:
        _GIVES_WAY.reset(before)


class Turns:
    """Lets few of those who give way ask for a connection at a time; the others wait here, for as long as it takes."""

    def __init__(self, at_a_time: int) -> None:
        self._turns = asyncio.Semaphore(at_a_time)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """At once for whoever does not give way. Nobody waits for another turn within one, which might be their own."""
        if not _GIVES_WAY.get():
            yield
            return
        async with self._turns:
            with not_giving_way():
                yield
