"""How abilities of Luck & Logic begin as people type them: kind, zones, limit and keyword in any order and brackets."""

from __future__ import annotations

import re
from typing import Final

from engine.language.prints.typed_text import without_first_time, without_once

_KIND: Final = re.compile(
    r"^(?:[-\N{BULLET}] ?)?[\[(]?(?P<kind>AUTO|ACT|CONT|LD|Logic Drive|TC|Trance Change|Tool Skill)\b[\])]?",
    re.IGNORECASE,
)
_KINDS: Final = {"logic drive": "LD", "trance change": "TC", "tool skill": "Tool Skill"}
_ONCE: Final = re.compile(
    r" ?(?:[\[(](?:1 ?/ ?turn|(?:only )?once (?:per|a|each) turn)[\])]|1/turn\b|once (?:per|a|each) turn(?=:| -))",
    re.IGNORECASE,
)
_EX_SOUL: Final = re.compile(r" ?[\[(]?EX[- ]?Soul ?\(?(?P<number>\d+)\)?[\])]?", re.IGNORECASE)
_MAKE_UP: Final = re.compile(r" ?[\[(]?Make[- ]?Up ?(?:\(?(?:Lv\.?|level) ?(?P<level>\d)\)?)[\])]?", re.IGNORECASE)
_KEYWORDS: Final = "Vanguard|Detonate Skill|Detonate"
_KEYWORD: Final = re.compile(
    rf" ?(?:[\[(](?P<bracketed>{_KEYWORDS})[\])]|(?P<keyword>{_KEYWORDS})(?=:| -|\.|$))", re.IGNORECASE
)
_PAID: Final = re.compile(r" ?(?P<paid>\(\d\))(?= ?:| -| ?[A-Z])")
"""What is paid from stock, without the brackets of a cost."""

_ZONES: Final = re.compile(
    r" ?(?P<zones>\((?!\d)[^()]*\)"
    r"|\[(?:circle|gate|hand|level|drop|battle|paradox|intercept|soul|purge)(?: zone)?(?:/[a-z ]{3,15}){0,3}\])",
    re.IGNORECASE,
)
_ROUND: Final = str.maketrans("[]", "()")
_ZONE: Final = re.compile(
    r"\b(?:your )?(circle|gate|hand|level|drop|battle|paradox|intercept|soul|purge)(?: zone)?\b", re.IGNORECASE
)
_COLON: Final = re.compile(r" ?(?::| -+ | -+$|\.?$|(?=[A-Z\[\"])|(?=into\b)|(?<=[\])]) ?(?=\w)) *")


_ALONE: Final = re.compile(r"^(?=(?P<make_up>make[- ]?up lv)|detonate\b)", re.IGNORECASE)
"""Keywords that are typed without their kind."""


def with_head(line: str) -> tuple[str, str] | None:
    """The head of an ability in the words of the card language, and what is behind it as it was typed.

    None for a line that begins with no head.
    """
    alone = _ALONE.match(line)
    if alone is not None:
        line = ("ACT " if alone["make_up"] else "AUTO ") + line
    kind = _KIND.match(line)
    if kind is None:
        return None
    zones = limit = keyword = paid = ""
    at = kind.end()
    while True:
        if not limit and (found := _ONCE.match(line, at)) is not None:
            limit = " [1/turn]"
        elif not keyword and (found := _EX_SOUL.match(line, at)) is not None:
            keyword = f" EX Soul {found['number']}"
        elif not keyword and (found := _MAKE_UP.match(line, at)) is not None:
            keyword = f" Make Up Lv {found['level']}"
        elif not keyword and (found := _KEYWORD.match(line, at)) is not None:
            keyword = f" {(found['bracketed'] or found['keyword']).title()}"
        elif not paid and (found := _PAID.match(line, at)) is not None:
            paid = f"[{found['paid']}] "
        elif not zones and (found := _ZONES.match(line, at)) is not None:
            zones = f" {_ZONE.sub(lambda zone: zone[1].capitalize(), found['zones'].translate(_ROUND))}"
        else:
            break
        at = found.end()
    colon = _COLON.match(line, at)
    if colon is None:
        return None
    said, limit = _with_limit(line[colon.end() :], limit)
    name = kind["kind"].lower()
    head = f"{_KINDS.get(name, name.upper())}{zones}{limit}{keyword}"
    return f"{head}: {paid}" if said or paid else head, said


def _with_limit(said: str, limit: str) -> tuple[str, str]:
    """What an ability says without how often it may be used, and its limit."""
    said, once = without_once(said)
    said, first = without_first_time(said)
    return said, " [first time each turn]" if first else " [1/turn]" if once else limit
