"""A statement on SQLite is one trip to the connection's thread and back, and so is the end of a transaction."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from storage.sqlite_driver import Connection


class Counting(Connection):
    """Counts what its thread is asked to do."""

    trips = 0

    async def _execute(self, fn: Any, *args: Any, **kwargs: Any) -> Any:
        self.trips += 1
        return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]


@pytest.fixture
async def connection() -> AsyncIterator[Counting]:
    opened = Counting(partial(sqlite3.connect, ":memory:"), iter_chunk_size=1)
    await opened
    yield opened
    await opened.close()


def under_way(connection: Connection) -> bool:
    """Whether a transaction is."""
    return connection.in_transaction


async def test_rows_come_with_the_statement(connection: Counting) -> None:
    cursor = await connection.cursor().__aenter__()
    await cursor.execute("SELECT 1 AS one UNION SELECT ? ORDER BY one", (2,))
    assert await cursor.fetchall() == [(1,), (2,)]
    assert [column[0] for column in cursor.description] == ["one"]
    await cursor.close()
    assert connection.trips == 1


async def test_rows_are_written_one_or_many_at_a_time(connection: Counting) -> None:
    cursor = await connection.cursor().__aenter__()
    await cursor.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    assert cursor.description is None
    await cursor.executemany("INSERT INTO numbers VALUES (?)", [(3,), (4,)])
    assert cursor.rowcount == 2
    await cursor.execute("INSERT INTO numbers VALUES (7)")
    assert (cursor.rowcount, cursor.lastrowid) == (1, 7)
    assert connection.trips == 3


async def test_what_is_wrong_is_said_where_it_is_executed(connection: Counting) -> None:
    cursor = await connection.cursor().__aenter__()
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await cursor.execute("SELECT * FROM nowhere")
    await cursor.execute("SELECT 1")
    assert await cursor.fetchall() == [(1,)]


async def test_a_transaction_begins_on_the_trip_of_its_first_statement_and_what_is_over_is_not_rolled_back(
    connection: Counting,
) -> None:
    connection.begin()
    await connection.cursor().execute("SELECT 1")
    assert under_way(connection)
    await connection.cursor().execute("SELECT 2")
    await connection.commit()
    assert not under_way(connection)
    await connection.rollback()
    assert connection.trips == 3, "two statements and the end"


@pytest.mark.parametrize("end", [Connection.commit, Connection.rollback])
async def test_a_transaction_without_statements_goes_nowhere(
    connection: Counting, end: Callable[[Connection], Awaitable[None]]
) -> None:
    connection.begin()
    await end(connection)
    assert connection.trips == 0
    await connection.cursor().execute("SELECT 1")
    assert not under_way(connection), "nor does it begin later"


async def test_what_was_written_before_a_failure_is_rolled_back(connection: Counting) -> None:
    await connection.cursor().execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    await connection.commit()
    connection.begin()
    await connection.cursor().execute("INSERT INTO numbers VALUES (7)")
    with pytest.raises(sqlite3.IntegrityError):
        await connection.cursor().execute("INSERT INTO numbers VALUES (7)")
    await connection.rollback()
    assert not under_way(connection)
    left = await connection.cursor().execute("SELECT * FROM numbers")
    assert await left.fetchall() == []


async def test_what_was_given_up_before_the_thread_came_to_it_is_rolled_back(connection: Counting) -> None:
    await connection.cursor().execute("SELECT 1")
    await connection.commit()
    connection.begin()
    given_up = asyncio.create_task(connection.cursor().execute("SELECT 1"))
    await asyncio.sleep(0)
    given_up.cancel()
    with pytest.raises(asyncio.CancelledError):
        await given_up
    await connection.rollback()
    await connection.cursor().execute("SELECT 1")
    assert not under_way(connection)
