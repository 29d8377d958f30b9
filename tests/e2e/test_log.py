"""The log as people read it: battles in blocks, pages to turn, the story of each turn that is over."""

import re

import pytest

from sandbox import Person
from sandbox.reading import components_of, custom_ids_of, text_of
from sandbox.world.model import Channel, JsonObject
from tests.e2e.bots import Running
from tests.e2e.people import Player, begin, button, is_board, play_on
from tests.games.kits import Kit, every_game
from tests.patience import SECONDS

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]

LOG = "tc/log/1/"
LINES_OF_TITLE = 2  # the players, and the match with its turn
BATTLES = {
    "vanguard": r"[🔵🟠] (⚔️|🛡️) \*\*.+\*\* attacks \*\*.+\*\*: \d+ against \d+( \+ \d+ shield)?: \*\*(hit|held)\*\*",
    "level_neo": r"[🔵🟠] ⚔️ \*\*.+\*\* against \*\*.+\*\*: \d+ AP against \d+ AP: \*\*.+\*\*",
    "luck_and_logic": r"[🔵🟠] (⚔️ \*\*.+\*\* beats \*\*.+\*\*|💥 \*\*.+\*\* destroys \*\*.+\*\*): .+",
    "duel_masters": r"[🔵🟠] (⚔️ \*\*.+\*\* \d+ against \*\*.+\*\* \d+: \*\*.+\*\*|💥 \*\*.+\*\* breaks \*\*.+\*\*)",
}
"""What a battle of each game looks like."""


def is_enabled(message: JsonObject, start: str) -> bool:
    """Whether a button of this id may be pressed."""
    (found,) = [each for each in components_of(message) if str(each.get("custom_id", "")) == start]
    return not found.get("disabled")


def pages(message: JsonObject) -> tuple[int, int]:
    """Which page it is, of how many."""
    found = re.search(r"page (\d+) of (\d+)", text_of(message))
    assert found is not None, text_of(message)
    return int(found[1]), int(found[2])


async def turned_to(person: Person, message: JsonObject, page: int) -> JsonObject:
    """The message, as soon as it shows this page."""
    return await person.wait_for_message(
        lambda each: each["id"] == message["id"] and f"page {page} of " in text_of(each), SECONDS
    )


async def has_battled(running: Running, kit: Kit) -> bool:
    """Whether something has come of a battle."""
    said = {each.line.text for each in await running.bot.host.log(1, None)}
    return not said.isdisjoint(kit.rulebook.telling.closes)


def boards(person: Person, thread: Channel) -> list[JsonObject]:
    return [each for each in person.messages(thread) if is_board(each)]


def tells_what_is_over(message: JsonObject, thread: Channel) -> bool:
    """Whether a message of a thread keeps a turn's picture, has no buttons, and says below its title what happened.

    Where the whole first turn fell between two refreshes, that is the preparation alone.
    """
    if message["channel_id"] != str(thread.id) or list(custom_ids_of(message)):
        return False
    return bool(message["attachments"]) and len(text_of(message).split("\n")) > LINES_OF_TITLE


@every_game
async def test_a_spectator_reads_the_match_in_blocks_and_turns_its_pages(kit: Kit, running: Running) -> None:
    alice, bob, carol = (running.sandbox.person(name) for name in ("Alice", "Bob", "Carol"))
    thread = await begin(running.sandbox, alice, bob, game=kit.name)
    eager = tuple(each for each in kit.eager if each != "end the turn")  # where an attack is two steps, it is no worse
    players = [Player(alice, eager), Player(bob, eager)]
    battle = re.compile(BATTLES[kit.rulebook.folder])
    while not await has_battled(running, kit):
        await play_on(players, lambda answers: answers >= 20)
    # Between two turns the board of the first is closed, and that of the second not posted yet.
    board = await carol.wait_for_message(lambda each: each in boards(carol, thread), SECONDS)
    shown = await (await carol.click(board, button(board, LOG))).settled(SECONDS)
    newest, count = pages(shown)
    assert newest == count
    assert not is_enabled(shown, f"{LOG}{newest}"), "there is no page behind the newest"
    everything = [text_of(shown)]
    for page in range(newest - 1, 0, -1):
        pressed = f"{LOG}{page - 1}"
        await carol.click(shown, pressed)
        shown = await turned_to(carol, shown, page)
        everything.insert(0, text_of(shown))
        assert len(text_of(shown).encode()) <= 4000
    assert "🔵 Alice" in everything[0]
    assert "🟠 Bob" in everything[0]
    text = "\n".join(everything)
    assert battle.search(text), text
    assert alice.messages(thread) == [each for each in carol.messages(thread) if each["id"] != shown["id"]]
    # A turn that is over is told to whoever looks in late, as soon as its message is edited.
    await carol.wait_for_message(lambda each: tells_what_is_over(each, thread), SECONDS)
