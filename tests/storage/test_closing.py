"""A database that is closed: what is under way ends first, nothing begins after it, and nothing stays behind."""

import asyncio
import threading

import pytest

from storage import Database, StorageUnavailable, open_database
from tests.databases import PATIENT
from tests.storage.samples import answer, new_match

CANCELLED = 60
"""How many transactions are given up, each a little later than the one before: while connecting, reading, leaving."""


async def test_a_transaction_that_is_under_way_is_finished_first(url: str, database: Database) -> None:
    match = await new_match(database)
    async with database.transaction() as t:
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0)
        await t.journal.append(answer(match.id, 1))
        await t.journal.append(answer(match.id, 2))
        assert not closing.done()
    await closing
    again = await open_database(url, PATIENT)
    assert [entry.sequence for entry in await again.journal.after(match.id)] == [1, 2]
    await again.close()


async def test_nothing_begins_once_it_is_closed(database: Database) -> None:
    match = await new_match(database)
    await database.close()
    with pytest.raises(StorageUnavailable, match="stopping"):
        await database.matches.get(match.id)
    with pytest.raises(StorageUnavailable, match="stopping"):
        await database.journal.append(answer(match.id, 1))


async def test_whoever_is_cancelled_at_whatever_moment_leaves_no_thread_behind(sqlite_url: str) -> None:
    before = {thread for thread in threading.enumerate() if "_connection_worker" in thread.name}
    for steps in range(CANCELLED):
        database = await open_database(sqlite_url, PATIENT)
        tasks = [asyncio.create_task(database.matches.get(1)), asyncio.create_task(database.journal.after(1))]
        for _ in range(steps):
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await database.close()
        assert {thread for thread in threading.enumerate() if "_connection_worker" in thread.name} == before
