"""Who does something: "your opponent discards a card and chooses one of their shields" says it of both once."""

from __future__ import annotations

import re
from typing import Final

from engine.language.errors import CardTextError

_SAID_AGAIN: Final = frozenset({"chooses", "discards", "draws"})
"""What the card language says of the opponent; what else they do with a card is first chosen in it."""

_AGAIN: Final = re.compile(
    r"\b(?P<before>[Yy]our opponent (?:(?!\byou\b|\bdoes this: )[^.()\":])*?(?<!chooses))"
    r"(?P<joint>, (?:and then |and |then )?| and (?:then )?| then )"
    r"(?P<verb>chooses|discards|draws|destroys|returns|puts|taps|untaps|adds|shieldifies|casts|summons)"
    r"(?= (?:an?|another|any|one|two|three|up to|\d+) )"
)
"""What they choose, or draw, behind what is said of them: a verb in the third person, with nobody before it."""


def with_doers(line: str) -> str:
    """A line that says each time that the opponent does it. Raises `CardTextError` where that cannot be said so."""
    while again := _AGAIN.search(line):
        if again["verb"] not in _SAID_AGAIN:
            raise CardTextError(f'it does not say who {again["verb"]} that: "your opponent chooses" would', line)
        line = f"{line[: again.start('verb')]}your opponent {line[again.start('verb') :]}"
    return line
