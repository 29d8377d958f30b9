"""A bot in a process of its own, to be killed: what `python bot.py` runs, forked from a process that has it loaded.

Only its matches begin with seeds of the test, its automatic answers wait for nothing, and its boards for little.
"""

import asyncio
import os
import resource
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

import bot
from cogs import discord_publisher
from host.log_setup import configure_logging
from host.settings import load_settings
from sandbox import Sandbox
from tests.e2e.bots import BOARD_SECONDS, NoPauses
from tests.forked import FORKS
from tests.patience import SECONDS
from tests.seeds import Seeds, running_test


class StoredMatch(NamedTuple):
    """What a database says of a match."""

    status: str
    last_sequence: int
    shown_sequence: int


class BotProcess:
    """A bot on a sandbox, with its database and its log in `folder`; it can be started again after it has ended."""

    def __init__(self, folder: Path, sandbox: Sandbox) -> None:
        self.log = folder / "bot.log"
        self.database = folder / "test.db"
        self._settings = {
            "SANDBOX_URL": sandbox.url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
            "LOG_LEVEL": "INFO",
        }
        self._process = FORKS.Process()
        self._logged_before = 0

    async def start(self, *, until: str = " ready ") -> None:
        """Start it, and wait until its log says that it has taken its matches up, or something else."""
        self._logged_before = self.log.stat().st_size if self.log.exists() else 0
        self._process = FORKS.Process(target=_run, args=(self.log, self._settings, running_test()), daemon=True)
        await asyncio.to_thread(self._process.start)
        try:
            await self.wait_until(until)
        except BaseException:
            await self.kill()
            raise

    async def wait_until(self, text: str) -> None:
        """Wait until the log of this process says so."""
        try:
            async with asyncio.timeout(SECONDS):
                while text not in self.log_since_start:
                    assert self._process.is_alive(), self.report()
                    await asyncio.sleep(0.01)
        except TimeoutError:
            raise AssertionError(f"{text!r} is not in the log\n{self.report()}") from None

    @property
    def log_since_start(self) -> str:
        """What the process that was started last has logged."""
        return self.log.read_text()[self._logged_before :] if self.log.exists() else ""

    def stored(self) -> StoredMatch:
        """How its database says that its only match stands."""
        with closing(sqlite3.connect(self.database)) as connection:
            rows = connection.execute("SELECT status, last_sequence, shown_sequence FROM matches")
            return StoredMatch(*next(rows))

    def invitation(self) -> str:
        """How its database says that its only invitation stands."""
        return str(self._one("SELECT status FROM invitations"))

    def untold(self) -> int:
        """Of how many invitations nobody has been told yet what has become of them."""
        return int(self._one("SELECT count(*) FROM invitations WHERE NOT told"))

    def _one(self, query: str) -> Any:
        with closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(query).fetchone()[0]

    def fill_disk(self) -> None:
        """Let no file of its grow, as if the disk was full: the largest is the log of its database."""
        self._limit_files(self.database.with_name("test.db-wal").stat().st_size)

    def free_disk(self) -> None:
        """Let its files grow again."""
        self._limit_files(resource.RLIM_INFINITY)

    def report(self) -> str:
        """How its match stands, and what it has logged last, for a test that fails."""
        try:
            match: object = self.stored()
        except (sqlite3.Error, StopIteration) as problem:
            match = repr(problem)
        return f"The bot's match: {match}\nIts log:\n{self.log_since_start[-4000:]}"

    async def kill(self) -> None:
        """SIGKILL: no time to do anything."""
        self._process.kill()
        await asyncio.to_thread(self._process.join)

    async def stop(self) -> int:
        """SIGTERM, if it is running; returns the exit code."""
        self._process.terminate()
        await asyncio.to_thread(self._process.join)
        assert self._process.exitcode is not None
        return self._process.exitcode

    def _limit_files(self, size: int) -> None:
        assert self._process.pid is not None
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@asynccontextmanager
async def bot_process(folder: Path, sandbox: Sandbox) -> AsyncIterator[BotProcess]:
    """A running bot; what fails meanwhile says how its matches stood, and what it has logged last."""
    process = BotProcess(folder, sandbox)
    await process.start()
    try:
        yield process
    except BaseException as problem:
        problem.add_note(process.report())
        raise
    finally:
        await process.stop()


def _run(log: Path, environment: Mapping[str, str], test: str) -> None:
    """In the new process, which has imported the bot already."""
    with log.open("ab") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    os.environ.update(environment)
    os.chdir(log.parent)
    discord_publisher.PUBLIC_PAUSE_SECONDS = BOARD_SECONDS
    settings = load_settings()
    configure_logging(settings.log_level, settings.secrets)
    asyncio.run(bot.run(settings, in_sandbox=settings.uses_sandbox, new_seed=Seeds(test), new_pauses=NoPauses))
