"""The database as the rest of the bot sees it: repositories, and transactions over several of them.

database = await open_database("sqlite+aiosqlite:///tablecast.db")
deck = await database.decks.find(owner_id, "a_game", "My best deck")
async with database.transaction() as together:
    await together.journal.append(entry)
    await together.matches.finish(match_id, result, at=now)
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from storage.card_sets import CardSetRepository
from storage.connections import PATIENCE, Connections, OneTransaction, Patience, Transactions
from storage.decks import DeckRepository
from storage.invitations import InvitationRepository
from storage.journal import JournalRepository
from storage.matches import MatchRepository
from storage.migrating import migrate
from storage.passing import PassingRepository
from storage.posts import PostRepository
from storage.queues import QueueRepository
from storage.requests import RequestRepository
from storage.restart import SavedMatch, SavedMatches, load_match, load_running
from storage.servers import ServerRepository
from storage.snapshots import SnapshotRepository
from storage.users import UserRepository

MIGRATION_SECONDS = 600.0
"""How long a process waits while another migrates the database."""


class Repositories:
    """One repository for each noun, all doing their work on the same connections."""

    def __init__(self, transactions: Transactions) -> None:
        self.card_sets = CardSetRepository(transactions)
        self.decks = DeckRepository(transactions)
        self.invitations = InvitationRepository(transactions)
        self.journal = JournalRepository(transactions)
        self.matches = MatchRepository(transactions)
        self.passing = PassingRepository(transactions)
        self.posts = PostRepository(transactions)
        self.queues = QueueRepository(transactions)
        self.requests = RequestRepository(transactions)
        self.servers = ServerRepository(transactions)
        self.snapshots = SnapshotRepository(transactions)
        self.users = UserRepository(transactions)


class Database(Repositories):
    """An open database. A method of its repositories is a transaction of its own; `transaction()` joins several."""

    def __init__(self, connections: Connections) -> None:
        super().__init__(connections)
        self._connections = connections

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Repositories]:
        """Repositories whose changes are all committed at the end, or none of them if an exception leaves the block.

        On SQLite all others who write wait meanwhile: never wait for the network or a person inside.
        """
        async with self._connections.writing() as connection:
            yield Repositories(OneTransaction(connection))

    async def running_matches(self) -> SavedMatches:
        """Every running match with what is needed to resume it, and those that cannot be read."""
        return await load_running(self._connections)

    async def saved_match(self, match_id: int) -> SavedMatch | None:
        """A match, running or not, with what is needed to resume it, as of one moment. Raises `Unreadable`."""
        return await load_match(self._connections, match_id)

    async def close(self) -> None:
        """Close every connection; what is committed is safe with or without it."""
        await self._connections.close()


async def open_database(url: str, patience: Patience = PATIENCE) -> Database:
    """Open the database at `url`, making it if there is none, and migrate it to this version's shape.

    `url` is SQLAlchemy's, with an async driver: `sqlite+aiosqlite:///file.db`, `postgresql+asyncpg://user:pw@host/db`.
    Raises `StorageUnavailable`, `DatabaseTooNew` for the database of a later version, and `DatabaseOfAnother`.
    """
    # A migration takes as long as it takes.
    migrating = Connections(url, replace(patience, command=None, lock=MIGRATION_SECONDS))
    try:
        async with migrating.writing() as connection:
            await connection.run_sync(migrate)
    finally:
        await migrating.close()
    return Database(Connections(url, patience))
