"""What somebody waits for is sent again where it was lost, and only where that does no harm."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from aiohttp.client_reqrep import ConnectionKey

from cogs import discord_calls
from cogs.discord_calls import Interaction
from cogs.presenters.board import text_message
from cogs.undelivered import Undelivered
from cogs.words import Safe

NEVER_CONNECTED = aiohttp.ClientConnectorError(
    cast(ConnectionKey, SimpleNamespace(ssl=True, host="", port=0)), OSError()
)
RESET = ConnectionResetError(104, "Connection reset by peer")
DISCONNECTED = aiohttp.ServerDisconnectedError()
TIMED_OUT = TimeoutError()
CLOSED = RuntimeError("Session is closed")


def answered_with(status: int) -> discord.HTTPException:
    response = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(cast(Any, response), {"code": 0, "message": ""})


class Wire:
    """An interaction whose answers are lost for one reason, so often."""

    def __init__(self, problem: Exception, times: int) -> None:
        self.problem, self.times = problem, times
        self.sent = 0
        self.followup = self

    async def send(self, **sent: object) -> str:
        self.sent += 1
        if self.sent <= self.times:
            raise self.problem
        return "delivered"

    edit_original_response = send


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited, without waiting."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(discord_calls, "sleep", sleep)
    return waited


async def sent(call: Callable[..., Any], problem: Exception, times: int) -> tuple[object, int]:
    """What comes of a call that fails so often, and how often it was made."""
    wire = Wire(problem, times)
    try:
        came: object = await call(cast(Interaction, wire), text_message(Safe("a text")))
    except Undelivered:
        came = None
    return came, wire.sent


@pytest.mark.parametrize(
    "problem", [NEVER_CONNECTED, RESET, DISCONNECTED, TIMED_OUT, answered_with(500), answered_with(503)], ids=repr
)
async def test_a_loading_message_is_filled_again_and_again(problem: Exception, waits: list[float]) -> None:
    assert await sent(discord_calls.fill, problem, 6) == ("delivered", 7)
    assert waits == [0.0, 1.0, 3.0, 9.0, 27.0, 60.0], "later each time"
    assert await sent(discord_calls.fill, problem, 99) == (None, 7), "and not for ever"


@pytest.mark.parametrize("problem", [answered_with(400), answered_with(401), answered_with(404), CLOSED], ids=repr)
@pytest.mark.parametrize("call", [discord_calls.fill, discord_calls.reply, discord_calls.whisper])
async def test_what_is_refused_or_comes_after_the_end_is_not_sent_again(
    call: Callable[..., Any], problem: Exception, waits: list[float]
) -> None:
    assert await sent(call, problem, 1) == (None, 1)
    assert waits == []


async def test_a_message_that_may_have_changed_meanwhile_is_changed_again_at_once_or_not_at_all(
    waits: list[float],
) -> None:
    assert await sent(discord_calls.reply, RESET, 1) == ("delivered", 2)
    assert await sent(discord_calls.reply, RESET, 99) == (None, 2)
    assert set(waits) == {0.0}
    assert await sent(discord_calls.edit_through, RESET, 1) == (None, 1)


@pytest.mark.parametrize("problem", [RESET, DISCONNECTED, TIMED_OUT, answered_with(503)], ids=repr)
async def test_a_new_message_is_sent_again_only_where_it_cannot_have_arrived(
    problem: Exception, waits: list[float]
) -> None:
    assert await sent(discord_calls.whisper, problem, 1) == (None, 1)
    assert await sent(discord_calls.whisper, NEVER_CONNECTED, 3) == ("delivered", 4)
