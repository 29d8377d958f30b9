"""803.2, 804.1c. God links and psychic links in print.

The gods to which one can be linked stand in parentheses, each with the side. The creatures of a psychic link are mostly
named without quotation marks:

Psychic Link—At the start of your turn, if you have a Moss Arm and Reed, the Leg in the battle zone, link them to this
creature and flip this creature to its higher cost side.
"""

from __future__ import annotations

import re
from typing import Final

_GOD_LINK: Final = re.compile(r"^(?:tri )?god link ?(?P<sides>\(.+)$", re.IGNORECASE)
_SIDE: Final = re.compile(
    r"(?P<gods>\([^()]+\)(?:(?:, | or |, or )\([^()]+\))*),? ?(?P<side>right|left|top|bottom) side", re.IGNORECASE
)
_ONE: Final = re.compile(r"\(([^()]+)\)")
_BETWEEN: Final = re.compile(r"\b(?:and|or|middle|god link)\b|[,. ]", re.IGNORECASE)
"""What stands between the sides and behind them; the middle is what the sides come to."""


def with_god_link(line: str) -> str:
    """A god link in the words of the card language; any other line as it is."""
    link = _GOD_LINK.match(line)
    if link is None:
        return line
    found = list(_SIDE.finditer(link["sides"]))
    if not found or _BETWEEN.sub("", _SIDE.sub(" ", link["sides"])):
        return line
    return "God link: " + " and ".join(_said(each) for each in found)


def _said(side: re.Match[str]) -> str:
    gods = [f'"{god.strip()}"' for names in _ONE.findall(side["gods"]) for god in names.split(" or ")]
    return f"{' or '.join(gods)} {side['side'].lower()} side"


_PSYCHIC_LINK: Final = re.compile(
    r"^psychic link ?[:—-] ?at the start of your turn, if you have (?P<names>[^.]{3,120}) in the battle zone, "
    r"link (?P<them>it|them) to this creature and flip this creature(?: to its higher cost side)?\.{0,2}$",
    re.IGNORECASE,
)
_QUOTED: Final = re.compile(r"^\"[^\"]+\"$")
_ARTICLE: Final = re.compile(r"^an? ")

_AWAKENS: Final = re.compile(
    r"^When this creature (?:(?:psychic )?link awakens|is (?:link )?awakened)\b", re.IGNORECASE
)


def with_psychic_link(line: str) -> str:
    """A psychic link in the words of the card language, where all are turned over; any other line as it is."""
    line = _AWAKENS.sub("When this creature awakens", line)
    link = _PSYCHIC_LINK.match(line)
    if link is None:
        return line
    names = link["names"].split(" and ") if link["them"].lower() == "them" else [link["names"]]
    names = [_ARTICLE.sub("", name.strip()) for name in names]
    if (len(names) > 1) is not (link["them"].lower() == "them"):
        return line
    if len(names) > 2 and not all(_QUOTED.match(name) for name in names):
        return line  # it does not say where one name ends
    said = " and ".join(name if _QUOTED.match(name) else f'"{name}"' for name in names)
    if said.count('"') != 2 * len(names):
        return line
    when = f"At the start of your turn, if you have {said} in the battle zone"
    return f"Psychic link: {when}, link {said} to this creature."
