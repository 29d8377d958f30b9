"""Everything that is needed to take up running matches, in a few queries however many there are."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Transactions
from storage.errors import Unreadable
from storage.journal import JournalEntry, entry_of, unbroken
from storage.matches import MatchRow, load_matches, running
from storage.posts import Post, post_of
from storage.reading import read_each, readable
from storage.requests import Request, request_of
from storage.snapshots import Snapshot, snapshot_of, whole
from storage.tables import journal, matches, posts, requests, snapshots

T = TypeVar("T", Post, Request)


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match as it was left: its newest snapshot, if any, and the journal's entries since, in order."""

    match: MatchRow
    snapshot: Snapshot | None
    tail: tuple[JournalEntry, ...]
    posts: tuple[Post, ...]
    requests: tuple[Request, ...]


@dataclass(frozen=True, slots=True)
class DamagedMatch:
    """A running match that cannot be read; `why` is for the log. Its places are known as far as they can be read."""

    id: int
    thread_id: int | None
    channel_id: int | None
    why: str


@dataclass(frozen=True, slots=True)
class SavedMatches:
    """Every running match, in the order they began."""

    saved: Sequence[SavedMatch]
    damaged: Sequence[DamagedMatch]


async def load_running(transactions: Transactions) -> SavedMatches:
    """Every running match as of one moment."""
    async with transactions.reading() as connection:
        ids = (await connection.execute(running)).scalars().all()
        saved, unreadable = await read_each(connection, ids, lambda some: _load(connection, some))
        damaged = []
        for match_id in unreadable:
            try:
                saved.append(await _as_far_as_it_can_be_read(connection, match_id))
            except Unreadable as problem:
                damaged.append(await _damaged(connection, match_id, str(problem)))
    return SavedMatches(sorted(saved, key=lambda each: each.match.id), damaged)


async def load_match(transactions: Transactions, match_id: int) -> SavedMatch | None:
    """One match, running or not, as of one moment. Raises `Unreadable`."""
    async with transactions.reading() as connection:
        saved, unreadable = await read_each(connection, [match_id], lambda some: _load(connection, some))
        if unreadable:
            return await _as_far_as_it_can_be_read(connection, match_id)
    return saved[0] if saved else None


async def _load(
    connection: AsyncConnection, ids: Sequence[int], *, snapshots_too: bool = True, messages_too: bool = True
) -> list[SavedMatch]:
    """These matches, in the order they began. Raises `Unreadable` if anything of any of them is."""
    with_snapshots = ids if snapshots_too else []
    with_messages = ids if messages_too else []
    newest = (
        whole.with_only_columns(snapshots.c.match_id, func.max(snapshots.c.sequence).label("sequence"))
        .where(snapshots.c.match_id.in_(with_snapshots))
        .group_by(snapshots.c.match_id)
        .subquery("newest")
    )
    latest = whole.join(
        newest, (snapshots.c.match_id == newest.c.match_id) & (snapshots.c.sequence == newest.c.sequence)
    )
    since = (
        select(journal)
        .join_from(journal, newest, journal.c.match_id == newest.c.match_id, isouter=True)
        .where(journal.c.match_id.in_(ids), journal.c.sequence > func.coalesce(newest.c.sequence, 0))
        .order_by(journal.c.match_id, journal.c.sequence)
    )
    posted = select(posts).where(posts.c.match_id.in_(with_messages)).order_by(posts.c.message_id)
    asked = select(requests).where(requests.c.match_id.in_(with_messages))
    found = await load_matches(connection, ids)
    saved = {row.match_id: snapshot_of(row) for row in await connection.execute(latest)}
    tails: dict[int, list[JournalEntry]] = {}
    for row in await connection.execute(since):
        tails.setdefault(row.match_id, []).append(entry_of(row))
    all_posts = _by_match(await connection.execute(posted), post_of)
    all_requests = _by_match(await connection.execute(asked), request_of)
    return [
        SavedMatch(
            match,
            saved.get(match.id),
            tuple(
                unbroken(
                    tails.get(match.id, []),
                    after=saved[match.id].sequence if match.id in saved else 0,
                    last=match.last_sequence,
                )
            ),
            tuple(all_posts.get(match.id, ())),
            tuple(all_requests.get(match.id, ())),
        )
        for match in reversed(found)
    ]


async def _as_far_as_it_can_be_read(connection: AsyncConnection, match_id: int) -> SavedMatch:
    """A match without its snapshots, or without its messages and requests: it can do without. Raises `Unreadable`."""
    problems: dict[int, Unreadable] = {}
    for snapshots_too, messages_too in ((False, True), (True, False), (False, False)):
        load = partial(_load, connection, snapshots_too=snapshots_too, messages_too=messages_too)
        found, problems = await read_each(connection, [match_id], load)
        if found:
            return found[0]
    raise problems[match_id]


async def _damaged(connection: AsyncConnection, match_id: int, why: str) -> DamagedMatch:
    query = select(matches.c.thread_id, matches.c.channel_id).where(matches.c.id == match_id)
    thread_id, channel_id = (
        place if isinstance(place, int) and place > 0 else None for place in (await connection.execute(query)).one()
    )
    return DamagedMatch(match_id, thread_id, channel_id, why)


def _by_match(rows: Iterable[Row[Any]], build: Callable[[Row[Any]], T]) -> dict[int, list[T]]:
    grouped: dict[int, list[T]] = {}
    for item in readable(rows, build):
        grouped.setdefault(item.match_id, []).append(item)
    return grouped
