"""Processes for tests to kill, forked from one that has everything loaded.

A signal ends them as it ends any other process. They share nothing with each other or with the tests: their parent has
imported modules and read cards, and does nothing but fork.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Coroutine
from multiprocessing.connection import Connection
from typing import Any

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.preloaded"])


class ForkedProcess:
    """A process that does some work, and what it writes to its standard output."""

    def __init__(self, work: Callable[..., Coroutine[Any, Any, None]], *arguments: str | int) -> None:
        """Of a coroutine function at the top of its module, with what it is called with; `start` starts it."""
        self._reading, self._writing = FORKS.Pipe(duplex=False)
        self._process = FORKS.Process(target=_run, args=(self._writing, work, arguments), daemon=True)
        self.output = asyncio.StreamReader()

    async def start(self) -> ForkedProcess:
        """Start it."""
        await asyncio.to_thread(self._process.start)
        self._writing.close()
        pipe = os.fdopen(os.dup(self._reading.fileno()), "rb")
        self._reading.close()
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(self.output), pipe)
        return self

    def kill(self) -> None:
        """SIGKILL: no time to do anything."""
        self._process.kill()

    async def end(self) -> tuple[int | None, bytes]:
        """Wait until it has ended; returns its exit code and what of its output was not read yet."""
        rest = await self.output.read()
        await asyncio.to_thread(self._process.join)
        return self._process.exitcode, rest


def _run(output: Connection, work: Callable[..., Coroutine[Any, Any, None]], arguments: tuple[str | int, ...]) -> None:
    """In the new process."""
    os.dup2(output.fileno(), 1)
    output.close()
    asyncio.run(work(*arguments))
