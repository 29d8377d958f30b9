"""Lists of print: what is done by the type of a card, by a number, or by choice, each behind a bullet on its own line.

They come to sentences: "If the card put with this effect is a normal unit, draw a card."
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from engine.language.errors import CardTextError

LEFT: Final = "\N{LEFT WHITE PARENTHESIS}"
RIGHT: Final = "\N{RIGHT WHITE PARENTHESIS}"
"""Parentheses around options, which are no reminders."""

_BULLET: Final = re.compile(r"[\N{KATAKANA MIDDLE DOT}\N{BULLET}]")
_LIST: Final = re.compile(
    r"(?P<joint>\band |\bthen, )?\b(?:perform|activate|resolve|choose)s? (?:(?P<all>all of )|one of )?(?:the )?"
    r"(?:effects below|effects|following effects|following)(?: below)?"
    r"(?: (?:depending on|according to) (?P<measure>[^\n.]{1,120}))?\.?$",
    re.IGNORECASE,
)
"""How the line ends to which a list belongs."""

_CASE: Final = re.compile(r"([^-\[\]\"]{2,40}) ?- ?(.+)$")
_TYPES: Final = {"normal unit": "a normal unit", "trigger unit": "a trigger unit"}
_BOUND: Final = re.compile(r"(?:\d{1,3}|[a-z]{1,12}) or (?:more|less)(?: cards)?$", re.IGNORECASE)
_COUNTED: Final = re.compile(r"the number of (?!times\b)", re.IGNORECASE)
_ASKS: Final = re.compile(r", if\b")


def in_sentences(text: str) -> str:
    """A printed text with its lists as sentences of the ability to which they belong."""
    return "\n".join(_lines(text)) if _BULLET.search(text) else text


def _lines(text: str) -> Iterator[str]:
    """The lines, a list and the line above it as one."""
    above: str | None = None
    bullets: list[str] = []
    for line in text.split("\n"):
        head, *behind = _BULLET.split(line)
        if head.strip() or not behind:
            yield from _with_list(above, bullets)
            above, bullets = head, []
        bullets += [each.strip().rstrip(".") for each in behind]
    yield from _with_list(above, bullets)


def _with_list(above: str | None, bullets: list[str]) -> Iterator[str]:
    if above is None:
        if bullets:
            raise CardTextError("it does not say of what this is part", bullets[0])
        return
    found = _LIST.search(above.rstrip())
    if not bullets or found is None:
        yield "\N{KATAKANA MIDDLE DOT} ".join((above, *bullets))
        return
    before, measure = f"{above[: found.start()].rstrip(' ,')}, {(found['joint'] or '').lower()}", found["measure"]
    if measure is None:
        if found["all"]:
            raise CardTextError("it does not say on what depends what is done", above)
        yield f"{before}choose one of these: {LEFT}{f'{RIGHT} or {LEFT}'.join(map(_begun, bullets))}{RIGHT}."
        return
    by_type = measure.startswith("that card's type")
    if not by_type and _ASKS.search(before):
        raise CardTextError("it does not say whether all that follows depends on that", above)
    case = _by_type if by_type else _by_number(measure)
    said = " ".join(_said(each, case) for each in bullets)
    yield f"{before}i{said[1:]}"


def _said(bullet: str, condition: Callable[[str], str]) -> str:
    parts = _CASE.match(bullet)
    if parts is None:
        raise CardTextError("it does not say in which case this is done", bullet)
    effect = parts[2].strip()
    if ". " in effect:
        raise CardTextError("it does not say whether both sentences depend on the case", bullet)
    return f"If {condition(parts[1].strip())}, {_begun(effect)}."


def _begun(effect: str) -> str:
    """What is done, as it stands in the middle of a sentence."""
    return effect if effect.startswith(("Soul", "Counter")) else effect[:1].lower() + effect[1:]


def _by_type(case: str) -> str:
    sort = _TYPES.get(case.lower())
    if sort is None:
        raise CardTextError("there is no such type of card", case)
    return f"the card put with this effect is {sort}"


def _by_number(measure: str) -> Callable[[str], str]:
    def condition(case: str) -> str:
        if _COUNTED.match(measure) is None or _BOUND.match(case) is None:
            raise CardTextError("it does not say in which case this is done", case)
        return f"{measure} is {case.lower().removesuffix(' cards')}"

    return condition
