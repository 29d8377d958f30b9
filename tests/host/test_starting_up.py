"""The start of the process: whoever waits for it is told what it waits for itself."""

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import bot
from host.settings import Settings
from tests.patience import SECONDS


async def test_a_start_that_waits_for_the_database_says_so_and_can_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot, "OPENING_SECONDS", 0.05)
    file = tmp_path / "locked.db"
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE something (value)")
        other.execute("BEGIN EXCLUSIVE")
        settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{file}")
        running = asyncio.create_task(bot.run(settings, in_sandbox=True))
        async with asyncio.timeout(SECONDS):
            while "waiting for the database" not in caplog.text:
                assert not running.done()
                await asyncio.sleep(0.01)
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.sleep(0)
            other.rollback()  # SQLite is not interrupted while it waits
            await running
