"""A bot whose disk is full: it says so, loses nothing, and goes on by itself once there is room again."""

from pathlib import Path

import pytest

from sandbox import Sandbox
from sandbox.reading import text_of
from tests.e2e.bot_process import bot_process
from tests.e2e.people import Player, begin, next_asked, play_on
from tests.patience import PATIENT

pytestmark = pytest.mark.e2e


async def test_on_a_full_disk_an_answer_is_refused_and_the_match_stays_as_it_is(tmp_path: Path) -> None:
    async with Sandbox(limits=PATIENT) as sandbox, bot_process(tmp_path, sandbox) as bot:
        alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
        await begin(sandbox, alice, bob)
        players = [Player(alice), Player(bob)]
        await play_on(players, lambda answers: answers >= 3)
        asked, _ = await next_asked(players)
        before = bot.stored().last_sequence

        bot.fill_disk()
        await play_on(players, lambda _: was_refused(asked))
        assert bot.stored().last_sequence == before

        bot.free_disk()
        asked.answered.clear()
        await play_on(players, lambda answers: answers >= 3)
        assert bot.stored().last_sequence > before


def was_refused(player: Player) -> bool:
    """Whether the player was told that their answer cannot be kept."""
    return any("cannot keep anything" in text_of(message) for message in player.person.messages(player.person.dm))
