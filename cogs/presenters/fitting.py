"""Lists that may be longer than a message."""

from collections.abc import Iterable

from cogs.words import Localizer, Safe

MOST_CHARACTERS = 3200


def fitting(lines: Iterable[Safe], count: int, words: Localizer, most: int = MOST_CHARACTERS) -> list[Safe]:
    """As many of so many lines as fit into a message; the others are counted."""
    kept: list[Safe] = []
    size = 0
    for line in lines:
        size += len(line.encode()) + 1
        if size > most:
            return [*kept, words.say("more-lines", count=count - len(kept))]
        kept.append(line)
    return kept
