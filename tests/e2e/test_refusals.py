"""What Discord does not take: it is told to whom it concerns with its reason, and is not tried for ever."""

import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path

import pytest
from discord.http import Route

from cogs import discord_calls, refresh_loop, undelivered
from sandbox import DiscordError, Loss, Permission, Person
from sandbox.reading import text_of
from sandbox.rest import planned
from tests.e2e.bots import Running, running_bot
from tests.e2e.people import Player, a_starter, begin, button, is_board, next_asked, play_on
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e


def requests_to(running: Running, method: str, path: str) -> list[int]:
    """The statuses of the answers to requests of this kind."""
    return [status for made, to, status in running.sandbox.requests if made == method and to.endswith(path)]


async def arrived(person: Person) -> None:
    """Wait until somebody has a direct message."""
    dm = str(person.dm.id)
    await person.wait_for_message(lambda each: each["channel_id"] == dm, SECONDS)


@pytest.mark.parametrize(
    ("fault", "public", "private"),
    [
        (DiscordError.DMS_CLOSED, "Bob takes no direct messages from me", "Your direct messages are closed"),
        (DiscordError.UNKNOWN_USER, "Bob cannot be found any more", "Discord does not take my direct messages"),
        (403, "Bob gets no direct messages from me", "Discord does not take my direct messages"),
        (400, "Bob gets no direct messages from me", "Discord does not take my direct messages"),
    ],
    ids=str,
)
async def test_direct_messages_that_are_refused_are_not_tried_again_and_the_table_is_told_why(
    fault: DiscordError | int, public: str, private: str, running: Running, alice: Person, bob: Person, carol: Person
) -> None:
    to_bob = f"/channels/{bob.dm.id}/messages"
    running.sandbox.plan(fault, to_bob, method="POST")
    await begin(running.sandbox, alice, bob)
    board = await carol.wait_for_message(lambda each: is_board(each) and public in text_of(each), SECONDS)
    opened = await (await bob.click(board, button(board, "tc/hand/"))).settled(SECONDS)
    assert private in text_of(opened)
    players = [Player(alice), Player(bob)]
    await play_on(players, lambda answers: answers >= 6)
    assert players[1].pressed
    assert len(requests_to(running, "POST", to_bob)) == 1


async def test_who_comes_back_to_the_server_gets_direct_messages_again(
    running: Running, alice: Person, bob: Person, carol: Person
) -> None:
    running.sandbox.plan(DiscordError.NO_MUTUAL_GUILDS, f"/channels/{bob.dm.id}/messages", method="POST")
    await begin(running.sandbox, alice, bob)
    gone = "Bob shares no server with me any more"
    board = await carol.wait_for_message(lambda each: is_board(each) and gone in text_of(each), SECONDS)
    opened = await (await bob.click(board, button(board, "tc/hand/"))).settled(SECONDS)
    assert "You share no server with me" not in text_of(opened)
    await arrived(bob)
    await carol.wait_for_message(lambda each: each["id"] == board["id"] and gone not in text_of(each), SECONDS)


async def test_direct_messages_that_are_opened_too_fast_follow_later_and_nobody_else_asks_meanwhile(
    running: Running, alice: Person, bob: Person, carol: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undelivered, "TOO_MANY_DMS_SECONDS", 1.0)
    running.sandbox.plan(DiscordError.OPENING_DMS_TOO_FAST, "/users/@me/channels", 2, method="POST")
    await begin(running.sandbox, alice, bob)
    await carol.wait_for_message(
        lambda each: is_board(each) and "gets my direct messages a little later" in text_of(each), SECONDS
    )
    for person in (alice, bob):
        await arrived(person)
    await carol.wait_for_message(lambda each: is_board(each) and "a little later" not in text_of(each), SECONDS)
    assert requests_to(running, "POST", "/users/@me/channels") == [403, 403, 200, 200]


async def test_without_the_permission_to_write_in_threads_none_is_made(
    running: Running, alice: Person, bob: Person, carol: Person
) -> None:
    table = running.sandbox.channel("table")
    running.sandbox.deny(Permission.SEND_MESSAGES_IN_THREADS, table)
    place = await begin(running.sandbox, alice, bob)
    assert place.id == table.id
    board = await carol.wait_for_message(is_board, SECONDS)
    assert "Send Messages in Threads" in text_of(board)
    assert requests_to(running, "POST", "/threads") == []
    players = [Player(alice), Player(bob)]
    await play_on(players, lambda answers: answers >= 3)


async def test_an_opponent_who_has_left_meanwhile_is_named_as_the_reason(
    running: Running, alice: Person, bob: Person
) -> None:
    table = running.sandbox.channel("table")
    asked = await (await alice.command(table, "match start", opponent=bob)).settled(SECONDS)
    running.sandbox.leave(bob)
    await alice.click(asked, button(asked, "tc/play/"))
    await alice.wait_for_message(lambda each: "not on this server any more" in text_of(each), SECONDS)


async def test_an_invitation_that_cannot_be_posted_is_not_left_open(
    running: Running, alice: Person, bob: Person
) -> None:
    table = running.sandbox.channel("table")
    running.sandbox.plan(403, f"/channels/{table.id}/messages", method="POST")
    sent = await alice.command(table, "match start", opponent=bob, game="vanguard", deck=a_starter("vanguard"))
    assert "I lack a permission there" in text_of(await sent.settled(SECONDS))
    assert await running.database.invitations.open_for(alice.id, now=datetime.now(UTC)) == []


@pytest.mark.parametrize("loss", [Loss.NOT_CARRIED_OUT, Loss.CARRIED_OUT])
async def test_a_press_whose_acknowledgement_loses_its_answer_counts(
    loss: Loss, running: Running, alice: Person, bob: Person
) -> None:
    await begin(running.sandbox, alice, bob)
    players = [Player(alice), Player(bob)]
    await play_on(players, lambda answers: answers >= 2)
    player, prompt = await next_asked(players)
    running.sandbox.plan(loss, "/interactions/*/callback", method="POST")
    await player.answer(prompt)
    assert running.sandbox.outstanding == 0
    told = len(player.person.messages(player.person.dm))
    await play_on(players, lambda answers: answers >= 2)
    assert len(player.person.messages(player.person.dm)) == told, "nobody is told of a trouble that is over"


async def test_nobody_looks_at_a_message_that_loads_for_ever_since_its_answer_was_lost(
    running: Running, alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord_calls, "LATER_SECONDS", (0.0, 0.0))
    answer = "/webhooks/*/messages/@original"
    for loss in (Loss.NOT_CARRIED_OUT, Loss.CARRIED_OUT):
        running.sandbox.plan(loss, answer, 2, method="PATCH")
        helped = await alice.command(running.sandbox.channel("table"), "help")
        assert "/match start" in text_of(await helped.settled(SECONDS))
        async with asyncio.timeout(SECONDS):
            while running.sandbox.outstanding:  # noqa: ASYNC110 - what it waits for has no event
                await asyncio.sleep(0.01)
    assert not [to for made, to, _ in running.sandbox.requests if made == "POST" and "/webhooks/" in to], "nothing else"


@pytest.mark.parametrize(
    ("old", "used"),
    [
        ({"name": "duel", "description": "Play a match"}, "duel"),
        ({"name": "card", "description": "Look a card up"}, "card"),
    ],
    ids=["unknown", "with other options"],
)
async def test_a_command_of_an_older_bot_is_answered(
    old: dict[str, str], used: str, running: Running, alice: Person, caplog: pytest.LogCaptureFixture
) -> None:
    assert running.bot.application_id is not None
    await running.bot.http.request(Route("POST", f"/applications/{running.bot.application_id}/commands"), json=old)
    answer = await alice.command(running.sandbox.channel("table"), used)
    assert "Reload Discord" in text_of(await answer.settled(SECONDS))
    assert answer.is_ephemeral
    assert not [record for record in caplog.records if record.exc_info]


async def test_choices_that_come_too_late_are_no_traceback(
    running: Running, alice: Person, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    running.sandbox.plan(DiscordError.UNKNOWN_INTERACTION, "/interactions/*/callback", method="POST")
    typing = asyncio.create_task(alice.autocomplete(running.sandbox.channel("table"), "card", focused="name", name="d"))
    async with asyncio.timeout(SECONDS):
        while "autocomplete" not in caplog.text:  # noqa: ASYNC110 - what it waits for has no event
            await asyncio.sleep(0.01)
    typing.cancel()
    assert not [record for record in caplog.records if record.exc_info]


async def test_nobody_waits_without_a_word_for_a_limit_that_lasts_long(
    running: Running, alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planned, "FORCED_WAIT_SECONDS", 3_600.0)
    running.sandbox.plan(429, "/channels/*/threads", 2, method="POST")  # for the invitation's link, and for the board
    await begin(running.sandbox, alice, bob)
    assert requests_to(running, "POST", "/threads") == [429, 429, 201]
    refusal = "I cannot show the board where the match is played: Discord asks me to wait"
    assert any(refusal in str(each) for each in bob.received)


async def test_a_board_that_was_refused_comes_when_an_admin_has_put_that_right_though_nobody_plays_on(
    running: Running, alice: Person, carol: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refresh_loop, "FIRST_SLOW_RETRY_SECONDS", 0.0)
    monkeypatch.setattr(refresh_loop, "FIRST_RETRY_SECONDS", 0.0)
    running.sandbox.plan(403, "/channels/*/messages", 20, method="POST")  # more often than anything changes
    await alice.command(running.sandbox.channel("table"), "match practice", game="level_neo", level="random")
    board = await carol.wait_for_message(is_board, SECONDS)
    assert running.sandbox.outstanding == 0, board


async def test_a_board_that_was_refused_comes_as_soon_as_its_channel_allows_it(
    running: Running, alice: Person, carol: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refresh_loop, "FIRST_RETRY_SECONDS", 0.0)
    table, refusal = running.sandbox.channel("table"), "I cannot show the board where the match is played"
    await alice.command(table, "match practice", game="level_neo", level="random")
    await carol.wait_for_message(is_board, SECONDS)
    running.sandbox.deny(Permission.ATTACH_FILES, table)
    await play_on([Player(alice)], lambda answers: answers >= 1)
    hand = await alice.wait_for_message(lambda each: refusal in text_of(each), SECONDS)
    running.sandbox.allow(table)
    await alice.wait_for_message(lambda each: each["id"] == hand["id"] and refusal not in text_of(each), SECONDS)


@pytest.mark.parametrize("mishap", [400, 403, 429, 503])
@pytest.mark.parametrize("method", ["GET", "PUT"])
async def test_whatever_becomes_of_its_commands_the_bot_starts_with_those_that_discord_has(
    method: str, mishap: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(planned, "FORCED_WAIT_SECONDS", 3_600.0)
    async with running_bot(tmp_path) as first:
        sandbox, application_id = first.sandbox, first.bot.application_id
        alice = sandbox.person("Alice")
        assert application_id is not None
        older = {"name": "card", "description": "Look a card up"}
        await first.bot.http.request(Route("POST", f"/applications/{application_id}/commands"), json=older)
        await first.bot.close()
        sandbox.plan(mishap, f"/applications/{application_id}/commands", method=method)
        async with running_bot(tmp_path, sandbox=sandbox):
            answer = await alice.command(sandbox.channel("table"), "match list")
            assert "No match" in text_of(await answer.settled(SECONDS))
    assert sandbox.outstanding == 0
    assert "commands not registered" in caplog.text
    assert not [record for record in caplog.records if record.exc_info]
