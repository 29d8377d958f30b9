"""Pictures that the operator gives one server are on its boards, hands, decks and cards, and on those of no other."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageStat

from host.card_pictures import file_form
from sandbox import Person, Sandbox
from sandbox.reading import components_of, custom_ids_of, text_of
from sandbox.world.model import JsonObject
from tests.e2e.bots import running_bot
from tests.e2e.people import USUAL, Player, begin, is_board, play_on
from tests.patience import PATIENT, SECONDS

pytestmark = pytest.mark.e2e

ORCHID = (218, 40, 214)  #: no palette of ours comes near it


def is_orchid(person: Person, message: JsonObject, name: str) -> bool:
    """Whether there is any orchid in the picture of this name."""
    (file,) = [each for each in message["attachments"] if each["filename"] == name]
    image = Image.open(BytesIO(person.fetch(file))).convert("RGB")
    reds, greens, _ = image.split()
    bright = Image.composite(reds, Image.new("L", image.size), greens.point([255 * (v < 90) for v in range(256)]))
    return ImageStat.Stat(bright).extrema[0][1] > 190


def give_pictures(root: Path, server: int) -> None:
    folder = root / str(server) / USUAL.rulebook.folder
    folder.mkdir(parents=True)
    for number in USUAL.rulebook.cards():
        Image.new("RGB", (150, 210), ORCHID).save(folder / f"{file_form(number)}.png")


async def everything(sandbox: Sandbox, person: Person, other: Person) -> dict[str, bool]:
    """Where a person finds orchid."""
    thread = await begin(sandbox, person, other)
    await play_on([Player(person), Player(other)], lambda answers: answers >= 12)
    found = {}
    board = await person.wait_for_message(lambda each: is_board(each) and "· turn" in text_of(each), SECONDS)
    found["board"] = is_orchid(person, board, "board.png")
    hand = await person.wait_for_message(
        lambda each: any(file["filename"] == "hand.png" for file in each["attachments"]), SECONDS
    )
    found["hand"] = is_orchid(person, hand, "hand.png")
    opened = await (await person.click(hand, next(each for each in custom_ids_of(hand) if "tc/read/" in each))).settled(
        SECONDS
    )
    select = next(each for each in components_of(opened) if each["type"] == 3)
    await person.select(opened, select["custom_id"], select["options"][0]["value"])
    read = await person.wait_for_message(lambda each: each["id"] == opened["id"] and each["attachments"], SECONDS)
    found["read"] = is_orchid(person, read, "card.png")
    starter = USUAL.rulebook.decks.starters()[0].name
    deck = await (await person.command(thread, "deck show", deck=starter)).settled(SECONDS)
    found["deck"] = is_orchid(person, deck, "deck.png")
    card = await (await person.command(thread, "card", name="Blaster Blade")).settled(SECONDS)
    found["card"] = is_orchid(person, card, "card.png")
    return found


@pytest.mark.parametrize("here", [True, False], ids=["here", "elsewhere"])
async def test_a_server_sees_its_own_pictures_and_another_one_ours(here: bool, tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    async with Sandbox(limits=PATIENT) as sandbox:
        give_pictures(pictures, sandbox.guild().id if here else 4711)
        alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
        async with running_bot(tmp_path, sandbox=sandbox, card_pictures=pictures):
            found = await everything(sandbox, alice, bob)
    assert found == dict.fromkeys(("board", "hand", "read", "deck", "card"), here)


async def test_files_that_are_no_pictures_stop_nobody(tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    async with Sandbox(limits=PATIENT) as sandbox:
        folder = pictures / str(sandbox.guild().id) / USUAL.rulebook.folder
        folder.mkdir(parents=True)
        for number in USUAL.rulebook.cards():
            (folder / f"{file_form(number)}.png").write_bytes(b"\x89PNG\r\n\x1a\n and no more")
        alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
        async with running_bot(tmp_path, sandbox=sandbox, card_pictures=pictures):
            assert set((await everything(sandbox, alice, bob)).values()) == {False}
