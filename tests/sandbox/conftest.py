"""A sandbox without rate limits, a clock to turn, and a real discord.py client logged in to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from sandbox import TOKEN, DiscordLimits, Sandbox, point_discord_at
from tests.patience import PATIENT
from tests.sandbox.probe import Probe


class Clock:
    """A clock that goes only when it is turned forward."""

    def __init__(self) -> None:
        self._now = 1_769_860_800.0  # 31 January 2026

    def __call__(self) -> float:
        return self._now

    def advance(self, seconds: float) -> None:
        self._now += seconds


@asynccontextmanager
async def logged_in(sandbox: Sandbox, **options: Any) -> AsyncIterator[Probe]:
    """A probe that is ready."""
    async with logged_in_at(sandbox.url, **options) as probe:
        yield probe


@asynccontextmanager
async def logged_in_at(url: str, **options: Any) -> AsyncIterator[Probe]:
    """A probe that is ready, in the sandbox at this address."""
    with point_discord_at(url):
        probe = Probe(**options)
        async with probe:
            await probe.login(TOKEN)
            running = asyncio.create_task(probe.connect())
            ready = asyncio.create_task(probe.wait_until_ready())
            await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
            ready.cancel()
            if running.done():
                await running
            yield probe
            await probe.close()
            await running


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits() -> DiscordLimits:
    return PATIENT


@pytest.fixture
async def sandbox(limits: DiscordLimits, clock: Clock) -> AsyncIterator[Sandbox]:
    async with Sandbox(limits=limits, clock=clock) as running:
        yield running


@pytest.fixture
async def probe(sandbox: Sandbox) -> AsyncIterator[Probe]:
    async with logged_in(sandbox) as ready:
        yield ready
