"""`python -m sandbox`: a process of its own that outlives the bot, driven over HTTP."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.patience import SECONDS
from tests.sandbox.conftest import logged_in_at
from tests.sandbox.probe import code_of, until

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def sandbox_process(*arguments: str) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """A sandbox and its address."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--port", "0", *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    url = (await asyncio.wait_for(process.stdout.readline(), SECONDS)).decode().strip()
    try:
        yield url, process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.communicate()


@pytest.fixture
async def control() -> AsyncIterator[aiohttp.ClientSession]:
    async with sandbox_process("--control", "--unhurried") as (url, _), aiohttp.ClientSession(url) as session:
        yield session


async def status_of(control: aiohttp.ClientSession) -> dict[str, Any]:
    async with control.get("/control/status") as response:
        status: dict[str, Any] = await response.json()
        return status


async def act(control: aiohttp.ClientSession, name: str, **body: Any) -> int:
    async with control.post(f"/control/{name}", json=body) as response:
        return response.status


async def test_a_test_makes_things_happen_from_another_process(control: aiohttp.ClientSession) -> None:
    async with logged_in_at(str(control._base_url)) as probe:
        channel = probe.guilds[0].text_channels[0]
        message = await channel.send("one")
        assert await act(control, "drop-socket", resumable=True) == 204
        await until(lambda: probe.seen("shard_resumed"))
        assert (await status_of(control))["resumes"] == 1
        await act(control, "deny", permission="SEND_MESSAGES", channel_id=str(channel.id))
        assert await code_of(channel.send("two")) == 50013
        await act(control, "allow", channel_id=str(channel.id))
        await act(control, "rate-limit", prefix="/channels", count=1)
        await channel.send("three")
        assert await act(control, "delete-message", id=str(message.id)) == 204
        assert await act(control, "delete-message", id=str(message.id)) == 404
        assert await act(control, "delete-message") == 400
        assert await act(control, "deny", permission="FLY", channel_id=str(channel.id)) == 400
        assert await act(control, "allow", channel_id="1") == 404
        assert await code_of(message.edit(content="four")) == 10008
        await act(control, "reset")
        assert [each async for each in channel.history()] == []
        await act(control, "delete-channel", id=str(channel.id))
        assert await code_of(channel.send("five")) == 10003


async def test_there_is_no_control_unless_it_was_asked_for() -> None:
    async with sandbox_process() as (url, _), aiohttp.ClientSession(url) as session:
        assert await act(session, "reset") == 404


async def test_a_taken_port_and_an_unreadable_file_are_plain_errors(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("not a world\n" * 200)
    async with sandbox_process() as (url, _):
        for arguments, reason in (
            (("--port", url.rpartition(":")[2]), b"choose another with --port"),
            (("--state", str(notes)), b"notes.txt is not a world"),
        ):
            command = (sys.executable, "-m", "sandbox", *arguments)
            process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stderr=asyncio.subprocess.PIPE)
            _, complaint = await asyncio.wait_for(process.communicate(), SECONDS)
            assert process.returncode == 1
            assert reason in complaint


async def test_the_world_outlives_a_killed_sandbox(tmp_path: Path) -> None:
    state = ("--unhurried", "--state", str(tmp_path / "world.db"))
    async with sandbox_process(*state) as (url, process), logged_in_at(url) as probe:
        sent = await probe.guilds[0].text_channels[0].send("kept")
        process.kill()
        await process.wait()
        await probe.close()
    async with sandbox_process(*state) as (url, _), logged_in_at(url) as probe:
        channel = probe.guilds[0].text_channels[0]
        assert [(each.id, each.content) async for each in channel.history()] == [(sent.id, "kept")]
