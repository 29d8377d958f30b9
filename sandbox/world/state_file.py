"""The world in an SQLite file, one row a record, so that it outlives its process.

What changed in one turn of the event loop is written in one transaction, at the end of the turn or before a request is
answered, whichever comes first. `synchronous` is off: the file survives the death of the process, not that of the
machine, which is all a sandbox needs.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from sandbox.world.model import Channel, ChatMessage, Command, Guild, Interaction, Snowflake, User
from sandbox.world.tables import ChatWorld, File, Table

_KINDS: dict[str, TypeAdapter[Any]] = {
    "users": TypeAdapter(User),
    "guilds": TypeAdapter(Guild),
    "channels": TypeAdapter(Channel),
    "messages": TypeAdapter(ChatMessage),
    "commands": TypeAdapter(Command),
    "interactions": TypeAdapter(Interaction),
}
_SCHEMA = """
CREATE TABLE IF NOT EXISTS record (kind TEXT NOT NULL, id INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (kind, id));
CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, content BLOB NOT NULL);
"""


class StateFileUnreadable(Exception):
    """The file is no world, or one of another version."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} is not a world that this sandbox can read; name another file, or delete it to begin anew"
        )


class StateFile:
    """Loads a world from `path` and writes its changes back."""

    def __init__(self, path: Path, world: ChatWorld) -> None:
        self._world = world
        self._scheduled = False
        self._path = path
        self._connection = sqlite3.connect(path)
        try:
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = OFF")
            self._connection.executescript(_SCHEMA)
        except sqlite3.DatabaseError:
            self._connection.close()
            raise StateFileUnreadable(path) from None

    def load(self) -> bool:
        """Put what the file holds into the world; whether it held anything."""
        rows = self._connection.execute("SELECT kind, body FROM record ORDER BY id").fetchall()
        for kind, body in rows:
            self._table(kind).put(self._read(kind, body))
        for file_id, content in self._connection.execute("SELECT id, content FROM file"):
            self._world.files.put(File(Snowflake(file_id), content))
        for _, table in self._tables():
            self._world.last_snowflake = max([self._world.last_snowflake, *(record.id for record in table)])
            table.changed.clear()
        self._world.files.changed.clear()
        return bool(rows)

    def follow(self) -> None:
        """Save from now on whatever changes, at the end of the event loop's turn."""
        self._world.on_change = self._schedule
        self.save()

    def save(self) -> None:
        """Write every record that changed since the last time."""
        self._scheduled = False
        with self._connection:
            for kind, table in self._tables():
                for record_id in table.changed:
                    self._save_record(kind, record_id, table.get(record_id))
                table.changed.clear()
            for file_id in self._world.files.changed:
                self._save_file(file_id, self._world.files.get(file_id))
            self._world.files.changed.clear()

    def save_changes(self) -> None:
        """Save if anything changed since the last time."""
        if self._scheduled:
            self.save()

    def close(self) -> None:
        """Save and let go of the file."""
        self.save()
        self._world.on_change = lambda: None
        self._connection.close()

    def _read(self, kind: str, body: bytes) -> Any:
        try:
            return _KINDS[kind].validate_json(body)
        except (KeyError, ValidationError):
            self._connection.close()
            raise StateFileUnreadable(self._path) from None

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self.save_changes)

    def _table(self, kind: str) -> Table[Any]:
        table: Table[Any] = getattr(self._world, kind)
        return table

    def _tables(self) -> Iterator[tuple[str, Table[Any]]]:
        return ((kind, self._table(kind)) for kind in _KINDS)

    def _save_record(self, kind: str, record_id: Snowflake, record: Any) -> None:
        if record is None:
            self._connection.execute("DELETE FROM record WHERE kind = ? AND id = ?", (kind, record_id))
        else:
            body = _KINDS[kind].dump_json(record)
            self._connection.execute("INSERT OR REPLACE INTO record VALUES (?, ?, ?)", (kind, record_id, body))

    def _save_file(self, file_id: Snowflake, file: File | None) -> None:
        if file is None:
            self._connection.execute("DELETE FROM file WHERE id = ?", (file_id,))
        else:
            self._connection.execute("INSERT OR REPLACE INTO file VALUES (?, ?)", (file_id, file.content))
