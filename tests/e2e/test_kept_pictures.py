"""What has not changed is not sent again: a hand while others act, the board while a player asks for something."""

import json
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest

from sandbox import Person, Sandbox
from sandbox.reading import components_of
from sandbox.world.model import JsonObject
from tests.e2e.bots import running_bot
from tests.e2e.people import Player, begin, is_board, play_on
from tests.patience import PATIENT, SECONDS

pytestmark = pytest.mark.e2e

ANSWERS = 40


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(limits=PATIENT) as started:
        yield started


def words_for_files(message: JsonObject) -> dict[str, str]:
    """The alt texts of the pictures that a message shows, by the names of their files."""
    items = [item for each in components_of(message) for item in each.get("items", ())]
    return {item["media"]["url"].rpartition("/")[2]: item["description"] for item in items}


def file_ids(message: JsonObject) -> dict[str, str]:
    return {file["filename"]: file["id"] for file in message["attachments"]}


def edits(person: Person) -> list[tuple[JsonObject, JsonObject]]:
    """Each of their direct messages as it was and as it was edited to be, each time."""
    bodies = [json.loads(each.body) for each in person.received if each.name == "message"]
    dm = str(person.dm.id)
    messages: dict[str, list[JsonObject]] = {}
    for message in (body["message"] for body in bodies):
        if message["channel_id"] == dm and "hand.png" in file_ids(message):
            messages.setdefault(message["id"], []).append(message)
    return [pair for versions in messages.values() for pair in pairwise(versions)]


async def test_a_hand_is_sent_again_when_it_has_changed_and_only_then(tmp_path: Path, sandbox: Sandbox) -> None:
    alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
    async with running_bot(tmp_path, sandbox=sandbox):
        await begin(sandbox, alice, bob)
        await play_on([Player(alice), Player(bob)], lambda answers: answers >= ANSWERS)
    kept = sent = 0
    for person in (alice, bob):
        for before, after in edits(person):
            same_hand = words_for_files(before)["hand.png"] == words_for_files(after)["hand.png"]
            same_file = file_ids(before)["hand.png"] == file_ids(after)["hand.png"]
            assert same_file == same_hand, words_for_files(after)
            kept, sent = kept + same_file, sent + (not same_file)
    assert kept > 5
    assert sent > 5


async def test_pictures_keep_their_own_words_however_often_their_message_is_edited(
    tmp_path: Path, sandbox: Sandbox
) -> None:
    alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
    async with running_bot(tmp_path, sandbox=sandbox):
        await begin(sandbox, alice, bob)
        await play_on([Player(alice), Player(bob)], lambda answers: answers >= ANSWERS)
    shown = [words_for_files(after) for person in (alice, bob) for _, after in edits(person)]
    assert any(len(words) > 1 for words in shown)
    for words in shown:
        assert {name: " in hand" in said for name, said in words.items()} == {
            name: name == "hand.png" for name in words
        }


async def test_a_board_keeps_its_picture_while_a_player_asks_for_a_draw(tmp_path: Path, sandbox: Sandbox) -> None:
    alice, bob, carol = (sandbox.person(name) for name in ("Alice", "Bob", "Carol"))
    async with running_bot(tmp_path, sandbox=sandbox):
        thread = await begin(sandbox, alice, bob)
        board = await carol.wait_for_message(is_board, SECONDS)
        await (await alice.command(thread, "match draw")).settled(SECONDS)
        asked = await carol.wait_for_message(
            lambda each: each["id"] == board["id"] and each["components"] != board["components"], SECONDS
        )
        assert file_ids(asked) == file_ids(board)
        assert words_for_files(asked) == words_for_files(board)
