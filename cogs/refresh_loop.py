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
from host.errors import Refused
from host.stored import StorageUnavailable, give_way

log = logging.getLogger(__name__)

FIRST_RETRY_SECONDS = 2.0
LAST_RETRY_SECONDS = 120.0
FIRST_SLOW_RETRY_SECONDS = 600.0
LAST_SLOW_RETRY_SECONDS = 24 * 3600.0


class RefreshLoop:
    """Runs `show` after it is woken: never twice at the same time, and at most once a `pause`.

    `show` returns False when there will be nothing more to show. What may pass is tried again, later each time. What is
    refused for good waits for the next change, which waits longer each time as well. What somebody on the server may
    put right is tried again meanwhile, ever more seldom. After a few days without a change the loop gives up, and at
    once where the host refuses to say what is to be shown: it would say no more the next time.
    """

    def __init__(self, name: str, show: Callable[[], Awaitable[bool]], *, pause: float) -> None:
        self._name = name
        self._show = show
        self._pause = pause
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()
        self._retry = FIRST_RETRY_SECONDS
        self._slow_retry = FIRST_SLOW_RETRY_SECONDS
        self._task = asyncio.create_task(self._run(), name=name)

    @property
    def finished(self) -> bool:
        """Whether nothing more will be shown."""
        return self._task.done()

    def wake(self) -> None:
        """There is something new."""
        self._idle.clear()
        self._woken.set()

    def when_finished(self, call: Callable[[], None]) -> None:
        """Have this called when nothing more will be shown."""
        self._task.add_done_callback(lambda _: call())

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
        going_on = True
        while going_on:
            await self._woken.wait()
            self._woken.clear()
            try:
                going_on = await self._show()
                self._retry, self._slow_retry = FIRST_RETRY_SECONDS, FIRST_SLOW_RETRY_SECONDS
                await sleep(self._pause)
            except Undelivered as problem:
                log.warning("not shown", extra={"what": self._name, "reason": problem.reason, "detail": str(problem)})
                if problem.retry_after is not None:
                    await self._news_within(problem.retry_after)
                    self._woken.set()
                elif problem.passes:
                    await self._wait_to_retry()
                else:
                    going_on = await self._wait_for_news_or_mending(problem)
            except StorageUnavailable:
                log.warning("not shown, because the database cannot be used", extra={"what": self._name})
                await self._wait_to_retry()
            except Refused as problem:
                log.warning("not shown any more", extra={"what": self._name, "reason": str(problem)})
                going_on = False
            except Exception:
                log.exception("not shown", extra={"what": self._name})
                await self._wait_to_retry()
            if not self._woken.is_set():
                self._idle.set()

    async def _wait_to_retry(self) -> None:
        await self._wait_longer()
        self._woken.set()

    async def _wait_longer(self) -> None:
        """Wait longer each time."""
        seconds, self._retry = self._retry, min(self._retry * 2, LAST_RETRY_SECONDS)
        await sleep(seconds)

    async def _wait_for_news_or_mending(self, problem: Undelivered) -> bool:
        """Wait until what was refused may be sent again; False to give up."""
        if not self._woken.is_set():
            self._idle.set()
        await self._wait_longer()
        seconds = min(self._slow_retry, LAST_SLOW_RETRY_SECONDS) if problem.may_be_mended else LAST_SLOW_RETRY_SECONDS
        if await self._news_within(seconds):
            self._slow_retry = FIRST_SLOW_RETRY_SECONDS
            return True
        self._slow_retry *= 2
        self._woken.set()
        return seconds < LAST_SLOW_RETRY_SECONDS

    async def _news_within(self, seconds: float) -> bool:
        """Wait so long, or until there is something new, of which part may be shown: whether there is."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)
        return self._woken.is_set()
