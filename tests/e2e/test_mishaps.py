"""Every kind of request is answered by every error that there is, one at a time, in the middle of a match.

Nothing of it is a traceback, the match goes on, and in the end everybody is shown the newest state.
"""

import asyncio

import pytest

from cogs import discord_publisher, message_editor, private_hand, refresh_loop
from sandbox import Loss, Person
from sandbox.reading import custom_ids_of
from sandbox.rest.planned import Mishap
from sandbox.world.model import JsonObject
from tests.e2e.bots import Running
from tests.e2e.people import USUAL, Player, begin, button, is_board, is_prompt, next_asked, play_on
from tests.e2e.test_whole_match import shows_the_newest_state
from tests.patience import SECONDS, repeat_at_once

pytestmark = pytest.mark.e2e

MOST_ANSWERS, MOST_TURNS, TURN_SECONDS = 10, 300, 0.01
MISHAPS: tuple[Mishap, ...] = (400, 401, 403, 404, 429, 500, 502, 503, Loss.NOT_CARRIED_OUT, Loss.CARRIED_OUT)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show every state, and try again at once."""
    monkeypatch.setattr(discord_publisher, "PUBLIC_PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(refresh_loop, "FIRST_RETRY_SECONDS", 0.05)
    monkeypatch.setattr(refresh_loop, "LAST_RETRY_SECONDS", 0.05)
    repeat_at_once(monkeypatch)


@pytest.mark.parametrize(
    ("method", "pattern"),
    [
        ("PATCH", "/channels/{thread}/messages/*"),
        ("POST", "/channels/{thread}/messages"),
        ("POST", "/interactions/*/callback"),
        ("PATCH", "/webhooks/*/messages/@original"),
        ("POST", "/channels/{dm}/messages"),
        ("DELETE", "/channels/{dm}/messages/*"),
        ("PATCH", "/channels/{dm}/messages/*"),
    ],
)
async def test_whatever_a_request_is_answered_with_the_match_goes_on(
    method: str,
    pattern: str,
    running: Running,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    by_new_messages = "{dm}" in pattern and method != "PATCH"
    if "{dm}" in pattern:
        always_write_to(monkeypatch, by_new_messages=by_new_messages)
    alice, bob, carol = (running.sandbox.person(name) for name in ("Alice", "Bob", "Carol"))
    await begin(running.sandbox, alice, bob)
    # How many answers a mishap takes is a matter of pace: nobody wants to win before there have been all of them.
    players = [Player(alice, USUAL.yielding), Player(bob, USUAL.yielding)]
    await play_on(players, lambda answers: answers >= 2)
    for mishap in MISHAPS:
        asked, _ = await next_asked(players)
        board = await board_in_place(running, carol)
        place = pattern.format(thread=board["channel_id"], dm=asked.person.dm.id)
        if place == f"/channels/{board['channel_id']}/messages":
            running.sandbox.delete_message(board)
        running.sandbox.plan(mishap, place, method=method)
        if by_new_messages:  # what is asked for anew takes the place of what is there
            await ask_for_hand(asked.person, board)
        await play_on(players, lambda answers: answers > 0 and not running.sandbox.outstanding)
        if pattern == "/channels/{dm}/messages":  # nobody is written to again whose direct messages refused it
            await ask_for_hand(asked.person, board)
        if "callback" in pattern:  # whoever saw their press fail presses again
            for player in players:
                player.answered.clear()
        await play_until_shown(running, players, carol, mishap)
    assert not [record for record in caplog.records if record.exc_info], caplog.text


@pytest.mark.parametrize(
    ("method", "pattern"),
    [("POST", "/channels/*/threads"), ("PUT", "/channels/*/thread-members/*"), ("POST", "/users/@me/channels")],
)
async def test_whatever_a_request_is_answered_with_the_match_begins(
    method: str, pattern: str, running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    table = running.sandbox.channel("table")
    for number, mishap in enumerate(MISHAPS):
        guest = running.sandbox.person(f"Guest {number}")
        running.sandbox.plan(mishap, pattern, method=method)
        begun = await guest.command(table, "match practice", game="level_neo", level="random")
        await begun.settled(SECONDS)
        board = await board_of(guest)
        await asked(guest, button(board, "tc/hand/"), board["id"])
        async with asyncio.timeout(SECONDS):
            while running.sandbox.outstanding:  # noqa: ASYNC110 - what it waits for has no event
                await asyncio.sleep(0.01)
    assert not [record for record in caplog.records if record.exc_info], caplog.text


def always_write_to(monkeypatch: pytest.MonkeyPatch, *, by_new_messages: bool) -> None:
    """Have direct messages not be edited through interactions, and be new ones each time or the same."""
    monkeypatch.setattr(message_editor, "TOKEN_SECONDS", 0.0)
    if by_new_messages:
        monkeypatch.setattr(private_hand, "LATELY_SECONDS", 0.0)


async def ask_for_hand(person: Person, board: JsonObject) -> None:
    """Have somebody's hand sent to them, as a new message."""
    await (await person.command(board["channel_id"], "match hand", where="dm")).settled(SECONDS)


async def play_until_shown(running: Running, players: list[Player], watcher: Person, after: Mishap) -> None:
    """Play on until everybody sees the newest state: what was refused for good waits for something new to show."""
    for _ in range(MOST_ANSWERS):
        await play_on(players, lambda answers: answers > 0)
        for _ in range(MOST_TURNS):
            if await shows_the_newest_state(running, watcher) and await is_asked(running, players):
                return
            await asyncio.sleep(TURN_SECONDS)
    screens = "\n".join(player.screen() for player in players)
    raise AssertionError(f"after {after} not everybody saw the newest state\n{screens}")


async def is_asked(running: Running, players: list[Player]) -> bool:
    """Whether the newest prompt of the player who is asked is for the decision that there is."""
    match_view = await running.bot.host.match_view(1, None)
    if match_view.view.asked is None:
        return True
    person = players[match_view.view.asked].person
    prompts = [each for channel in person.channels for each in person.messages(channel) if is_prompt(each)]
    return any(
        f"/1/{match_view.summary.sequence}/" in f"{custom_id}/" for each in prompts for custom_id in custom_ids_of(each)
    )


async def board_in_place(running: Running, watcher: Person) -> JsonObject:
    """The board where match 1 is played now: one that lies in a thread that was lost is not looked after any more."""
    async with asyncio.timeout(SECONDS):
        while True:
            summary = await running.bot.host.summary(1)
            place = str(summary.thread_id or summary.channel_id)
            for channel in watcher.channels:
                for message in watcher.newest_messages(channel):
                    if message["channel_id"] == place and is_board(message):
                        return message
            await asyncio.sleep(TURN_SECONDS)


async def board_of(guest: Person) -> JsonObject:
    """The board of the match that a guest plays."""
    return await guest.wait_for_message(lambda each: is_board(each) and guest.name in str(each), SECONDS)


async def asked(guest: Person, hand: str, board_id: str) -> None:
    """Wait until a guest can answer, in direct messages or where the board's button shows it."""
    opened = await guest.click(board_id, hand)
    await opened.settled(SECONDS)
