"""Rate limits: buckets, the global limit, their headers, and how the real client keeps to them."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import DiscordLimits, Person, Sandbox, Window
from sandbox.world.model import Channel
from tests.sandbox.conftest import Clock, logged_in
from tests.sandbox.probe import Probe, say

AUTHORIZED = {"Authorization": "Bot sandbox"}


@pytest.fixture
def limits() -> DiscordLimits:
    return DiscordLimits()


@pytest.fixture
async def http(sandbox: Sandbox) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(base_url=f"{sandbox.url}/api/v10/", headers=AUTHORIZED) as session:
        yield session


async def post(http: aiohttp.ClientSession, channel: Channel) -> aiohttp.ClientResponse:
    async with http.post(f"channels/{channel.id}/messages", json={"content": "x"}) as response:
        await response.read()
        return response


async def test_a_channel_takes_five_messages_in_five_seconds(
    http: aiohttp.ClientSession, sandbox: Sandbox, table: Channel, clock: Clock
) -> None:
    answers = [await post(http, table) for _ in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [429]
    assert [answer.headers["X-RateLimit-Remaining"] for answer in answers] == ["4", "3", "2", "1", "0", "0"]
    assert len({answer.headers["X-RateLimit-Bucket"] for answer in answers}) == 1
    refused = answers[-1]
    body = await refused.json()
    assert body["message"] == "You are being rate limited."
    assert not body["global"]
    assert 0 < body["retry_after"] <= 5
    assert (refused.headers["X-RateLimit-Scope"], refused.headers["X-RateLimit-Limit"]) == ("user", "5")
    assert "Via" in refused.headers
    assert (await post(http, sandbox.channel("lounge"))).status == 200  # another channel, another bucket
    clock.advance(5.1)
    assert (await post(http, table)).status == 200


async def test_all_routes_together_have_a_limit(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    one_limit = replace(DiscordLimits.unhurried(), all_requests=sandbox.limits.all_requests)
    async with Sandbox(limits=one_limit, clock=lambda: 2e9) as still:
        url = f"{still.url}/api/v10"
        answers = []
        for _ in range(51):
            async with http.get(f"{url}/users/@me") as response:
                answers.append(response)
        assert [answer.status for answer in answers] == [200] * 50 + [429]
        assert answers[-1].headers["X-RateLimit-Scope"] == "global"
        assert answers[-1].headers["X-RateLimit-Global"] == "true"
        async with http.post(f"{url}/interactions/1/x/callback", json={"type": 4}) as response:
            assert response.status == 404  # outside the global limit: only unknown


async def test_the_real_client_waits_and_loses_nothing() -> None:
    limits = replace(DiscordLimits.unhurried(), create_message=Window(2, 0.15))
    async with Sandbox(limits=limits) as sandbox, logged_in(sandbox) as probe:
        channel = probe.get_channel(sandbox.channel().id)
        assert isinstance(channel, discord.TextChannel)
        await asyncio.gather(*(channel.send(str(number)) for number in range(7)))
        contents = [message["content"] for message in sandbox.person("Alice").messages(channel)]
        assert sorted(contents) == [str(number) for number in range(7)]


async def test_a_forced_429_is_survived(sandbox: Sandbox, probe: Probe, table: Channel, alice: Person) -> None:
    channel = probe.get_channel(table.id)
    assert isinstance(channel, discord.TextChannel)
    sandbox.rate_limit("/channels", 1)
    await channel.send("at last")
    statuses = [status for method, path, status in sandbox.requests if path.endswith("/messages")]
    assert statuses == [429, 200]
    assert len(alice.messages(table)) == 1


async def test_follow_ups_have_a_bucket_an_interaction(probe: Probe, table: Channel, alice: Person) -> None:
    probe.handle = say("one")
    first, second = [await alice.command(table, "probe") for _ in range(2)]
    for _ in range(2):
        await probe.outcome()
    url = f"{discord.http.Route.BASE}/webhooks/{probe.application_id}"
    statuses: dict[str, list[int]] = {"first": [], "second": []}
    async with aiohttp.ClientSession() as session:
        for name, answer, count in (("first", first, 6), ("second", second, 1)):
            for _ in range(count):
                async with session.post(f"{url}/{answer.interaction.token}", json={"content": "x"}) as response:
                    statuses[name].append(response.status)
    assert statuses == {"first": [200] * 5 + [429], "second": [200]}


async def test_names_are_changed_twice_in_ten_minutes(http: aiohttp.ClientSession, table: Channel) -> None:
    async with http.post(f"channels/{table.id}/threads", json={"name": "a", "type": 11}) as response:
        thread = await response.json()
    statuses: list[int] = []
    last: Any = None
    for name in "bcd":
        async with http.patch(f"channels/{thread['id']}", json={"name": name}) as response:
            statuses.append(response.status)
            last = await response.json()
    assert statuses == [200, 200, 429]
    assert last["retry_after"] > 500


async def test_too_many_invalid_requests_block_the_address(http: aiohttp.ClientSession) -> None:
    limits = replace(DiscordLimits.unhurried(), invalid_requests=Window(3, 600.0))
    async with Sandbox(limits=limits) as sandbox:
        url = f"{sandbox.url}/api/v10/users/@me"
        answers = []
        for _ in range(4):
            async with http.get(url, headers={"Authorization": "Bot wrong"}) as response:
                answers.append(response)
        assert [answer.status for answer in answers] == [401, 401, 401, 429]
        assert "Via" not in answers[-1].headers  # as a ban has it
