"""Reminders of print: sentences in parentheses, which say in full what a keyword means."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from engine.language.prints.typography import is_sentence, limits

_PARENTHESIS: Final = re.compile(r" ?\(([^()]*)\)")
_OPENER: Final = re.compile(
    r"^(?:this|when|whenever|while|if|at|you|your|each|a|an|after|instead|the|it|gachinko)\b", re.IGNORECASE
)
_TAKES_AWAY: Final = re.compile(
    r"you can't use the ['\"]?shield trigger|(?:it|they|that \w+) can't cost (?:0 or less|less than \d)", re.IGNORECASE
)
"""How sentences in parentheses begin that are no reminders: they take away what the rules allow."""

_ENDS: Final = (".", "!", "?", '"', "'")
_SENTENCE_LENGTH: Final = 18
"""How many characters a sentence in parentheses has at least if it ends without a stop."""

_KEYWORD_LAST: Final = re.compile(
    r"\b(?:breaker|blocker|slayer|attacker(?: [+-]?\d+)?|stealth|trigger|charger|guardman|saver)[\"']?$", re.IGNORECASE
)
"""A sentence whose last word is a keyword, which may be explained behind it."""

_INSIDE: Final = str.maketrans("()", "\x01\x02")
_OUTSIDE: Final = str.maketrans("\x01\x02", "()")

_KEYWORD_ALONE: Final = re.compile(
    r"^(?P<keyword>[^().\"]{3,60}[^().\"\s:](?: ?\(\d+\))?) ?\((?P<reminder>[^()]{20,400})\)\.?$"
)
"""A keyword, with what it is of, and a reminder behind it."""

_ICONS: Final = re.compile(
    r"\{(?![LWDFN]+\d+\})[^{}]*\}(?: ?\{[LWDFN]+\d+\}| ?[+-]?\d+)?(?: ?\([^()]*\))?\.?", re.IGNORECASE
)
"""A keyword in braces with its number or what is to be paid for it, and a reminder, of several on a line."""


def keywords_apart(line: str) -> Iterator[str]:
    """The keywords of a line that has nothing else, each with its reminder; else the line."""
    if len(_ICONS.findall(line)) > 1 and not _ICONS.sub("", line).strip():
        yield from _ICONS.findall(line)
    else:
        yield line


def reminder_of(line: str) -> str:
    """What a keyword says in full, where a line is no more than the keyword and a reminder of it; else ""."""
    found = _KEYWORD_ALONE.match(line.strip())
    said = "" if found is None else found["reminder"].strip()
    return said if _is_reminder(said, before="") else ""


_SICKNESS: Final = re.compile(
    r"\bignore (?=(?:any|all) effects that (?:would )?prevent [^()]*"
    r"\((?:For example, ignore|Effects such as) summoning sickness\b)",
    re.IGNORECASE,
)
"""What is ignored, where an example in parentheses says that summoning sickness is as well, which is no effect."""


def without_reminders(line: str) -> str:
    """A line without the sentences in parentheses; what else stands in parentheses is left."""
    line = _SICKNESS.sub("ignore summoning sickness and ", line)
    if line.endswith("))") and line.count(")") == line.count("(") + 1:  # closed twice by mistake
        line = line[:-1]

    def dropped(match: re.Match[str]) -> str:
        if _TAKES_AWAY.match(match[1]):
            return f" {match[1]}"
        before = match.string[: match.start()]
        return "" if _is_reminder(match[1].strip(), before) else match[0].translate(_INSIDE)

    before = ""
    while before != line:
        before, line = line, _PARENTHESIS.sub(dropped, line)
    return line.translate(_OUTSIDE)


def _is_reminder(said: str, before: str) -> bool:
    """Whether it is a sentence: what else stands in parentheses (a race, a civilization) belongs to the text."""
    if limits(said, before) or (said[:1].islower() and not _OPENER.match(said)):
        return False
    before = before.rstrip()
    goes_on = said[:1].islower() and not said.endswith(_ENDS) and is_sentence(before)
    if goes_on and _KEYWORD_LAST.search(before) is None:
        return False
    return said.endswith(_ENDS) or (len(said) >= _SENTENCE_LENGTH and _OPENER.match(said) is not None)
