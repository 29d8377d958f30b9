"""How people type card texts anywhere: marks of chat programs, amounts with commas, sentences broken over lines."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from engine.language.prints.rewording import reworded, rewordings

_PICTURE: Final = "\u2300-\u23ff\u2600-\u26ff\u2700-\u2775\u2b00-\u2bff\U0001f300-\U0001faff"
_MARKS: Final = rewordings(
    (r"\ufe0f", ""),
    (r"\*\*|__|~~|`", ""),
    (r"(?m)^> ?(?=\S)", ""),
    (r"(?m)^\* +(?=\S)", "\N{BULLET} "),
    (rf"(?m)^(?:[{_PICTURE}] ?)+(?=[A-Z\[(])", ""),
    (rf"(?m) *[{_PICTURE}]+$", ""),
    (r"(?<![\w.,])([+-]?\d{1,3}),(\d{3})(?![\d,])", r"\1\2"),
    (r"(?i)(?<![\w.,])([+-]?\d{1,3})k\b", r"\g<1>000"),
)
"""Bold and quoted text of chat programs, pictures before and behind a line, and thousands."""

_CONTINUES: Final = re.compile(r"(?:,|\b(?:a|an|and|by|each|for|from|if|in|into|of|on|or|that|the|then|this|to|until|with|you|your))$")
"""How a line ends behind which its sentence goes on."""

_STOPPED: Final = re.compile(r"[.:;!?)\]\"]$")
_SENTENCE: Final = 4
"""How many words a line has at least whose sentence may go on with a small letter: keywords are shorter."""


def as_printed(text: str) -> str:
    """A typed text without what is only decoration, and with its amounts in digits alone."""
    return reworded(text, _MARKS)


def with_whole_sentences(text: str, stands_alone: Callable[[str], bool]) -> str:
    """A text in which no sentence is broken over lines. ``stands_alone`` tells keywords, which go on with nothing."""
    found: list[str] = []
    for line in text.split("\n"):
        before = found[-1].rstrip() if found else ""
        goes_on = _CONTINUES.search(before) is not None or (
            _STOPPED.search(before) is None and len(before.split()) >= _SENTENCE and line.strip()[:1].islower()
        )
        if goes_on and line.strip() and not stands_alone(line.strip()):
            found[-1] = f"{before} {line.strip()}"
        else:
            found.append(line)
    return "\n".join(found)
