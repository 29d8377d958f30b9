"""Announcement, forum, media, voice and stage channels: what may be sent in each, and which threads each may have."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from sandbox import ChannelType, DiscordLimits, NotAllowed, Permission, Person, Sandbox
from sandbox.world.model import Channel
from tests.sandbox.conftest import logged_in
from tests.sandbox.probe import Probe, code_of, problem_of, until
from tests.sandbox.test_messages import picture

ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = {
    ChannelType.TEXT: {PUBLIC_THREAD, PRIVATE_THREAD},
    ChannelType.ANNOUNCEMENT: {ANNOUNCEMENT_THREAD},
    ChannelType.VOICE: set(),
    ChannelType.STAGE: set(),
}
NAME = "Contains words not allowed for servers in Server Discovery."


@pytest.fixture
def forum(probe: Probe, sandbox: Sandbox) -> discord.ForumChannel:
    found = probe.get_channel(sandbox.channel("matches").id)
    assert isinstance(found, discord.ForumChannel)
    return found


@pytest.mark.parametrize("kind", THREADS, ids=lambda kind: kind.name)
async def test_a_channel_has_the_threads_of_its_kind_and_no_others(
    kind: ChannelType, sandbox: Sandbox, probe: Probe
) -> None:
    path = f"/channels/{sandbox.add_channel('here', kind=kind).id}/threads"
    for thread in (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD):
        making = probe.request("POST", path, {"name": "n", "type": thread})
        if thread in THREADS[kind]:
            assert (await making)["type"] == thread
        else:
            assert await code_of(making) == 50024


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        (ChannelType.ANNOUNCEMENT, None),
        (ChannelType.VOICE, None),
        (ChannelType.STAGE, None),
        (ChannelType.FORUM, 50008),
        (ChannelType.MEDIA, 50008),
    ],
    ids=lambda value: getattr(value, "name", value),
)
async def test_messages_are_for_channels_that_are_written_in(
    kind: ChannelType, code: int | None, sandbox: Sandbox, probe: Probe
) -> None:
    channel = probe.get_partial_messageable(sandbox.add_channel("here", kind=kind).id)
    if code is None:
        await channel.send("x")
    else:
        assert await code_of(channel.send("x")) == code


async def test_the_thread_of_an_announcement_is_one_for_announcements(probe: Probe, sandbox: Sandbox) -> None:
    channel = probe.get_channel(sandbox.channel("news").id)
    assert isinstance(channel, discord.TextChannel)
    assert channel.is_news()
    thread = await (await channel.send("Round one")).create_thread(name="Round one")
    assert thread.type is discord.ChannelType.news_thread
    sandbox.deny(Permission.CREATE_PUBLIC_THREADS, channel)
    assert await code_of(channel.create_thread(name="n", type=discord.ChannelType.news_thread)) == 50013


async def test_announcements_have_only_so_many_active_threads() -> None:
    limits = replace(DiscordLimits.unhurried(), active_announcement_threads=1)
    async with Sandbox(limits=limits) as sandbox, logged_in(sandbox) as probe:
        news, table = (f"/channels/{sandbox.channel(name).id}/threads" for name in ("news", "table"))
        await probe.request("POST", news, {"name": "n", "type": ANNOUNCEMENT_THREAD})
        assert await code_of(probe.request("POST", news, {"name": "n", "type": ANNOUNCEMENT_THREAD})) == 160007
        await probe.request("POST", table, {"name": "n", "type": PUBLIC_THREAD})


async def test_a_post_is_a_thread_with_the_message_it_starts_from(
    forum: discord.ForumChannel, probe: Probe, alice: Person
) -> None:
    thread, message = await forum.create_thread(name="Alice against Bob", content="Round one", file=picture())
    assert (thread.parent_id, message.id, message.channel.id) == (forum.id, thread.id, thread.id)
    (seen,) = alice.messages(thread)
    assert (seen["content"], len(seen["attachments"])) == ("Round one", 1)
    await thread.send("round two")
    assert alice.messages(forum) == [], "nothing stands in the forum itself"
    await until(lambda: probe.seen("thread_create"))
    path = f"/channels/{forum.id}/threads"
    assert "In message: This field is required" in await problem_of(
        probe.request("POST", path, {"name": "n", "type": PUBLIC_THREAD})
    )
    assert await code_of(probe.request("POST", path, {"name": "n", "message": {}})) == 50006
    too_long = {"name": "n", "message": {"content": "x" * 2001}}
    assert "In message.content: " in await problem_of(probe.request("POST", path, too_long))


async def test_a_post_takes_the_permission_to_send_and_a_tag_where_one_is_wanted(
    forum: discord.ForumChannel, sandbox: Sandbox
) -> None:
    sandbox.deny(Permission.CREATE_PUBLIC_THREADS, forum)
    await forum.create_thread(name="n", content="x")
    sandbox.deny(Permission.SEND_MESSAGES, forum)
    assert await code_of(forum.create_thread(name="n", content="x")) == 50013
    sandbox.allow(forum)
    sandbox.deny(Permission.ATTACH_FILES, forum)
    assert await code_of(forum.create_thread(name="n", content="x", file=picture())) == 50013
    sandbox.require_tags(forum)
    assert await code_of(forum.create_thread(name="n", content="x")) == 40067


async def test_a_post_waits_for_its_author(sandbox: Sandbox, probe: Probe, alice: Person) -> None:
    post = alice.start_post(sandbox.channel("matches"), "Who plays?", "Anybody?")
    sandbox.world.channels.put(replace(post, last_message_id=None))  # its message is still being uploaded
    assert await code_of(probe.get_partial_messageable(post.id).send("first!")) == 40058


async def test_where_one_speaks_one_writes_with_the_permission_to_connect(sandbox: Sandbox, probe: Probe) -> None:
    parlour = probe.get_partial_messageable(sandbox.channel("parlour").id)
    sandbox.deny(Permission.CONNECT, parlour)
    assert await code_of(parlour.send("x")) == 50013


async def test_a_server_may_forbid_words_in_names(sandbox: Sandbox, probe: Probe, table: Channel) -> None:
    sandbox.forbid_words("badger")
    requests: list[tuple[str, dict[str, Any]]] = [
        (f"/channels/{table.id}/threads", {"type": PUBLIC_THREAD}),
        (f"/channels/{sandbox.channel('matches').id}/threads", {"message": {"content": "x"}}),
    ]
    for path, body in requests:
        refused = probe.request("POST", path, body | {"name": "The BADGER and Bob"})
        assert f"In name: {NAME}" in await problem_of(refused)
        thread = await probe.request("POST", path, body | {"name": "Alice and Bob"})
        renaming = probe.request("PATCH", f"/channels/{thread['id']}", {"name": "a badger"})
        assert f"In name: {NAME}" in await problem_of(renaming)


async def test_people_post_in_forums_and_use_commands_in_their_posts_alone(
    sandbox: Sandbox, probe: Probe, alice: Person, bob: Person
) -> None:
    post = alice.start_post(sandbox.channel("matches"), "Who plays?", "Anybody?")
    assert [message["content"] for message in bob.messages(post)] == ["Anybody?"]
    await alice.command(post, "probe")
    assert await probe.outcome() is None
    with pytest.raises(NotAllowed, match="posts"):
        await alice.command(sandbox.channel("matches"), "probe")
    with pytest.raises(NotAllowed, match="posts"):
        alice.start_post(sandbox.channel("table"), "Who plays?", "Anybody?")


async def test_people_begin_private_threads_to_which_the_bot_is_mentioned_in(
    sandbox: Sandbox, probe: Probe, alice: Person, table: Channel
) -> None:
    thread = alice.start_thread(table, "Just us", private=True)
    partial = probe.get_partial_messageable(thread.id)
    assert await code_of(partial.send("x")) == 50001
    alice.say(thread, f"come, <@{sandbox.world.bot.id}>")
    await partial.send("x")
    with pytest.raises(NotAllowed):
        alice.start_thread(sandbox.channel("news"), "Just us", private=True)
