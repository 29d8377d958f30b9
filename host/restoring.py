"""Restores a match from the database: its newest snapshot, and the journal's entries since.

The journal is the truth. A snapshot that cannot be read is passed over for an older one, and at last for the beginning;
a match that the rules of today would play otherwise is known by its digests (`Diverged`).
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from engine.kernel.errors import BrokenSave
from engine.kernel.rulebook import Rulebook
from host.decklists import playable
from host.errors import MatchDamaged
from host.journaled_match import Diverged, JournaledMatch, effective, replay
from host.long_answers import PATIENCE
from storage import NOTHING, Database, JournalEntry, MatchRow, SavedMatch, Snapshot, Unreadable

log = logging.getLogger(__name__)


LONG = 64
"""A journal of more entries is not replayed while everybody waits."""


@dataclass(frozen=True, slots=True)
class JournalPart:
    """The entries of a match's journal that follow the one numbered `after`, in order."""

    after: int
    entries: Sequence[JournalEntry]

    @property
    def is_whole(self) -> bool:
        """Whether nothing in it takes back something that happened before it."""
        return not _reaches_before(self.after, self.entries)


async def restored(database: Database, rulebook: Rulebook, saved: SavedMatch) -> JournaledMatch:
    """A saved match as it stands. Raises as `match_from_journal`."""
    return _at_once(rulebook, saved) or await match_from_journal(database, rulebook, saved.match)


async def recounted(database: Database, saved: SavedMatch) -> SavedMatch:
    """A saved match with the number of its last entry as the journal, which is the truth, has it."""
    last = saved.tail[-1].sequence if saved.tail else saved.snapshot.sequence if saved.snapshot else 0
    if last == saved.match.last_sequence:
        return saved
    log.error(
        "the number of a match's last entry is not that of its journal, and is put right",
        extra={"match": saved.match.id, "number": saved.match.last_sequence, "journal": last},
    )
    last = await database.journal.recount(saved.match.id)
    # What anybody was shown by the wrong number is not known.
    return replace(saved, match=replace(saved.match, last_sequence=last, shown_sequence=NOTHING), posts=())


@contextmanager
def unreadable_as_damage(match_id: int, damage: type[MatchDamaged] = MatchDamaged) -> Iterator[None]:
    """What cannot be read of this match is logged, and `damage`."""
    try:
        yield
    except Unreadable as problem:
        log.error("what is stored is damaged", extra={"match": match_id, "reason": str(problem)})
        raise damage(match_id) from problem


async def match_from_journal(
    database: Database,
    rulebook: Rulebook,
    match: MatchRow,
    *,
    up_to: int | None = None,
    whole: bool = False,
    known: JournalPart | None = None,
) -> JournaledMatch:
    """A match as it stood after entry `up_to` (None: now); `whole` with all of its log.

    `known`: what of its journal the caller has read, to `up_to` at least; what else is needed is read here.
    Raises `Diverged`, with the exact entry, if these rules play the match otherwise than it was played, `BrokenSave` if
    they cannot play it, and `storage.Unreadable` if the journal is damaged.
    """
    snapshots = [] if whole else await database.snapshots.of_match(match.id, up_to=up_to)
    for snapshot in snapshots:
        entries = await _entries(database, match, snapshot.sequence, up_to, known)
        if not _reaches_before(snapshot.sequence, entries):
            try:
                # A long replay would keep everybody else waiting.
                return await asyncio.to_thread(_replayed, rulebook, match, snapshot, entries)
            except BrokenSave as problem:
                log.error("a snapshot is passed over", extra={"match": match.id, "error": str(problem)})
    entries = await _entries(database, match, 0, up_to, known)
    return await asyncio.to_thread(_replayed, rulebook, match, None, entries)


def _at_once(rulebook: Rulebook, saved: SavedMatch) -> JournaledMatch | None:
    """A saved match as it stands. None if its newest snapshot is not enough: `match_from_journal` looks further.

    Also None if some answer takes long: `match_from_journal` replays beside the event loop.
    """
    base = saved.snapshot.sequence if saved.snapshot else 0
    if len(saved.tail) > LONG or (base and _reaches_before(base, saved.tail)):
        return None
    try:
        journaled = _base(rulebook, saved.match, saved.snapshot)
        journaled.match.patience = PATIENCE
        replay(journaled, effective(saved.tail))
    except (BrokenSave, Diverged):
        return None
    journaled.match.patience = math.inf
    return journaled


async def _entries(
    database: Database, match: MatchRow, after: int, up_to: int | None, known: JournalPart | None
) -> list[JournalEntry]:
    if known is None or known.after > after:
        entries = await database.journal.after(match.id, after, last=match.last_sequence)
    else:
        entries = [entry for entry in known.entries if entry.sequence > after]
    return [entry for entry in entries if up_to is None or entry.sequence <= up_to]


def _replayed(
    rulebook: Rulebook, match: MatchRow, snapshot: Snapshot | None, entries: Sequence[JournalEntry]
) -> JournaledMatch:
    kept = effective(entries)
    journaled = _base(rulebook, match, snapshot)
    try:
        replay(journaled, kept)
    except Diverged:
        replay(_base(rulebook, match, snapshot), kept, every=True)
        raise
    return journaled


def _base(rulebook: Rulebook, match: MatchRow, snapshot: Snapshot | None) -> JournaledMatch:
    if snapshot is None:
        try:
            return JournaledMatch.begin(rulebook, [playable(seat.deck) for seat in match.seats], match.seed)
        except Exception as problem:
            # A card that there is no more, say.
            raise BrokenSave(f"it cannot be begun again ({type(problem).__name__})") from problem
    try:
        journaled = JournaledMatch.restore(rulebook, snapshot.sequence, snapshot.state())
    except Unreadable as problem:
        raise BrokenSave(str(problem)) from problem
    if journaled.digest != snapshot.digest:
        raise BrokenSave(f"the snapshot of entry {snapshot.sequence} is not what that entry led to")
    return journaled


def _reaches_before(base: int, entries: Sequence[JournalEntry]) -> bool:
    """Whether one of the entries takes back something that happened before entry `base`."""
    return any(entry.back_to is not None and entry.back_to < base for entry in entries)
