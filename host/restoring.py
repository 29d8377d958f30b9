"""Taking a match up again from the database: its newest snapshot, and the journal's entries since.

The journal is the truth. A snapshot that cannot be read is passed over for an older one, and at last for the beginning;
a course that the rules of today would not take any more is told apart by its digests (`Diverged`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from engine.kernel.errors import BrokenSave
from engine.kernel.rulebook import Rulebook
from host.course import Course, Diverged, effective, replay
from host.decklists import playable
from storage import Database, JournalEntry, Match, SavedMatch, Snapshot


def resume(rulebook: Rulebook, saved: SavedMatch) -> Course | None:
    """The course of a saved match; None if its newest snapshot is not enough, and `course_of` must look further."""
    base = saved.snapshot.sequence if saved.snapshot else 0
    if base and _reaches_before(base, saved.tail):
        return None
    try:
        course = _base(rulebook, saved.match, saved.snapshot)
        replay(course, effective(saved.tail))
    except (BrokenSave, Diverged):
        return None
    return course


async def course_of(
    database: Database, rulebook: Rulebook, match: Match, *, up_to: int | None = None, whole: bool = False
) -> Course:
    """The course of a match as it stood after entry `up_to` (None: now); `whole` with everything that was ever said.

    Raises `Diverged`, with the exact entry, if these rules play the match otherwise than it was played.
    """
    limit = 0 if whole else up_to
    while True:
        snapshot = await database.snapshots.newest(match.id, up_to=limit)
        base = snapshot.sequence if snapshot else 0
        entries = [
            entry for entry in await database.journal.after(match.id, base) if up_to is None or entry.sequence <= up_to
        ]
        if base and _reaches_before(base, entries):
            limit = base - 1
            continue
        try:
            # A long replay would keep everybody else waiting.
            return await asyncio.to_thread(_replayed, rulebook, match, snapshot, entries)
        except BrokenSave:
            if not base:
                raise
            limit = base - 1


def _replayed(rulebook: Rulebook, match: Match, snapshot: Snapshot | None, entries: Sequence[JournalEntry]) -> Course:
    kept = effective(entries)
    course = _base(rulebook, match, snapshot)
    try:
        replay(course, kept)
    except Diverged:
        replay(_base(rulebook, match, snapshot), kept, every=True)
        raise
    return course


def _base(rulebook: Rulebook, match: Match, snapshot: Snapshot | None) -> Course:
    if snapshot is None:
        return Course.begin(rulebook, [playable(seat.deck) for seat in match.seats], match.seed)
    return Course.restore(rulebook, snapshot.sequence, snapshot.state())


def _reaches_before(base: int, entries: Sequence[JournalEntry]) -> bool:
    """Whether one of the entries takes back something that happened before entry `base`."""
    return any(entry.back_to is not None and entry.back_to < base for entry in entries)
