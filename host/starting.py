"""Starting for certain: tried again for as long as the database is in the way, and given up if it is something else.

A bot that is connected and hosts nothing looks alive and is not; one that ends is noticed, and started again by whoever
looks after it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tenacity import AsyncRetrying, RetryCallState, wait_exponential

from host.tasks import withheld
from storage import StorageUnavailable

log = logging.getLogger(__name__)

ATTEMPTS = 4
"""How often a start is tried that fails for another reason than the database."""

PAUSES = wait_exponential(min=1, max=8)
"""Seconds between two attempts: 1, 2, 4, 8, and then 8 each."""


async def start_for_certain(
    start: Callable[[], Awaitable[None]], *, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Return once `start` has succeeded. Raises what it raises in the end, if that is not `StorageUnavailable`."""
    retrying = AsyncRetrying(
        stop=lambda attempt: attempt.attempt_number >= ATTEMPTS and not _is_the_database(attempt),
        wait=PAUSES,
        before_sleep=_noted,
        sleep=sleep,
        reraise=True,
    )
    await retrying(start)


def _is_the_database(attempt: RetryCallState) -> bool:
    return attempt.outcome is not None and isinstance(attempt.outcome.exception(), StorageUnavailable)


def _noted(attempt: RetryCallState) -> None:
    if _is_the_database(attempt):
        log.error("the database cannot be used for a start; trying again")
        return
    problem = None if attempt.outcome is None else attempt.outcome.exception()
    log.error("the start has failed; trying again", exc_info=None if problem is None else withheld(problem))
