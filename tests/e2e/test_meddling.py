"""Everything that can go wrong around a match: meddlers, old buttons, closed doors, things that vanish.

Each time whoever did it is told, only they are, and the match is as it was.
"""

import asyncio
import logging

import pytest

from sandbox import AppResponse, NotAllowed, Permission, Person, Upload
from sandbox.reading import custom_ids_of, pictures_of, text_of
from tests.e2e.bots import Running
from tests.e2e.people import (
    Player,
    begin,
    button,
    is_board,
    is_prompt,
    is_result,
    next_asked,
    play_on,
    register,
)
from tests.games.vanguard.kit import TRIAL_DECK_01
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e


async def told(answer: AppResponse) -> str:
    """What the one who acted was told, to them alone."""
    person = answer._person
    since = int(answer.interaction.id)
    message = await person.wait_for_message(
        lambda each: int(each["id"]) > since and bool(each["flags"] & 64) and not each["flags"] & 128, SECONDS
    )
    return text_of(message)


async def sequence(running: Running) -> int:
    return (await running.bot.host.summary(1)).sequence


async def settled(running: Running, wanted: int) -> None:
    async with asyncio.timeout(SECONDS):
        while await sequence(running) < wanted:  # noqa: ASYNC110 - what it waits for has no event
            await asyncio.sleep(0.01)


async def test_a_spectator_who_presses_decide_is_told_that_it_is_not_theirs(
    running: Running, alice: Person, bob: Person, carol: Person
) -> None:
    thread = await begin(running.sandbox, alice, bob)
    board = await carol.wait_for_message(is_board, SECONDS)
    assert "Only Alice and Bob decide" in await told(await carol.click(board, button(board, "tc/decide/")))
    assert "Only the players" in await told(await carol.click(board, button(board, "tc/hand/")))
    assert await sequence(running) == 1
    assert not any(text_of(message).startswith("Only") for message in alice.messages(thread))


async def test_a_player_who_is_not_asked_is_told_whose_decision_it_is(
    running: Running, alice: Person, bob: Person
) -> None:
    await begin(running.sandbox, alice, bob)
    players = [Player(alice), Player(bob)]
    board = await alice.wait_for_message(is_board, SECONDS)
    asked = (await running.bot.host.match_view(1, None)).view.asked
    assert asked is not None
    other = players[1 - asked].person
    assert f"{players[asked].person.name}" in await told(await other.click(board, button(board, "tc/decide/")))


async def test_a_forged_answer_of_a_stranger_changes_nothing(
    running: Running, alice: Person, bob: Person, carol: Person
) -> None:
    await begin(running.sandbox, alice, bob)
    board = await carol.wait_for_message(is_board, SECONDS)
    for forged in ("tc/answer/1/1/pass", "tc/confirm/1/1/00000000/", "tc/back/1/1", "tc/consent/1/1/draw"):
        assert "Only the players" in await told(await carol.click(board, forged, unchecked=True))
    for damaged in ("tc/answer/x/y/z", "tc/nonsense", "tc/answer/1", "other"):
        assert "damaged" in await told(await carol.click(board, damaged, unchecked=True))
    for player in (alice, bob):
        for tampered in ("tc/answer/1/1/no-such-option", "tc/confirm/1/1/00000000/"):
            said = await told(await player.click(board, tampered, unchecked=True))
            assert "damaged" in said or "decision" in said
    assert await sequence(running) == 1


async def test_two_presses_at_once_answer_once_and_the_second_is_told(
    running: Running, alice: Person, bob: Person
) -> None:
    await begin(running.sandbox, alice, bob)
    players = [Player(alice), Player(bob)]
    await play_on(players, lambda answers: answers >= 4)
    asked, prompt = await next_asked(players)
    before = await sequence(running)
    press = next(each for each in custom_ids_of(prompt) if each.startswith(("tc/answer/", "tc/confirm/")))
    first, second = await asyncio.gather(asked.person.click(prompt, press), asked.person.click(prompt, press))
    await settled(running, before + 1)
    assert "answered already" in await told(second) or "answered already" in await told(first)
    assert await sequence(running) == before + 1


async def test_an_old_button_is_answered_with_the_way_to_the_current_prompt(
    running: Running, alice: Person, bob: Person
) -> None:
    await begin(running.sandbox, alice, bob)
    players = [Player(alice), Player(bob)]
    await play_on(players, lambda answers: answers >= 3)
    player, prompt = await next_asked(players)
    old = next(each for each in custom_ids_of(prompt) if each.startswith(("tc/answer/", "tc/confirm/")))
    before = await sequence(running)
    await player.answer(prompt)
    await settled(running, before + 1)
    said = await told(await player.person.click(prompt, old, unchecked=True))
    assert "answered already" in said
    assert f"https://discord.com/channels/@me/{player.person.dm.id}/" in said
    assert await sequence(running) == before + 1


async def test_with_closed_direct_messages_a_hand_opens_where_only_its_player_sees_it(
    running: Running, alice: Person, bob: Person, carol: Person
) -> None:
    running.sandbox.close_dms(bob)
    thread = await begin(running.sandbox, alice, bob)
    board = await carol.wait_for_message(
        lambda message: is_board(message) and "Bob takes no direct messages" in text_of(message), SECONDS
    )
    opened = await bob.click(board, button(board, "tc/hand/"))
    hand = await opened.settled(SECONDS)
    assert opened.is_ephemeral
    assert "Your direct messages are closed" in text_of(hand)
    assert pictures_of(hand)
    players = [Player(alice), Player(bob)]
    await play_on(players, lambda answers: answers >= 6)
    assert players[1].pressed, "the ephemeral message goes on asking"
    assert not any(is_prompt(message) for message in carol.messages(thread))


async def test_a_deleted_thread_is_opened_again(running: Running, alice: Person, bob: Person, carol: Person) -> None:
    thread = await begin(running.sandbox, alice, bob)
    players = [Player(alice), Player(bob)]
    await play_on(players, lambda answers: answers >= 2)
    running.sandbox.delete_channel(thread)
    await play_on(players, lambda answers: answers >= 4)
    board = await carol.wait_for_message(is_board, SECONDS)
    assert board["channel_id"] != str(thread.id)


async def test_a_deleted_board_is_posted_again(running: Running, alice: Person, bob: Person, carol: Person) -> None:
    await begin(running.sandbox, alice, bob)
    players = [Player(alice), Player(bob)]
    board = await carol.wait_for_message(is_board, SECONDS)
    running.sandbox.delete_message(board)
    await play_on(players, lambda answers: answers >= 4)
    again = await carol.wait_for_message(is_board, SECONDS)
    assert again["id"] != board["id"]


async def test_without_the_permission_for_threads_the_match_is_played_in_the_channel_and_says_why(
    running: Running, alice: Person, bob: Person, carol: Person
) -> None:
    table = running.sandbox.channel("table")
    running.sandbox.deny(Permission.CREATE_PUBLIC_THREADS, table)
    place = await begin(running.sandbox, alice, bob)
    assert place.id == table.id
    board = await carol.wait_for_message(is_board, SECONDS)
    assert "could not open a thread" in text_of(board)


async def test_where_the_bot_may_not_post_it_names_the_permission(running: Running, alice: Person, bob: Person) -> None:
    table = running.sandbox.channel("table")
    running.sandbox.deny(Permission.ATTACH_FILES, table)
    said = text_of(await (await alice.command(table, "match start", opponent=bob, game="vanguard")).settled(SECONDS))
    assert "Attach Files" in said


async def test_a_match_is_not_shown_on_another_server_to_those_who_do_not_play_in_it(
    running: Running, alice: Person, bob: Person, carol: Person
) -> None:
    await begin(running.sandbox, alice, bob)
    elsewhere = running.sandbox.channel("table", running.sandbox.add_guild("Elsewhere"))
    said = text_of(await (await carol.command(elsewhere, "match board", match=1)).settled(SECONDS))
    assert "another server" in said


async def test_an_ended_match_takes_nothing_more(running: Running, alice: Person, bob: Person) -> None:
    thread = await begin(running.sandbox, alice, bob)
    asked = await (await alice.command(thread, "match concede")).settled(SECONDS)
    await alice.click(asked, button(asked, "tc/concede/1/1"))
    result = await bob.wait_for_message(is_result, SECONDS)
    assert "Bob wins" in text_of(result)
    for command in ("match undo", "match draw", "match concede"):
        assert "is over" in text_of(await (await bob.command(thread, command)).settled(SECONDS))
    assert pictures_of(await (await bob.command(thread, "match board")).settled(SECONDS)), "it can still be looked at"


async def test_a_match_may_not_be_started_where_the_admins_do_not_allow_it(
    running: Running, alice: Person, bob: Person
) -> None:
    dora = running.sandbox.person("Dora")
    table, lounge = running.sandbox.channel("table"), running.sandbox.channel("lounge")
    shown = await (await dora.command(table, "settings channels")).settled(SECONDS)
    await dora.select(shown, button(shown, "tc/channels"), table)
    await dora.wait_for_message(lambda message: f"<#{table.id}>" in text_of(message), SECONDS)
    said = text_of(await (await alice.command(lounge, "match start", opponent=bob, game="vanguard")).settled(SECONDS))
    assert f"<#{table.id}>" in said
    with pytest.raises(NotAllowed):
        await alice.command(table, "settings show")


async def test_a_file_that_is_no_deck_list_is_refused(running: Running, alice: Person) -> None:
    table = running.sandbox.channel("table")

    async def check(content: bytes) -> str:
        sent = await alice.command(table, "deck check", file=Upload("deck.txt", content, "text/plain"))
        return text_of(await sent.settled(SECONDS))

    assert "It was not read" in await check(b"4 Wingal\n" * 10_000)
    assert "not a text" in await check(b"\x00\x01PK\x03\x04\xff")
    assert "lines" in await check(b"\n" * 5_000)
    assert "may be played" in await check(TRIAL_DECK_01.encode())


async def test_names_with_markdown_and_mentions_are_shown_as_they_are(running: Running, alice: Person) -> None:
    table = running.sandbox.channel("table")
    await register(alice, table, "**@everyone** [x](http://y)", TRIAL_DECK_01)
    shown = text_of(await (await alice.command(table, "deck list")).settled(SECONDS))
    assert r"\*\*" in shown
    assert "@everyone" not in shown
    assert r"\[x\]" in shown


async def test_nothing_secret_is_logged(
    running: Running, alice: Person, bob: Person, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await begin(running.sandbox, alice, bob)
    await play_on([Player(alice), Player(bob)], lambda answers: answers >= 6)
    records = [record for record in caplog.records if record.name.partition(".")[0] in ("cogs", "host", "storage")]
    assert records
    for record in records:
        assert "TD0" not in str(vars(record)), "a card"
        assert "Bot " not in record.getMessage()
