"""Registered decks. Registering under a name again makes a new version; a match keeps the version it began with."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated

from pydantic import AfterValidator, Field
from sqlalchemy import Row, Select, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Transactions
from storage.counting import take_turns
from storage.errors import DeckLimitReached
from storage.names import folded, tidied
from storage.reading import Shape, read_each
from storage.tables import deck_versions, decks, invitations, matches, seats

MOST_CARDS = 1000
"""More cards than any game has in a deck; what says that it has more is damaged."""

MOST_VERSIONS = 1_000_000
"""More than anybody registers of a deck."""


def _of_a_size(cards: Mapping[str, Mapping[str, int]]) -> Mapping[str, Mapping[str, int]]:
    if sum(count for part in cards.values() for count in part.values()) > MOST_CARDS:
        raise ValueError(f"more than {MOST_CARDS} cards")
    return cards


DeckCards = Annotated[Mapping[str, Mapping[str, Annotated[int, Field(ge=0)]]], AfterValidator(_of_a_size)]
"""How many of each card, by part of the deck (the game names them) and card number: `{"main": {"AB01/001": 4}}`."""


@dataclass(frozen=True, slots=True)
class DeckRow:
    """One version of a registered deck: `text` is the normalised list that people see, `cards` what it says."""

    id: int
    version_id: int
    version: int
    owner_id: int
    game: str
    name: str
    text: str
    cards: DeckCards
    created_at: datetime


@dataclass(frozen=True, slots=True)
class DeckChoice:
    """The deck somebody plays with, kept with the match itself. `version_id` is `None` for a starter deck."""

    name: str
    cards: DeckCards
    version_id: int | None = None


@dataclass(frozen=True, slots=True)
class PlayedDeck:
    """The deck of somebody in a match, by the id of a registered one in whatever version, or by a starter's name."""

    id: int | None
    name: str


_DECK = Shape(DeckRow)
_PLAYED = Shape(PlayedDeck)


class DeckRepository:
    """The decks of every player."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def register(
        self, owner_id: int, game: str, name: str, text: str, cards: DeckCards, *, at: datetime, limit: int
    ) -> DeckRow:
        """Keep a deck; under a name that the owner uses already (case does not matter), as its next version.

        Earlier versions are dropped unless a match or an invitation refers to them. Raises `DeckLimitReached` if the
        owner keeps `limit` decks for this game and the name is new.
        """
        async with self._transactions.writing() as connection:
            await take_turns(connection, [owner_id])
            found = (await connection.execute(_live(owner_id, game).where(decks.c.folded_name == folded(name)))).first()
            if found is None:
                count = select(func.count()).select_from(_live(owner_id, game).subquery())
                if (await connection.execute(count)).scalar_one() >= limit:
                    raise DeckLimitReached(limit)
                deck_id, version = await _first(connection, owner_id, game, name, at), 1
            else:
                deck_id, version = found.id, await _next_version(connection, found.id, found.version)
                await connection.execute(
                    update(decks).where(decks.c.id == deck_id).values(version=version, name=tidied(name))
                )
                await _drop_unused(connection, deck_id)
            await connection.execute(
                insert(deck_versions).values(
                    deck_id=deck_id, version=version, text=text, cards=plain(cards), created_at=at
                )
            )
            row = (await connection.execute(_current().where(decks.c.id == deck_id))).one()
        return _deck(row)

    async def find(self, owner_id: int, game: str, name: str) -> DeckRow | None:
        """The newest version of the deck with this name; case and width of letters do not matter."""
        query = _current().where(
            decks.c.owner_id == owner_id,
            decks.c.game == game,
            decks.c.folded_name == folded(name),
            decks.c.deleted_at.is_(None),
        )
        async with self._transactions.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _deck(row)

    async def owned_by(self, owner_id: int, game: str) -> list[DeckRow]:
        """The newest version of each of somebody's decks for a game, by name; not those that are damaged."""
        query = _live(owner_id, game).with_only_columns(decks.c.id).order_by(decks.c.folded_name)

        async def load(ids: Sequence[int]) -> list[DeckRow]:
            rows = await connection.execute(_current().where(decks.c.id.in_(ids)).order_by(decks.c.folded_name))
            return [_deck(row) for row in rows]

        async with self._transactions.reading() as connection:
            ids = (await connection.execute(query)).scalars().all()
            found, _ = await read_each(connection, ids, load)
        return found

    async def last_played(self, user_id: int, game: str) -> PlayedDeck | None:
        """The deck of somebody's newest match of a game; None if they have played none. Raises `Unreadable`."""
        # Asked for the order, SQLite would go through all matches there are rather than those of one person.
        mine = (seats.c.user_id == user_id) & (matches.c.game == game)
        newest = select(func.max(seats.c.match_id)).join_from(seats, matches).where(mine)
        played = (
            select(deck_versions.c.deck_id.label("id"), seats.c.deck_name.label("name"))
            .join_from(seats, deck_versions, isouter=True)
            .where(seats.c.user_id == user_id)
        )
        async with self._transactions.reading() as connection:
            match_id = (await connection.execute(newest)).scalar_one()
            row = (await connection.execute(played.where(seats.c.match_id == match_id))).first()
        return None if row is None else _PLAYED.of(row._mapping)

    async def delete(self, owner_id: int, game: str, name: str, *, at: datetime) -> bool:
        """Take a deck off its owner's list and free its name. False if there is no such deck.

        Matches under way are not touched: they keep their cards.
        """
        async with self._transactions.writing() as connection:
            done = await connection.execute(
                update(decks)
                .where(
                    decks.c.owner_id == owner_id,
                    decks.c.game == game,
                    decks.c.folded_name == folded(name),
                    decks.c.deleted_at.is_(None),
                )
                .values(deleted_at=at)
            )
        return done.rowcount > 0


def plain(cards: DeckCards) -> dict[str, dict[str, int]]:
    """The cards as JSON takes them, whatever kind of mapping they came in."""
    return {part: dict(numbers) for part, numbers in cards.items()}


def _live(owner_id: int, game: str) -> Select[tuple[int, int]]:
    return select(decks.c.id, decks.c.version).where(
        decks.c.owner_id == owner_id, decks.c.game == game, decks.c.deleted_at.is_(None)
    )


def _current() -> Select[tuple[object, ...]]:
    """Decks as they are read: in their newest versions."""
    columns = (
        decks.c.id,
        deck_versions.c.id.label("version_id"),
        deck_versions.c.version,
        decks.c.owner_id,
        decks.c.game,
        decks.c.name,
        deck_versions.c.text,
        deck_versions.c.cards,
        deck_versions.c.created_at,
    )
    return select(*columns).join_from(decks, deck_versions).where(deck_versions.c.version == decks.c.version)


async def _first(connection: AsyncConnection, owner_id: int, game: str, name: str, at: datetime) -> int:
    new = insert(decks).values(
        owner_id=owner_id, game=game, name=tidied(name), folded_name=folded(name), version=1, created_at=at
    )
    return int((await connection.execute(new.returning(decks.c.id))).scalar_one())


async def _next_version(connection: AsyncConnection, deck_id: int, newest: object) -> int:
    """The number after all that a deck's versions have; what cannot be a number of one is damaged, and not counted."""
    kept = await connection.execute(select(deck_versions.c.version).where(deck_versions.c.deck_id == deck_id))
    numbers = (newest, *kept.scalars())
    return 1 + max((each for each in numbers if isinstance(each, int) and 0 <= each <= MOST_VERSIONS), default=0)


async def _drop_unused(connection: AsyncConnection, deck_id: int) -> None:
    used = select(seats.c.deck_version_id).where(seats.c.deck_version_id == deck_versions.c.id)
    offered = select(invitations.c.deck_version_id).where(invitations.c.deck_version_id == deck_versions.c.id)
    await connection.execute(
        deck_versions.delete().where(deck_versions.c.deck_id == deck_id, ~used.exists(), ~offered.exists())
    )


def _deck(row: Row[tuple[object, ...]]) -> DeckRow:
    return _DECK.of(row._mapping)
