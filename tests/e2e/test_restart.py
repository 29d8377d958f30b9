"""A bot that is killed again and again: nothing that was answered is lost, and every button goes on working."""

import asyncio
import os
import random
import socket
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from sandbox import Loss, Person, Sandbox
from sandbox.reading import custom_ids_of, text_of
from sandbox.world.model import Channel, JsonObject
from tests.e2e.bot_process import BotProcess, bot_process
from tests.e2e.people import (
    USUAL,
    WHOLE_MATCH,
    Player,
    a_starter,
    begin,
    button,
    is_board,
    is_result,
    next_asked,
    play_on,
    told_of_the_end,
)
from tests.games.kits import Kit, every_game
from tests.patience import PATIENT, SECONDS

pytestmark = pytest.mark.e2e

ROOT = Path(__file__).parent.parent.parent
KILLS = 10
ANSWERS_BETWEEN = (1, 4)


@WHOLE_MATCH
async def test_killed_ten_times_the_match_goes_on_to_its_end(tmp_path: Path) -> None:
    async with Sandbox(limits=PATIENT) as sandbox, bot_process(tmp_path, sandbox) as bot:
        alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
        thread = await begin(sandbox, alice, bob)
        players = [Player(alice), Player(bob)]
        moments = random.Random(2026)
        for _ in range(KILLS):
            await play(players, moments.randint(*ANSWERS_BETWEEN))
            await asyncio.sleep(moments.random() * 0.2)
            await bot.kill()
            await bot.start()
            press_again(players)
        await play(players, 3)
        await concede(alice, thread)
        while bot.stored().status != "finished":  # noqa: ASYNC110 - what it waits for has no event
            await asyncio.sleep(0.005)
        await bot.kill()
        await bot.start()
        await bob.wait_for_message(is_result, SECONDS)
        for player in (alice, bob):
            await told_of_the_end(player)

        shown = bob.messages(thread)
        assert len([message for message in shown if is_result(message)]) == 1
        assert not any(is_board(message) for message in shown), "nothing is left to press, in no turn's message"
        for player in (alice, bob):
            hands = [message for message in player.messages(player.dm) if "[Match 1](" in text_of(message)]
            assert len(hands) == 1, "no message is left behind that another one has replaced"
        log = bot.log.read_text()
        assert "Traceback" not in log, log[-4000:]
        assert log.count("matches taken up") == KILLS + 2
        assert log.count("commands registered") == 1, "commands are registered only when they have changed"


@every_game
async def test_killed_in_the_middle_a_match_of_any_game_goes_on(kit: Kit, tmp_path: Path) -> None:
    async with Sandbox(limits=PATIENT) as sandbox, bot_process(tmp_path, sandbox) as bot:
        alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
        thread = await begin(sandbox, alice, bob, game=kit.name)
        players = [Player(alice, kit.eager), Player(bob, kit.eager)]
        for _ in range(2):  # after few answers: in some games six of them are a whole match
            await play(players, 2)
            await bot.kill()
            await bot.start()
            press_again(players)
        await play(players, 1)
        await concede(alice, thread)
        await bob.wait_for_message(is_result, SECONDS)
        assert "Traceback" not in bot.log.read_text(), bot.log.read_text()[-4000:]


@pytest.mark.parametrize("answer", ["accept", "decline", "withdraw"])
async def test_the_buttons_of_an_invitation_that_was_being_posted_at_a_kill_work_and_go(
    answer: str, tmp_path: Path
) -> None:
    """The message was posted, but the bot did not come to know it."""
    async with Sandbox(limits=PATIENT) as sandbox, bot_process(tmp_path, sandbox) as bot:
        alice, bob, table = sandbox.person("Alice"), sandbox.person("Bob"), sandbox.channel()
        sandbox.plan(Loss.HELD, f"/channels/{table.id}/messages", method="POST")
        await alice.command(table, "match start", opponent=bob, game=USUAL.name, deck=a_starter())
        invitation = await bob.wait_for_message(lambda each: "tc/accept/1" in custom_ids_of(each), SECONDS)
        await bot.kill()
        await bot.start()
        person = alice if answer == "withdraw" else bob
        pressed = await person.click(invitation, f"tc/{answer}/1")
        if answer == "accept":
            choice = await pressed.settled(SECONDS)
            await bob.click(choice, button(choice, "tc/take/"))
        await until(lambda: "tc/decline/1" not in custom_ids_of(bob.message(invitation) or {}))


@pytest.mark.parametrize(
    ("press", "said"),
    [("accept", "to the table"), ("decline", "does not want"), ("withdraw", "has taken the invitation")],
)
async def test_an_invitation_that_was_answered_right_before_a_kill_says_so_after_the_next_start(
    press: str, said: str, tmp_path: Path
) -> None:
    async with Sandbox(limits=PATIENT) as sandbox, bot_process(tmp_path, sandbox) as bot:
        alice, bob, table = sandbox.person("Alice"), sandbox.person("Bob"), sandbox.channel()
        sent = await alice.command(table, "match start", opponent=bob, game=USUAL.name, deck=a_starter())
        await sent.settled(SECONDS)
        invitation = await bob.wait_for_message(lambda each: "tc/accept/1" in custom_ids_of(each), SECONDS)
        buttons, pressed = invitation, f"tc/{press}/1"
        if press == "accept":
            buttons = await (await bob.click(invitation, "tc/accept/1")).settled(SECONDS)
            pressed = button(buttons, "tc/take/")
        by_channel, by_press = f"/channels/{table.id}/messages/{invitation['id']}", "/webhooks/*/messages/@original"
        sandbox.plan(Loss.NOT_CARRIED_OUT, by_channel if press == "accept" else by_press, method="PATCH")
        await (alice if press == "withdraw" else bob).click(buttons, pressed)
        await until(lambda: not sandbox.outstanding)
        assert bot.invitation() != "open"
        await bot.kill()
        assert "tc/decline/1" in custom_ids_of(bob.message(invitation) or {})
        await bot.start()
        await until(lambda: said in text_of(bob.message(invitation) or {}))
        assert custom_ids_of(bob.message(invitation) or {}) == []
        await until(lambda: bot.untold() == 0)


@pytest.mark.parametrize(("wanted_by", "kept"), [("dm", 1), ("ephemeral", 0)])
async def test_a_prompt_that_was_posted_right_before_a_kill_does_not_stay(
    wanted_by: str, kept: int, tmp_path: Path
) -> None:
    now = [2e9]
    async with Sandbox(limits=PATIENT, clock=lambda: now[0]) as sandbox, bot_process(tmp_path, sandbox) as bot:
        alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
        await begin(sandbox, alice, bob)
        players = [Player(alice), Player(bob)]
        await play(players, 4)
        player, _ = await next_asked(players)
        other = players[1 - players.index(player)].person
        await bot.kill()
        await bot.start()  # nobody has acted since: who is asked gets a new message
        sandbox.plan(Loss.HELD, f"/channels/{other.dm.id}/messages", method="POST")
        async with asyncio.timeout(SECONDS):
            while sandbox.outstanding:
                prompt = player.prompt()
                if prompt is not None:
                    await player.answer(prompt)
                await asyncio.sleep(0.01)
        await until(lambda: len(hands_of(other)) == 2)
        await bot.kill()
        now[0] += 3600.0  # no nonce is remembered for so long
        with closing(sqlite3.connect(bot.database)) as connection, connection:
            connection.execute("UPDATE users SET hand = ?", (wanted_by,))
        await bot.start()
        await until(lambda: len(hands_of(other)) == kept and not left_over(bot))
        assert "Traceback" not in bot.log.read_text(), bot.log.read_text()[-4000:]


async def test_a_board_that_was_posted_right_before_a_kill_does_not_stay_as_it_was_then(tmp_path: Path) -> None:
    """The bot posts it again, and Discord gives back what was posted the first time."""
    async with Sandbox(limits=PATIENT) as sandbox, bot_process(tmp_path, sandbox) as bot:
        alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
        thread = await begin(sandbox, alice, bob)
        players = [Player(alice), Player(bob)]
        sandbox.plan(Loss.HELD, f"/channels/{thread.id}/messages", method="POST")
        while sandbox.outstanding:
            await play(players, 1)
        await concede(alice, thread)
        await until(lambda: bot.stored().status == "finished")
        await bot.kill()
        await bot.start()
        await bob.wait_for_message(is_result, SECONDS)
        await until(lambda: not any(is_board(message) for message in bob.messages(thread)))


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not holds():  # noqa: ASYNC110 - what it waits for has no event
            await asyncio.sleep(0.01)


def hands_of(person: Person) -> list[JsonObject]:
    """The direct messages that show somebody their hand."""
    return [message for message in person.messages(person.dm) if "[Match 1](" in text_of(message)]


def left_over(bot: BotProcess) -> list[int]:
    """What its database says is still being posted."""
    with closing(sqlite3.connect(bot.database)) as connection:
        return [row[0] for row in connection.execute("SELECT message_id FROM posts WHERE kind = 'posting'")]


async def test_stopped_in_good_order_it_says_so_and_leaves_no_error(tmp_path: Path) -> None:
    async with Sandbox(limits=PATIENT) as sandbox:
        bot = BotProcess(tmp_path, sandbox)
        await bot.start()
        assert await bot.stop() == 0
        log = bot.log.read_text()
        assert "ERROR" not in log, log
        assert "Traceback" not in log, log


async def test_a_database_that_cannot_be_read_at_the_start_is_tried_again(tmp_path: Path) -> None:
    async with Sandbox(limits=PATIENT) as sandbox, bot_process(tmp_path, sandbox) as bot:
        alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
        await begin(sandbox, alice, bob)
        players = [Player(alice), Player(bob)]
        await play(players, 3)
        await bot.kill()
        with closing(sqlite3.connect(bot.database)) as connection:
            connection.execute("ALTER TABLE matches RENAME TO elsewhere")
        await bot.start(until="the database cannot be used for a start")
        with closing(sqlite3.connect(bot.database)) as connection:
            connection.execute("ALTER TABLE elsewhere RENAME TO matches")
        await bot.wait_until(" ready ")
        press_again(players)
        await play(players, 3)


async def test_without_a_discord_to_connect_to_it_says_so_and_ends(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(ROOT / "bot.py")),
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "SANDBOX_URL": f"http://127.0.0.1:{port}"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(process.communicate(), SECONDS)
    assert process.returncode == 1
    assert b"cannot be reached" in said
    assert b"Traceback" not in said


async def play(players: list[Player], count: int) -> None:
    """So many answers by whoever is asked."""
    await play_on(players, lambda answers: answers >= count)


async def concede(person: Person, thread: Channel) -> None:
    """Give match 1 up."""
    asked = await (await person.command(thread, "match concede")).settled(SECONDS)
    await person.click(asked, button(asked, "tc/concede/1/1"))


def press_again(players: list[Player]) -> None:
    """A press that was acknowledged may have died with the process: its button is there to be pressed again."""
    for player in players:
        player.answered.clear()
