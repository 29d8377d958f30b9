"""Sets of further cards that servers bring, or the bot's operator for all of them.

The cards of a set never change. A set that comes under the name of another takes its place; what is replaced or removed
is kept for as long as matches were played with it.
"""

import asyncio
import json
import logging
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import ColumnElement, Row, Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Transactions
from storage.counting import take_turns
from storage.errors import CardLimitReached, SetLimitReached, Unreadable
from storage.names import folded, tidied
from storage.packing import pack, unpack
from storage.reading import EntryNumber, Shape, readable
from storage.tables import card_sets, match_card_sets

log = logging.getLogger(__name__)

T = TypeVar("T")

EVERYWHERE = 0
"""In place of the id of a server: the sets that all servers have, and direct messages too."""

GRACE = timedelta(days=1)
"""For how long a set that was replaced or removed is kept in any case: a match may just be beginning with it."""


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set: how many `cards` of it can be played, and how many were `left_out`."""

    id: int
    guild_id: int
    game: str
    name: str
    cards: EntryNumber
    left_out: EntryNumber
    created_at: datetime


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A card that cannot be played, what became of it, and why."""

    number: str
    name: str
    status: str
    why: str


CardRows = Sequence[Mapping[str, Any]]
"""Cards as in a card file of their game."""

CardTexts = Mapping[str, Mapping[str, str]]
"""What printed texts mean, by a hash of each: reading them again takes long."""

_SET = Shape(CardSet)
_ROWS: TypeAdapter[list[dict[str, Any]]] = TypeAdapter(list[dict[str, Any]])
_TEXTS: TypeAdapter[dict[str, dict[str, str]]] = TypeAdapter(dict[str, dict[str, str]])
_REPORT: TypeAdapter[list[LeftOut]] = TypeAdapter(list[LeftOut])


class CardSetRepository:
    """The sets of every server."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def add(
        self,
        guild_id: int,
        game: str,
        name: str,
        rows: CardRows,
        report: Sequence[LeftOut],
        texts: CardTexts = MappingProxyType({}),
        *,
        at: datetime,
        most_sets: int,
        most_cards: int,
    ) -> CardSet:
        """Keep a set of a server, or of all (`EVERYWHERE`), in place of the one of this name and game, if any.

        `texts` are kept for the next import. Raises `SetLimitReached` if the server keeps `most_sets` others,
        `CardLimitReached` if its sets would have more than `most_cards` together.
        """
        packed_rows = await asyncio.to_thread(pack, list(rows))
        packed_report = await asyncio.to_thread(pack, [_plain(each) for each in report])
        packed_texts = await asyncio.to_thread(pack, dict(texts))
        others = _live(guild_id).where((card_sets.c.game != game) | (card_sets.c.folded_name != folded(name)))
        counted = others.with_only_columns(func.count(), func.coalesce(func.sum(card_sets.c.cards), 0))
        new = insert(card_sets).values(
            guild_id=guild_id, game=game, name=tidied(name), folded_name=folded(name), cards=len(rows),
            left_out=len(report), packed_rows=packed_rows, packed_report=packed_report,
            packed_texts=packed_texts, created_at=at,
        )  # fmt: skip
        async with self._transactions.writing() as connection:
            await take_turns(connection, [guild_id])
            sets, cards = (await connection.execute(counted)).one()
            if sets >= most_sets:
                raise SetLimitReached(most_sets)
            if cards + len(rows) > most_cards:
                raise CardLimitReached(most_cards, cards)
            await _end(connection, guild_id, at, game=game, folded_name=folded(name))
            set_id = (await connection.execute(new.returning(card_sets.c.id))).scalar_one()
            await _drop_unused(connection, at)
            row = (await connection.execute(_described().where(card_sets.c.id == set_id))).one()
        return _set(row)

    async def of_guild(self, guild_id: int) -> list[CardSet]:
        """A server's own sets, by game and name; not what cannot be read."""
        query = _live(guild_id).order_by(card_sets.c.game, card_sets.c.folded_name)
        async with self._transactions.reading() as connection:
            return readable(await connection.execute(query), _set)

    async def in_use(self, guild_id: int | None, game: str) -> list[int]:
        """The ids of the sets that a server plays a game with, in the order in which their cards count.

        Those of all servers come first, and the older before the newer: of two cards of one number the first counts.
        """
        query = (
            select(card_sets.c.id)
            .where(
                card_sets.c.guild_id.in_([EVERYWHERE, guild_id or EVERYWHERE]),
                card_sets.c.game == game,
                card_sets.c.removed_at.is_(None),
            )
            .order_by(card_sets.c.guild_id != EVERYWHERE, card_sets.c.id)
        )
        async with self._transactions.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def rows(self, set_id: int) -> CardRows | None:
        """The cards of a set, also of one that was removed; None if there is none. Raises `Unreadable`."""
        packed = await self._packed(set_id, card_sets.c.packed_rows, card_sets.c.cards)
        return None if packed is None else await asyncio.to_thread(_whole, set_id, packed, _ROWS)

    async def report(self, set_id: int) -> Sequence[LeftOut] | None:
        """What was left out of a set; None if there is no such set. Raises `Unreadable`."""
        packed = await self._packed(set_id, card_sets.c.packed_report, card_sets.c.left_out)
        return None if packed is None else await asyncio.to_thread(_whole, set_id, packed, _REPORT)

    async def texts(self, guild_id: int, game: str) -> dict[str, dict[str, str]]:
        """What the texts mean that were read for a server's sets of a game; not what cannot be read."""
        query = _live(guild_id).where(card_sets.c.game == game).with_only_columns(card_sets.c.packed_texts)
        async with self._transactions.reading() as connection:
            packed = (await connection.execute(query)).scalars().all()
        return await asyncio.to_thread(_all_texts, packed)

    async def remove(self, guild_id: int, set_id: int, *, at: datetime) -> bool:
        """Take a set from a server. False if it has no such set. Matches that were begun with it go on with it."""
        async with self._transactions.writing() as connection:
            done = await _end(connection, guild_id, at, id=set_id)
            await _drop_unused(connection, at)
        return done > 0

    async def _packed(
        self, set_id: int, column: ColumnElement[bytes], count: ColumnElement[int]
    ) -> tuple[bytes, int] | None:
        query = select(column, count).where(card_sets.c.id == set_id)
        async with self._transactions.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else (bytes(row[0] or b""), row[1])


def _whole(set_id: int, packed: tuple[bytes, int], shape: TypeAdapter[list[T]]) -> list[T]:
    try:
        found = shape.validate_python(json.loads(unpack(packed[0])))
        problem = "" if len(found) == packed[1] else "not as many as there should be"
    except (zlib.error, ValueError, RecursionError, ValidationError) as error:
        found, problem = [], type(error).__name__
    # Raised outside the handler: a validation error quotes what it was given.
    if problem:
        raise Unreadable(f"the set of cards {set_id}: {problem}")
    return found


def _all_texts(packed: Sequence[bytes]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for each in packed:
        try:
            found |= _TEXTS.validate_python(json.loads(unpack(bytes(each or b""))))
        except (zlib.error, ValueError, RecursionError) as problem:
            log.error("texts of a set of cards are passed over", extra={"what": type(problem).__name__})
    return found


def _plain(card: LeftOut) -> dict[str, str]:
    return {"number": card.number, "name": card.name, "status": card.status, "why": card.why}


def _described() -> Select[Any]:
    return select(
        card_sets.c.id,
        card_sets.c.guild_id,
        card_sets.c.game,
        card_sets.c.name,
        card_sets.c.cards,
        card_sets.c.left_out,
        card_sets.c.created_at,
    )


def _live(guild_id: int) -> Select[Any]:
    return _described().where(card_sets.c.guild_id == guild_id, card_sets.c.removed_at.is_(None))


async def _end(connection: AsyncConnection, guild_id: int, at: datetime, **values: object) -> int:
    """Take those sets from a server that have these values; how many they were."""
    those = [card_sets.c[name] == value for name, value in values.items()]
    ended = update(card_sets).where(card_sets.c.guild_id == guild_id, card_sets.c.removed_at.is_(None), *those)
    return (await connection.execute(ended.values(removed_at=at))).rowcount


async def _drop_unused(connection: AsyncConnection, at: datetime) -> None:
    """Drop what was removed a while ago and no match was played with."""
    played = select(match_card_sets.c.set_id).where(match_card_sets.c.set_id == card_sets.c.id)
    await connection.execute(delete(card_sets).where(card_sets.c.removed_at < at - GRACE, ~played.exists()))


def _set(row: Row[Any]) -> CardSet:
    return _SET.of(row._mapping)
