"""A database is copied to an empty one of either kind, whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from sqlalchemy import Row, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from storage import HandShownBy, Post, ServerSettings, UserRow, open_database
from storage.moving import NotEmpty, NothingThere, move
from storage.tables import metadata
from tests.storage.samples import ANN, GUILD, NOW, answer, invite, new_match


async def rows_of(url: str) -> Mapping[str, Sequence[Row[tuple[object, ...]]]]:
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        found = {
            table.name: (await connection.execute(select(table).order_by(*table.primary_key))).all()
            for table in metadata.sorted_tables
        }
    await engine.dispose()
    return found


@pytest.fixture
async def full(tmp_path: Path) -> str:
    """The address of a database with something in it."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'full.db'}"
    database = await open_database(url)
    await database.users.save(UserRow(ANN, 2**60 + 1, HandShownBy.DM))
    await database.servers.save(ServerSettings(GUILD))
    await database.decks.register(ANN, "vanguard", "Ann’s deck", "4 Ann", {"main": {"X/1": 4}}, at=NOW, limit=9)
    await new_match(database)
    match = await new_match(database)
    for number in range(1, 1_004):
        await database.journal.append(answer(match.id, number))
    await database.posts.save(Post(5, match.id, "prompt", 2**60 + 1, 1, 0))
    await invite(database)
    await database.close()
    return url


async def test_everything_goes_over_and_what_comes_next_has_a_number_of_its_own(full: str, url: str) -> None:
    copied = await move(full, url)
    assert copied["journal"] == 1_003
    before = await rows_of(full)
    assert await rows_of(url) == before
    assert {name for name, rows in before.items() if rows} >= {"decks", "invitations", "matches", "posts", "seats"}
    database = await open_database(url)
    following = await new_match(database)
    await database.close()
    assert following.id == max(row.id for row in before["matches"]) + 1


async def test_nothing_goes_to_a_database_that_is_not_empty(full: str, url: str) -> None:
    database = await open_database(url)
    await database.posts.save(Post(5, (await new_match(database)).id, "prompt", 2**60 + 1, 1, 0))
    await database.close()
    before = await rows_of(url)
    with pytest.raises(NotEmpty, match="use an empty one"):
        await move(full, url)
    assert await rows_of(url) == before


async def test_a_database_that_is_not_there_is_none_that_was_copied(tmp_path: Path, sqlite_url: str) -> None:
    with pytest.raises(NothingThere, match="is this its address"):
        await move(f"sqlite+aiosqlite:///{tmp_path / 'missing.db'}", sqlite_url)


async def test_nothing_goes_over_of_a_database_that_is_damaged(full: str, url: str) -> None:
    engine = create_async_engine(full)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE seats SET deck_cards = '{' WHERE match_id = 2"))
    await engine.dispose()
    with pytest.raises(Exception, match="no Json"):
        await move(full, url)
    assert not any((await rows_of(url)).values())
