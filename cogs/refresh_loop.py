"""A refresh loop: one place where the newest state of something is shown, at the pace that the place allows.

Whatever happens while something is being sent is sent together afterwards: steps in between may be skipped, the newest
state always arrives, and nobody waits for a slow channel.
"""

import asyncio
import logging
from asyncio import sleep
from collections.abc import Awaitable, Callable
from contextlib import suppress

from cogs.undelivered import Undelivered
from host.stored import StorageUnavailable, give_way

log = logging.getLogger(__name__)

FIRST_RETRY_SECONDS = 2.0
LAST_RETRY_SECONDS = 120.0


class RefreshLoop:
    """Runs `show` after it is woken: never twice at the same time, and at most once a `pause`.

    `show` returns False when there will be nothing more to show. What may pass is tried again, later each time. What is
    refused for good is not: it waits for the next change, which waits longer each time as well.
    """

    def __init__(self, name: str, show: Callable[[], Awaitable[bool]], *, pause: float) -> None:
        self._name = name
        self._show = show
        self._pause = pause
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name=name)

    @property
    def finished(self) -> bool:
        """Whether nothing more will be shown."""
        return self._task.done()

    def wake(self) -> None:
        """There is something new."""
        self._idle.clear()
        self._woken.set()

    async def settled(self) -> None:
        """Wait until everything there was to show is shown, or the loop is finished."""
        idle = asyncio.create_task(self._idle.wait())
        await asyncio.wait({idle, self._task}, return_when=asyncio.FIRST_COMPLETED)
        idle.cancel()

    async def close(self) -> None:
        """Show nothing more; a call that is under way is given up."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        give_way()
        retry = FIRST_RETRY_SECONDS
        going_on = True
        while going_on:
            await self._woken.wait()
            self._woken.clear()
            try:
                going_on = await self._show()
                retry = FIRST_RETRY_SECONDS
                await sleep(self._pause)
            except Undelivered as problem:
                log.warning("not shown", extra={"what": self._name, "reason": problem.reason, "detail": str(problem)})
                if problem.retry_after is not None:
                    await self._wait_for_news(problem.retry_after)
                else:
                    retry = await self._wait_to_retry(retry, again=problem.passes)
            except StorageUnavailable:
                log.warning("not shown, because the database cannot be used", extra={"what": self._name})
                retry = await self._wait_to_retry(retry)
            except Exception:
                log.exception("not shown", extra={"what": self._name})
                retry = await self._wait_to_retry(retry)
            if not self._woken.is_set():
                self._idle.set()

    async def _wait_to_retry(self, seconds: float, *, again: bool = True) -> float:
        if not again and not self._woken.is_set():
            self._idle.set()
        await sleep(seconds)
        if again:
            self._woken.set()
        return min(seconds * 2, LAST_RETRY_SECONDS)

    async def _wait_for_news(self, seconds: float) -> None:
        """Try again after so long, or when there is something new: part of it may be shown meanwhile."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)
        self._woken.set()
