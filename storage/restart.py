"""Everything a starting bot needs to take up its running matches, in six queries however many there are."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import Row, func, select

from storage.connections import Work
from storage.journal import JournalEntry, entry_of
from storage.matches import Match, MatchStatus, fetch_matches
from storage.posts import Post, post_of
from storage.requests import Request, request_of
from storage.snapshots import Snapshot, newest_by_match
from storage.tables import journal, matches, posts, requests, snapshots

T = TypeVar("T", JournalEntry, Post, Request)


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match as it was left: its newest snapshot, if any, and the journal's entries since, in order."""

    match: Match
    snapshot: Snapshot | None
    tail: tuple[JournalEntry, ...]
    posts: tuple[Post, ...]
    requests: tuple[Request, ...]


async def load_running(work: Work) -> list[SavedMatch]:
    """Every running match, in the order they began, as of one moment."""
    running = matches.c.status == MatchStatus.RUNNING
    ids = select(matches.c.id).where(running)
    newest = select(snapshots).join_from(
        snapshots,
        newest_by_match,
        (snapshots.c.match_id == newest_by_match.c.match_id) & (snapshots.c.sequence == newest_by_match.c.sequence),
    )
    since = (
        select(journal)
        .join_from(journal, newest_by_match, journal.c.match_id == newest_by_match.c.match_id, isouter=True)
        .where(journal.c.match_id.in_(ids), journal.c.sequence > func.coalesce(newest_by_match.c.sequence, 0))
        .order_by(journal.c.match_id, journal.c.sequence)
    )
    async with work.reading() as connection:
        found = await fetch_matches(connection, running)
        rows = await connection.execute(newest.where(snapshots.c.match_id.in_(ids)))
        saved = {row.match_id: Snapshot(**row._mapping) for row in rows}
        tails = _by_match(await connection.execute(since), entry_of)
        shown = _by_match(
            await connection.execute(select(posts).where(posts.c.match_id.in_(ids)).order_by(posts.c.message_id)),
            post_of,
        )
        asked = _by_match(await connection.execute(select(requests).where(requests.c.match_id.in_(ids))), request_of)
    return [
        SavedMatch(
            match,
            saved.get(match.id),
            tuple(tails.get(match.id, ())),
            tuple(shown.get(match.id, ())),
            tuple(asked.get(match.id, ())),
        )
        for match in reversed(found)
    ]


def _by_match(
    rows: Iterable[Row[tuple[object, ...]]], build: Callable[[Row[tuple[object, ...]]], T]
) -> dict[int, list[T]]:
    grouped: dict[int, list[T]] = {}
    for row in rows:
        item = build(row)
        grouped.setdefault(item.match_id, []).append(item)
    return grouped
