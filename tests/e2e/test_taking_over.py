"""What one process has committed and did not come to show, the next one shows; and what it has shown, it leaves."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.time import SystemClock
from sandbox import Permission, Person, Sandbox
from sandbox.reading import custom_ids_of, text_of
from sandbox.world.model import JsonObject, Snowflake
from storage import Request, RequestKind
from tests.e2e.bots import Running, running_bot
from tests.e2e.people import begin, button, is_board, is_prompt, is_result, told_of_the_end
from tests.patience import PATIENT, SECONDS

pytestmark = pytest.mark.e2e


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(limits=PATIENT) as started:
        yield started


async def test_a_result_that_was_not_announced_is_announced_once(
    tmp_path: Path, sandbox: Sandbox, alice: Person, bob: Person
) -> None:
    async with running_bot(tmp_path, sandbox=sandbox) as first:
        thread = await begin(sandbox, alice, bob)
        await shown(first)
        asked = await (await alice.command(thread, "match concede")).settled(SECONDS)
        sandbox.deny(Permission.SEND_MESSAGES_IN_THREADS, thread)
        await alice.click(asked, button(asked, "tc/concede/1/1"))
        await over(first)
    assert not results(bob)
    sandbox.allow(thread)
    async with running_bot(tmp_path, sandbox=sandbox):
        await bob.wait_for_message(is_result, SECONDS)
        for player in (alice, bob):
            await told_of_the_end(player)
    async with running_bot(tmp_path, sandbox=sandbox) as third:
        assert not (await third.bot.host.summary(1)).is_running
    assert len(results(bob)) == 1


async def test_a_request_that_was_not_shown_is_shown(
    tmp_path: Path, sandbox: Sandbox, alice: Person, bob: Person
) -> None:
    async with running_bot(tmp_path, sandbox=sandbox) as first:
        await begin(sandbox, alice, bob)
        await shown(first)
        await first.database.requests.open(Request(1, RequestKind.DRAW, 0, 0, SystemClock().now()))
    async with running_bot(tmp_path, sandbox=sandbox):
        await bob.wait_for_message(lambda each: is_board(each) and "offers a draw" in text_of(each), SECONDS)


async def test_what_is_up_to_date_is_left_as_it_is(
    tmp_path: Path, sandbox: Sandbox, alice: Person, bob: Person
) -> None:
    async with running_bot(tmp_path, sandbox=sandbox) as first:
        thread = await begin(sandbox, alice, bob)
        await shown(first)
    before = [player.messages(channel) for player in (alice, bob) for channel in (thread, player.dm)]
    async with running_bot(tmp_path, sandbox=sandbox) as second:
        await asyncio.sleep(0.5)
        await shown(second)
    assert [player.messages(channel) for player in (alice, bob) for channel in (thread, player.dm)] == before


async def test_a_message_that_arrived_although_its_sending_failed_is_brought_up_to_date(
    tmp_path: Path, sandbox: Sandbox, alice: Person, bob: Person
) -> None:
    async with running_bot(tmp_path, sandbox=sandbox) as running:
        for player in (alice, bob):
            sandbox.lose_answers(f"/channels/{player.dm.id}/messages", 1)
        await begin(sandbox, alice, bob)
        asked = (await running.bot.host.match_view(1, None)).view.asked
        assert asked is not None
        player = (alice, bob)[asked]
        prompt = await player.wait_for_message(is_prompt, SECONDS)
        keep = button(prompt, "tc/answer/1/1/")
        await player.click(prompt, keep)
        await player.wait_for_message(
            lambda each: each["id"] == prompt["id"] and keep not in custom_ids_of(each), SECONDS
        )
        for each in (alice, bob):
            assert len(each.messages(each.dm)) == 1


async def over(running: Running) -> None:
    async with asyncio.timeout(SECONDS):
        while (await running.bot.host.summary(1)).is_running:  # noqa: ASYNC110 - what it waits for has no event
            await asyncio.sleep(0.01)


async def shown(running: Running) -> None:
    """Wait until everybody has been shown the newest state."""
    async with asyncio.timeout(SECONDS):
        while not await is_shown(running):  # noqa: ASYNC110 - what it waits for has no event
            await asyncio.sleep(0.01)


async def is_shown(running: Running) -> bool:
    match = await running.database.matches.get(1)
    posts = await running.database.posts.of_match(1)
    assert match is not None
    hands = [running.sandbox.world.messages.get(Snowflake(post.message_id)) for post in posts if post.seat is not None]
    lead_there = all(hand is not None and f"/{match.thread_id})" in str(hand.components) for hand in hands)
    return match.shown_sequence == match.last_sequence and {post.seat for post in posts} == {None, 0, 1} and lead_there


def results(person: Person) -> list[JsonObject]:
    return [each for channel in person.channels for each in person.messages(channel) if is_result(each)]
