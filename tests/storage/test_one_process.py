"""One bot at a time on a SQLite file."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from storage import DatabaseInUse, StorageUnavailable, alone_with, one_process
from storage.connections import Connections
from tests.patience import SECONDS
from tests.postgresql import Server

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


async def test_a_second_process_is_told_so_on_a_server_too_and_a_kill_leaves_nothing_locked(
    postgresql: Server,
) -> None:
    url = await postgresql.emptied()
    async with another_process(url) as process:
        with pytest.raises(DatabaseInUse, match="tablecast"):
            async with alone_with(url, patience=0.3):
                pass
        async with alone_with(await postgresql.bare(), patience=SECONDS):
            pass
        process.kill()
        async with alone_with(url, patience=SECONDS):
            pass
    await _be_alone(url)


async def test_a_lock_that_is_lost_with_its_connection_is_taken_again(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(one_process, "ASK_SECONDS", 0.05)
    url = await postgresql.emptied()
    async with alone_with(url, patience=SECONDS):
        await postgresql.emptied()  # throws everybody out
        async with asyncio.timeout(SECONDS):
            while "is not known" not in caplog.text:  # noqa: ASYNC110 - the log has no event
                await asyncio.sleep(0.01)
            while not await _is_locked(url):  # noqa: ASYNC110 - nor has the server
                await asyncio.sleep(0.1)


async def test_a_server_that_ends_what_lies_idle_leaves_the_lock(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(one_process, "ASK_SECONDS", 0.4)
    url = await postgresql.bare()
    connections = Connections(url)
    async with connections.writing() as connection:
        await connection.execute(text("ALTER DATABASE bare SET idle_in_transaction_session_timeout = 100"))
    await connections.close()
    async with alone_with(url, patience=SECONDS):
        await asyncio.sleep(1.0)
        assert await _is_locked(url)
    assert "is not known" not in caplog.text


async def test_what_the_driver_does_not_take_is_not_said_to_be_another_bot() -> None:
    with pytest.raises(TypeError):
        async with alone_with("postgresql+asyncpg://u:p@127.0.0.1:1/d?no_such_option=1"):
            pass


async def test_a_server_that_cannot_be_asked_is_said_to_be_out_of_reach() -> None:
    with pytest.raises(StorageUnavailable, match="cannot be reached"):
        async with alone_with("postgresql+asyncpg://u:p@127.0.0.1:1/d"):
            pass


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:////no/such/folder/x.db"])
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


async def _is_locked(url: str) -> bool:
    try:
        async with alone_with(url, patience=0.3):
            return False
    except DatabaseInUse:
        return True


async def _be_alone(url: str) -> None:
    async with alone_with(url):
        pass
