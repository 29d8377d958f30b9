"""What one commit writes: an entry of the journal, and all that changes with it, in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from host.errors import NothingRequested
from storage import Database, DecisionClock, JournalEntry, RequestKind, Result


@dataclass(frozen=True, slots=True)
class Commit:
    """An entry, and what else it changes."""

    entry: JournalEntry
    result: Result | None  #: how the match ends by it; None if it goes on
    clock: DecisionClock | None  #: the clock of the decision that is asked now
    winds_clock: bool  #: whether that is another one than before
    is_shown: bool  #: whether nothing of it is left to show to the public, which has seen all before it
    settles: RequestKind | None  #: the request that was agreed to
    lapsed: Sequence[RequestKind]  #: the requests that nobody can answer any more


async def write(database: Database, commit: Commit) -> None:
    """Write all of it, or nothing.

    Raises `NothingRequested` if the request that was agreed to is gone, `storage.SequenceTaken`, `storage.JournalGap`
    or `storage.MatchNotRunning` if another process was first, and `StorageUnavailable`.
    """
    entry = commit.entry
    async with database.transaction() as together:
        await together.journal.append(entry)
        if commit.settles is not None and await together.requests.close(entry.match_id, commit.settles) is None:
            raise NothingRequested(commit.settles)
        for kind in commit.lapsed:
            await together.requests.close(entry.match_id, kind)
        if commit.result is not None:
            await together.matches.finish(entry.match_id, commit.result, at=entry.at)
        elif commit.winds_clock:
            await together.matches.set_clock(entry.match_id, commit.clock)
        if commit.is_shown:
            await together.matches.set_shown(entry.match_id, entry.sequence)
