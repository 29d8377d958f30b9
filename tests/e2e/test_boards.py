"""The messages that show the board, from turn to turn: what is edited keeps its picture, and what Discord refuses to
edit stands in nobody's way.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs import refresh_loop
from cogs.presenters.choices import STEP
from sandbox import Loss, Permission, Person, Sandbox
from sandbox.errors import DiscordError
from sandbox.reading import alt_texts_of, components_of, custom_ids_of, pictures_of, text_of
from sandbox.world.model import Channel, JsonObject
from tests.e2e.bots import Running, running_bot
from tests.e2e.people import USUAL, Player, begin, button, is_board, is_result, next_asked, play_on
from tests.patience import PATIENT, SECONDS

pytestmark = pytest.mark.e2e


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(limits=PATIENT) as started:
        yield started


def boards(watcher: Person, thread: Channel) -> list[JsonObject]:
    """The boards of all turns so far, whether they can still be used or not."""
    return [message for message in watcher.messages(thread) if message["attachments"]]


def versions(watcher: Person, message: JsonObject) -> list[JsonObject]:
    """A message as the watcher's client was sent it, each time."""
    events = [json.loads(each.body) for each in watcher.received if each.name == "message"]
    return [event["message"] for event in events if event["message"]["id"] == message["id"]]


def as_last_used(watcher: Person, message: JsonObject) -> JsonObject:
    return [version for version in versions(watcher, message) if is_board(version)][-1]


async def everything_shown(running: Running) -> None:
    """Wait until a process that takes the match up now would have nothing of it to show."""
    while True:
        match = await running.database.matches.get(1)
        assert match is not None
        if match.shown_sequence == match.last_sequence:
            return
        await asyncio.sleep(0.01)


async def to_another_turn(sandbox: Sandbox, alice: Person, bob: Person, carol: Person, thread: Channel) -> None:
    """Play until one more board is there."""
    shown = len(boards(carol, thread))
    players = [Player(alice, USUAL.yielding), Player(bob, USUAL.yielding)]
    await play_on(players, lambda _: len(boards(carol, thread)) > shown)


async def test_a_board_whose_turn_is_over_keeps_its_picture_and_the_words_for_it(
    tmp_path: Path, sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    async with running_bot(tmp_path, sandbox=sandbox):
        thread = await begin(sandbox, alice, bob)
        for _ in range(2):
            await to_another_turn(sandbox, alice, bob, carol, thread)
        *closed, live = boards(carol, thread)
    assert is_board(live)
    assert len(closed) == 2
    for board in closed:
        assert not custom_ids_of(board), "nothing is left to press"
        before = as_last_used(carol, board)
        assert pictures_of(board) == pictures_of(before) != []
        assert alt_texts_of(board) == alt_texts_of(before) != alt_texts_of(live)


async def test_a_board_of_an_earlier_process_keeps_its_picture_too(
    tmp_path: Path, sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    async with running_bot(tmp_path, sandbox=sandbox) as first:
        thread = await begin(sandbox, alice, bob)
        await everything_shown(first)
    (before,) = boards(carol, thread)
    shown = len(versions(carol, before))
    async with running_bot(tmp_path, sandbox=sandbox) as running:
        sandbox.deny(Permission.VIEW_CHANNEL, sandbox.channel())  # so that the first this process does is to close it
        players = [Player(alice, USUAL.yielding), Player(bob, USUAL.yielding)]
        turn = (await running.bot.host.match_view(1, None)).view.turn
        while (await running.bot.host.match_view(1, None)).view.turn == turn:
            await play_on(players, lambda answers: answers >= 1)
        sandbox.allow(sandbox.channel())
        await play_on(players, lambda _: len(boards(carol, thread)) > 1)
    closed = boards(carol, thread)[0]
    assert len(versions(carol, before)) == shown + 1, "closed, and not touched before"
    assert not custom_ids_of(closed)
    assert pictures_of(closed) == pictures_of(before) != []
    assert alt_texts_of(closed) == alt_texts_of(before)


@pytest.mark.parametrize("refused", ["closing", "everything"])
async def test_a_board_that_cannot_be_edited_does_not_keep_the_next_one_back(
    refused: str, tmp_path: Path, sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    async with running_bot(tmp_path, sandbox=sandbox):
        thread = await begin(sandbox, alice, bob)
        (board,) = boards(carol, thread)
        which = board["id"] if refused == "closing" else "*"
        sandbox.plan(DiscordError.INVALID_FORM, f"/channels/{thread.id}/messages/{which}", 1_000, method="PATCH")
        for _ in range(2):
            await to_another_turn(sandbox, alice, bob, carol, thread)
        live = boards(carol, thread)[-1]
        assert is_board(live)
        assert live["id"] != board["id"]


@pytest.mark.parametrize("then", ["goes on", "ends", "starts again"])
async def test_a_board_that_discord_had_no_time_to_close_is_closed_later(
    then: str,
    tmp_path: Path,
    sandbox: Sandbox,
    alice: Person,
    bob: Person,
    carol: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(refresh_loop, "FIRST_RETRY_SECONDS", 0.05)
    async with running_bot(tmp_path, sandbox=sandbox):
        thread = await begin(sandbox, alice, bob)
        (board,) = boards(carol, thread)
        sandbox.plan(Loss.NOT_CARRIED_OUT, f"/channels/{thread.id}/messages/{board['id']}", 1_000, method="PATCH")
        await to_another_turn(sandbox, alice, bob, carol, thread)
        assert is_board(boards(carol, thread)[0]), "it could not be closed"
        if then != "ends":
            sandbox.forget_plans()
        if then == "goes on":
            await to_another_turn(sandbox, alice, bob, carol, thread)
        elif then == "ends":
            asked = await alice.command(thread, "match concede")
            await alice.click(sure := await asked.settled(SECONDS), button(sure, "tc/concede/1/1"))
            await carol.wait_for_message(is_result, SECONDS)
            sandbox.forget_plans()
            await nothing_left_to_press(carol, board)
    if then == "starts again":
        async with running_bot(tmp_path, sandbox=sandbox):
            await to_another_turn(sandbox, alice, bob, carol, thread)
    await nothing_left_to_press(carol, board)


async def nothing_left_to_press(watcher: Person, board: JsonObject) -> None:
    await watcher.wait_for_message(lambda each: each["id"] == board["id"] and not custom_ids_of(each), SECONDS)


async def asked_in_two_steps(players: list[Player]) -> tuple[Player, JsonObject, str, str]:
    """Play until somebody may choose who does something before at whom: the prompt, its select and that choice."""
    while True:
        player, prompt = await next_asked(players)
        for each in components_of(prompt):
            for option in each["options"] if each["type"] == 3 else ():
                if option["value"].startswith(STEP):
                    return player, prompt, each["custom_id"], option["value"]
        await player.answer(prompt)


async def test_a_turned_page_and_a_pick_keep_the_pictures_of_the_message(
    tmp_path: Path, sandbox: Sandbox, alice: Person, bob: Person
) -> None:
    async with running_bot(tmp_path, sandbox=sandbox):
        await begin(sandbox, alice, bob)
        player, prompt, select, first_step = await asked_in_two_steps([Player(alice), Player(bob)])
        answer = await player.person.select(prompt, select, first_step)
        picked = await player.person.wait_for_message(
            lambda each: each["id"] == prompt["id"] and select not in custom_ids_of(each), SECONDS
        )
        assert answer.message is not None
        assert [file["id"] for file in picked["attachments"]] == [file["id"] for file in prompt["attachments"]]
        assert pictures_of(picked) == pictures_of(prompt) != []
        assert alt_texts_of(picked) == alt_texts_of(prompt)


async def test_a_prompt_is_never_shown_in_a_message_that_others_see(
    tmp_path: Path, sandbox: Sandbox, alice: Person, bob: Person, carol: Person
) -> None:
    async with running_bot(tmp_path, sandbox=sandbox):
        thread = await begin(sandbox, alice, bob)
        player, prompt = await next_asked([Player(alice), Player(bob)])
        (board,) = boards(carol, thread)
        turn = button(prompt, "tc/pick/").replace("tc/pick/", "tc/turn/")
        await player.person.click(board, turn, unchecked=True)
        told = await player.person.wait_for_message(lambda each: "damaged" in text_of(each), SECONDS)
        assert told["flags"] & 64
        assert boards(carol, thread) == [board]
