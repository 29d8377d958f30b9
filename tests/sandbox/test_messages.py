"""Messages: what Discord refuses, with its codes, and what it does to those it takes."""

import asyncio
from datetime import timedelta
from io import BytesIO
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import Route
from PIL import Image

from sandbox import DiscordError, Loss, Permission, Person, Sandbox
from sandbox.world.model import Channel, Snowflake
from tests.sandbox.conftest import Clock
from tests.sandbox.probe import Probe, code_of, problem_of, until


def picture(name: str = "board.png") -> discord.File:
    data = BytesIO()
    Image.new("RGB", (64, 36), "green").save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description="A green board")


@pytest.fixture
def channel(probe: Probe, table: Channel) -> discord.TextChannel:
    found = probe.get_channel(table.id)
    assert isinstance(found, discord.TextChannel)
    return found


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ({"content": "x" * 2001}, "In content: Must be 2000 or fewer in length."),
        ({"embeds": [{"title": "t"}] * 11}, "In embeds: Must be 10 or fewer in length."),
        ({"embeds": [{"title": "x" * 257}]}, "In embeds.0.title: Must be 256 or fewer in length."),
        ({"embeds": [{"description": "x" * 4097}]}, "In embeds.0.description: Must be 4096 or fewer in length."),
        ({"embeds": [{"fields": [{"name": "", "value": "v"}]}]}, "In embeds.0.fields.0.name: Must be 1 or more"),
        ({"embeds": [{"description": "x" * 4000}] * 2}, "In embeds: Embed size exceeds maximum size of 6000"),
        ({"embeds": [{"image": {"url": "attachment://no.png"}}]}, "In embeds.0.image.url: The attachment 'no.png'"),
        ({"content": "x", "message_reference": {"message_id": "1"}}, "In message_reference: Unknown message"),
        ({"content": "x", "attachments": [{"id": "7"}]}, "In attachments.0.id: The attachment was not found"),
        ({"content": ["x"]}, "In content: "),
        ({"embeds": [{}]}, "In embeds.0.description: This field is required"),
        ({"content": "x", "nonce": "n" * 26}, "In nonce: Must be 25 or fewer characters long."),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "In allowed_mentions: parse:['users'] and users: [ids...] are mutually exclusive.",
        ),
    ],
)
async def test_a_message_past_a_limit_is_an_invalid_form(
    probe: Probe, table: Channel, body: dict[str, Any], problem: str
) -> None:
    assert problem in await problem_of(probe.request("POST", f"/channels/{table.id}/messages", body))


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": " \n "}, {"content": None, "embeds": []}])
async def test_an_empty_message_is_refused(probe: Probe, table: Channel, body: dict[str, Any]) -> None:
    assert await code_of(probe.request("POST", f"/channels/{table.id}/messages", body)) == 50006


async def test_a_message_arrives_as_it_was_sent(channel: discord.TextChannel, alice: Person) -> None:
    sent = await channel.send("  hello  ", embed=discord.Embed(title="Title"), file=picture())
    (seen,) = alice.messages(channel)
    assert (seen["content"], seen["embeds"][0]["title"]) == ("hello", "Title")
    assert sent.content == "hello"
    assert (sent.attachments[0].width, sent.attachments[0].content_type) == (64, "image/png")
    assert sent.attachments[0].description == "A green board"
    assert await sent.attachments[0].read() == alice.fetch(seen["attachments"][0])
    assert [message.id async for message in channel.history()] == [sent.id]
    assert (await channel.fetch_message(sent.id)).content == "hello"


async def test_a_nonce_posts_once_for_some_minutes_in_all_channels(
    channel: discord.TextChannel, probe: Probe, sandbox: Sandbox, alice: Person, clock: Clock
) -> None:
    elsewhere = probe.get_partial_messageable(sandbox.channel("lounge").id)
    first = await channel.send("first", nonce="once")
    assert (await channel.send("second", nonce="once")).id == first.id
    assert (await elsewhere.send("third", nonce="once")).content == "first"
    assert (await elsewhere.send("fourth", nonce="another")).id != first.id
    assert [message["content"] for message in alice.messages(channel)] == ["first"]
    clock.advance(181)
    assert (await channel.send("fifth", nonce="once")).content == "fifth"


async def test_a_nonce_that_is_not_enforced_posts_every_time(probe: Probe, table: Channel, alice: Person) -> None:
    for _ in range(2):
        await probe.request("POST", f"/channels/{table.id}/messages", {"content": "x", "nonce": "n" * 25})
    assert len(alice.messages(table)) == 2


async def test_a_nonce_whose_message_was_deleted_posts_nothing(channel: discord.TextChannel, alice: Person) -> None:
    await (await channel.send("first", nonce="once")).delete()
    with pytest.raises(discord.NotFound) as refused:
        await channel.send("second", nonce="once")
    assert refused.value.code == 10008
    assert alice.messages(channel) == []


async def test_a_request_whose_answer_is_lost_was_carried_out(
    channel: discord.TextChannel, sandbox: Sandbox, alice: Person
) -> None:
    sandbox.lose_answers(f"/channels/{channel.id}/messages", 1)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel.send("first")
    await channel.send("second")
    assert [message["content"] for message in alice.messages(channel)] == ["first", "second"]


async def test_a_request_that_is_lost_on_its_way_was_not_carried_out(
    channel: discord.TextChannel, sandbox: Sandbox, alice: Person
) -> None:
    sandbox.plan(Loss.NOT_CARRIED_OUT, f"/channels/{channel.id}/messages", method="POST")
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel.send("first")
    await channel.send("second")
    assert [message["content"] for message in alice.messages(channel)] == ["second"]


@pytest.mark.parametrize(
    ("mishap", "status", "code"), [(DiscordError.MISSING_ACCESS, 403, 50001), (404, 404, 0), (503, 503, 0)]
)
async def test_a_planned_mishap_happens_to_requests_of_its_kind_alone(
    mishap: DiscordError | int, status: int, code: int, channel: discord.TextChannel, sandbox: Sandbox
) -> None:
    message = await channel.send("first")
    sandbox.plan(mishap, "/channels/*/messages/*", method="PATCH")
    await channel.send("second")
    assert sandbox.outstanding == 1
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="third")
    assert (refused.value.status, refused.value.code) == (status, code)
    assert sandbox.outstanding == 0
    await message.edit(content="fourth")


async def test_files_are_limited_in_size_and_number(channel: discord.TextChannel, sandbox: Sandbox) -> None:
    too_large = discord.File(BytesIO(b"x" * (sandbox.limits.file_bytes + 1)), "large.bin")
    assert await code_of(channel.send(file=too_large)) == 50045
    allowed = [discord.File(BytesIO(b"x" * sandbox.limits.file_bytes), f"{number}.bin") for number in range(3)]
    assert await code_of(channel.send(files=allowed)) == 40005
    message = await channel.send(files=[picture(f"{number}.png") for number in range(10)])
    assert len(message.attachments) == 10
    assert "In attachments: Must be 10 or fewer" in await problem_of(message.add_files(picture("another.png")))


async def test_an_edit_changes_what_it_names_and_keeps_or_drops_files(
    channel: discord.TextChannel, sandbox: Sandbox, alice: Person
) -> None:
    message = await channel.send("one", file=picture("first.png"))
    first = message.attachments[0]
    message = await message.edit(content="two")
    assert [file.filename for file in message.attachments] == ["first.png"]
    message = await message.add_files(picture("second.png"))
    assert [file.filename for file in message.attachments] == ["first.png", "second.png"]
    message = await message.edit(attachments=[picture("third.png")])
    assert [file.filename for file in message.attachments] == ["third.png"]
    assert message.content == "two"
    assert message.edited_at is not None
    assert Snowflake(first.id) not in sandbox.world.files
    with pytest.raises(LookupError):
        alice.fetch(first)
    assert await code_of(message.edit(content=None, attachments=[])) == 50006


async def test_only_the_author_may_edit_and_only_a_moderator_delete_anothers(
    probe: Probe, table: Channel, sandbox: Sandbox, alice: Person
) -> None:
    path = f"/channels/{table.id}/messages/{alice.say(table, 'mine')['id']}"
    assert await code_of(probe.request("PATCH", path, {"content": "yours"})) == 50005
    assert await code_of(probe.request("DELETE", path)) == 50013
    assert await code_of(probe.request("DELETE", f"/channels/{table.id}/messages/1")) == 10008
    assert await code_of(probe.request("GET", "/channels/1/messages/1")) == 10003
    sandbox.delete_message(sandbox.world.messages_in(table.id)[0])
    assert await code_of(probe.request("PATCH", path, {"content": "gone"})) == 10008


async def test_messages_older_than_an_hour_are_seldom_edited(
    channel: discord.TextChannel, clock: Clock, sandbox: Sandbox
) -> None:
    message = await channel.send("old")
    for number in range(5):
        await message.edit(content=f"young {number}")
    clock.advance(timedelta(hours=1, seconds=1).total_seconds())
    for number in range(3):
        await message.edit(content=f"old {number}")
    started = len(sandbox.requests)
    clock.advance(5.9)
    fourth = asyncio.create_task(message.edit(content="old at last"))
    await until(lambda: len(sandbox.requests) > started)
    clock.advance(0.2)  # more than six seconds after the first
    await fourth
    statuses = [status for method, _, status in sandbox.requests[started:] if method == "PATCH"]
    assert statuses[0] == 429
    assert statuses[-1] == 200


@pytest.mark.parametrize(
    ("permission", "code"),
    [
        (Permission.VIEW_CHANNEL, 50001),
        (Permission.SEND_MESSAGES, 50013),
        (Permission.ATTACH_FILES, 50013),
        (Permission.EMBED_LINKS, 50013),
    ],
)
async def test_a_missing_permission_is_named(
    channel: discord.TextChannel, sandbox: Sandbox, permission: Permission, code: int
) -> None:
    sandbox.deny(permission, channel)
    assert await code_of(channel.send("text", embed=discord.Embed(title="t"), file=picture())) == code
    sandbox.allow(channel)
    assert (await channel.send("text")).content == "text"


async def test_without_history_a_channel_reads_as_empty(channel: discord.TextChannel, sandbox: Sandbox) -> None:
    await channel.send("text")
    sandbox.deny(Permission.READ_MESSAGE_HISTORY, channel)
    assert [message async for message in channel.history()] == []


async def test_history_is_paged_in_both_directions(channel: discord.TextChannel) -> None:
    sent = [await channel.send(str(number)) for number in range(7)]
    assert [m.content async for m in channel.history(limit=3)] == ["6", "5", "4"]
    assert [m.content async for m in channel.history(before=sent[2])] == ["1", "0"]
    assert [m.content async for m in channel.history(after=sent[4])] == ["5", "6"]
    assert [m.content async for m in channel.history(around=sent[3], limit=3)] == ["4", "3", "2"]


async def test_allowed_mentions_decide_who_is_pinged(channel: discord.TextChannel, alice: Person, bob: Person) -> None:
    text = f"{alice.mention} {bob.mention} @everyone"
    loud = await channel.send(text)
    only_bob = await channel.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(bob.id)]))
    silent = await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    assert [user.id for user in loud.mentions] == [alice.id, bob.id]
    assert [user.id for user in only_bob.mentions] == [bob.id]
    assert silent.mentions == []
    assert not loud.mention_everyone  # the bot has no permission to
    assert (await silent.edit(embed=discord.Embed(title="t"))).mentions == []
    assert [user.id for user in (await silent.edit(content=alice.mention)).mentions] == [alice.id]


async def test_malformed_json_and_unknown_routes_are_told_apart(probe: Probe) -> None:
    with pytest.raises(discord.NotFound) as unknown:
        await probe.request("GET", "/guilds/1/no-such-thing")
    assert "no route GET /api/v10/guilds/1/no-such-thing" in unknown.value.text
    assert await code_of(probe.request("POST", "/users/@me/channels", ["not an object"])) == 50035
    assert await code_of(probe.http.request(Route("POST", "/users/@me/channels"), data=b"\xff{")) == 50109
    assert await code_of(probe.request("POST", "/channels/1/messages", ["not an object"])) == 10003
