"""Copies a database to another one, as from SQLite to PostgreSQL: `python -m storage.moving OLD NEW`.

Everything goes over, with its ids, or nothing. The old one stays as it is.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import click
from sqlalchemy import RowMapping, Table, func, insert, select, text, tuple_
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import PATIENCE, Connections
from storage.database import open_database
from storage.errors import StorageError
from storage.one_process import alone_with
from storage.tables import metadata

ROWS_AT_ONCE: Final = 1_000

USAGE: Final = """\
Usage: python -m storage.moving OLD NEW, each an address as in DATABASE_URL. NEW must be empty; no bot may use either.

    python -m storage.moving sqlite+aiosqlite:///tablecast.db postgresql+asyncpg://user:password@host/database"""


class NothingThere(StorageError):
    """There is nothing in the database that is to be copied."""


class NotEmpty(StorageError):
    """There is something in the database that everything was to go to."""


async def move(old: str, new: str) -> dict[str, int]:
    """Copy the database at `old` to the empty one at `new`; how many rows of each table.

    Raises `NotEmpty`, `NothingThere`, `Unreadable` for a row that is damaged, and as `alone_with` and `open_database`.
    """
    async with alone_with(old), alone_with(new):
        for url in (old, new):
            await (await open_database(url)).close()  # which brings both to the same shape
        unhurried = replace(PATIENCE, command=None)
        reading, writing = Connections(old, unhurried), Connections(new, unhurried)
        try:
            async with reading.reading() as source, writing.writing() as target:
                copied = {table.name: await _copied(table, source, target) for table in metadata.sorted_tables}
                if not any(copied.values()):
                    raise NothingThere("there is nothing in the old database; is this its address?")
                return copied
        finally:
            await reading.close()
            await writing.close()


async def _copied(table: Table, source: AsyncConnection, target: AsyncConnection) -> int:
    if (await target.execute(select(table).limit(1))).first() is not None:
        raise NotEmpty(f"there is something in the table {table.name} of the new database already; use an empty one")
    copied = 0
    key = tuple_(*table.primary_key)
    some: Sequence[RowMapping] = []
    while not copied % ROWS_AT_ONCE:
        after = [key > tuple_(*(some[-1][column] for column in table.primary_key))] if some else []
        rows = select(table).where(*after).order_by(*table.primary_key).limit(ROWS_AT_ONCE)
        some = (await source.execute(rows)).mappings().all()
        if not some:
            break
        await target.execute(insert(table), [dict(row) for row in some])
        copied += len(some)
    if "id" in table.c and target.dialect.name == "postgresql":
        last = (await target.execute(select(func.max(table.c.id)))).scalar()
        if last is not None:  # what comes next has a number of its own
            sequence = text("SELECT setval(pg_get_serial_sequence(:table, 'id'), :last)")
            await target.execute(sequence, {"table": table.name, "last": last})
    return copied


def main(arguments: list[str]) -> None:
    """Move what the command line says, and tell how much it was."""
    if len(arguments) != 2:
        sys.exit(USAGE)
    try:
        copied = asyncio.run(move(*arguments))
    except (StorageError, ArgumentError) as problem:
        sys.exit(f"Nothing was copied: {problem}")
    click.echo("\n".join(f"{count:8} {name}" for name, count in copied.items()))


if __name__ == "__main__":
    main(sys.argv[1:])
