"""Tasks that nobody waits for, and work that must be finished once it has begun."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, TypeVar

from host.errors import Refused, TakesLong
from storage import StorageError

log = logging.getLogger(__name__)

T = TypeVar("T")


PATIENCE_SECONDS = 7.0
"""People are told within 8 s how it stands with what they did."""


class Withheld(Exception):
    """Stands in the log for an exception whose own message may speak of hidden cards."""


class Tasks:
    """Keeps hold of running tasks, logs what goes wrong in them, and waits for them at the end."""

    def __init__(self, patience: float = PATIENCE_SECONDS) -> None:
        """`patience` is how many seconds people wait for work of theirs to be finished."""
        self._patience = patience
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any], name: str) -> None:
        """Do this in the background."""
        task = self._kept(work, name)
        task.add_done_callback(reported)

    async def finish(self, work: Coroutine[Any, Any, T], name: str) -> T:
        """Do this to its end, even if the caller is cancelled, so that nothing stays half committed.

        Raises `TakesLong` if it takes longer than people wait; it goes on then.
        """
        task = self._kept(work, name)
        try:
            await asyncio.wait({task}, timeout=self._patience)
        finally:
            if not task.done():  # then nobody is there to be told how it ends
                task.add_done_callback(_reported_unless_refused)
        if not task.done():
            raise TakesLong
        return task.result()

    async def settle(self) -> None:
        """Wait until nothing is running."""
        while self._running:
            await asyncio.wait(set(self._running))

    async def end(self, patience: float) -> None:
        """Wait until nothing is running, for so many seconds; what is running then is given up."""
        try:
            async with asyncio.timeout(patience):
                await self.settle()
        except TimeoutError:
            given_up = set(self._running)
            log.warning("given up", extra={"tasks": sorted(task.get_name() for task in given_up)})
            for task in given_up:
                task.cancel()
            await asyncio.wait(given_up, timeout=1)

    def _kept(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task


def _reported_unless_refused(task: asyncio.Task[Any]) -> None:
    if task.cancelled() or not isinstance(task.exception(), Refused | StorageError):
        reported(task)


def reported(task: asyncio.Task[Any]) -> None:
    """Log that a task has failed, if it has: where, but not in its own words."""
    problem = None if task.cancelled() else task.exception()
    if problem is not None:
        log.error("a task failed", extra={"task": task.get_name()}, exc_info=withheld(problem))


def withheld(problem: BaseException) -> tuple[type[Withheld], Withheld, TracebackType | None]:
    """An exception as `exc_info` for the log: where it was raised and what it is, but not in its own words."""
    return Withheld, Withheld(type(problem).__name__), problem.__traceback__
