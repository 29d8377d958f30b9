"""Lines of spells that go on with what the line before has spoken of: the two are one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_GOES_ON: Final = re.compile(
    r"^(?:if [^,.]{3,80}, )?(?:each of )?(?:(?:that|those)(?: chosen)? (?:creature|card|spell)s?|it|they|them)\b"
    r"|^if (?:it|it's|that (?:card|creature|spell))\b",
    re.IGNORECASE,
)
"""How a line begins that speaks of "it" and has not said what that is."""

_MEANS_OTHERS: Final = re.compile(
    r"^(?:mana arms \d+: ?)?(?=(?:then )?(?:if [^,.]{3,80}, )?(?:you may )?"
    r"(?:choose|destroy|put|return|tap) another (?:one )?of your opponent's )",
    re.IGNORECASE,
)
"""How a line begins that means another card of the opponent than the one before; the keyword says what it says."""

_DOES_SOMETHING: Final = re.compile(
    r"^(?:you may |then )?(?:choose|destroy|discard|look|put|return|reveal|search|tap|untap|add|draw|gacharange) "
    r"[^:]*\.$",
    re.IGNORECASE,
)
"""A line that does something at once, as spells do."""


def joined(abilities: Iterator[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The abilities with their reminders; a line that goes on with what a spell has done belongs to the line before."""
    before: tuple[str, str] | None = None
    for line, reminder in abilities:
        if before is not None and _DOES_SOMETHING.match(before[0]):
            others = _MEANS_OTHERS.match(line)
            rest = line if others is None else line[others.end() :]
            if others is not None or _GOES_ON.match(line):
                before = (f"{before[0]} {rest[:1].upper()}{rest[1:]}", before[1])
                continue
        if before is not None:
            yield before
        before = (line, reminder)
    if before is not None:
        yield before
