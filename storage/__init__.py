"""What must outlive the process: decks, matches, journals, settings. SQLAlchemy Core, on SQLite or PostgreSQL.

Every method takes the time it needs as an argument, aware, and returns small frozen dataclasses. `open_database` is
the way in.
"""

from storage.database import Database, Repositories, open_database
from storage.decks import Deck, DeckCards, DeckChoice, Decks
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
from storage.invitations import Invitation, Invitations, InvitationStatus
from storage.journal import EntryKind, Journal, JournalEntry
from storage.matches import NOTHING, Clock, Match, Matches, MatchStatus, Result, Seat
from storage.posts import Post, Posts
from storage.requests import Request, RequestKind, Requests
from storage.restart import DamagedMatch, RunningMatches, SavedMatch
from storage.servers import Servers, ServerSettings
from storage.snapshots import Snapshot, Snapshots
from storage.users import HandShownBy, User, Users

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
    "Decks",
    "EntryKind",
    "HandShownBy",
    "Invitation",
    "InvitationClosed",
    "InvitationStatus",
    "Invitations",
    "Journal",
    "JournalEntry",
    "JournalGap",
    "Match",
    "MatchLimitReached",
    "MatchNotRunning",
    "MatchStatus",
    "Matches",
    "Post",
    "Posts",
    "Repositories",
    "Request",
    "RequestKind",
    "Requests",
    "Result",
    "RunningMatches",
    "SavedMatch",
    "Seat",
    "ServerSettings",
    "Servers",
    "Snapshot",
    "Snapshots",
    "StorageError",
    "StorageUnavailable",
    "UnknownMatch",
    "Unreadable",
    "User",
    "Users",
    "open_database",
]
