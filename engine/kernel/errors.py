"""What can go wrong when somebody uses a match, one exception for each mistake a caller can act on."""

from __future__ import annotations


class EngineError(Exception):
    """Base of all errors that the engine raises on purpose; the message is meant for people."""


class IllegalAnswer(EngineError):
    """An answer that the pending decision does not allow. The match is unchanged."""


class NothingAsked(EngineError):
    """An answer came although no decision is pending, because the match is over."""


class NoCheckpoint(EngineError):
    """A match that keeps no checkpoints was to be copied or saved before its end."""


class BrokenSave(EngineError):
    """A saved match that this rulebook cannot read: damaged, or of another version."""


class RulebookError(EngineError):
    """A rulebook that contradicts itself: a step nobody declared, two zones of one name."""
