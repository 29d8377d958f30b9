"""Where a match is played: in a thread of the kind that its channel has, and otherwise where it was begun."""

from dataclasses import replace

import pytest

from sandbox import ChannelType, Permission, Person, Sandbox
from sandbox.errors import DiscordError
from sandbox.reading import components_of, custom_ids_of, text_of
from sandbox.rest.planned import Loss
from sandbox.world.model import Channel, JsonObject, Overwrite, OverwriteType, Snowflake
from tests.e2e.people import Player, a_starter, begin, button, is_board, is_prompt, next_asked, play_on
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e

A_WEEK = 10_080  # minutes


def is_invitation(message: JsonObject) -> bool:
    return any(each.startswith("tc/accept/") for each in custom_ids_of(message))


def in_dm(person: Person, message: JsonObject) -> bool:
    return str(message["channel_id"]) == str(person.dm.id)


async def told_directly(person: Person, *said: str) -> None:
    """Wait for a direct message that says all this."""
    await person.wait_for_message(
        lambda each: in_dm(person, each) and all(text in text_of(each) for text in said), SECONDS
    )


async def invite(alice: Person, bob: Person, channel: Channel) -> JsonObject:
    """The invitation as Bob sees it; fails with what Alice is told instead."""
    sent = await alice.command(channel, "match start", opponent=bob, game="vanguard", deck=a_starter("vanguard"))
    said = await sent.settled(SECONDS)
    found = [message for each in bob.channels for message in bob.messages(each) if is_invitation(message)]
    assert found, text_of(said)
    return found[0]


async def accept(bob: Person, invitation: JsonObject) -> None:
    choice = await (await bob.click(invitation, button(invitation, "tc/accept/"))).settled(SECONDS)
    select = next(each for each in components_of(choice) if each["type"] == 3)
    await bob.select(choice, select["custom_id"], select["options"][-1]["value"])


# Kinds of channel


@pytest.mark.parametrize(
    ("kind", "thread"),
    [
        (ChannelType.TEXT, ChannelType.PUBLIC_THREAD),
        (ChannelType.ANNOUNCEMENT, ChannelType.ANNOUNCEMENT_THREAD),
    ],
    ids=lambda kind: kind.name,
)
async def test_a_match_has_a_thread_of_the_kind_that_its_channel_has_for_a_week(
    kind: ChannelType, thread: ChannelType, sandbox: Sandbox, alice: Person, bob: Person
) -> None:
    channel = sandbox.add_channel("here", kind=kind)
    place = await begin(sandbox, alice, bob, channel="here")
    assert (place.type, place.parent_id, place.auto_archive_minutes) == (thread, channel.id, A_WEEK)


@pytest.mark.parametrize("kind", [ChannelType.FORUM, ChannelType.MEDIA], ids=lambda kind: kind.name)
async def test_a_match_of_a_forum_is_a_post_of_its_own(
    kind: ChannelType, sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    forum = sandbox.add_channel("here", kind=kind)
    post = alice.start_post(forum, "Who plays?", "Anybody?")
    invitation = await invite(alice, bob, post)
    assert invitation["channel_id"] == str(post.id), "a forum takes no messages"
    await accept(bob, invitation)
    board = await carol.wait_for_message(is_board, SECONDS)
    place = sandbox.world.channels[Snowflake(int(board["channel_id"]))]
    assert (place.parent_id, place.auto_archive_minutes) == (forum.id, A_WEEK)
    assert place.id != post.id
    first = carol.messages(place)[0]
    assert first["id"] == str(place.id)
    assert "Alice" in text_of(first)
    assert "Bob" in text_of(first)


async def test_where_a_forum_takes_no_post_the_match_is_played_where_it_was_begun(
    sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    post = alice.start_post(sandbox.channel("matches"), "Who plays?", "Anybody?")
    sandbox.require_tags(sandbox.channel("matches"))
    place = await begin(sandbox, alice, bob, channel="Who plays?")
    assert place.id == post.id
    assert "wants a tag" in text_of(await carol.wait_for_message(is_board, SECONDS))


@pytest.mark.parametrize("kind", [ChannelType.VOICE, ChannelType.STAGE], ids=lambda kind: kind.name)
async def test_where_one_speaks_there_are_no_threads(
    kind: ChannelType, sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    channel = sandbox.add_channel("here", kind=kind)
    sandbox.deny(Permission.CONNECT, channel)
    sent = await alice.command(channel, "match start", opponent=bob, game="vanguard")
    assert "Connect" in text_of(await sent.settled(SECONDS))
    sandbox.allow(channel)
    assert (await begin(sandbox, alice, bob, channel="here")).id == channel.id
    assert not [each for each in sandbox.requests if each[1].endswith("/threads")], "nothing is tried in vain"


# Private threads


@pytest.fixture
def private(sandbox: Sandbox, alice: Person, bob: Person) -> Channel:
    """A private thread of Alice, Bob and the bot."""
    thread = alice.start_thread(sandbox.channel(), "Just us", private=True)
    alice.say(thread, f"come, {bob.mention} and <@{sandbox.world.bot.id}>")
    return sandbox.world.channels[thread.id]


async def test_a_match_of_a_private_thread_stays_in_it(
    private: Channel, sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    before = carol.messages(sandbox.channel())
    assert (await begin(sandbox, alice, bob, channel="Just us")).id == private.id
    await play_on([Player(alice), Player(bob)], lambda answers: answers >= 4)
    assert carol.messages(sandbox.channel()) == before
    assert [each for each in carol.channels if each.is_thread] == []
    prompt = await bob.wait_for_message(lambda each: in_dm(bob, each), SECONDS)
    assert f"/{private.id})" in text_of(prompt)


async def test_nobody_else_learns_of_a_match_of_a_private_thread(
    private: Channel, sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    await begin(sandbox, alice, bob, channel="Just us")
    table = sandbox.channel()
    for command in ("match list", "match board", "match log"):
        assert "no match" in text_of(await (await carol.command(table, command)).settled(SECONDS)).lower()
    for command in ("match board", "match log"):
        said = text_of(await (await carol.command(table, command, match=1)).settled(SECONDS))
        assert "cannot see" in said
        assert "Alice" not in said
        assert (await carol.autocomplete(table, command, focused="match")).choices == []
    message = sandbox.world.messages_in(table.id)[0]
    await carol.click(message, "tc/log/1/0", unchecked=True)
    await carol.wait_for_message(lambda each: "cannot see" in text_of(each) and each["flags"] & 64, SECONDS)
    assert b"Alice \xe2\x80\x93 Bob" not in carol.received_bytes
    listed = text_of(await (await alice.command(table, "match list")).settled(SECONDS))
    assert "Bob" in listed, "the players see it everywhere"


async def test_a_match_of_a_channel_that_one_cannot_see_is_not_listed(
    sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    await begin(sandbox, alice, bob, channel="lounge")
    listed = await (await carol.command(sandbox.channel(), "match list")).settled(SECONDS)
    assert "Alice" in text_of(listed)
    sandbox.deny(Permission.VIEW_CHANNEL, sandbox.channel("lounge"), carol)
    again = await (await carol.command(sandbox.channel(), "match list")).settled(SECONDS)
    assert "Alice" not in text_of(again)


async def test_in_a_private_thread_without_it_the_bot_asks_to_be_mentioned(
    sandbox: Sandbox, alice: Person, bob: Person
) -> None:
    thread = alice.start_thread(sandbox.channel(), "Just us", private=True)
    sent = await alice.command(thread, "match start", opponent=bob, game="vanguard")
    assert f"<@{sandbox.world.bot.id}>" in text_of(await sent.settled(SECONDS))


async def test_the_admins_allow_the_channel_that_a_thread_or_post_belongs_to(
    private: Channel, sandbox: Sandbox, alice: Person, bob: Person
) -> None:
    dora, forum, table = sandbox.person("Dora"), sandbox.channel("matches"), sandbox.channel()
    shown = await (await dora.command(table, "settings channels")).settled(SECONDS)
    await dora.select(shown, button(shown, "tc/channels"), forum)
    await dora.wait_for_message(lambda message: f"<#{forum.id}>" in text_of(message), SECONDS)
    sent = await alice.command(private, "match start", opponent=bob, game="vanguard")
    assert f"<#{forum.id}>" in text_of(await sent.settled(SECONDS))
    alice.start_post(forum, "Who plays?", "Anybody?")
    await begin(sandbox, alice, bob, channel="Who plays?")


async def test_a_channel_that_is_gone_is_not_chosen_any_more(sandbox: Sandbox) -> None:
    dora, forum, table, lounge = sandbox.person("Dora"), *map(sandbox.channel, ("matches", "table", "lounge"))
    shown = await (await dora.command(table, "settings channels")).settled(SECONDS)
    await dora.select(shown, button(shown, "tc/channels"), forum, lounge)
    await dora.wait_for_message(lambda message: f"<#{lounge.id}>" in text_of(message), SECONDS)
    sandbox.delete_channel(lounge)
    again = await (await dora.command(table, "settings channels")).settled(SECONDS)
    select = next(each for each in components_of(again) if each["type"] == 8)
    assert [each["id"] for each in select["default_values"]] == [str(forum.id)]


# Threads that cannot be made


async def test_a_thread_whose_name_the_server_forbids_is_not_made(
    sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    sandbox.forbid_words("Bob")
    place = await begin(sandbox, alice, bob)
    assert place.id == sandbox.channel().id
    assert "does not allow the thread’s name" in text_of(await carol.wait_for_message(is_board, SECONDS))


@pytest.mark.parametrize(
    "refusal",
    [
        DiscordError.WRONG_CHANNEL_TYPE,
        DiscordError.MISSING_ACCESS,
        DiscordError.UNKNOWN_CHANNEL,
        DiscordError.TOO_MANY_THREADS,
        DiscordError.TOO_MANY_ANNOUNCEMENT_THREADS,
        DiscordError.TAG_REQUIRED,
        400,
        403,
        404,
        409,
    ],
    ids=str,
)
async def test_whatever_refuses_a_thread_the_match_is_played_in_the_channel(
    refusal: DiscordError | int, sandbox: Sandbox, alice: Person, bob: Person
) -> None:
    sandbox.plan(refusal, "/channels/*/threads", 1, method="POST")
    assert (await begin(sandbox, alice, bob)).id == sandbox.channel().id
    await next_asked([Player(alice), Player(bob)])


async def test_nobody_waits_in_their_direct_messages_for_a_thread(sandbox: Sandbox, alice: Person, bob: Person) -> None:
    sandbox.plan(Loss.HELD, "/channels/*/threads", 1, method="POST")
    await accept(bob, await invite(alice, bob, sandbox.channel()))
    player, prompt = await next_asked([Player(alice), Player(bob)])
    assert in_dm(player.person, prompt)
    for person in (alice, bob):
        await told_directly(person)


async def test_a_hand_leads_to_the_thread_once_there_is_one(sandbox: Sandbox, alice: Person, bob: Person) -> None:
    sandbox.plan(500, "/channels/*/threads", 1, method="POST")  # so that the hands are there before it
    place = await begin(sandbox, alice, bob)
    for person in (alice, bob):
        await told_directly(person, f"/{place.id})")


# Threads that close


def overwritten(sandbox: Sandbox, channel: Channel, permission: Permission) -> None:
    """Give the bot a permission in a channel."""
    mine = Overwrite(sandbox.world.bot.id, OverwriteType.MEMBER, allow=int(permission))
    sandbox.world.channels.put(replace(sandbox.world.channels[channel.id], overwrites=(mine,)))


async def test_an_archived_thread_wakes_for_the_board_that_is_in_it(
    sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    place = await begin(sandbox, alice, bob)
    board = await carol.wait_for_message(is_board, SECONDS)
    player, prompt = await next_asked([Player(alice), Player(bob)])
    sandbox.archive(place)
    await player.answer(prompt)
    edited = await carol.wait_for_message(
        lambda each: each["id"] == board["id"] and each["edited_timestamp"] != board["edited_timestamp"], SECONDS
    )
    assert edited["channel_id"] == str(place.id)
    assert not sandbox.world.channels[place.id].archived


@pytest.mark.parametrize("archived", [True, False])
async def test_from_a_locked_thread_the_match_goes_to_the_channel_and_says_why(
    archived: bool, sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    place = await begin(sandbox, alice, bob)
    board = await carol.wait_for_message(is_board, SECONDS)
    sandbox.archive(place, locked=True)
    if not archived:
        sandbox.world.channels.put(replace(sandbox.world.channels[place.id], archived=False))
        sandbox.delete_message(board)
    table = str(sandbox.channel().id)
    players = [Player(alice), Player(bob)]

    def has_moved(_: int) -> bool:
        return any(is_board(message) for message in carol.messages(sandbox.channel()))

    await play_on(players, has_moved)
    (moved,) = [message for message in carol.messages(sandbox.channel()) if is_board(message)]
    assert "locked" in text_of(moved)
    for person in (alice, bob):
        await told_directly(person, f"/{table})", "locked")


async def test_whoever_may_manage_threads_goes_on_in_a_locked_one(
    sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    place = await begin(sandbox, alice, bob)
    overwritten(sandbox, sandbox.channel(), Permission.MANAGE_THREADS)
    sandbox.archive(place, locked=True)
    await play_on([Player(alice), Player(bob)], lambda _: not sandbox.world.channels[place.id].archived)
    assert not any(is_board(message) for message in carol.messages(sandbox.channel()))


async def test_a_locked_thread_that_has_no_channel_to_go_to_is_told_to_the_players(
    private: Channel, sandbox: Sandbox, alice: Person, bob: Person
) -> None:
    await begin(sandbox, alice, bob, channel="Just us")
    sandbox.archive(private, locked=True)
    players = [Player(alice), Player(bob)]

    def is_told(_: int) -> bool:
        return all(
            any("locked" in text_of(message) for message in player.person.messages(player.person.dm))
            for player in players
        )

    await play_on(players, is_told)
    assert not any(is_prompt(message) for message in alice.messages(sandbox.channel()))
