"""One bot at a time on a SQLite file."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from storage import DatabaseInUse, alone_with
from tests.patience import SECONDS

ROOT = Path(__file__).parent.parent.parent
HOLDING = """
import asyncio, sys
from storage import alone_with

async def hold():
    async with alone_with(sys.argv[1]):
        print("held", flush=True)
        await asyncio.Event().wait()

asyncio.run(hold())
"""


@asynccontextmanager
async def another_process(url: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A process that is alone with the database, and is killed in the end."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HOLDING, url),
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        assert await asyncio.wait_for(process.stdout.readline(), SECONDS) == b"held\n"
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def test_a_second_process_is_told_that_the_database_is_in_use(bare_sqlite_url: str, file: Path) -> None:
    async with another_process(bare_sqlite_url):
        with pytest.raises(DatabaseInUse, match=file.name):
            async with alone_with(bare_sqlite_url, patience=0.3):
                pass
        async with alone_with(f"{bare_sqlite_url}.other", patience=0.0):
            pass


async def test_whoever_starts_while_another_ends_waits_for_that_and_a_kill_leaves_nothing_locked(
    bare_sqlite_url: str,
) -> None:
    async with another_process(bare_sqlite_url) as process:
        waiting = asyncio.create_task(_be_alone(bare_sqlite_url))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        process.kill()
        await asyncio.wait_for(waiting, SECONDS)
    await _be_alone(bare_sqlite_url)


@pytest.mark.parametrize(
    "url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:////no/such/folder/x.db", "postgresql+asyncpg://u:p@h/d"]
)
async def test_what_is_no_file_is_not_locked(url: str) -> None:
    await _be_alone(url)


@pytest.mark.slow
async def test_a_second_bot_on_a_database_says_so_and_ends(bare_sqlite_url: str, tmp_path: Path) -> None:
    async with another_process(bare_sqlite_url):
        bot = await asyncio.create_subprocess_exec(
            *(sys.executable, str(ROOT / "bot.py")),
            cwd=tmp_path,
            env={"PATH": os.environ["PATH"], "DATABASE_URL": bare_sqlite_url, "SANDBOX_PORT": "0"},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await asyncio.wait_for(bot.communicate(), SECONDS)
    assert bot.returncode == 1
    assert b"another process uses the database" in said
    assert b"Traceback" not in said


async def _be_alone(url: str) -> None:
    async with alone_with(url):
        pass
