"""A match told for people: the log in words, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.kernel.messages import Line
from engine.wording import Wording


def told(words: Wording, lines: Iterable[tuple[int, Line]]) -> Iterator[str]:
    """The lines of a log, with the turn each belongs to, in words: every turn begins after an empty line."""
    before = 0
    for turn, line in lines:
        if turn != before:
            yield ""
            yield words(line)
            before = turn
        else:
            yield f"  {words(line)}"
