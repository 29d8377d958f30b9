""" "That creature", where a text has spoken of none but the one with the ability."""

from __future__ import annotations

import re
from typing import Final

from engine.language.errors import CardTextError

_DOES: Final = "attacks|blocks|battles|is blocked|becomes blocked|wins a battle|loses a battle"
_FIGHTS: Final = re.compile(
    rf"^(?:[^:\"]{{1,40}}: )?when(?:ever)? this creature (?:{_DOES})(?: your opponent)?"
    r"(?: and (?:isn't blocked|is blocked|becomes blocked))?, (?P<before>[^.]*?)\bthat creature\b",
    re.IGNORECASE,
)
_THIS: Final = re.compile(r"\bthis creature\b", re.IGNORECASE)
_OTHERS: Final = re.compile(r"\b(?:creatures?|cards?|one|any|all|each|another|other)\b", re.IGNORECASE)


def with_known_creature(line: str) -> str:
    """The line; raises `CardTextError` where "that creature" could be the one that this creature fights."""
    found = _FIGHTS.match(line)
    if found is not None and not _OTHERS.search(_THIS.sub("", found["before"])):
        raise CardTextError(
            'it does not say which creature "that creature" is: write "this creature", or name the other one, as in '
            '"whenever this creature blocks a creature, destroy that creature"',
            line,
        )
    return line
