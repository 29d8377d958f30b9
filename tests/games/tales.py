"""What a match tells people of itself, in plain words: the bold of the log is left out, and so are its icons."""

from __future__ import annotations

from engine.kernel.match import Match
from engine.wording import Wording
from host.summaries import LogLine
from host.tales import Tale, tales

NAMES = ("Ann", "Ben")


def log_lines(match: Match, viewer: int | None = None) -> list[LogLine]:
    """The log as the host reads it."""
    assert match.log is not None
    readable = [each for each in match.log.entries if each.viewers is None or viewer in each.viewers]
    return [LogLine(0, each.turn, each.line(viewer), each.whose(viewer), each.in_passage) for each in readable]


def told(match: Match, viewer: int | None = None) -> list[list[str]]:
    """All that is told as one: what came of it, where that is known, and behind a "(" each thing besides."""
    words = Wording(match.rulebook, NAMES)
    return [_said(tale, words) for tale in tales(log_lines(match, viewer), match.rulebook.telling)]


def blocks(match: Match, viewer: int | None = None) -> list[list[str]]:
    """What is told as one and says what came of it: battles, mostly."""
    return [said for said in told(match, viewer) if any(not line.startswith("(") for line in said)]


def _said(tale: Tale, words: Wording) -> list[str]:
    outcomes = [(words.told(each.line, str) or words(each.line)).replace("**", "") for each in tale.outcomes]
    return [*outcomes, *(f"({words(each.line)}" for each in tale.others)]
