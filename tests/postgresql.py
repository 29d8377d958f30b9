"""A private PostgreSQL server for the tests, made of the machine's own binaries.

Each process that runs tests starts one of its own when the first test asks for it, in a temporary folder and on a Unix
socket. It ends with that process, however that ends: nothing is left on the machine. Nothing is synced to disk. Every
test gets the one database anew, emptied.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from storage import open_database
from storage.tables import metadata

NO_BINARIES = "PostgreSQL is not installed: no initdb on the PATH or in /usr/lib/postgresql/*/bin"

SETTINGS = """
fsync = off
synchronous_commit = off
full_page_writes = off
autovacuum = off
shared_buffers = 16MB
listen_addresses = ''
timezone = 'Asia/Tokyo'  # not that of the machine, so that a time of no zone would show
"""

TAKE_DOWN = 'cat; "$0" stop --silent --pgdata="$1/data" --mode=immediate; rm -rf "$1"'
"""Waits for the end of a pipe, then stops the server whose `pg_ctl` and folder are named, and removes the folder."""

EMPTY = (
    f"DO $$ BEGIN {' '.join(f'DELETE FROM {table.name};' for table in reversed(metadata.sorted_tables))} "
    "PERFORM setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S'; END $$"
)
"""Takes the rows out of all tables, of which most have none; to truncate them is to write all their files anew."""

UNPRIVILEGED = 65534
"""`nobody`: the server refuses to be run by root."""


def binaries() -> Path | None:
    """The folder of a server's programs on this machine, the newest if there are several."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: float(each.parent.name), reverse=True)
    if found := shutil.which("initdb"):
        folders.insert(0, Path(found).resolve().parent)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


@dataclass(frozen=True, slots=True)
class Server:
    """A running server."""

    folder: Path  #: where its Unix socket is

    def url(self, name: str = "tablecast") -> str:
        """The address of one of its databases, as the settings take it."""
        return f"postgresql+asyncpg://tablecast@/{name}?host={self.folder}"

    async def bare(self) -> str:
        """The address of a database with nothing in it."""
        await self._run("postgres", "DROP DATABASE IF EXISTS bare WITH (FORCE)", "CREATE DATABASE bare")
        return self.url("bare")

    async def emptied(self) -> str:
        """The address of the database with all tables and nothing in them; whoever was connected is thrown out."""
        if not await self._run("postgres", "SELECT 1 FROM pg_database WHERE datname = 'tablecast'"):
            await self._run("postgres", "CREATE DATABASE tablecast")
            await (await open_database(self.url())).close()
        await self._run(
            "tablecast",
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
            "WHERE datname = 'tablecast' AND pid <> pg_backend_pid()",
            EMPTY,
        )
        return self.url()

    async def _run(self, name: str, *statements: str) -> bool:
        """Run statements, each a transaction of its own; whether the last one has found anything."""
        engine = create_async_engine(self.url(name), isolation_level="AUTOCOMMIT", poolclass=NullPool)
        found = False
        async with engine.connect() as connection:
            for statement in statements:
                result = await connection.execute(text(statement))
                found = result.returns_rows and result.first() is not None
        await engine.dispose()
        return found


@contextmanager
def server(programs: Path) -> Iterator[Server]:
    """A server that runs for as long as the block."""
    # Not pytest's folder: its path is too long for a socket, and it is closed to other users.
    folder = Path(tempfile.mkdtemp(prefix="tablecast-"))
    user = UNPRIVILEGED if os.geteuid() == 0 else None
    if user is not None:
        os.chown(folder, user, user)

    as_user: dict[str, Any] = {
        "user": user, "group": user, "extra_groups": None if user is None else [], "cwd": folder,
        "env": {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
    }  # fmt: skip

    def run(program: str, *arguments: str | Path) -> None:
        command = [programs / program, "-D", folder / "data", *arguments]
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, **as_user)

    # The pipe is closed by leaving the block as by a kill; in a session of its own it survives what ends this process.
    with subprocess.Popen(
        ["/bin/sh", "-c", TAKE_DOWN, programs / "pg_ctl", folder],
        stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True, **as_user,
    ):  # fmt: skip
        run("initdb", "--username=tablecast", "--auth=trust", "--encoding=UTF8", "--no-sync", "--no-instructions")
        with (folder / "data" / "postgresql.conf").open("a") as configuration:
            configuration.write(f"{SETTINGS}unix_socket_directories = '{folder}'\n")
        run("pg_ctl", "start", "--wait", "--log", folder / "log")
        yield Server(folder)
