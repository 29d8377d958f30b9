"""Work that is done again and again, and may fail: the next time it may succeed."""

import logging
from collections.abc import Awaitable, Callable

from host.time import Clock
from storage import StorageUnavailable

log = logging.getLogger(__name__)


async def every(clock: Clock, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do this whenever so many seconds have passed, until cancelled."""
    while True:
        await clock.sleep(seconds)
        await attempt(work)


async def attempt(work: Callable[[], Awaitable[None]]) -> None:
    """Do this once. What goes wrong is logged, and raises nothing."""
    try:
        await work()
    except StorageUnavailable:
        pass  # logged already
    except Exception:
        log.exception("what is done regularly has failed")
