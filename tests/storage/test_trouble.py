"""A disk that is full, a file that is locked, missing or something else: a clear error, and nothing half-written."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Database, StorageUnavailable, open_database
from storage.connections import Connections, Patience
from tests.storage.samples import answer, new_match


@pytest.fixture
async def connections(sqlite_url: str) -> AsyncIterator[Connections]:
    """Connections to a migrated database that wait only a moment for other programs."""
    await (await open_database(sqlite_url)).close()
    opened = Connections(sqlite_url, Patience(lock=0.05))
    yield opened
    await opened.close()


async def limit_pages(connections: Connections, pages: int) -> None:
    """As if the disk had room for so many pages of 4 KB; no fewer than are in use."""
    async with connections.writing() as connection:
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def test_on_a_full_disk_an_answer_is_refused_whole_and_what_was_kept_stays(connections: Connections) -> None:
    database = Database(connections)
    match = await new_match(database)
    await limit_pages(connections, 1)
    sequence = 0
    with pytest.raises(StorageUnavailable, match="the disk is full; make room"):
        while sequence < 1000:
            await database.journal.append(answer(match.id, sequence + 1, "attack:" + "x" * 500))
            sequence += 1
    assert sequence > 0
    kept = await database.matches.get(match.id)
    assert kept is not None
    assert kept.last_sequence == sequence
    assert len(await database.journal.after(match.id)) == sequence


async def test_the_log_says_once_what_is_wrong_with_the_database(
    connections: Connections, caplog: pytest.LogCaptureFixture
) -> None:
    database = Database(connections)
    match = await new_match(database)
    await limit_pages(connections, 1)
    with pytest.raises(StorageUnavailable):
        await database.journal.append(answer(match.id, 1, "x" * 100_000))
    (record,) = [each for each in caplog.records if each.getMessage() == "the database cannot be used"]
    assert "the disk is full" in vars(record)["reason"]


async def test_once_there_is_room_again_the_same_answer_is_accepted(connections: Connections) -> None:
    database = Database(connections)
    match = await new_match(database)
    long_key = "x" * 100_000
    await limit_pages(connections, 1)
    with pytest.raises(StorageUnavailable):
        await database.journal.append(answer(match.id, 1, long_key))
    await limit_pages(connections, 1_000_000)
    await database.journal.append(answer(match.id, 1, long_key))
    assert len(await database.journal.after(match.id)) == 1


async def test_while_another_program_keeps_the_database_locked_nothing_is_written_but_all_can_be_read(
    connections: Connections, file: Path
) -> None:
    database = Database(connections)
    match = await new_match(database)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageUnavailable, match="another program keeps the database locked"):
        await database.journal.append(answer(match.id, 1))
    assert await database.matches.get(match.id) == match
    other.execute("ROLLBACK")
    other.close()
    await database.journal.append(answer(match.id, 1))
    assert len(await database.journal.after(match.id)) == 1


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageUnavailable, match=r"folder .*/nowhere does not exist; make it, or change DATABASE_URL"):
        await open_database(f"sqlite+aiosqlite:///{tmp_path}/nowhere/tablecast.db")


async def test_a_folder_in_place_of_the_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageUnavailable, match="is a folder; name a file in it"):
        await open_database(f"sqlite+aiosqlite:///{tmp_path}")


async def test_a_file_that_is_something_else_is_refused_and_left_alone(bare_sqlite_url: str, file: Path) -> None:
    file.write_bytes(b"a holiday picture" * 1000)
    with pytest.raises(StorageUnavailable, match="not a database of Tablecast"):
        await open_database(bare_sqlite_url)
    assert file.read_bytes() == b"a holiday picture" * 1000


async def test_a_server_that_cannot_be_reached_is_a_clear_error_without_the_password() -> None:
    with pytest.raises(StorageUnavailable) as caught:
        await open_database("postgresql+asyncpg://bot:hush@127.0.0.1:1/tablecast")
    assert "hush" not in str(caught.value)


async def test_an_answer_survives_a_power_cut_because_every_commit_waits_for_the_disk(connections: Connections) -> None:
    async with connections.writing() as connection:
        modes = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    full = 2
    assert modes == ["wal", full, 1]
