"""Databases as tests open them: a machine that is busy with other things is not a database that hangs."""

from collections import UserDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Compiled, Connection, Engine, create_engine, event

from storage.connections import Patience
from storage.migrating import migrate
from tests.patience import SECONDS

PATIENT = Patience(connect=SECONDS, command=SECONDS, lock=SECONDS, pool=SECONDS, queue=SECONDS, close=SECONDS)

IMPATIENT = Patience(connect=2.0, command=2.0, lock=2.0, pool=2.0, queue=2.0, close=2.0)
"""For a database that will not answer in any case: how long until that is said makes no difference to the test."""


def make_empty(file: Path) -> None:
    """Make a SQLite database with all tables and nothing in them."""
    file.write_bytes(_empty())


@cache
def _empty() -> bytes:
    """What is in the file of such a database. The migrations are applied once, and not for each test."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return file.read_bytes()


@contextmanager
def recorded() -> Iterator[list[tuple[str, Any]]]:
    """The statements that are executed meanwhile, with their parameters."""
    statements: list[tuple[str, Any]] = []

    def note(_connection: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:
        if not statement.startswith(("SAVEPOINT", "RELEASE", "BEGIN", "SELECT pg_")):
            statements.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        event.remove(Engine, "before_cursor_execute", note)


class _Compiled(UserDict[Any, Compiled]):
    """What the statements of all databases of a process are to each driver.

    SQLAlchemy compiles each statement anew for each engine, and each test has engines of its own.
    """

    def __contains__(self, key: object) -> bool:
        return super().__contains__(_by_driver(key))

    def __getitem__(self, key: Any) -> Compiled:
        return super().__getitem__(_by_driver(key))

    def __setitem__(self, key: Any, compiled: Compiled) -> None:
        super().__setitem__(_by_driver(key), compiled)


def _by_driver(key: Any) -> tuple[object, ...]:
    """SQLAlchemy's key of a compiled statement, with the kind of the engine's dialect in place of the dialect."""
    dialect, *statement = key
    return (type(dialect), *statement)


_COMPILED = _Compiled()


@event.listens_for(Engine, "engine_connect")
def _compile_once(connection: Connection) -> None:
    connection.execution_options(compiled_cache=_COMPILED)
