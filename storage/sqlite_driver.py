"""The driver of SQLite: what is asked of a connection's thread is asked once for each statement.

aiosqlite goes to the thread and back for a cursor, for the statement, for its rows, and to close the cursor. Most
statements take less time than one of these trips. A transaction that only reads begins on the trip of its first
statement, and none is made to roll back what is over.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Self

import aiosqlite


class Connection(aiosqlite.Connection):
    """A connection whose cursors go to its thread once for each statement."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._is_to_begin = False  # whether a transaction begins with the next statement
        self._is_over = False  # whether a transaction has ended, and nothing was asked of the thread since

    def begin(self) -> None:
        """Begin a transaction just before the next statement."""
        self._is_to_begin = True

    async def commit(self) -> None:
        """Commit the transaction, if anything was executed in it."""
        if not self._is_to_begin:
            await super().commit()
            self._is_over = True
        self._is_to_begin = False

    async def rollback(self) -> None:
        """Roll the transaction back, if there is one: SQLAlchemy asks for it whenever it puts a connection back."""
        if not self._is_to_begin and not self._is_over:
            await super().rollback()
        self._is_to_begin = False

    async def execute_in_thread(self, execute: Callable[[], None]) -> None:
        """Have this done in the thread of the connection, in the transaction that is to begin, if one is."""
        begins, self._is_to_begin, self._is_over = self._is_to_begin, False, False
        # aiosqlite has no public way to have anything done in its thread.
        await self._execute(partial(self._begin_and, execute) if begins else execute)  # type: ignore[no-untyped-call]

    def _begin_and(self, execute: Callable[[], None]) -> None:
        """Begin a transaction, and do this in it; in the thread of the connection."""
        self._conn.execute("BEGIN")
        execute()

    def cursor(self) -> Cursor:  # type: ignore[override]  # SQLAlchemy enters what it gets, and awaits nothing else
        """A cursor; there is none in the thread before it executes something."""
        return Cursor(self)


class Cursor:
    """What SQLAlchemy asks of a cursor. It has all rows as soon as a statement has been executed."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.arraysize = 1
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        """The cursor itself."""
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Self:
        """Execute a statement, and fetch its rows."""
        return await self._in_thread(sqlite3.Cursor.execute, sql, parameters)

    async def executemany(self, sql: str, parameters: Sequence[Sequence[Any]]) -> Self:
        """Execute a statement once for each set of parameters."""
        return await self._in_thread(sqlite3.Cursor.executemany, sql, parameters)

    async def fetchall(self) -> list[Any]:
        """All rows of the last statement."""
        return self._rows

    async def close(self) -> None:
        """Let the rows go."""
        self._rows = []

    async def _in_thread(self, method: Any, sql: str, parameters: Sequence[Any]) -> Self:
        await self._connection.execute_in_thread(partial(self._done, method, sql, parameters))
        return self

    def _done(self, method: Any, sql: str, parameters: Sequence[Any]) -> None:
        """In the thread of the connection."""
        cursor = self._connection._conn.cursor()
        try:
            method(cursor, sql, parameters)
            self.description = cursor.description
            self._rows = cursor.fetchall() if cursor.description else []
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        finally:
            cursor.close()
