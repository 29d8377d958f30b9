"""Logging in, intents, shards, and sessions that go on after a lost socket."""

import zlib
from collections.abc import AsyncIterator
from dataclasses import replace

import aiohttp
import discord
import pytest
from discord import utils

from sandbox import DiscordLimits, Intent, InteractionFailed, Person, Sandbox, point_discord_at
from sandbox.world.model import Channel
from tests.sandbox.conftest import Clock, logged_in
from tests.sandbox.probe import Probe, until


async def test_a_client_logs_in_and_learns_of_its_servers(sandbox: Sandbox, probe: Probe) -> None:
    assert [guild.name for guild in probe.guilds] == ["The Card Table"]
    kinds = {channel.name: channel.type.name for channel in probe.guilds[0].channels}
    assert kinds == {"table": "text", "lounge": "text", "news": "news", "matches": "forum", "parlour": "voice"}
    assert probe.guilds[0].me.id == sandbox.world.bot.id
    assert not probe.guilds[0].me.guild_permissions.manage_guild


class ZlibContext:
    """What discord.py uses where zstandard is not installed."""

    COMPRESSION_TYPE = "zlib-stream"

    def __init__(self) -> None:
        self._context = zlib.decompressobj()

    def decompress(self, data: bytes, /) -> str | None:
        return self._context.decompress(data).decode()


@pytest.mark.parametrize("context", [ZlibContext, utils._ZstdDecompressionContext])
async def test_both_stream_compressions_are_spoken(
    sandbox: Sandbox, table: Channel, monkeypatch: pytest.MonkeyPatch, context: type
) -> None:
    monkeypatch.setattr(utils, "_ActiveDecompressionContext", context)
    async with logged_in(sandbox) as probe:
        answer = await sandbox.person("Alice").command(table, "probe")
        assert answer.message is not None
        assert answer.message["content"] == "ok"
        assert probe.shards[0].id == 0


async def test_a_wrong_token_is_refused_by_rest_and_gateway(sandbox: Sandbox) -> None:
    with point_discord_at(sandbox), pytest.raises(discord.LoginFailure):
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login("wrong")
    assert await _close_code(sandbox, {"op": 2, "d": {"token": "wrong", "intents": 1}}) == 4004


async def test_a_privileged_intent_must_have_been_granted() -> None:
    members = discord.Intents(guilds=True, members=True)
    async with Sandbox(limits=DiscordLimits.unhurried()) as sandbox:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            async with logged_in(sandbox, intents=members):
                pass
    async with (
        Sandbox(limits=DiscordLimits.unhurried(), granted_intents=Intent.MESSAGE_CONTENT) as sandbox,
        logged_in(sandbox, intents=discord.Intents(guilds=True, message_content=True)) as probe,
    ):
        assert probe.is_ready()


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        ({"op": 99, "d": None}, 4001),
        ({"op": 2, "d": "text"}, 4002),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 2, "d": {"token": "sandbox", "intents": 1, "shard": [2, 2]}}, 4010),
        ({"op": 2, "d": {"token": "sandbox", "intents": -1}}, 4013),
    ],
)
async def test_the_gateway_closes_with_its_code(sandbox: Sandbox, payload: dict[str, object], code: int) -> None:
    assert await _close_code(sandbox, payload) == code


async def test_a_client_that_stops_heartbeating_is_closed() -> None:
    async with Sandbox(limits=DiscordLimits(heartbeat_seconds=0.02)) as sandbox:
        assert await _close_code(sandbox, {"op": 2, "d": {"token": "sandbox", "intents": 1}}) == 4009


async def test_a_client_that_sends_too_much_is_closed(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{sandbox.url}/gateway") as socket:
        for _ in range(121):
            await socket.send_json({"op": 1, "d": None})
        async for _ in socket:
            pass
        assert socket.close_code == 4008


async def test_a_dropped_socket_resumes_and_the_missed_events_are_replayed(
    sandbox: Sandbox, probe: Probe, table: Channel, alice: Person
) -> None:
    sandbox.drop_socket()
    sandbox.add_channel("missed")
    answer = await alice.command(table, "probe")
    assert answer.message is not None
    assert [channel.name for channel in probe.seen("guild_channel_create")] == ["missed"]
    assert (sandbox.gateway.identifies, sandbox.gateway.resumes) == (1, 1)


async def test_a_client_that_is_asked_to_reconnect_resumes(sandbox: Sandbox, probe: Probe) -> None:
    sandbox.drop_socket(ask=True)
    await until(lambda: probe.seen("shard_resumed"))
    assert (sandbox.gateway.identifies, sandbox.gateway.resumes) == (1, 1)


async def test_a_session_that_is_gone_is_begun_anew(sandbox: Sandbox, probe: Probe, alice: Person) -> None:
    before = len(probe.seen("shard_connect"))
    sandbox.drop_socket(resumable=False)
    await until(lambda: sandbox.gateway.identifies == 2 and len(probe.seen("shard_connect")) > before)
    answer = await alice.command(sandbox.channel("table"), "probe")
    assert answer.message is not None
    assert sandbox.gateway.resumes == 0


async def test_a_session_is_not_kept_for_ever(sandbox: Sandbox, clock: Clock, limits: DiscordLimits) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(f"{sandbox.url}/gateway") as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": "sandbox", "intents": 1}})
            ready = await socket.receive_json()
            await socket.close(code=4000)
        resume = {"op": 6, "d": {"token": "sandbox", "session_id": ready["d"]["session_id"], "seq": 1}}
        assert await _first_answer(session, sandbox, resume) == 0
        clock.advance(limits.resume_seconds + 1)
        assert await _first_answer(session, sandbox, resume) == 9


async def test_a_session_that_is_begun_too_soon_after_another_one_is_none(clock: Clock) -> None:
    identify = {"op": 2, "d": {"token": "sandbox", "intents": 1}}
    async with Sandbox(limits=DiscordLimits(), clock=clock) as sandbox, aiohttp.ClientSession() as session:
        assert await _first_answer(session, sandbox, identify) == 0
        clock.advance(4.0)
        assert await _first_answer(session, sandbox, identify) == 9
        clock.advance(1.0)
        assert await _first_answer(session, sandbox, identify) == 0


async def test_a_server_that_is_added_later_is_announced(sandbox: Sandbox, probe: Probe, alice: Person) -> None:
    added = sandbox.add_guild("Another Table")
    await until(lambda: probe.get_guild(added.id))
    answer = await alice.command(sandbox.channel("table", added), "probe")
    assert answer.message is not None


async def test_each_shard_gets_its_servers_and_shard_0_the_direct_messages(sandbox: Sandbox, alice: Person) -> None:
    first = sandbox.guild()
    number = (first.id >> 22) % 2
    second = sandbox.add_guild("Another Table", ((first.id >> 22) + 1) << 22)
    async with logged_in(sandbox, shard_count=2) as probe:
        assert sorted(sandbox.gateway.shards) == [(0, 2), (1, 2)]
        assert {guild.id: guild.shard_id for guild in probe.guilds} == {first.id: number, second.id: 1 - number}
        shards: list[int] = []

        async def note_shard(interaction: discord.Interaction[Probe]) -> None:
            raw = interaction.guild.shard_id if interaction.guild else 0
            shards.append(raw)
            await interaction.response.send_message("ok")

        probe.handle = note_shard
        await alice.command(sandbox.channel("table", second), "probe")
        await alice.command(alice.dm, "probe")
        assert shards == [1 - number, 0]


async def test_interactions_in_direct_messages_never_reach_another_shard(alice_alone: Person) -> None:
    with pytest.raises(InteractionFailed):
        await alice_alone.command(alice_alone.dm, "probe")


async def test_events_come_as_the_intents_allow(sandbox: Sandbox, alice: Person, table: Channel) -> None:
    async with logged_in(sandbox, intents=discord.Intents(guilds=True, guild_messages=True)) as probe:
        alice.say(table, "plain words")
        alice.say(table, f"words for <@{probe.application_id}>")
        alice.say(alice.dm, "not for this session")
        await until(lambda: len(probe.seen("message")) == 2)
        assert [message.content for message in probe.seen("message")] == ["", f"words for <@{probe.application_id}>"]
    async with logged_in(sandbox) as probe:
        alice.say(table, "nothing of this")
        await probe.request("GET", f"/channels/{table.id}")
        assert not probe.seen("message")


@pytest.fixture
async def alice_alone() -> AsyncIterator[Person]:
    """Alice in a sandbox where only shard 1 of 2 is connected."""
    limits = replace(DiscordLimits.unhurried(), acknowledge_seconds=0.2)
    async with Sandbox(limits=limits) as sandbox, logged_in(sandbox, shard_count=2, shard_ids=[1]):
        yield sandbox.person("Alice")


async def _close_code(sandbox: Sandbox, payload: dict[str, object]) -> int | None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{sandbox.url}/gateway") as socket:
        await socket.send_json(payload)
        async for _ in socket:
            pass
        return socket.close_code


async def _first_answer(session: aiohttp.ClientSession, sandbox: Sandbox, payload: dict[str, object]) -> int:
    """The opcode of what the gateway sends after HELLO."""
    async with session.ws_connect(f"{sandbox.url}/gateway") as socket:
        await socket.receive_json()
        await socket.send_json(payload)
        opcode = (await socket.receive_json())["op"]
        await socket.close(code=4000)
        return int(opcode)
