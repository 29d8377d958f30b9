"""Connections to the database: who may write when, how a commit is made to last, and what a failure means.

SQLite takes one writer at a time. All writing of the process goes through one connection, in the order it was asked
for, so that nothing here ever sees "database is locked"; reading has connections of its own and never waits for a
writer (WAL). `synchronous=FULL` makes each commit wait for the disk: with NORMAL, a power cut could take back an answer
that a player has already seen played.

PostgreSQL needs none of this: its one pool serves both. But it is elsewhere, and may stop answering in the middle of
anything; so everything that waits for it has a limit, and a connection that reached it is not used again.
"""

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any, Protocol
from weakref import WeakSet

import aiosqlite
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, AdaptedConnection, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from tenacity import AsyncRetrying, retry_if_exception, stop_after_delay, wait_random

from storage import sqlite_driver
from storage.errors import ConstraintBroken, StorageUnavailable, Unreadable
from storage.giving_way import Turns

log = logging.getLogger(__name__)

READERS = 4
POSTGRESQL_CONNECTIONS = 10


@dataclass(frozen=True, slots=True)
class Patience:
    """How many seconds to wait for what, at most; then it is `StorageUnavailable`.

    The worst cases, one after the other, are still less than the 8 s within which people are to be told.
    """

    connect: float = 3.0
    """For a server to take a connection."""
    command: float | None = 3.0
    """For a server to answer; `None` for ever."""
    lock: float = 2.5
    """For another process that is writing."""
    pool: float = 2.0
    """For a connection of this process's that is free."""
    queue: float = 4.5
    """For the one connection that writes to SQLite."""
    close: float = 3.0
    """For the connections to be closed in good order."""


PATIENCE = Patience()

_SQLITE_TROUBLE = {
    sqlite3.SQLITE_FULL: "the disk is full; make room, and the bot goes on by itself",
    sqlite3.SQLITE_BUSY: "another program keeps the database locked; close it, and the bot goes on by itself",
    sqlite3.SQLITE_LOCKED: "another program keeps the database locked; close it, and the bot goes on by itself",
    sqlite3.SQLITE_READONLY: "the database may not be written to; check the permissions of the file and its folder",
    sqlite3.SQLITE_PERM: "the database may not be written to; check the permissions of the file and its folder",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened; check that its folder exists and may be written to",
    sqlite3.SQLITE_IOERR: "the disk failed to read or write; check it, and the free space on it",
    sqlite3.SQLITE_CORRUPT: "the database is damaged; restore a backup",
    sqlite3.SQLITE_NOTADB: "the file is not a database of Tablecast; check DATABASE_URL",
}


class Transactions(Protocol):
    """Gives a repository a connection for each thing it does: in a transaction of its own, or in the one under way."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection that sees one consistent moment."""
        ...

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection whose changes are all kept, or none of them."""
        ...


class Connections:
    """The process's connections to one database; each `reading()` and `writing()` is a transaction of its own."""

    def __init__(self, url: str, patience: Patience = PATIENCE) -> None:
        """Nothing is opened yet. Raises `StorageUnavailable` if the file's folder is missing or closed to the bot."""
        address = make_url(url)
        is_sqlite = address.get_backend_name() == "sqlite"
        self._threads: WeakSet[Thread] = WeakSet()  #: each connection to SQLite has one
        self._raw: WeakSet[Any] = WeakSet()  #: the driver's own connections to a server, to be cut off
        if is_sqlite:
            self._writer, self._reader = _sqlite(address, patience, self._open)
        else:
            self._writer, self._reader = _shared(address, patience)
            event.listen(self._writer.sync_engine, "connect", self._note)
        self._patience = patience
        self._is_exclusive = is_sqlite
        # who gives way leaves a connection to read with, or half of those with which one reads and writes
        self._reading_turns = Turns(READERS - 1 if is_sqlite else POSTGRESQL_CONNECTIONS // 2)
        self._writing_turns = Turns(1) if is_sqlite else self._reading_turns
        self._writing: asyncio.Task[object] | None = None
        self._under_way = 0  #: how many transactions there are
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A read-only transaction. Raises `StorageUnavailable`."""
        async with self._reading_turns.turn():
            with self._counted(), _trouble_logged(), trouble_explained():
                async with _begin(self._reader) as connection:
                    yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end, or rolled back on any exception. Raises `StorageUnavailable`."""
        task = asyncio.current_task()
        if self._is_exclusive and task is not None and self._writing is task:
            raise RuntimeError("a transaction is under way in this task: use its repositories, not the database's")
        async with self._writing_turns.turn():
            with self._counted(), _trouble_logged(), trouble_explained():
                async with _begin(self._writer) as connection:
                    self._writing = task
                    try:
                        yield connection
                    finally:
                        self._writing = None

    async def close(self) -> None:
        """Let the transactions that are under way end, begin no other, and close every connection.

        SQLite then folds its write-ahead log into the database file. What does not end, and a server that does not
        answer, are left alone after a while.
        """
        self._closed = True
        try:
            async with asyncio.timeout(self._patience.close):
                await self._idle.wait()
                if not self._is_exclusive:
                    await self._writer.dispose()
        except (TimeoutError, OSError):
            log.warning("the database does not answer, and is left without leave being taken")
        if self._is_exclusive:
            await self._reader.dispose()
            await self._writer.dispose()
            # A connection that was given up while it was made, or used, still has a thread that reports to this loop.
            await asyncio.to_thread(_join, list(self._threads), self._patience.close)
        for connection in self._raw:
            connection.terminate()

    @contextmanager
    def _counted(self) -> Iterator[None]:
        if self._closed:
            raise StorageUnavailable("the database is closed, for the bot is stopping")
        self._under_way += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    def _open(self, *args: Any, **options: Any) -> aiosqlite.Connection:
        """What SQLAlchemy does itself unless told otherwise; but the driver is ours, and the thread is known."""
        connection = sqlite_driver.Connection(partial(sqlite3.connect, *args, **options), iter_chunk_size=1)
        # There is no public way to its thread; SQLAlchemy takes this one too.
        connection._thread.daemon = True
        self._threads.add(connection._thread)
        return connection

    def _note(self, connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        self._raw.add(connection.driver_connection)


class OneTransaction:
    """The connection of a transaction under way, lent to its repositories."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """The transaction's connection, which sees what it has written."""
        yield self._connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """The transaction's connection; whoever began the transaction ends it."""
        yield self._connection


@contextmanager
def _trouble_logged() -> Iterator[None]:
    """Tell the operator what is wrong; whoever asked tells people no more than that it cannot be done now."""
    try:
        yield
    except StorageUnavailable as problem:
        log.error("the database cannot be used", extra={"reason": str(problem)})
        raise


@contextmanager
def trouble_explained() -> Iterator[None]:
    """Turn what the database's driver says into a `StorageUnavailable` that says what to do.

    A broken constraint is a mistake of a caller and not of the database: that is `ConstraintBroken`. What is there and
    cannot be read is `Unreadable`.
    """
    try:
        yield
    except IntegrityError as error:
        raise ConstraintBroken(f"cannot be stored: {error.orig}") from error
    except DBAPIError as error:
        if _is_damage(error.orig):
            raise Unreadable(str(error.orig)) from error
        raise StorageUnavailable(_explain(error.orig)) from error
    except SQLAlchemyError as error:
        raise StorageUnavailable(f"the database does not answer ({type(error).__name__})") from error


@asynccontextmanager
async def _begin(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    async with AsyncExitStack() as stack:
        try:
            connection = await stack.enter_async_context(engine.connect())
        except OSError as error:
            raise StorageUnavailable(f"the database cannot be reached: {error.strerror or 'no answer'}") from error
        try:
            async with connection.begin():
                try:
                    yield connection
                except (OSError, asyncio.CancelledError):
                    # Before the transaction is rolled back, which would be to wait once more.
                    await _drop(connection)
                    raise
        except OSError as error:
            await _drop(connection)
            raise StorageUnavailable(f"the database has stopped answering: {error.strerror or 'no answer'}") from error


async def _drop(connection: AsyncConnection) -> None:
    """Do not use the connection to a server again: an answer may still be on its way."""
    if connection.dialect.name == "postgresql" and not connection.invalidated:
        raw = await connection.get_raw_connection()
        if raw.driver_connection is not None:
            raw.driver_connection.terminate()  # to take leave would be to wait for an answer
        await connection.invalidate()


def _is_damage(error: BaseException | None) -> bool:
    """Whether the driver has failed over what a row holds: a text of SQLite's that is none."""
    return isinstance(error, sqlite3.OperationalError) and "decode to UTF-8" in str(error)


def _explain(error: BaseException | None) -> str:
    code: object = getattr(error, "sqlite_errorcode", None)
    if isinstance(code, int):
        # An extended result code carries its primary one in the low byte.
        return _SQLITE_TROUBLE.get(code & 0xFF, f"the database failed: {error}")
    return f"the database failed: {error}"


def _join(threads: Sequence[Thread], seconds: float) -> None:
    """Wait for threads to end, but not for ever."""
    until = monotonic() + seconds
    for thread in threads:
        thread.join(max(0.0, until - monotonic()))


def _sqlite(
    url: URL, patience: Patience, connect: Callable[..., aiosqlite.Connection]
) -> tuple[AsyncEngine, AsyncEngine]:
    """One connection that writes, and a few that read."""
    if url.database:
        _check_place(Path(url.database))
    waiting = {"timeout": patience.lock, "async_creator_fn": connect}
    writer = create_async_engine(
        url, pool_size=1, max_overflow=0, pool_timeout=patience.queue, connect_args=waiting, hide_parameters=True
    )
    reader = create_async_engine(
        url, pool_size=READERS, max_overflow=0, pool_timeout=patience.queue, connect_args=waiting, hide_parameters=True
    )

    @event.listens_for(writer.sync_engine, "connect")
    def use_wal(connection: AdaptedConnection, _entry: ConnectionPoolEntry) -> None:
        connection.run_async(partial(_use_wal, patience))

    _prepare(writer, writes=True, pragmas=("synchronous=FULL", "foreign_keys=ON"))
    _prepare(reader, writes=False, pragmas=("query_only=ON",))
    return writer, reader


async def _use_wal(patience: Patience, connection: aiosqlite.Connection) -> None:
    """Let readers and the writer not wait for one another (WAL), also while others ask for the same.

    A file that is not in WAL yet is locked while it is changed; and for that lock alone SQLite does not wait as long as
    it was told to, lest two that both wait should wait for ever.
    """
    try:
        async for attempt in AsyncRetrying(
            retry=retry_if_exception(_is_busy),
            stop=stop_after_delay(patience.lock),
            wait=wait_random(0.01, 0.05),
            reraise=True,
        ):
            with attempt:
                await (await connection.execute("PRAGMA journal_mode=WAL")).close()
    except BaseException:
        await connection.close()  # the pool has not got it yet, so nobody else would
        raise


def _is_busy(error: BaseException) -> bool:
    return isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def _check_place(file: Path) -> None:
    """Say what is wrong with the place of a database before SQLite does, which knows only that it failed."""
    folder = file.parent
    if not folder.is_dir():
        raise StorageUnavailable(f"the database's folder {folder} does not exist; make it, or change DATABASE_URL")
    if file.is_dir():
        raise StorageUnavailable(f"{file} is a folder; name a file in it in DATABASE_URL")
    place = file if file.exists() else folder
    if not os.access(place, os.R_OK | os.W_OK):
        raise StorageUnavailable(f"the bot may not read and write {place}; change its permissions, or DATABASE_URL")


def _prepare(engine: AsyncEngine, *, writes: bool, pragmas: tuple[str, ...]) -> None:
    """Take transactions out of the driver's hands, which would begin them late and end them before a DDL statement.

    A writer begins at once (IMMEDIATE): a reader that turned writer halfway would fail rather than wait its turn. To a
    reader it makes no difference when it begins, as SQLite shows it the moment of its first statement.
    """

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        try:
            for pragma in pragmas:
                cursor.execute(f"PRAGMA {pragma}")
        except BaseException:
            # The pool has not got it yet, so nobody else would.
            connection.close()
            raise
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        if writes:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite_driver.Connection)
        driver.begin()


def _shared(url: URL, patience: Patience) -> tuple[AsyncEngine, AsyncEngine]:
    """One pool for everything. Who reads sees one moment, as SQLite would have it."""
    limits = {"lock_timeout": patience.lock, "statement_timeout": patience.command}
    writer = create_async_engine(
        url,
        pool_size=POSTGRESQL_CONNECTIONS,
        max_overflow=0,
        pool_timeout=patience.pool,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={
            "timeout": patience.connect,
            "command_timeout": patience.command,
            "server_settings": {name: str(round(1000 * (seconds or 0))) for name, seconds in limits.items()},
        },
    )
    return writer, writer.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
