"""The end of a match: its page in the thread and in direct messages, the channel's post, the decks, and a rematch."""

import asyncio
import gc
from collections.abc import Callable

import pytest

from cogs.private_hand import PrivateHand
from sandbox import Person
from sandbox.reading import custom_ids_of, pictures_of, text_of
from sandbox.world.model import Channel, ChannelType, JsonObject
from tests.e2e.bots import Running
from tests.e2e.people import (
    PROMPT_IDS,
    Player,
    a_starter,
    begin,
    button,
    is_board,
    is_result,
    next_asked,
    play_on,
)
from tests.e2e.test_commands import use
from tests.games.kits import Kit, every_game
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e


async def concede(person: Person, thread: Channel, match: int = 1) -> None:
    asked = await use(person, thread, "match concede", match=match)
    await person.click(asked, button(asked, f"tc/concede/{match}/1"))


def by_message_to(person: Person, match: int = 1) -> Callable[[JsonObject], bool]:
    """Whether a message is the end of a match in somebody's direct messages."""
    dm = str(person.dm.id)
    return lambda each: each["channel_id"] == dm and f"tc/rematch/{match}" in custom_ids_of(each)


def plain(message: JsonObject) -> str:
    return text_of(message).replace("*", "").replace("\\", "")


@every_game
async def test_a_match_ends_with_a_page_for_everybody_and_the_channel_says_who_has_won(
    kit: Kit, running: Running, alice: Person, bob: Person, carol: Person, table: Channel
) -> None:
    """The decks are a secret until the end, also from who makes up a press; then anybody may look at them."""
    thread = await begin(running.sandbox, alice, bob, game=kit.name)
    players = [Player(alice, kit.eager), Player(bob, kit.eager)]
    await play_on(players, lambda answers: answers >= 6 or any(is_result(each) for each in bob.messages(thread)))
    decks = [player.deck_name for player in (await running.bot.host.summary(1)).players]
    if (await running.bot.host.summary(1)).is_running:
        board = await carol.wait_for_message(is_board, SECONDS)
        pressed = await carol.click(board, "tc/played/1/0", unchecked=True)
        assert "not over yet" in text_of(await pressed.settled(SECONDS))
        await concede(bob, thread)
    result = await carol.wait_for_message(is_result, SECONDS)
    summary = await running.bot.host.summary(1)
    assert summary.result is not None
    assert summary.result.winner is not None
    winner = summary.names[summary.result.winner]
    said = plain(result)
    assert f"{winner} wins the match" in said
    assert all(f"{name} played “{deck}”" in said for name, deck in zip(("Alice", "Bob"), decks, strict=True))
    assert "Over" in said
    assert len(pictures_of(result)) == 1, "the final board"
    for person in (alice, bob):
        page = await person.wait_for_message(by_message_to(person), SECONDS)
        assert f"{winner} wins the match" in plain(page)
        assert "board" in page["attachments"][0]["filename"]
        assert len(pictures_of(page)) == 1
        assert {"tc/played/1/0", "tc/played/1/1"} <= set(custom_ids_of(page))
    for seat in (0, 1):
        shown = await (await carol.click(result, f"tc/played/1/{seat}")).settled(SECONDS)
        assert f"### {decks[seat]}" in text_of(shown).replace("\\", "")
        assert pictures_of(shown)
    post = await carol.wait_for_message(
        lambda each: each["channel_id"] == str(table.id) and "wins the match" in text_of(each), SECONDS
    )
    assert f"{winner} wins the match" in plain(post)
    assert "play" in plain(post)


async def test_nothing_is_kept_of_a_match_that_is_looked_at_after_its_end(
    running: Running, alice: Person, bob: Person, carol: Person
) -> None:
    thread = await begin(running.sandbox, alice, bob)
    asked, prompt = await next_asked([Player(alice), Player(bob)])
    board = await carol.wait_for_message(is_board, SECONDS)
    await concede(alice, thread)
    for person in (alice, bob):
        await person.wait_for_message(by_message_to(person), SECONDS)
        await (await person.click(board, button(board, "tc/hand/"), unchecked=True)).settled(SECONDS)
    told = len(asked.person.received)
    await asked.person.click(prompt, button(prompt, PROMPT_IDS), unchecked=True)
    await asked.person.wait_for_event(lambda event: "is over" in str(event), SECONDS, since=told)
    async with asyncio.timeout(SECONDS):
        while any(type(each) is PrivateHand for each in gc.get_objects()):
            gc.collect()
            await asyncio.sleep(0.05)


async def test_a_drawn_match_says_so_everywhere_with_what_both_did(
    running: Running, alice: Person, bob: Person, table: Channel
) -> None:
    thread = await begin(running.sandbox, alice, bob)
    await play_on([Player(alice), Player(bob)], lambda answers: answers >= 12)
    await use(alice, thread, "match draw")
    await use(bob, thread, "match draw")
    result = await bob.wait_for_message(is_result, SECONDS)
    assert "draw" in plain(result)
    assert "ride" in plain(result), "what they did is counted"
    await bob.wait_for_message(lambda each: each["channel_id"] == str(table.id) and "draw" in text_of(each), SECONDS)


async def test_the_post_of_a_forum_says_at_its_head_who_has_won(running: Running, alice: Person, bob: Person) -> None:
    forum = running.sandbox.add_channel("here", kind=ChannelType.FORUM)
    post = alice.start_post(forum, "Who plays?", "Anybody?")
    await use(alice, post, "match practice", game="vanguard", level="random", deck=a_starter("vanguard"))
    board = await alice.wait_for_message(is_board, SECONDS)
    match_post = next(each for each in alice.channels if str(each.id) == board["channel_id"])
    await concede(alice, match_post)
    head = await bob.wait_for_message(
        lambda each: each["id"] == str(match_post.id) and "wins the match" in text_of(each), SECONDS
    )
    assert "Match 1" in plain(head)


async def test_a_rematch_is_one_press_of_each_in_the_thread_or_in_direct_messages(
    running: Running, alice: Person, bob: Person, carol: Person, table: Channel
) -> None:
    """The decks are the same, although nobody is asked for one; a second press asks for nothing more."""
    thread = await begin(running.sandbox, alice, bob)
    before = await running.bot.host.summary(1)
    await concede(alice, thread)
    result = await carol.wait_for_message(is_result, SECONDS)
    refused = await (await carol.click(result, "tc/rematch/1")).settled(SECONDS)
    assert "Only the players" in text_of(refused)
    page = await bob.wait_for_message(by_message_to(bob), SECONDS)
    assert "rematch" in text_of(await (await bob.click(page, "tc/rematch/1")).settled(SECONDS))
    invitation = await alice.wait_for_message(
        lambda each: any(i.startswith("tc/accept/") for i in custom_ids_of(each)), SECONDS
    )
    assert invitation["channel_id"] == str(table.id), "it is played where the match was"
    assert f"<@{bob.id}> invites <@{alice.id}>" in text_of(invitation)
    assert "tc/rematch/1" in custom_ids_of(invitation), "one press takes it up there, too"
    assert "already" in text_of(await (await bob.click(result, "tc/rematch/1")).settled(SECONDS))
    presses = await asyncio.gather(alice.click(result, "tc/rematch/1"), alice.click(result, "tc/rematch/1"))
    said = [text_of(await press.settled(SECONDS)) for press in presses]
    assert sorted("begins" in each for each in said) == [False, True]
    assert sum("under way" in each for each in said) == 1
    again = await running.bot.host.summary(2)
    assert {(each.user_id, each.deck_name) for each in again.players} == {
        (each.user_id, each.deck_name) for each in before.players
    }
    assert [each.match_id for each in await running.bot.host.of_user(alice.id)] == [2]


async def test_nobody_is_asked_for_a_rematch_who_has_left_the_server(
    running: Running, alice: Person, bob: Person, carol: Person
) -> None:
    await concede(alice, await begin(running.sandbox, alice, bob))
    result = await carol.wait_for_message(is_result, SECONDS)
    running.sandbox.leave(bob)
    refused = await (await alice.click(result, "tc/rematch/1")).settled(SECONDS)
    assert "is not on this server" in text_of(refused)
    assert await running.bot.host.lobby.open_for(alice.id) == []


async def test_against_the_computer_a_rematch_begins_with_one_press(
    running: Running, alice: Person, table: Channel
) -> None:
    await use(alice, table, "match practice", game="vanguard", level="random", deck=a_starter("vanguard"))
    await alice.wait_for_message(is_board, SECONDS)
    await concede(alice, table)
    page = await alice.wait_for_message(by_message_to(alice), SECONDS)
    await alice.click(page, "tc/rematch/1")
    await alice.wait_for_message(lambda each: "tc/decide/2" in custom_ids_of(each), SECONDS)
