"""Matches: who plays which game where, with which decks, and how it stands or ended."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Transactions
from storage.counting import take_turns
from storage.decks import DeckChoice, plain
from storage.errors import MatchLimitReached, MatchNotRunning, UnknownMatch, Unreadable
from storage.reading import EntryNumber, SeatNumber, Shape, read_each
from storage.tables import MOST_ID, match_card_sets, matches, posts, seats, servers, snapshots

NOTHING = -1
"""The `shown_sequence` of a match of which nothing was shown as it stands."""


SEATS = 2
"""How many players a match has."""

MOST_HOURS = 24 * 366
"""A longer silence than any server may allow."""


class MatchStatus(StrEnum):
    """How a match stands. Only a running one takes answers; the others are final."""

    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A player of a match. A computer player has no `user_id`; `computer` says which one it is."""

    seat: SeatNumber
    name: str
    deck: DeckChoice
    user_id: int | None = None
    computer: str | None = None


@dataclass(frozen=True, slots=True)
class DecisionClock:
    """When the pending decision is made for the player, and whether they have been warned of it."""

    deadline: datetime
    warned: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the winner's seat, or `None` for nobody, and the reason in the engine's words."""

    winner: SeatNumber | None
    reason: str


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match. `id` is short enough to be said aloud and never used twice; `seed` decides every shuffle: never show it.

    `last_sequence` is the number of the journal's last entry (0 before the first), `shown_sequence` of the last one
    that the channel has seen, the end with it if that was the end; -1 before it has seen anything, or when the match
    was closed without an entry.
    """

    id: int
    game: str
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    seats: tuple[SeatRow, ...]
    seed: bytes = field(repr=False)
    engine_version: str
    status: MatchStatus
    result: Result | None
    created_at: datetime
    updated_at: datetime
    ended_at: datetime | None
    last_sequence: EntryNumber
    shown_sequence: int
    clock: DecisionClock | None
    card_sets: tuple[int, ...] = ()  #: the sets of further cards that it is played with, the first ones first


_MATCH = Shape(MatchRow)

running: Select[int] = select(matches.c.id).where(matches.c.status == MatchStatus.RUNNING).order_by(matches.c.id)
"""The ids of all running matches."""


class MatchRepository:
    """Every match there was."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def create(
        self,
        game: str,
        players: Sequence[SeatRow],
        *,
        seed: bytes,
        engine_version: str,
        channel_id: int,
        guild_id: int | None,
        at: datetime,
        limit: int | None = None,
        card_sets: Sequence[int] = (),
    ) -> MatchRow:
        """Keep a match that begins, and give it its id. Its decks are copied: later versions change nothing in it.

        `card_sets` are the sets of further cards that it is played with.

        Raises `MatchLimitReached` if one of the people plays in `limit` running matches already.
        """
        new = insert(matches).values(
            game=game, guild_id=guild_id, channel_id=channel_id, seed=seed, engine_version=engine_version,
            status=MatchStatus.RUNNING, created_at=at, updated_at=at, last_sequence=0, shown_sequence=NOTHING,
            clock_warned=False,
        )  # fmt: skip
        async with self._transactions.writing() as connection:
            if limit is not None:
                await _check_limit(connection, [seat.user_id for seat in players if seat.user_id is not None], limit)
            match_id = int((await connection.execute(new.returning(matches.c.id))).scalar_one())
            await connection.execute(insert(seats), [_seat_values(match_id, seat) for seat in players])
            if card_sets:
                await connection.execute(insert(match_card_sets), _set_values(match_id, card_sets))
            return (await load_matches(connection, [match_id]))[0]

    async def get(self, match_id: int) -> MatchRow | None:
        """A match by its id. Raises `Unreadable`."""
        if match_id > MOST_ID:
            return None
        async with self._transactions.reading() as connection:
            found = await load_matches(connection, [match_id])
        return found[0] if found else None

    async def in_thread(self, thread_id: int) -> MatchRow | None:
        """The newest match played in a thread. Raises `Unreadable`."""
        query = select(func.max(matches.c.id)).where(matches.c.thread_id == thread_id)
        async with self._transactions.reading() as connection:
            newest = (await connection.execute(query)).scalar_one()
            return None if newest is None else (await load_matches(connection, [newest]))[0]

    async def in_guild(self, guild_id: int) -> list[MatchRow]:
        """A server's running matches, newest first; not those that cannot be read."""
        return await self._where((matches.c.guild_id == guild_id) & (matches.c.status == MatchStatus.RUNNING))

    async def of_user(self, user_id: int) -> list[MatchRow]:
        """Somebody's running matches, on any server, newest first; not those that cannot be read."""
        return await self._where(_played_by(user_id) & (matches.c.status == MatchStatus.RUNNING))

    async def running(self) -> list[int]:
        """The ids of all running matches, in the order they began."""
        async with self._transactions.reading() as connection:
            return list((await connection.execute(running)).scalars())

    async def idle(self, *, now: datetime, default_hours: int) -> list[int]:
        """The ids of the running matches without an answer for as long as their server, or the default, allows."""
        query = (
            select(matches.c.id, matches.c.updated_at, servers.c.abandon_after_hours)
            .join_from(matches, servers, servers.c.guild_id == matches.c.guild_id, isouter=True)
            .order_by(matches.c.id)
        )

        async def load(ids: Sequence[int]) -> list[int]:
            rows = (await connection.execute(query.where(matches.c.id.in_(ids)))).all()
            return [row.id for row in rows if row.updated_at <= now - _hours(row.abandon_after_hours, default_hours)]

        async with self._transactions.reading() as connection:
            found, _ = await read_each(connection, (await connection.execute(running)).scalars().all(), load)
        return found

    async def unannounced(self, *, since: datetime) -> list[MatchRow]:
        """The matches that have ended since then, and whose end not everybody was shown, newest first.

        Not those that cannot be read.
        """
        ended = (matches.c.status != MatchStatus.RUNNING) & (matches.c.ended_at >= since)
        hands = posts.c.seat.is_not(None) & (posts.c.match_id == matches.c.id)
        player_is_behind = exists().where(hands, posts.c.sequence < matches.c.last_sequence)
        channel_is_behind = matches.c.shown_sequence < matches.c.last_sequence
        return await self._where(ended & (channel_is_behind | player_is_behind))

    async def finish(self, match_id: int, result: Result, *, at: datetime) -> None:
        """A running match ends with a result. Raises `UnknownMatch` or `MatchNotRunning`."""
        await self._end(match_id, at, status=MatchStatus.FINISHED, winner=result.winner, reason=result.reason)

    async def abandon(self, match_id: int, reason: str, *, at: datetime) -> None:
        """A running match is closed because nobody plays it. Raises `UnknownMatch` or `MatchNotRunning`."""
        await self._end(match_id, at, status=MatchStatus.ABANDONED, reason=reason, shown_sequence=NOTHING)

    async def set_thread(self, match_id: int, thread_id: int | None) -> None:
        """The match is played in this thread, or in none any more."""
        await self._set(match_id, thread_id=thread_id)

    async def set_clock(self, match_id: int, clock: DecisionClock | None) -> None:
        """The clock of the pending decision; `None` stops it."""
        await self._set(
            match_id,
            clock_deadline=None if clock is None else clock.deadline,
            clock_warned=clock is not None and clock.warned,
        )

    async def set_shown(self, match_id: int, sequence: int) -> None:
        """The channel has seen the match up to this entry."""
        await self._set(match_id, shown_sequence=sequence)

    async def _where(self, condition: ColumnElement[bool]) -> list[MatchRow]:
        # Asked for the order, SQLite would go through all matches there are rather than sort a few.
        query = select(matches.c.id).where(condition)
        async with self._transactions.reading() as connection:
            ids = sorted((await connection.execute(query)).scalars(), reverse=True)
            found, _ = await read_each(connection, ids, lambda some: load_matches(connection, some))
        return found

    async def _set(self, match_id: int, **values: object) -> None:
        async with self._transactions.writing() as connection:
            done = await connection.execute(update(matches).where(matches.c.id == match_id).values(values))
        if done.rowcount == 0:
            raise UnknownMatch(match_id)

    async def _end(self, match_id: int, at: datetime, **values: object) -> None:
        ended = {**values, "ended_at": at, "updated_at": at, "clock_deadline": None, "clock_warned": False}
        is_running = (matches.c.id == match_id) & (matches.c.status == MatchStatus.RUNNING)
        async with self._transactions.writing() as connection:
            done = await connection.execute(update(matches).where(is_running).values(ended))
            if done.rowcount == 0:
                raise await _refused(connection, match_id)
            # Its journal is enough to look at it again.
            await connection.execute(delete(snapshots).where(snapshots.c.match_id == match_id))


async def count_running(connection: AsyncConnection, user_id: int) -> int:
    """In how many matches somebody is playing."""
    query = select(func.count()).where(_played_by(user_id), matches.c.status == MatchStatus.RUNNING)
    return int((await connection.execute(query)).scalar_one())


async def _check_limit(connection: AsyncConnection, user_ids: Sequence[int], limit: int) -> None:
    await take_turns(connection, user_ids)
    for user_id in user_ids:
        if await count_running(connection, user_id) >= limit:
            raise MatchLimitReached(user_id, limit)


async def load_matches(connection: AsyncConnection, ids: Sequence[int]) -> list[MatchRow]:
    """The matches of these ids with their seats and sets of cards, newest first. Raises `Unreadable`."""
    rows = (await connection.execute(select(matches).where(matches.c.id.in_(ids)).order_by(matches.c.id.desc()))).all()
    seated: dict[int, list[Row[Any]]] = {row.id: [] for row in rows}
    query = select(seats).where(seats.c.match_id.in_(ids)).order_by(seats.c.match_id, seats.c.seat)
    for row in await connection.execute(query):
        seated.get(row.match_id, []).append(row)
    sets: dict[int, list[int]] = {row.id: [] for row in rows}
    query = select(match_card_sets).where(match_card_sets.c.match_id.in_(ids)).order_by(match_card_sets.c.place)
    for row in await connection.execute(query):
        sets.get(row.match_id, []).append(row.set_id)
    return [_match(row, seated[row.id], sets[row.id]) for row in rows]


def _hours(hours: object, default: int) -> timedelta:
    """For how long a match may be silent; by default where a server has set nothing that could be meant."""
    return timedelta(hours=hours if isinstance(hours, int) and 0 < hours <= MOST_HOURS else default)


async def _refused(connection: AsyncConnection, match_id: int) -> UnknownMatch | MatchNotRunning:
    status = (await connection.execute(select(matches.c.status).where(matches.c.id == match_id))).scalar_one_or_none()
    return UnknownMatch(match_id) if status is None else MatchNotRunning(match_id, status)


def _played_by(user_id: int) -> ColumnElement[bool]:
    return matches.c.id.in_(select(seats.c.match_id).where(seats.c.user_id == user_id))


def _seat_values(match_id: int, seat: SeatRow) -> dict[str, object]:
    return {
        "match_id": match_id,
        "seat": seat.seat,
        "user_id": seat.user_id,
        "name": seat.name,
        "computer": seat.computer,
        "deck_name": seat.deck.name,
        "deck_version_id": seat.deck.version_id,
        "deck_cards": plain(seat.deck.cards),
    }


def _set_values(match_id: int, sets: Sequence[int]) -> list[dict[str, int]]:
    return [{"match_id": match_id, "place": place, "set_id": each} for place, each in enumerate(sets)]


def _match(row: Row[Any], players: Sequence[Row[Any]], sets: Sequence[int]) -> MatchRow:
    """A row of the table, those of its seats, and its sets of cards, as a match. Raises `Unreadable`."""
    values = dict(row._mapping)
    winner, reason = values.pop("winner"), values.pop("reason")
    deadline, warned = values.pop("clock_deadline"), values.pop("clock_warned")
    match = _MATCH.of(
        {
            **values,
            "seats": [_seat(each) for each in players],
            "card_sets": sets,
            "result": None if reason is None else {"winner": winner, "reason": reason},
            "clock": None if deadline is None else {"deadline": deadline, "warned": warned},
        }
    )
    if [seat.seat for seat in match.seats] != list(range(SEATS)):
        raise Unreadable(f"{MatchRow.__name__}: not {SEATS} seats")
    return match


def _seat(row: Row[Any]) -> dict[str, object]:
    values = dict(row._mapping)
    deck = {part: values.pop(f"deck_{part}") for part in ("name", "cards", "version_id")}
    return {**values, "deck": deck}
