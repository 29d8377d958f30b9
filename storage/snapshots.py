"""Snapshots: a match as it stood after an entry of its journal, so that a restart need not play it from the start.

A snapshot only saves time: a match without one is played again from its seed and its journal.
"""

import asyncio
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select, delete, select

from storage.connections import Transactions
from storage.errors import Unreadable
from storage.matches import MatchStatus
from storage.packing import pack, unpack
from storage.reading import EntryNumber, Shape, read_each
from storage.tables import journal, matches, snapshots
from storage.upsert import upsert

KEPT = 2
"""The newest snapshot, and one before it in case the newest cannot be read by a later version."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A match after `sequence` entries, packed; `state()` unpacks it. `digest` is what that entry led to."""

    match_id: int
    sequence: EntryNumber
    packed: bytes = field(repr=False)
    digest: str

    def state(self) -> Mapping[str, object]:
        """The JSON that was saved. Takes about a millisecond for each 100 KB. Raises `Unreadable`."""
        try:
            state: object = json.loads(unpack(self.packed))
        except (zlib.error, ValueError, RecursionError) as problem:
            raise Unreadable(f"a snapshot of match {self.match_id}: {type(problem).__name__}") from None
        if not isinstance(state, dict):
            raise Unreadable(f"a snapshot of match {self.match_id} holds no state")
        return state


_SNAPSHOT = Shape(Snapshot)


class SnapshotRepository:
    """The newest snapshots of every match."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def save(self, match_id: int, sequence: int, state: Mapping[str, object], *, at: datetime) -> None:
        """Keep a match as JSON as it stood after `sequence` entries, and drop all but the newest two snapshots.

        Of a match that is not running, nothing is kept.
        """
        packed = await asyncio.to_thread(pack, state)
        older = (
            select(snapshots.c.sequence)
            .where(snapshots.c.match_id == match_id)
            .order_by(snapshots.c.sequence.desc())
            .offset(KEPT)
        )
        running = select(matches.c.id).where(matches.c.id == match_id, matches.c.status == MatchStatus.RUNNING)
        async with self._transactions.writing() as connection:
            # It does not end while its row is held.
            if (await connection.execute(running.with_for_update())).first() is None:
                return
            await upsert(
                connection, snapshots, {"match_id": match_id, "sequence": sequence, "packed": packed, "at": at}
            )
            await connection.execute(
                delete(snapshots).where(snapshots.c.match_id == match_id, snapshots.c.sequence.in_(older))
            )

    async def of_match(self, match_id: int, *, up_to: int | None = None) -> list[Snapshot]:
        """The snapshots of a match, newest first; with `up_to`, only those not after that entry.

        Those of which even the row cannot be read are left out, and so are those of entries that there are not.
        """
        query = whole.where(snapshots.c.match_id == match_id)
        if up_to is not None:
            query = query.where(snapshots.c.sequence <= up_to)
        numbers = query.with_only_columns(snapshots.c.sequence).order_by(snapshots.c.sequence.desc())

        async def load(some: Sequence[int]) -> list[Snapshot]:
            rows = await connection.execute(
                query.where(snapshots.c.sequence.in_(some)).order_by(snapshots.c.sequence.desc())
            )
            return [snapshot_of(row) for row in rows]

        async with self._transactions.reading() as connection:
            found, _ = await read_each(connection, (await connection.execute(numbers)).scalars().all(), load)
        return found


whole: Select[Any] = select(snapshots.c.match_id, snapshots.c.sequence, snapshots.c.packed, journal.c.digest).join_from(
    snapshots,
    journal,
    (journal.c.match_id == snapshots.c.match_id) & (journal.c.sequence == snapshots.c.sequence),
)
"""Snapshots as they are read: together with what the journal says of the entry they were made after."""


def snapshot_of(row: Row[Any]) -> Snapshot:
    """A row of `whole` as a snapshot. Raises `Unreadable`."""
    return _SNAPSHOT.of(row._mapping)
