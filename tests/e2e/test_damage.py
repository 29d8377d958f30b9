"""A bot that is started on a damaged database: whose match it is are told, once, and everybody else plays on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sandbox import Person, Sandbox
from sandbox.reading import text_of
from sandbox.world.model import Channel, JsonObject
from tests.e2e.bot_process import bot_process
from tests.e2e.people import Player, begin, play_on, register
from tests.games.vanguard.kit import TRIAL_DECK_01
from tests.patience import PATIENT, SECONDS

pytestmark = pytest.mark.e2e


async def test_the_players_of_a_damaged_match_are_told_once_in_its_thread_and_others_play_on(tmp_path: Path) -> None:
    async with Sandbox(limits=PATIENT) as sandbox, bot_process(tmp_path, sandbox) as bot:
        alice, bob, carol, dave = (sandbox.person(name) for name in ("Alice", "Bob", "Carol", "Dave"))
        thread = await begin(sandbox, alice, bob)
        await begin(sandbox, carol, dave)
        await play_on([Player(alice), Player(bob)], lambda answers: answers >= 3)
        await bot.stop()
        with closing(sqlite3.connect(bot.database)) as plain:
            plain.execute("UPDATE journal SET keys = 'no JSON' WHERE match_id = 1 AND sequence = 2")
            plain.execute("DELETE FROM snapshots")
            plain.commit()
        await bot.start()
        await bob.wait_for_message(tells_of_damage, SECONDS)
        others = [Player(carol), Player(dave)]
        await play_on(others, lambda answers: answers >= 2)
        await bot.stop()
        await bot.start()
        await play_on(others, lambda answers: answers >= 2)
        (told,) = [text_of(message) for message in bob.messages(thread) if tells_of_damage(message)]
        assert "/match start" in told


async def test_whoever_asks_for_something_that_is_damaged_is_told_so(
    tmp_path: Path, alice: Person, table: Channel
) -> None:
    await register(alice, table, "Mine", TRIAL_DECK_01)
    with closing(sqlite3.connect(tmp_path / "test.db")) as plain:
        plain.execute("UPDATE deck_versions SET cards = '\"none\"'")
        plain.commit()
    answer = await alice.command(table, "deck show", deck="Mine")
    assert "What I have kept of this is damaged" in text_of(await answer.settled(SECONDS))


def tells_of_damage(message: JsonObject) -> bool:
    """Whether a message says that the first match cannot go on."""
    return "Match 1 cannot go on" in text_of(message)
