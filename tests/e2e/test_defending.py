"""Defending in one choice, by what people press: what follows on it is done without another press."""

import pytest

from sandbox.reading import components_of, custom_ids_of
from sandbox.world.model import JsonObject
from storage import EntryKind
from tests.e2e.bots import Running
from tests.e2e.people import Player, begin, next_asked

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]

MOST = 400
LETS_THROUGH = "Do not cover: level bursts until ahead"


async def choose(player: Player, prompt: JsonObject, label: str) -> bool:
    """Choose this in a prompt, by its button or its menu; False if it is not there."""
    for part in components_of(prompt):
        if part["type"] == 2 and part.get("label") == label:
            player.answered.update(custom_ids_of(prompt))
            await player.person.click(prompt, part["custom_id"])
            return True
        for option in part.get("options", ()):
            if option["label"] == label:
                player.answered.update(custom_ids_of(prompt))
                await player.person.select(prompt, part["custom_id"], option["value"])
                return True
    return False


async def bursts(running: Running) -> set[int | None]:
    """The seats for which a level card was turned up without a press."""
    entries = await running.database.journal.after(1)
    return {
        each.seat for each in entries if each.kind is EntryKind.AUTOMATIC and [*each.keys, ""][0].startswith("burst:")
    }


async def test_not_to_cover_and_to_burst_until_ahead_is_one_press(running: Running) -> None:
    alice, bob = (running.sandbox.person(name) for name in ("Alice", "Bob"))
    await begin(running.sandbox, alice, bob, game="level_neo")
    eager = ("level up", "yes", "play", "support", "alone", "no level burst")
    players = [Player(alice, eager), Player(bob, eager)]
    chose: set[int | None] = set()
    for _ in range(MOST):
        player, prompt = await next_asked(players)
        if await choose(player, prompt, LETS_THROUGH):
            chose.add((await running.bot.host.summary(1)).seat_of(player.person.id))
        else:
            await player.answer(prompt)
        if found := await bursts(running):
            break
    else:
        raise AssertionError("no level card is turned up without a press")
    assert found <= chose
