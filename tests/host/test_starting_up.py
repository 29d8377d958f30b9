"""The start of the process: whoever waits for it is told what it waits for itself."""

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import discord
import pytest
from click.testing import CliRunner

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


def test_what_only_another_setting_can_mend_ends_with_a_status_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("LOG_LEVEL=LOUD\n")
    ended = CliRunner().invoke(bot.main)
    assert (ended.exit_code, "LOG_LEVEL" in ended.output) == (bot.WRONG_SETTING, True)


async def test_a_token_that_discord_refuses_is_told_apart() -> None:
    async def log_in() -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    with pytest.raises(bot.TokenRefused, match="DISCORD_TOKEN"):
        await bot._end(asyncio.create_task(log_in()))
