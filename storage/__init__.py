"""What must outlive the process: decks, matches, journals, settings. SQLAlchemy Core, on SQLite or PostgreSQL.

Every method takes the time it needs as an argument, aware, and returns small frozen dataclasses. `open_database` is
the way in.
"""

from storage.card_sets import EVERYWHERE, CardRows, CardSet, CardSetRepository, CardTexts, LeftOut
from storage.database import Database, Repositories, open_database
from storage.decks import DeckCards, DeckChoice, DeckRepository, DeckRow, PlayedDeck
from storage.errors import (
    CardLimitReached,
    ConstraintBroken,
    DatabaseInUse,
    DatabaseOfAnother,
    DatabaseTooNew,
    DeckLimitReached,
    InvitationNotOpen,
    JournalGap,
    MatchLimitReached,
    MatchNotRunning,
    RequestPending,
    SequenceTaken,
    SetLimitReached,
    StorageError,
    StorageUnavailable,
    UnknownMatch,
    Unreadable,
)
from storage.giving_way import give_way, not_giving_way
from storage.invitations import Invitation, InvitationRepository, InvitationStatus
from storage.journal import EntryKind, JournalEntry, JournalRepository
from storage.matches import NOTHING, DecisionClock, MatchRepository, MatchRow, MatchStatus, Result, SeatRow
from storage.one_process import alone_with
from storage.passing import Passing, PassingRepository, PassUntil
from storage.posts import Post, PostRepository
from storage.queues import Queue, QueuedWay, QueueRepository, WhyDropped
from storage.requests import Request, RequestKind, RequestRepository
from storage.restart import DamagedMatch, SavedMatch, SavedMatches
from storage.servers import ServerRepository, ServerSettings
from storage.snapshots import Snapshot, SnapshotRepository
from storage.users import HandShownBy, UserRepository, UserRow

__all__ = [
    "EVERYWHERE",
    "NOTHING",
    "CardLimitReached",
    "CardRows",
    "CardSet",
    "CardSetRepository",
    "CardTexts",
    "ConstraintBroken",
    "DamagedMatch",
    "Database",
    "DatabaseInUse",
    "DatabaseOfAnother",
    "DatabaseTooNew",
    "DecisionClock",
    "DeckCards",
    "DeckChoice",
    "DeckLimitReached",
    "DeckRepository",
    "DeckRow",
    "EntryKind",
    "HandShownBy",
    "Invitation",
    "InvitationNotOpen",
    "InvitationRepository",
    "InvitationStatus",
    "JournalEntry",
    "JournalGap",
    "JournalRepository",
    "LeftOut",
    "MatchLimitReached",
    "MatchNotRunning",
    "MatchRepository",
    "MatchRow",
    "MatchStatus",
    "PassUntil",
    "Passing",
    "PassingRepository",
    "PlayedDeck",
    "Post",
    "PostRepository",
    "Queue",
    "QueueRepository",
    "QueuedWay",
    "Repositories",
    "Request",
    "RequestKind",
    "RequestPending",
    "RequestRepository",
    "Result",
    "SavedMatch",
    "SavedMatches",
    "SeatRow",
    "SequenceTaken",
    "ServerRepository",
    "ServerSettings",
    "SetLimitReached",
    "Snapshot",
    "SnapshotRepository",
    "StorageError",
    "StorageUnavailable",
    "UnknownMatch",
    "Unreadable",
    "UserRepository",
    "UserRow",
    "WhyDropped",
    "alone_with",
    "give_way",
    "not_giving_way",
    "open_database",
]
