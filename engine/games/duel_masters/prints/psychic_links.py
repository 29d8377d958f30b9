"""804.1c. Psychic links in print: the creatures that are linked, mostly named without quotation marks.

Psychic Link—At the start of your turn, if you have a Moss Arm and Reed, the Leg in the battle zone, link them to this
creature and flip this creature to its higher cost side.
"""

from __future__ import annotations

import re
from typing import Final

_LINK: Final = re.compile(
    r"^psychic link ?[:—-] ?at the start of your turn, if you have (?P<names>[^.]{3,120}) in the battle zone, "
    r"link (?P<them>it|them) to this creature and flip this creature(?: to its higher cost side)?\.{0,2}$",
    re.IGNORECASE,
)
_QUOTED: Final = re.compile(r"^\"[^\"]+\"$")
_ARTICLE: Final = re.compile(r"^an? ")

_AWAKENS: Final = re.compile(r"^When this creature (?:psychic )?link awakens\b", re.IGNORECASE)


def with_psychic_link(line: str) -> str:
    """A psychic link in the words of the card language, where all are turned over; any other line as it is."""
    line = _AWAKENS.sub("When this creature awakens", line)
    link = _LINK.match(line)
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
