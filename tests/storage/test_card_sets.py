"""Sets of further cards: they never change, and are kept for as long as a match was played with them."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from storage import EVERYWHERE, CardLimitReached, CardSet, Database, LeftOut, MatchRow, SetLimitReached, Unreadable
from storage.card_sets import GRACE
from storage.tables import card_sets
from tests.storage.samples import CHANNEL, GUILD, NOW, SEED, new_match

ROWS: list[dict[str, object]] = [
    {"number": "X/1", "name": "Ünder", "text": "Draw a card."},
    {"number": "X/2", "name": "Over", "grade": 3},
]
LEFT = [LeftOut("X/3", "Odd", "declined", 'at "whatever"')]
ELSEWHERE = GUILD + 1
LATER = NOW + GRACE + timedelta(seconds=1)


async def add(
    database: Database,
    name: str,
    *,
    guild_id: int = GUILD,
    game: str = "vanguard",
    rows: int = 2,
    most_sets: int = 10,
    most_cards: int = 100,
    at: datetime = NOW,
) -> CardSet:
    return await database.card_sets.add(
        guild_id, game, name, (ROWS * 60)[:rows], LEFT, at=at, most_sets=most_sets,
        most_cards=most_cards,
    )  # fmt: skip


async def test_what_texts_mean_is_kept_for_the_next_import(database: Database, url: str) -> None:
    texts = {"one": {"text": "Draw a card."}, "two": {"why": 'at "x"'}}
    for name, game, some in (("A", "vanguard", "one"), ("B", "vanguard", "two"), ("C", "duel_masters", "one")):
        await database.card_sets.add(GUILD, game, name, (), (), {some: texts[some]}, at=NOW, most_sets=9, most_cards=9)
    assert await database.card_sets.texts(GUILD, "vanguard") == texts
    assert await database.card_sets.texts(ELSEWHERE, "vanguard") == {}
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE card_sets SET packed_texts = packed_rows WHERE name = 'A'"))
    await engine.dispose()
    assert await database.card_sets.texts(GUILD, "vanguard") == {"two": texts["two"]}


async def begin(database: Database, *sets: int) -> MatchRow:
    """A match that is played with these sets."""
    players = (await new_match(database)).seats
    return await database.matches.create(
        "vanguard", players, seed=SEED, engine_version="1", channel_id=CHANNEL, guild_id=GUILD, at=NOW, card_sets=sets
    )


async def kept(url: str) -> int:
    """How many sets there are, also those that were removed."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        count = (await connection.execute(select(func.count()).select_from(card_sets))).scalar_one()
    await engine.dispose()
    return count


async def test_a_set_is_kept_as_it_came(database: Database) -> None:
    added = await add(database, "  My   cards ")
    assert (added.name, added.game, added.cards, added.left_out) == ("My cards", "vanguard", 2, 1)
    assert await database.card_sets.of_guild(GUILD) == [added]
    assert await database.card_sets.rows(added.id) == ROWS
    assert await database.card_sets.report(added.id) == LEFT
    assert await database.card_sets.rows(added.id + 1) is None
    assert await database.card_sets.report(added.id + 1) is None


async def test_a_server_has_its_own_sets_and_those_of_all_which_come_first(database: Database) -> None:
    own = await add(database, "Own")
    every = await add(database, "Every", guild_id=EVERYWHERE)
    newer = await add(database, "Newer")
    other = await add(database, "Other", guild_id=ELSEWHERE)
    await add(database, "Other game", game="duel_masters")
    assert await database.card_sets.in_use(GUILD, "vanguard") == [every.id, own.id, newer.id]
    assert await database.card_sets.in_use(ELSEWHERE, "vanguard") == [every.id, other.id]
    assert await database.card_sets.in_use(None, "vanguard") == [every.id]
    assert [each.name for each in await database.card_sets.of_guild(GUILD)] == ["Other game", "Newer", "Own"]


async def test_a_set_takes_the_place_of_the_one_of_its_name(database: Database) -> None:
    first = await add(database, "Mine")
    same_name_other_game = await add(database, "Mine", game="duel_masters")
    second = await add(database, "\uff2dine", rows=1)
    assert second.id != first.id
    assert await database.card_sets.of_guild(GUILD) == [same_name_other_game, second]
    assert await database.card_sets.in_use(GUILD, "vanguard") == [second.id]


async def test_how_many_sets_and_cards_a_server_has_is_limited(database: Database) -> None:
    await add(database, "One", rows=60)
    with pytest.raises(CardLimitReached) as refused:
        await add(database, "Two", rows=41)
    assert (refused.value.limit, refused.value.kept) == (100, 60)
    await add(database, "One", rows=100)  # in place of the first, whose cards count no more
    await add(database, "Theirs", guild_id=ELSEWHERE, rows=100)
    with pytest.raises(SetLimitReached):
        await add(database, "Two", rows=0, most_sets=1)
    await add(database, "one", rows=1, most_sets=1)


async def test_a_match_is_played_with_its_sets_in_their_order(database: Database) -> None:
    first, second = await add(database, "One"), await add(database, "Two")
    match = await begin(database, second.id, first.id)
    found = await database.matches.get(match.id)
    assert found is not None
    assert match.card_sets == found.card_sets == (second.id, first.id)
    assert (await new_match(database)).card_sets == ()


async def test_a_removed_set_is_kept_for_the_matches_that_were_played_with_it(database: Database, url: str) -> None:
    played, unused = await add(database, "One"), await add(database, "Two")
    await begin(database, played.id)
    assert not await database.card_sets.remove(ELSEWHERE, played.id, at=NOW)
    for each in (played, unused):
        assert await database.card_sets.remove(GUILD, each.id, at=NOW)
        assert not await database.card_sets.remove(GUILD, each.id, at=NOW)
    assert await database.card_sets.in_use(GUILD, "vanguard") == []
    assert await kept(url) == 2  # a match may just be beginning
    await add(database, "Three", at=LATER)
    assert await kept(url) == 2
    assert await database.card_sets.rows(played.id) == ROWS
    assert await database.card_sets.rows(unused.id) is None


@pytest.mark.parametrize("damage", ["x'00'", "'text'", "x'789c03000000000001'"])
async def test_what_cannot_be_unpacked_is_unreadable(database: Database, url: str, damage: str) -> None:
    added = await add(database, "One")
    if url.startswith("postgresql"):
        damage = damage.replace("x'", "'\\x") + "::bytea" if damage.startswith("x") else "'text'::bytea"
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text(f"UPDATE card_sets SET packed_rows = {damage}, packed_report = {damage}"))
    await engine.dispose()
    with pytest.raises(Unreadable):
        await database.card_sets.rows(added.id)
    with pytest.raises(Unreadable):
        await database.card_sets.report(added.id)
