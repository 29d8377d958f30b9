"""An admin brings cards by a file; people play with them on that server, and are told why others cannot be played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandbox import NotAllowed, Person, Sandbox, Upload
from sandbox.reading import custom_ids_of, text_of
from sandbox.world.model import Channel, JsonObject
from tests.e2e.bots import Running, running_bot
from tests.e2e.people import button, register
from tests.host.test_books import LIST, RECRUIT
from tests.importing.files import UNITS, cgs
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e

UNIT = {
    **UNITS[0], "number": "OURS/001", "name": RECRUIT["name"], "clan": "Royal Paladin", "grade": 1, "power": 7000,
}  # fmt: skip
FILE = Upload("our_units.json", cgs([UNIT, *UNITS]))
FACTS = Upload("facts.toml", b'[[card]]\nnumber = "X-01/002"\ntrigger = "heal"\n')


@pytest.fixture
def dora(running: Running) -> Person:
    """The admin, to whom the bot belongs."""
    return running.sandbox.person("Dora")


async def said(person: Person, place: Channel, command: str, **options: object) -> str:
    """What the bot answers to a command."""
    return text_of(await (await person.command(place, command, **options)).settled(SECONDS))


def report_of(person: Person, message: JsonObject) -> list[dict[str, str]]:
    """The file that says of each card what became of it."""
    (file,) = message["attachments"]
    found: list[dict[str, str]] = json.loads(person.fetch(file))
    return found


async def test_a_file_of_cards_is_imported_played_with_and_removed(
    running: Running, dora: Person, alice: Person, bob: Person, table: Channel
) -> None:
    before = await register(alice, table, "Ours", LIST, game="vanguard")
    assert "There is no card called “Recruit of Ours”" in before
    brought = await (await dora.command(table, "cards import", file=FILE, facts=FACTS)).settled(SECONDS)
    assert "**our units** is kept: 3 cards for Cardfight!! Vanguard can be played" in text_of(brought)
    assert "declined: 'hums' is not a word" in text_of(brought)
    assert [row["status"] for row in report_of(dora, brought)] == ["playable"] * 3 + ["declined"] * 2
    assert "**our units** for Cardfight!! Vanguard: 3 cards, 2 left out" in await said(dora, table, "cards list")

    assert "**Ours** is kept as a deck" in await register(alice, table, "Ours", LIST, game="vanguard")
    assert "Recruit of Ours" in await said(alice, table, "card", name="OURS/001")
    offered = await alice.autocomplete(table, "card", focused="name", name="Recruit")
    assert "Recruit of Ours" in [choice["name"] for choice in offered.choices]
    assert "Recruit of Ours" in await said(alice, table, "deck show", deck="Ours")
    wrong = LIST.replace("Recruit of Ours", "One Who Hums")
    assert "“One Who Hums” cannot be played: declined: 'hums' is not a word" in await register(
        alice, table, "No", wrong
    )

    started = await said(alice, table, "match practice", deck="Ours")
    assert "begins" in started
    (offer,) = (await dora.autocomplete(table, "cards remove", focused="cards")).choices
    assert offer["name"] == "our units · Cardfight!! Vanguard"
    assert "Matches under way go on" in await said(dora, table, "cards remove", cards=offer["value"])
    assert "has brought no cards" in await said(dora, table, "cards list")
    assert "is not legal" in await said(alice, table, "match practice", deck="Ours")
    assert "no card" in (await said(alice, table, "card", name="OURS/001")).lower()


async def test_whoever_accepts_an_invitation_whose_cards_are_gone_is_told_that_it_is_not_for_their_own_deck(
    running: Running, dora: Person, alice: Person, bob: Person, table: Channel
) -> None:
    await said(dora, table, "cards import", file=FILE, facts=FACTS)
    await register(alice, table, "A secret plan", LIST, game="vanguard")
    assert "Invited" in await said(alice, table, "match start", opponent=bob, game="vanguard", deck="A secret plan")
    await said(dora, table, "cards remove", cards="our units")
    invitation = await bob.wait_for_message(lambda each: "tc/accept/1" in custom_ids_of(each), SECONDS)
    choice = await (await bob.click(invitation, "tc/accept/1")).settled(SECONDS)
    await bob.click(choice, button(choice, "tc/take/"))
    told = await bob.wait_for_message(lambda each: "may not be played any more" in text_of(each), SECONDS)
    assert "The deck with which Alice has invited you" in text_of(told)
    assert "secret plan" not in text_of(told)


async def test_matches_and_sets_outlive_the_bot(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        alice, dora, table = sandbox.person("Alice"), sandbox.person("Dora"), sandbox.channel("table")
        async with running_bot(tmp_path, sandbox=sandbox):
            await said(dora, table, "cards import", file=FILE, name="Ours")
            await register(alice, table, "Ours", LIST, game="vanguard")
            await said(alice, table, "match practice", deck="Ours")
            await said(dora, table, "cards remove", cards="Ours")
        async with running_bot(tmp_path, sandbox=sandbox) as again:
            (summary,) = await again.bot.host.of_user(alice.id)
            assert "Recruit of Ours" in str((await again.bot.host.rulebook_of(summary.match_id)).cards())
            assert summary.is_running


async def test_what_is_wrong_with_a_file_is_said_and_changes_nothing(dora: Person, table: Channel) -> None:
    for name, content, wrong in (
        ("x.json", b"[1", "is not JSON"),
        ("x.xml", b"<set><card", "is not XML"),
        ("x.json", b'[{"name": "A Recipe", "type": "Soup"}]', "are of; say it with the option game"),
        ("x.json", b" \n", "x.json is empty"),
        ("x.zip", b"PK\x03\x04\xff\xfe", "is an archive; unpack it"),
        ("x.bin", b"\x00\xff\xfe", "is not text"),
    ):
        assert wrong in await said(dora, table, "cards import", file=Upload(name, content))
    assert "has brought no cards" in await said(dora, table, "cards list")
    assert "no set of cards “Ours”" in await said(dora, table, "cards report", cards="Ours")


async def test_a_set_of_one_card_is_counted_as_one(dora: Person, table: Channel) -> None:
    brought = await said(dora, table, "cards import", file=Upload("one.json", cgs([UNIT])))
    assert "one card for Cardfight!! Vanguard can be played" in brought
    assert "**one** for Cardfight!! Vanguard: one card" in await said(dora, table, "cards list")


async def test_only_admins_bring_cards(running: Running, alice: Person, table: Channel) -> None:
    for command, options in (("import", {"file": FILE}), ("list", {}), ("remove", {"cards": "x"})):
        with pytest.raises(NotAllowed):
            await alice.command(table, f"cards {command}", **options)


async def test_only_whoever_the_bot_belongs_to_brings_cards_for_all_servers(
    running: Running, dora: Person, alice: Person, table: Channel
) -> None:
    assert "can be played" in await said(dora, table, "cards import", file=FILE, everywhere=True)
    assert "Cards that all servers have" in await said(dora, table, "cards list")
    assert (await running.bot.host.books.of_server("vanguard", None)).sets
    running.bot.owner_id = alice.id
    assert "Only whoever the bot belongs to" in await said(dora, table, "cards import", file=FILE, everywhere=True)
    assert "Only whoever the bot belongs to" in await said(dora, table, "cards remove", cards="our units")
    assert (await running.bot.host.books.of_server("vanguard", None)).sets
    running.bot.owner_id = dora.id
    assert "is removed" in await said(dora, table, "cards remove", cards="our units")
    assert not (await running.bot.host.books.of_server("vanguard", None)).sets


async def test_a_card_whose_name_cannot_be_seen_is_left_out_and_keeps_nobody_from_looking_cards_up(
    dora: Person, alice: Person, table: Channel
) -> None:
    """Discord takes no choice without a name, nor any that stand beside it."""
    blank = {**UNIT, "number": "OURS/002", "name": " \u3000"}
    brought = await (await dora.command(table, "cards import", file=Upload("x.json", cgs([UNIT, blank])))).settled(
        SECONDS
    )
    assert {row["number"]: row["status"] for row in report_of(dora, brought)} == {
        "OURS/001": "playable",
        "OURS/002": "declined",
    }
    offered = await alice.autocomplete(table, "card", focused="name", name="OURS/00")
    assert [choice["name"] for choice in offered.choices] == ["Recruit of Ours"]
