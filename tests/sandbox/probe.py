"""A small bot for the sandbox's tests: it registers /probe and hands every interaction to what a test wants done."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord.http import Route

from tests.patience import SECONDS

Handle = Callable[[discord.Interaction[Any]], Awaitable[object]]

PROBE: dict[str, Any] = {
    "name": "probe",
    "description": "Try something",
    "options": [
        {"type": 3, "name": "text", "description": "A text", "max_length": 20, "autocomplete": True},
        {"type": 4, "name": "number", "description": "A number", "min_value": 1, "max_value": 9},
        {"type": 6, "name": "user", "description": "Somebody"},
        {"type": 11, "name": "file", "description": "A file"},
    ],
}


class Probe(discord.AutoShardedClient):
    """`handle` answers interactions; `outcomes` gets None or the exception of each that was handled."""

    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents(guilds=True))
        super().__init__(intents=intents, guild_ready_timeout=0.05, max_ratelimit_timeout=SECONDS, **options)
        self.handle: Handle = say("ok")
        self.outcomes: asyncio.Queue[Exception | None] = asyncio.Queue()
        self.events: list[tuple[str, Any]] = []

    async def setup_hook(self) -> None:
        """Register the one command."""
        await self.register([PROBE])

    async def register(self, commands: list[dict[str, Any]]) -> Any:
        """Overwrite the global commands."""
        return await self.request("PUT", f"/applications/{self.application_id}/commands", commands)

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """A REST request past all that discord.py would check first."""
        return await self.http.request(Route(method, path), **({} if body is None else {"json": body}))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait the 5 seconds between two IDENTIFYs."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Hand it to the test."""
        try:
            await self.handle(interaction)
        except discord.DiscordException as error:
            self.outcomes.put_nowait(error)
        else:
            self.outcomes.put_nowait(None)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Remember each event before it goes on its way."""
        self.events.append((event, args))
        super().dispatch(event, *args, **kwargs)

    def seen(self, event: str) -> list[Any]:
        """The first argument of each event of this name so far."""
        return [args[0] if args else None for name, args in self.events if name == event]

    async def outcome(self) -> Exception | None:
        """How the next interaction went."""
        return await asyncio.wait_for(self.outcomes.get(), SECONDS)


def say(content: str, **options: Any) -> Handle:
    """An answer with a message."""

    async def handle(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(content, **options)

    return handle


async def code_of(awaitable: Awaitable[object]) -> int:
    """Discord's error code that something is refused with."""
    with pytest.raises(discord.HTTPException) as refusal:
        await awaitable
    return refusal.value.code


async def problem_of(awaitable: Awaitable[object]) -> str:
    """The text of an "Invalid Form Body", error 50035: one line a problem, each with its path."""
    with pytest.raises(discord.HTTPException) as refusal:
        await awaitable
    assert refusal.value.code == 50035
    return refusal.value.text


async def until(condition: Callable[[], object]) -> None:
    """Wait until the condition holds; TimeoutError when it never does."""
    async with asyncio.timeout(SECONDS):
        while not condition():  # noqa: ASYNC110 - what is waited for announces itself to discord.py alone
            await asyncio.sleep(0.005)
