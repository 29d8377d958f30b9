"""Servers bring cards by files. Whatever a file is like, it is a set, or it is refused and everything is as it was."""

from __future__ import annotations

import asyncio
import json

import pytest

from engine.card_names import find_card
from engine.games import rulebooks
from engine.importing.errors import ImportFileError
from host import import_worker
from host.books import Books
from host.card_sets import MOST_BYTES, MOST_WAITING, CardSets, key_of
from host.errors import (
    CardsBeingRead,
    CardsFileTooLarge,
    CardsTakeTooMuch,
    CardsUnreadable,
    Refused,
    ServerCardsFull,
    TooManySets,
    UnknownGame,
    UnknownSet,
    WrongSetName,
)
from host.import_worker import MOST_CARDS, GivenFile, Progress, Read, Task, read_apart
from host.settings import Settings
from storage import EVERYWHERE, Database
from tests.host.support import GUILD, SETTINGS, ManualClock
from tests.importing.files import CREATURE, UNITS, cgs

FILE = GivenFile("units.json", cgs())
CREATURES = GivenFile("set.xml", CREATURE.encode())
FACTS = GivenFile("facts.toml", b'[[card]]\nnumber = "X-01/002"\ntrigger = "critical"\n')


async def ignored(done: int, of: int) -> None:
    """Progress that nobody looks at."""


async def read_here(task: Task, progress: Progress) -> Read:
    """Read a file in this process: starting another one for each test takes seconds."""
    told: list[tuple[int, int]] = []
    try:
        read = await asyncio.to_thread(import_worker.read, task, lambda done, of: told.append((done, of)))
    except ImportFileError as problem:
        raise CardsUnreadable(str(problem)) from problem
    for done, of in told:
        await progress(done, of)
    return read


@pytest.fixture
def books(database: Database) -> Books:
    return Books(database, rulebooks())


@pytest.fixture
def sets(database: Database, clock: ManualClock) -> CardSets:
    return CardSets(database, rulebooks(), clock, SETTINGS, read_here)


async def test_a_file_becomes_a_set_of_the_cards_that_can_be_played(sets: CardSets, books: Books) -> None:
    brought = await sets.bring(GUILD, " Our   cards ", FILE, ignored)
    kept = brought.kept
    assert (kept.game, kept.name, kept.cards, kept.left_out) == ("vanguard", "Our cards", 1, 3)
    assert [card.status for card in brought.cards] == ["playable", "a fact is missing", "declined", "declined"]
    assert [each.number for each in await sets.report(kept)] == ["X-01/002", "X-01/003", "X-01/004"]
    book = (await books.of_server("vanguard", GUILD)).rulebook
    assert find_card(book, "Toll Keeper of the Long Bridge") is not None
    assert await sets.of_server(GUILD) == [kept]
    assert await sets.find([GUILD], "our cards") == await sets.find([GUILD], key_of(kept)) == kept


async def test_facts_of_another_file_are_added(sets: CardSets, books: Books) -> None:
    brought = await sets.bring(GUILD, "Ours", FILE, ignored, facts=FACTS)
    assert brought.kept.cards == 2
    book = (await books.of_server("vanguard", GUILD)).rulebook
    assert book.cards()["X-01/002"].values["trigger"] == "critical"


async def test_sets_of_several_games_and_of_all_servers_stand_side_by_side(sets: CardSets, books: Books) -> None:
    await sets.bring(GUILD, "Ours", FILE, ignored)
    await sets.bring(GUILD, "Ours", CREATURES, ignored)
    await sets.bring(EVERYWHERE, "Ours", CREATURES, ignored)
    assert [each.game for each in await sets.of_server(GUILD)] == ["duel_masters", "vanguard"]
    assert "DMX-99/7" in (await books.of_server("duel_masters", None)).rulebook.cards()


async def test_a_file_of_the_same_name_takes_the_place_of_the_set(sets: CardSets, books: Books) -> None:
    await sets.bring(GUILD, "Ours", FILE, ignored)
    fewer = GivenFile("units.json", cgs([{**UNITS[0], "power": 8000}]))
    await sets.bring(GUILD, "OURS", fewer, ignored)
    (only,) = await sets.of_server(GUILD)
    assert (only.cards, only.left_out) == (1, 0)
    book = (await books.of_server("vanguard", GUILD)).rulebook
    assert book.cards()["X-01/001"].values["power"] == 8000


async def test_a_server_has_one_file_read_at_a_time_and_nobody_waits_behind_many(
    database: Database, clock: ManualClock
) -> None:
    """Who waits for more than a quarter of an hour cannot be told any more what became of their file."""
    going_on = asyncio.Event()

    async def read_slowly(task: Task, progress: Progress) -> Read:
        await going_on.wait()
        return await read_here(task, progress)

    sets = CardSets(database, rulebooks(), clock, SETTINGS, read_slowly)
    waiting = [asyncio.create_task(sets.bring(GUILD + at, "Ours", FILE, ignored)) for at in range(MOST_WAITING)]
    await asyncio.sleep(0)
    for guild in (GUILD, GUILD + MOST_WAITING):
        with pytest.raises(CardsBeingRead):
            await sets.bring(guild, "More", FILE, ignored)
    going_on.set()
    assert [each.kept.guild_id for each in await asyncio.gather(*waiting)] == [GUILD, GUILD + 1, GUILD + 2]
    assert (await sets.bring(GUILD, "More", FILE, ignored)).kept.name == "More"


async def test_a_set_that_is_called_by_numbers_or_signs_alone_is_taken_for_no_other(sets: CardSets) -> None:
    """As which one is found decides which one is removed."""
    first = (await sets.bring(GUILD, "Ours", FILE, ignored)).kept
    number = (await sets.bring(GUILD, str(first.id), FILE, ignored)).kept
    stars = [(await sets.bring(GUILD, name, FILE, ignored)).kept for name in ("★", "☆", "#1", "*1")]
    for each in (first, number, *stars):
        assert await sets.find([GUILD], each.name) == each
        assert await sets.find([GUILD], key_of(each)) == each
    assert await sets.find([GUILD], "our-s") == first
    with pytest.raises(UnknownSet):
        await sets.find([GUILD], "✦")


async def test_a_set_is_removed_from_its_server_alone(sets: CardSets, books: Books) -> None:
    kept = (await sets.bring(GUILD, "Ours", FILE, ignored)).kept
    other = (await sets.bring(GUILD + 1, "Ours", FILE, ignored)).kept
    with pytest.raises(UnknownSet):
        await sets.find([GUILD], str(other.id))
    await sets.remove(kept)
    with pytest.raises(UnknownSet):
        await sets.remove(kept)
    with pytest.raises(UnknownSet):
        await sets.find([GUILD], "Ours")
    assert "X-01/001" not in (await books.of_server("vanguard", GUILD)).rulebook.cards()
    assert "X-01/001" in (await books.of_server("vanguard", GUILD + 1)).rulebook.cards()


async def test_it_is_told_how_many_cards_are_read(sets: CardSets, books: Books) -> None:
    many = [{**UNITS[0], "number": f"X-01/{number:03}", "name": f"Unit {number}"} for number in range(120)]
    told: list[tuple[int, int]] = []

    async def note(done: int, of: int) -> None:
        told.append((done, of))

    await sets.bring(GUILD, "Ours", GivenFile("x", cgs(many)), note)
    assert told == [(50, 120), (100, 120)]


async def test_texts_that_were_read_once_are_not_read_again(sets: CardSets, database: Database) -> None:
    await sets.bring(GUILD, "Ours", FILE, ignored)
    texts = await database.card_sets.texts(GUILD, "vanguard")
    assert len(texts) == 3
    other = GivenFile("more.json", cgs(UNITS[:1]))
    await sets.bring(GUILD, "More", other, ignored)
    assert await database.card_sets.texts(GUILD, "vanguard") == texts


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        (GivenFile("x.json", b"[1"), CardsUnreadable),
        (GivenFile("x.json", b"\xff\xfe"), CardsUnreadable),
        (GivenFile("x.json", b"PK\x03\x04"), CardsUnreadable),
        (GivenFile("x.json", b"[" * 100_000), CardsUnreadable),
        (GivenFile("x.xml", b'<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><set>&b;</set>'), CardsUnreadable),
        (GivenFile("x.json", json.dumps([{"name": "A Recipe"}]).encode()), CardsUnreadable),
        (GivenFile("x.json", b""), CardsUnreadable),
        (GivenFile("x.json", b" " * (MOST_BYTES + 1)), CardsFileTooLarge),
        (GivenFile("x.json", cgs(UNITS[3:] * (MOST_CARDS + 1))), CardsUnreadable),
    ],
    ids=range(9),
)
async def test_a_bad_file_is_refused_and_changes_nothing(
    sets: CardSets, given: GivenFile, refusal: type[Refused]
) -> None:
    kept = (await sets.bring(GUILD, "Ours", FILE, ignored)).kept
    with pytest.raises(refusal):
        await sets.bring(GUILD, "Ours", given, ignored)
    assert await sets.of_server(GUILD) == [kept]
    with pytest.raises(CardsUnreadable):
        await sets.bring(GUILD, "Ours", FILE, ignored, facts=GivenFile("facts", b"[[card]]\nname = 'x'"))


@pytest.mark.parametrize("name", ["", "   ", "x" * 61, "a\u202eb", "\u200b"])
async def test_a_set_has_a_name_that_can_be_read(sets: CardSets, name: str) -> None:
    with pytest.raises(WrongSetName):
        await sets.bring(GUILD, name, FILE, ignored)
    assert await sets.of_server(GUILD) == []


async def test_a_game_that_there_is_not_and_one_that_has_no_such_cards_are_told(sets: CardSets, books: Books) -> None:
    with pytest.raises(UnknownGame):
        await sets.bring(GUILD, "Ours", FILE, ignored, game="chess")
    with pytest.raises(CardsUnreadable):
        await sets.bring(GUILD, "Ours", FILE, ignored, game="level_neo")


async def test_what_a_server_may_bring_is_limited(database: Database, clock: ManualClock) -> None:
    few = Settings(_env_file=None, max_card_sets=1, max_cards_per_server=1)
    sets = CardSets(database, rulebooks(), clock, few, read_here)
    await sets.bring(GUILD, "Ours", FILE, ignored)
    with pytest.raises(TooManySets):
        await sets.bring(GUILD, "More", FILE, ignored)
    with pytest.raises(ServerCardsFull):
        await sets.bring(GUILD, "Ours", FILE, ignored, facts=FACTS)


async def test_another_process_reads_what_this_one_would_read() -> None:
    task = Task(FILE, None, FACTS, {})
    apart = await read_apart(task, ignored)
    assert apart == import_worker.read(Task(FILE, None, FACTS, {}), lambda done, of: None)
    with pytest.raises(CardsUnreadable, match="JSON"):
        await read_apart(task._replace(file=GivenFile("x.json", b"[1")), ignored)


async def test_what_takes_too_long_is_stopped() -> None:
    """The process is killed for its CPU time, whatever it is doing."""
    with pytest.raises(CardsTakeTooMuch):
        await read_apart(Task(FILE, None, None, {}, most_seconds=1), ignored)
