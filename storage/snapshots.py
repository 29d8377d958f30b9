"""Snapshots: a match as it stood after an entry of its journal, so that a restart need not play it from the start.

A snapshot only saves time: a match without one is played again from its seed and its journal.
"""

import asyncio
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import cast

from sqlalchemy import delete, func, select

from storage.connections import Work
from storage.tables import snapshots
from storage.upsert import upsert

KEPT = 2
"""The newest snapshot, and one before it in case the newest cannot be read by a later version."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A match after `sequence` entries, packed; `state()` unpacks it."""

    match_id: int
    sequence: int
    packed: bytes = field(repr=False)
    at: datetime

    def state(self) -> Mapping[str, object]:
        """The JSON that was saved. Takes about a millisecond for each 100 KB."""
        return cast(Mapping[str, object], json.loads(zlib.decompress(self.packed)))


class Snapshots:
    """The newest snapshots of every match."""

    def __init__(self, work: Work) -> None:
        self._work = work

    async def save(self, match_id: int, sequence: int, state: Mapping[str, object], *, at: datetime) -> None:
        """Keep a match as JSON as it stood after `sequence` entries, and drop all but the newest two snapshots."""
        packed = await asyncio.to_thread(pack, state)
        older = (
            select(snapshots.c.sequence)
            .where(snapshots.c.match_id == match_id)
            .order_by(snapshots.c.sequence.desc())
            .offset(KEPT)
        )
        async with self._work.writing() as connection:
            await upsert(
                connection, snapshots, {"match_id": match_id, "sequence": sequence, "packed": packed, "at": at}
            )
            await connection.execute(
                delete(snapshots).where(snapshots.c.match_id == match_id, snapshots.c.sequence.in_(older))
            )

    async def newest(self, match_id: int, *, up_to: int | None = None) -> Snapshot | None:
        """The newest snapshot of a match; with `up_to`, the newest of those not after that entry."""
        query = select(snapshots).where(snapshots.c.match_id == match_id).order_by(snapshots.c.sequence.desc()).limit(1)
        if up_to is not None:
            query = query.where(snapshots.c.sequence <= up_to)
        async with self._work.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Snapshot(**row._mapping)

    async def forget(self, match_id: int) -> None:
        """Drop the snapshots of a match that is over: its journal is enough to look at it again."""
        async with self._work.writing() as connection:
            await connection.execute(delete(snapshots).where(snapshots.c.match_id == match_id))


newest_by_match = (
    select(snapshots.c.match_id, func.max(snapshots.c.sequence).label("sequence"))
    .group_by(snapshots.c.match_id)
    .subquery("newest")
)
"""For joins: the sequence number of the newest snapshot of each match that has one."""


def pack(state: Mapping[str, object]) -> bytes:
    """JSON as it is stored; `Snapshot.state()` is the way back."""
    text = json.dumps(state, ensure_ascii=False, separators=(",", ":"))
    # Level 1 takes a third of the time of the default level for a quarter more bytes.
    return zlib.compress(text.encode(), level=1)
