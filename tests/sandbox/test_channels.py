"""Threads, direct messages, deleting and renaming: what Discord allows, and what it answers otherwise."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from sandbox import DiscordLimits, Permission, Person, Sandbox, Window
from sandbox.world.model import Channel
from tests.sandbox.conftest import Clock, logged_in
from tests.sandbox.probe import Probe, code_of, problem_of, until


@pytest.fixture
def channel(probe: Probe, table: Channel) -> discord.TextChannel:
    found = probe.get_channel(table.id)
    assert isinstance(found, discord.TextChannel)
    return found


@pytest.fixture
async def thread(channel: discord.TextChannel) -> discord.Thread:
    return await channel.create_thread(name="A match", type=discord.ChannelType.public_thread)


async def test_a_thread_is_seen_by_everybody(
    thread: discord.Thread, channel: discord.TextChannel, probe: Probe, alice: Person
) -> None:
    await thread.send("round one")
    assert thread.parent_id == channel.id
    assert probe.user is not None
    assert thread.owner_id == probe.user.id
    assert [message["content"] for message in alice.messages(thread)] == ["round one"]
    assert [each.name for each in alice.channels if each.is_thread] == ["A match"]
    (notice,) = alice.messages(channel)
    assert (notice["type"], notice["content"]) == (18, "A match")
    assert (
        await code_of(probe.request("PATCH", f"/channels/{channel.id}/messages/{notice['id']}", {"content": "x"}))
        == 50021
    )
    await until(lambda: probe.seen("thread_create"))


async def test_a_thread_from_a_message_has_its_id(channel: discord.TextChannel) -> None:
    message = await channel.send("Alice against Bob")
    thread = await message.create_thread(name="Alice against Bob")
    assert thread.id == message.id
    assert (await channel.fetch_message(message.id)).flags.has_thread
    assert await code_of(message.create_thread(name="again")) == 160004


async def test_a_private_thread_is_for_its_members(channel: discord.TextChannel, alice: Person, bob: Person) -> None:
    thread = await channel.create_thread(name="Alice's hand", type=discord.ChannelType.private_thread)
    await thread.send("a card")
    assert alice.messages(thread) == []
    await thread.add_user(discord.Object(alice.id))
    assert [message["content"] for message in alice.messages(thread)] == ["a card"]
    assert bob.messages(thread) == []
    await thread.send(f"come, {bob.mention}")
    assert len(bob.messages(thread)) == 2
    await thread.remove_user(discord.Object(bob.id))
    assert bob.messages(thread) == []
    assert {member.id for member in await thread.fetch_members()} >= {alice.id}


async def test_an_archived_thread_takes_no_edit_and_wakes_with_a_message(
    thread: discord.Thread, sandbox: Sandbox, probe: Probe, alice: Person
) -> None:
    message = await thread.send("one")
    sandbox.archive(thread)
    assert await code_of(message.edit(content="two")) == 50083
    assert await code_of(message.delete()) == 50083
    assert await code_of(thread.add_user(discord.Object(alice.id))) == 50083
    assert await code_of(thread.edit(name="Another name")) == 50083
    await thread.send("wake up")
    assert not sandbox.world.channels[sandbox.channel("A match").id].archived
    await message.edit(content="two")
    updates = [each.data["thread_metadata"]["archived"] for each in probe.seen("raw_thread_update")]
    assert updates == [True, False]


async def test_a_thread_in_which_nothing_happens_is_archived(
    thread: discord.Thread, clock: Clock, sandbox: Sandbox
) -> None:
    message = await thread.send("a move")
    assert thread.auto_archive_duration == 1440  # minutes, discord.py's own default
    clock.advance(20 * 3600)
    await message.edit(content="an edit does not count")
    clock.advance(4 * 3600 + 60)
    assert await code_of(message.edit(content="a day later")) == 50083
    assert sandbox.channel("A match").archived
    await thread.send("another move")
    await message.edit(content="it is awake")


async def test_a_locked_thread_stays_closed(thread: discord.Thread, sandbox: Sandbox) -> None:
    sandbox.archive(thread, locked=True)
    assert await code_of(thread.send("wake up")) == 160005
    assert await code_of(thread.edit(archived=False)) == 160005


async def test_the_bot_may_archive_and_rename_its_own_thread(thread: discord.Thread, sandbox: Sandbox) -> None:
    await thread.edit(name="A match: Alice wins", archived=True)
    stored = sandbox.channel("A match: Alice wins")
    assert stored.archived
    assert await code_of(thread.edit(locked=True)) == 50013
    await thread.edit(archived=False)
    assert await code_of(thread.delete()) == 50013


async def test_a_server_has_only_so_many_active_threads() -> None:
    limits = replace(DiscordLimits.unhurried(), active_threads=2)
    async with Sandbox(limits=limits) as sandbox, logged_in(sandbox) as probe:
        channel = probe.get_channel(sandbox.channel().id)
        assert isinstance(channel, discord.TextChannel)
        threads = [await channel.create_thread(name=name, type=discord.ChannelType.public_thread) for name in "ab"]
        more = {"name": "c", "type": 11}
        assert await code_of(probe.request("POST", f"/channels/{channel.id}/threads", more)) == 160006
        await threads[0].edit(archived=True)
        await probe.request("POST", f"/channels/{channel.id}/threads", more)
        assert await code_of(threads[0].edit(archived=False)) == 160006
        assert [each.id async for each in channel.archived_threads()] == [threads[0].id]


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ({"name": ""}, "In name: Must be 1 or more in length."),
        ({"name": "x" * 101}, "In name: Must be 100 or fewer in length."),
        ({"name": "n", "type": 0}, "In type: Value must be one of (10, 11 or 12)."),
        ({"name": "n", "auto_archive_duration": 5}, "In auto_archive_duration: Value must be one of"),
    ],
)
async def test_a_thread_past_a_limit_is_an_invalid_form(
    probe: Probe, table: Channel, body: dict[str, Any], problem: str
) -> None:
    assert problem in await problem_of(probe.request("POST", f"/channels/{table.id}/threads", body))


@pytest.mark.parametrize(
    ("permission", "kind"), [(Permission.CREATE_PUBLIC_THREADS, 11), (Permission.CREATE_PRIVATE_THREADS, 12)]
)
async def test_creating_a_thread_takes_a_permission(
    probe: Probe, table: Channel, sandbox: Sandbox, permission: Permission, kind: int
) -> None:
    sandbox.deny(permission, table)
    path = f"/channels/{table.id}/threads"
    assert await code_of(probe.request("POST", path, {"name": "n", "type": kind})) == 50013
    await probe.request("POST", path, {"name": "n", "type": 23 - kind})


async def test_writing_in_a_thread_takes_a_permission_of_its_own(
    thread: discord.Thread, channel: discord.TextChannel, sandbox: Sandbox
) -> None:
    sandbox.deny(Permission.SEND_MESSAGES_IN_THREADS, channel)
    assert await code_of(thread.send("x")) == 50013
    await channel.send("x")
    sandbox.deny(Permission.VIEW_CHANNEL, channel)
    assert await code_of(thread.send("x")) == 50001


async def test_a_deleted_thread_and_channel_are_unknown(
    thread: discord.Thread, channel: discord.TextChannel, sandbox: Sandbox, probe: Probe, alice: Person
) -> None:
    message = await thread.send("x", file=discord.File(__file__, "file.txt"))
    sandbox.delete_channel(thread)
    assert await code_of(thread.send("x")) == 10003
    assert await code_of(message.edit(content="y")) == 10003
    sandbox.delete_channel(channel)
    assert await code_of(channel.send("x")) == 10003
    await until(lambda: probe.seen("guild_channel_delete") and probe.seen("raw_thread_delete"))
    assert not [each for each in alice.channels if each.name in {"table", "A match"}]
    assert len(sandbox.world.files) == 0


async def test_deleting_a_channel_takes_a_permission(channel: discord.TextChannel) -> None:
    assert await code_of(channel.delete()) == 50013
    assert await code_of(channel.edit(topic="x")) == 50013


async def test_closed_direct_messages_are_refused(sandbox: Sandbox, probe: Probe, alice: Person, bob: Person) -> None:
    user = await probe.fetch_user(alice.id)
    sandbox.close_dms(alice)
    assert await code_of(user.send("psst")) == 50007
    sandbox.open_dms(alice)
    message = await user.send("psst")
    assert [each["content"] for each in alice.messages(alice.dm)] == ["psst"]
    assert bob.messages(alice.dm) == []
    assert all(each.kind != "event" or b"psst" not in each.body for each in bob.received)
    await message.edit(content="psst!")
    await message.delete()
    assert alice.messages(alice.dm) == []


async def test_whoever_has_left_every_server_is_no_member_and_gets_no_direct_message(
    sandbox: Sandbox, probe: Probe, alice: Person
) -> None:
    user = await probe.fetch_user(alice.id)
    guild = probe.get_guild(sandbox.guild().id)
    assert guild is not None
    sandbox.leave(alice)
    assert await code_of(user.send("psst")) == 50278
    assert await code_of(guild.fetch_member(alice.id)) == 10007
    assert [channel.name for channel in alice.channels] == [""]


async def test_a_direct_message_channel_is_opened_once(probe: Probe, alice: Person) -> None:
    first = await probe.request("POST", "/users/@me/channels", {"recipient_id": alice.id})
    second = await probe.request("POST", "/users/@me/channels", {"recipient_id": str(alice.id)})
    assert first["id"] == second["id"] == str(alice.dm.id)
    assert await code_of(probe.request("POST", "/users/@me/channels", {"recipient_id": 1})) == 50033
    assert await code_of(probe.request("POST", "/users/@me/channels", {"recipient_id": probe.application_id})) == 50033


async def test_opening_many_direct_messages_at_once_is_refused() -> None:
    limits = replace(DiscordLimits.unhurried(), open_dm=Window(2, 60.0))
    async with Sandbox(limits=limits) as sandbox, logged_in(sandbox) as probe:
        users = [await probe.fetch_user(sandbox.person(name).id) for name in ("Alice", "Bob", "Carol")]
        await users[0].send("x")
        await users[1].send("x")
        assert await code_of(users[2].send("x")) == 40003
        await users[0].send("still fine")


async def test_the_other_things_one_can_ask_for(sandbox: Sandbox, probe: Probe, alice: Person) -> None:
    guild = await probe.fetch_guild(sandbox.guild().id)
    assert (await guild.fetch_member(alice.id)).display_name == "Alice"
    assert {role.name for role in await guild.fetch_roles()} == {"@everyone", "Admin"}
    assert {each.name for each in await guild.fetch_channels()} == {"table", "lounge", "news", "matches", "parlour"}
    assert [each.name async for each in probe.fetch_guilds()] == ["The Card Table"]
    assert (await probe.application_info()).name == "Tablecast"
    assert await code_of(probe.fetch_user(1)) == 10013
    assert await code_of(guild.fetch_member(1)) == 10013
    assert await code_of(probe.fetch_guild(1)) == 10004
