"""Names that people give themselves and their decks, as others may safely see them.

Such a name is shown beside others: on boards, in the titles of threads, in lists. What would turn the text around it,
hide in it or reach out of its line is taken out here, and nowhere else.
"""

from __future__ import annotations

import unicodedata
from typing import Final

MOST_MARKS: Final = 4
"""How many accents a letter may carry: more of them reach into the lines above and below."""

_JOINERS: Final = frozenset("\u200c\u200d")  # they join what stands on both sides: letters of some scripts, and emoji
_NEVER: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, also of the direction of writing; no characters
# Characters that are shown as nothing (Unicode: Default_Ignorable_Code_Point) though they count as letters or marks.
_SHOWN_AS_NOTHING: Final = (
    *(range(0x034F, 0x0350), range(0x115F, 0x1161), range(0x17B4, 0x17B6), range(0x180B, 0x1810)),
    *(range(0x2800, 0x2801), range(0x3164, 0x3165), range(0xFFA0, 0xFFA1), range(0xE0100, 0xE01F0)),
)
_LOOKS: Final = range(0xFE00, 0xFE10)  # they choose how the character before them looks


def shown(name: str) -> str:
    """A name without what cannot be seen, on one line; empty if nothing of it can be seen."""
    kept: list[str] = []
    marks = 0
    for char in " ".join(name.split()):
        after_something = bool(kept) and kept[-1] != " " and kept[-1] not in _JOINERS
        if char in _JOINERS or ord(char) in _LOOKS:
            keep = after_something
        elif unicodedata.category(char)[0] == "M":
            marks += 1
            keep = after_something and marks <= MOST_MARKS and not _is_shown_as_nothing(char)
        else:
            marks = 0
            keep = unicodedata.category(char) not in _NEVER and not _is_shown_as_nothing(char)
        if keep:
            if char == " ":
                _drop_joiners(kept)
            kept.append(char)
    _drop_joiners(kept)
    return " ".join("".join(kept).split())


def told_apart(first: str, second: str) -> tuple[str, str]:
    """The names of two who play against each other, numbered where people would read the same."""
    if _as_read(first) != _as_read(second):
        return first, second
    return f"{first} (1)", f"{second} (2)"


def _as_read(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def is_shown_whole(name: str) -> bool:
    """Whether all of a name can be seen, but for needless spaces."""
    return shown(name) == " ".join(name.split())


def _is_shown_as_nothing(char: str) -> bool:
    return any(ord(char) in span for span in _SHOWN_AS_NOTHING)


def _drop_joiners(kept: list[str]) -> None:
    while kept and kept[-1] in _JOINERS:
        kept.pop()
