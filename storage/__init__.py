"""What must outlive the process: decks, matches, journals, settings. SQLAlchemy Core, on SQLite or PostgreSQL.

Every method takes the time it needs as an argument, aware, and returns small frozen dataclasses. `open_database` is
the way in.
"""

from storage.database import Database, Repositories, open_database
from storage.decks import Deck, DeckCards, DeckChoice, DeckRepository
from storage.errors import (
    AlreadyAnswered,
    AlreadyRequested,
    Contradiction,
    DatabaseTooNew,
    DeckLimitReached,
    InvitationClosed,
    JournalGap,
    MatchLimitReached,
    MatchNotRunning,
    StorageError,
    StorageUnavailable,
    UnknownMatch,
    Unreadable,
)
from storage.invitations import Invitation, InvitationRepository, InvitationStatus
from storage.journal import EntryKind, JournalEntry, JournalRepository
from storage.matches import NOTHING, Clock, Match, MatchRepository, MatchStatus, Result, Seat
from storage.posts import Post, PostRepository
from storage.requests import Request, RequestKind, RequestRepository
from storage.restart import DamagedMatch, RunningMatches, SavedMatch
from storage.servers import ServerRepository, ServerSettings
from storage.snapshots import Snapshot, SnapshotRepository
from storage.users import HandShownBy, User, UserRepository

__all__ = [
    "NOTHING",
    "AlreadyAnswered",
    "AlreadyRequested",
    "Clock",
    "Contradiction",
    "DamagedMatch",
    "Database",
    "DatabaseTooNew",
    "Deck",
    "DeckCards",
    "DeckChoice",
    "DeckLimitReached",
    "DeckRepository",
    "EntryKind",
    "HandShownBy",
    "Invitation",
    "InvitationClosed",
    "InvitationRepository",
    "InvitationStatus",
    "JournalEntry",
    "JournalGap",
    "JournalRepository",
    "Match",
    "MatchLimitReached",
    "MatchNotRunning",
    "MatchRepository",
    "MatchStatus",
    "Post",
    "PostRepository",
    "Repositories",
    "Request",
    "RequestKind",
    "RequestRepository",
    "Result",
    "RunningMatches",
    "SavedMatch",
    "Seat",
    "ServerRepository",
    "ServerSettings",
    "Snapshot",
    "SnapshotRepository",
    "StorageError",
    "StorageUnavailable",
    "UnknownMatch",
    "Unreadable",
    "User",
    "UserRepository",
    "open_database",
]
