"""Bringing a database to this version's shape: whole, once, and never backwards."""

import asyncio
import sqlite3
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from storage import DatabaseOfAnother, DatabaseTooNew, StorageUnavailable, open_database
from storage.connections import PATIENCE, Connections
from storage.migrating import migrate
from storage.tables import deck_versions, decks, metadata
from tests.postgresql import Server
from tests.storage.samples import ANN, NOW, new_match


@pytest.fixture
async def bare_postgresql_url(postgresql: Server) -> str:
    return await postgresql.bare()


@pytest.fixture(params=["bare_sqlite_url", "bare_postgresql_url"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of a database without tables."""
    found: str = request.getfixturevalue(request.param)
    return found


def differences(connection: Connection) -> list[object]:
    """What separates the database from the tables as the code knows them."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_the_migrations_lead_from_nothing_to_the_tables_as_the_code_knows_them(url: str) -> None:
    await (await open_database(url)).close()
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_opening_again_keeps_what_is_there(url: str) -> None:
    first = await open_database(url)
    match = await new_match(first)
    await first.close()
    second = await open_database(url)
    assert await second.matches.get(match.id) == match
    await second.close()


async def test_those_that_start_at_the_same_time_migrate_one_after_the_other(url: str) -> None:
    databases = await asyncio.gather(*(open_database(url) for _ in range(6)))
    match = await new_match(databases[0])
    for database in databases:
        assert await database.matches.get(match.id) == match
        await database.close()


@pytest.mark.parametrize("begin", ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
async def test_a_new_file_that_another_program_writes_to_is_waited_for(
    bare_sqlite_url: str, file: Path, begin: str
) -> None:
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute(begin)
        opening = asyncio.create_task(open_database(bare_sqlite_url))
        await asyncio.wait([opening], timeout=0.3)
        other.execute("ROLLBACK")
        database = await opening
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()
    await database.close()


async def test_a_new_file_that_another_program_keeps_is_given_up(bare_sqlite_url: str, file: Path) -> None:
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        connections = Connections(bare_sqlite_url, replace(PATIENCE, lock=0.1))
        with pytest.raises(StorageUnavailable, match="another program keeps the database locked"):
            async with connections.writing():
                pass
        await connections.close()
    other.close()


async def test_the_database_of_a_later_version_is_refused_and_left_alone(url: str) -> None:
    await (await open_database(url)).close()
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseTooNew, match=r"shape 9999 of a later Tablecast; .* up to \d{4}\. .* restore a backup"):
        await open_database(url)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one() == "9999"
    await engine.dispose()


async def test_the_database_of_another_program_is_refused_and_left_alone(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE decks (cards TEXT)"))
        await connection.execute(text("CREATE TABLE notes (words TEXT)"))
    with pytest.raises(DatabaseOfAnother, match=r"tables of another program \(decks\): set DATABASE_URL to"):
        await open_database(url)
    async with engine.connect() as connection:
        tables = await connection.run_sync(lambda plain: inspect(plain).get_table_names())
    assert sorted(tables) == ["decks", "notes"]
    await engine.dispose()


async def test_a_migration_that_fails_leaves_nothing_behind(bare_sqlite_url: str, file: Path) -> None:
    connections = Connections(bare_sqlite_url)
    with pytest.raises(StorageUnavailable, match="the disk is full"):
        async with connections.writing() as connection:
            await connection.exec_driver_sql("PRAGMA max_page_count = 8")
            await connection.run_sync(migrate)
    await connections.close()
    with sqlite3.connect(file) as plain:
        assert plain.execute("SELECT name FROM sqlite_master").fetchall() == []
    plain.close()
    await (await open_database(bare_sqlite_url)).close()


async def test_decks_of_an_earlier_version_are_found_by_what_can_be_seen_of_their_names(url: str) -> None:
    """Of two that look alike the second one keeps its own name; a deleted one is nobody's concern."""
    folded = {"Kagero": "kagero", "Blue": "blu\u200de", "Gone": "gon\u200de", "Red": "kager\u200do"}
    owned = {"owner_id": ANN, "game": "vanguard", "version": 1, "created_at": NOW}
    version = {"version": 1, "text": "4 A", "cards": {"main": {"A": 4}}, "created_at": NOW}
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(partial(migrate, to="0003"))
        for number, (name, seen) in enumerate(folded.items(), start=1):
            gone = NOW if name == "Gone" else None
            await connection.execute(
                insert(decks).values(id=number, name=name, folded_name=seen, deleted_at=gone, **owned)
            )
            await connection.execute(insert(deck_versions).values(id=number, deck_id=number, **version))
    database = await open_database(url)
    found = await database.decks.find(ANN, "vanguard", "blu\u200de")
    assert found is not None
    assert found.name == "Blue"
    first = await database.decks.find(ANN, "vanguard", "kagero")
    assert first is not None
    assert first.name == "Kagero"
    assert {deck.name for deck in await database.decks.owned_by(ANN, "vanguard")} == {"Kagero", "Blue", "Red"}
    await database.close()
    async with engine.connect() as connection:
        rows = await connection.execute(text("SELECT name, folded_name FROM decks"))
        kept = {row.name: row.folded_name for row in rows}
    assert kept == {"Kagero": "kagero", "Blue": "blue", "Gone": "gon\u200de", "Red": "kager\u200do"}
    await engine.dispose()


async def test_a_folder_with_an_unusual_name_is_no_trouble(tmp_path: Path) -> None:
    folder = tmp_path / "50% off & more"
    folder.mkdir()
    await (await open_database(f"sqlite+aiosqlite:///{folder}/tablecast.db")).close()
    assert (folder / "tablecast.db").exists()
