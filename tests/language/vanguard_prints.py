"""What tests of printed Vanguard ask: what a text of print means, in the card language."""

from __future__ import annotations

from engine.games.vanguard.prints import reader
from engine.games.vanguard.vocabulary import language


def means(printed: str, meant: str) -> None:
    """Assert that a printed text is read as one of the card language, and that no check doubts it."""
    read = reader().read(printed)
    assert reader().told(read) == reader().told(language().compile(meant))
    assert reader().doubts(printed) == []


def attacking(printed: str, meant: str) -> None:
    """Assert so of what is done when a unit attacks."""
    means(f"[AUTO](RC):When this unit attacks, {printed}", f"AUTO (RC): When this unit attacks, {meant}")
