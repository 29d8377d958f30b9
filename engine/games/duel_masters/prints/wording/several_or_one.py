"""Several cards of one sort or a single one of another: "up to 2 Goblins or a Dragon". Each sort has its own number."""

from __future__ import annotations

import re
from typing import Final

from engine.language.errors import CardTextError

_SEVERAL: Final = (
    r"(?<![\w-])(?:(?<!cost )(?<!costs )(?<!power )(?:up to )?(?:[2-9]|two|three|four|five)|any number of|all(?: of)?)"
)
_SORT: Final = r"(?!or\b|an?\b)(?:(?!(?:from|in|into|to|on|and|if|is|are|put|return|an?)\b)[\w'-]+ ){1,10}?"
"""The words of one sort: none that says where the cards are or what is done with them."""

_MOVED: Final = re.compile(
    rf"\b(?P<verb>[Pp]ut|[Rr]eturn) (?P<several>{_SEVERAL} {_SORT})or (?P<one>an? {_SORT})"
    r"(?P<where>from your [^.,]*)(?=[.,])"
)
_ANY: Final = re.compile(rf"{_SEVERAL} {_SORT}or an? (?=[\w-])")
_LIMIT: Final = re.compile(r"\b(?:that|with)\b")


def with_own_numbers(line: str) -> str:
    """A line in which one or the other is done, each said in full. Raises `CardTextError` for what is not said so."""
    line = _MOVED.sub(_in_full, line)
    if _ANY.search(line):
        raise CardTextError("it does not say how many of the one or of the other", line)
    return line


def _in_full(said: re.Match[str]) -> str:
    several, one, where = said["several"], said["one"], said["where"]
    if _LIMIT.search(one) and not _LIMIT.search(several):  # it may be said of both
        return said[0]
    return f"{said['verb']} {several}{where}, or {said['verb'].lower()} {one}{where}"
