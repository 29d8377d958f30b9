"""How long a test waits for what must come: a guard against hanging, never a statement about the machine's pace."""

import asyncio
from dataclasses import replace
from typing import Any

import discord.http
import discord.webhook.async_
import pytest

from sandbox import DiscordLimits

SECONDS = 120.0

PATIENT = replace(DiscordLimits.unhurried(), acknowledge_seconds=4 * SECONDS)
"""Discord without what depends on how fast the machine is; the benchmarks measure how soon a press is acknowledged."""


class _WithoutSleep:
    """The module asyncio, in which nobody sleeps."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        """Let the others have their turn."""
        await asyncio.sleep(0)


def repeat_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have discord.py repeat as often as it does what failed, without the seconds that it waits before each."""
    for module in (discord.http, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", _WithoutSleep())
