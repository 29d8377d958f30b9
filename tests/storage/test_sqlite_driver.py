"""A statement on SQLite is one way to the connection's thread and back, whatever it finds."""

import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest

from storage.sqlite_driver import Connection


class Counting(Connection):
    """Counts what its thread is asked to do."""

    ways = 0

    async def _execute(self, fn: Any, *args: Any, **kwargs: Any) -> Any:
        self.ways += 1
        return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]


@pytest.fixture
async def connection() -> AsyncIterator[Counting]:
    opened = Counting(partial(sqlite3.connect, ":memory:"), iter_chunk_size=1)
    await opened
    yield opened
    await opened.close()


async def test_rows_come_with_the_statement(connection: Counting) -> None:
    cursor = await connection.cursor().__aenter__()
    await cursor.execute("SELECT 1 AS one UNION SELECT ? ORDER BY one", (2,))
    assert await cursor.fetchall() == [(1,), (2,)]
    assert [column[0] for column in cursor.description] == ["one"]
    await cursor.close()
    assert connection.ways == 1


async def test_rows_are_written_one_or_many_at_a_time(connection: Counting) -> None:
    cursor = await connection.cursor().__aenter__()
    await cursor.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    assert cursor.description is None
    await cursor.executemany("INSERT INTO numbers VALUES (?)", [(3,), (4,)])
    assert cursor.rowcount == 2
    await cursor.execute("INSERT INTO numbers VALUES (7)")
    assert (cursor.rowcount, cursor.lastrowid) == (1, 7)
    assert connection.ways == 3


async def test_what_is_wrong_is_said_where_it_is_executed(connection: Counting) -> None:
    cursor = await connection.cursor().__aenter__()
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await cursor.execute("SELECT * FROM nowhere")
    await cursor.execute("SELECT 1")
    assert await cursor.fetchall() == [(1,)]
