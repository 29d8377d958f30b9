"""803.2. God links in print: the gods to which one can be linked stand in parentheses, each with the side."""

from __future__ import annotations

import re
from typing import Final

_LINK: Final = re.compile(r"^(?:tri )?god link ?(?P<sides>\(.+)$", re.IGNORECASE)
_SIDE: Final = re.compile(
    r"(?P<gods>\([^()]+\)(?:(?:, | or |, or )\([^()]+\))*),? ?(?P<side>right|left|top|bottom) side", re.IGNORECASE
)
_ONE: Final = re.compile(r"\(([^()]+)\)")
_BETWEEN: Final = re.compile(r"\b(?:and|or|middle|god link)\b|[,. ]", re.IGNORECASE)
"""What stands between the sides and behind them; the middle is what the sides come to."""


def with_god_link(line: str) -> str:
    """A god link in the words of the card language; any other line as it is."""
    link = _LINK.match(line)
    if link is None:
        return line
    found = list(_SIDE.finditer(link["sides"]))
    if not found or _BETWEEN.sub("", _SIDE.sub(" ", link["sides"])):
        return line
    return "God link: " + " and ".join(_said(each) for each in found)


def _said(side: re.Match[str]) -> str:
    gods = [f'"{god.strip()}"' for names in _ONE.findall(side["gods"]) for god in names.split(" or ")]
    return f"{' or '.join(gods)} {side['side'].lower()} side"
