"""The values of the database that the host hands on as they are. Those who use the host take them from here."""

from storage import (
    HandShownBy,
    Invitation,
    InvitationStatus,
    MatchStatus,
    Passing,
    PassUntil,
    Post,
    Request,
    RequestKind,
    Result,
    ServerSettings,
    StorageError,
    StorageUnavailable,
    Unreadable,
    UserRow,
    WhyDropped,
)

__all__ = [
    "HandShownBy",
    "Invitation",
    "InvitationStatus",
    "MatchStatus",
    "PassUntil",
    "Passing",
    "Post",
    "Request",
    "RequestKind",
    "Result",
    "ServerSettings",
    "StorageError",
    "StorageUnavailable",
    "Unreadable",
    "UserRow",
    "WhyDropped",
]
