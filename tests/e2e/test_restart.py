"""A bot that is killed again and again: nothing that was answered is lost, and every button goes on working."""

import asyncio
import os
import random
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from sandbox import InteractionFailed, Limits, Sandbox
from sandbox.reading import custom_ids_of
from tests.e2e.people import SECONDS, Player, begin, is_result

pytestmark = pytest.mark.e2e

ROOT = Path(__file__).parent.parent.parent
KILLS = 10
ANSWERS_BETWEEN = (2, 7)


class BotProcess:
    """`python bot.py` in a process of its own."""

    def __init__(self, folder: Path, sandbox: Sandbox) -> None:
        self._folder = folder
        self._sandbox = sandbox
        self._process: asyncio.subprocess.Process | None = None
        self._started = 0
        self.log = folder / "bot.log"
        self.database = folder / "test.db"

    async def start(self, *, until: str = " ready ") -> None:
        """Start it, and wait until its log says that it has taken its matches up, or something else."""
        environment = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG")}
        environment |= {
            "SANDBOX_URL": self._sandbox.url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
            "LOG_LEVEL": "INFO",
        }
        self._started = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as output:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, str(ROOT / "bot.py"), cwd=self._folder, env=environment, stdout=output, stderr=output
            )
        await self.wait_until(until)

    async def wait_until(self, text: str) -> None:
        """Wait until the log of this process says so."""
        assert self._process is not None
        async with asyncio.timeout(SECONDS):
            while text not in self.log.read_text()[self._started :]:
                assert self._process.returncode is None, self.log.read_text()
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """SIGKILL: no time to do anything."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    async def stop(self) -> int:
        """SIGTERM; returns the exit code."""
        assert self._process is not None
        self._process.terminate()
        return await self._process.wait()


@asynccontextmanager
async def bot_process(folder: Path, sandbox: Sandbox) -> AsyncIterator[BotProcess]:
    process = BotProcess(folder, sandbox)
    await process.start()
    try:
        yield process
    finally:
        await process.stop()


async def test_killed_ten_times_the_match_goes_on_to_its_end(tmp_path: Path) -> None:
    async with Sandbox(limits=Limits.unhurried()) as sandbox, bot_process(tmp_path, sandbox) as bot:
        alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
        thread = await begin(sandbox, alice, bob)
        players = [Player(alice), Player(bob)]
        moments = random.Random(2026)
        for _ in range(KILLS):
            await play_through(players, moments.randint(*ANSWERS_BETWEEN))
            await asyncio.sleep(moments.random() * 0.2)
            await bot.kill()
            await bot.start()
        while not any(is_result(message) for message in bob.messages(thread)):
            await play_through(players, 1)

        results = [message for message in bob.messages(thread) if is_result(message)]
        assert len(results) == 1, "the result is announced once"
        log = bot.log.read_text()
        assert "Traceback" not in log, log[-4000:]
        assert log.count("matches taken up") == KILLS + 1
        assert log.count("commands registered") == 1, "commands are registered only when they have changed"


async def test_stopped_in_good_order_it_says_so_and_leaves_no_error(tmp_path: Path) -> None:
    async with Sandbox(limits=Limits.unhurried()) as sandbox:
        bot = BotProcess(tmp_path, sandbox)
        await bot.start()
        assert await bot.stop() == 0
        log = bot.log.read_text()
        assert "ERROR" not in log, log
        assert "Traceback" not in log, log


async def test_a_database_that_cannot_be_read_at_the_start_is_tried_again(tmp_path: Path) -> None:
    async with Sandbox(limits=Limits.unhurried()) as sandbox, bot_process(tmp_path, sandbox) as bot:
        alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
        await begin(sandbox, alice, bob)
        players = [Player(alice), Player(bob)]
        await play_through(players, 3)
        await bot.kill()
        with closing(sqlite3.connect(bot.database)) as connection:
            connection.execute("ALTER TABLE matches RENAME TO elsewhere")
        await bot.start(until="the database cannot be read")
        with closing(sqlite3.connect(bot.database)) as connection:
            connection.execute("ALTER TABLE elsewhere RENAME TO matches")
        await bot.wait_until(" ready ")
        await play_through(players, 3)


async def test_without_a_discord_to_connect_to_it_says_so_and_ends(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(ROOT / "bot.py")),
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "SANDBOX_URL": f"http://127.0.0.1:{port}"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(process.communicate(), SECONDS)
    assert process.returncode == 1
    assert b"cannot be reached" in said
    assert b"Traceback" not in said


async def play_through(players: list[Player], count: int) -> None:
    """So many answers by whoever is asked; a press that gets no answer is pressed again, as people do."""
    answered = 0
    quiet = 0.0
    while answered < count:
        asked = [(player, prompt) for player in players if (prompt := player.prompt()) is not None]
        for player, prompt in asked:
            try:
                await player.answer(prompt)
            except InteractionFailed:
                player.answered.difference_update(custom_ids_of(prompt))
            answered += 1
        if any(is_result(m) for player in players for c in player.person.channels for m in player.person.messages(c)):
            return
        if not asked:
            await asyncio.sleep(0.01)
            quiet += 0.01
            if quiet > 8.0:
                # A press that was acknowledged, and whose answer died with the process: the same buttons ask again.
                for player in players:
                    player.answered.clear()
                quiet = 0.0
