"""The journal: every answer of every match, in order. It is the truth; whatever else is kept can be made from it.

An entry is committed before anybody sees what it led to, and is never changed or deleted. An undo is an entry too.
"""

from dataclasses import asdict, dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy import Row, bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Transactions
from storage.errors import JournalGap, MatchNotRunning, SequenceTaken, StorageError, UnknownMatch, Unreadable
from storage.matches import MatchStatus
from storage.reading import EntryNumber, SeatNumber, Shape
from storage.tables import journal, matches


class EntryKind(StrEnum):
    """What an entry of the journal records."""

    ANSWER = "answer"
    DEFAULT = "default"
    """The clock ran out, and the decision's safe default was played."""
    AUTOMATIC = "automatic"
    """The answer was given for the player, who is not asked where there is nothing to choose, or passes for a while."""
    STEP_BACK = "step back"
    """The last answer was taken back freely, because nothing had happened since."""
    UNDO = "undo"
    """Answers were taken back by consent."""
    REWIND = "rewind"
    """This version of the rules plays the match otherwise, so it goes on from the last entry that agrees."""
    CONCEDE = "concede"
    DRAW = "draw"
    """The players agreed to a draw."""
    FORFEIT = "forfeit"
    """The player left too many decisions in a row to the clock."""


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One entry. `sequence` counts from 1 without gaps; `digest` is that of the state the entry led to.

    `seat` is the player it is about and `user_id` the person who did it, `None` for nobody in particular, for a
    computer, and for what was answered automatically. `keys` are those of the options chosen. `back_to` is for what
    takes entries back (undo, step back, rewind): the match stands again where it stood after that entry (0: at the
    start).
    """

    match_id: int
    sequence: EntryNumber
    kind: EntryKind
    seat: SeatNumber | None
    keys: tuple[str, ...]
    digest: str
    at: datetime
    user_id: int | None = None
    back_to: EntryNumber | None = None


_ENTRY = Shape(JournalEntry)

# The row of the match is the lock: of two that append the same number, one finds the number taken. Built once, because
# building it anew takes as long as running it.
_MOVE_ON = (
    update(matches)
    .where(
        matches.c.id == bindparam("match"),
        matches.c.last_sequence == bindparam("before"),
        matches.c.status == MatchStatus.RUNNING,
    )
    .values(last_sequence=bindparam("sequence"), updated_at=bindparam("now"))
)


class JournalRepository:
    """The journals of every match."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def append(self, entry: JournalEntry) -> None:
        """Keep an entry; when this returns outside a transaction, it survives a power cut.

        Raises `SequenceTaken` if the journal has that sequence number: of several who append it at the same time, in
        any process, one succeeds. Raises `JournalGap` if it is too high, `UnknownMatch` and `MatchNotRunning`.
        """
        async with self._transactions.writing() as connection:
            moved = await connection.execute(
                _MOVE_ON,
                {"match": entry.match_id, "before": entry.sequence - 1, "sequence": entry.sequence, "now": entry.at},
            )
            if moved.rowcount == 0:
                raise await _refused(connection, entry)
            await connection.execute(insert(journal), asdict(entry))

    async def recount(self, match_id: int) -> int:
        """Put the number of the journal's last entry right with the match, where the two disagree; the number.

        The journal is the truth.
        """
        last = select(func.coalesce(func.max(journal.c.sequence), 0)).where(journal.c.match_id == match_id)
        async with self._transactions.writing() as connection:
            # Who holds the row can count on no entry being added meanwhile.
            await connection.execute(select(matches.c.id).where(matches.c.id == match_id).with_for_update())
            number = int((await connection.execute(last)).scalar_one())
            await connection.execute(update(matches).where(matches.c.id == match_id).values(last_sequence=number))
        return number

    async def after(self, match_id: int, sequence: int = 0, *, last: int = 0) -> list[JournalEntry]:
        """The entries of a match that follow the one with this number, in order; all of them for 0.

        `last` is the number of the last one as the match has it. Raises `Unreadable` if an entry is, or is missing.
        """
        query = (
            select(journal)
            .where(journal.c.match_id == match_id, journal.c.sequence > sequence)
            .order_by(journal.c.sequence)
        )
        async with self._transactions.reading() as connection:
            return unbroken([entry_of(row) for row in await connection.execute(query)], after=sequence, last=last)


def entry_of(row: Row[tuple[object, ...]]) -> JournalEntry:
    """A row of the table as an entry. Raises `Unreadable`."""
    return _ENTRY.of(row._mapping)


def unbroken(entries: list[JournalEntry], *, after: int, last: int) -> list[JournalEntry]:
    """These entries, which follow the one numbered `after`, as far as there is no gap.

    A stray one after the match's `last` is of another match. Raises `Unreadable` if one before is missing.
    """
    for number, entry in enumerate(entries, start=after + 1):
        if entry.sequence != number:
            if number > last:
                return entries[: number - after - 1]
            raise Unreadable(f"the journal of match {entry.match_id} lacks entry {number}")
    return entries


async def _refused(connection: AsyncConnection, entry: JournalEntry) -> StorageError:
    query = select(matches.c.last_sequence, matches.c.status).where(matches.c.id == entry.match_id)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        return UnknownMatch(entry.match_id)
    if row.last_sequence >= entry.sequence:
        return SequenceTaken(entry.match_id, entry.sequence)
    if row.status != MatchStatus.RUNNING:
        return MatchNotRunning(entry.match_id, row.status)
    return JournalGap(entry.match_id, entry.sequence, row.last_sequence)
