"""Heads of abilities as people type them: kind, circles, limits and costs in any order and any brackets.

    LB4 AUTO R 1/turn - CB1: When this unit attacks, draw a card.

is "[AUTO](RC)[1/turn][Limit-Break 4]:[Counter-Blast 1] When this unit attacks, draw a card."
"""

from __future__ import annotations

import re
from typing import Final

from engine.language.errors import CardTextError
from engine.language.prints.typed_text import without_first_time, without_once

_KINDS: Final = {"\u81ea": "AUTO", "\u8d77": "ACT", "\u6c38": "CONT"}
"""How Japanese cards print the kinds of abilities."""

_KIND: Final = re.compile(
    r"(?P<label>[A-Z][A-Za-z ]{2,20}(?: \d)? ?- ?)?"
    rf"(?:[\[(\{{](?P<kind>(?i:AUTO|ACT|CONT)|[{''.join(_KINDS)}])[\])\}}]|"
    r"(?P<bare>AUTO|ACT|CONT|Auto|Act|Cont|(?:auto|act|cont)(?= ?[\[(:]))\b)\s*"
)
_CIRCLES: Final = {
    "v": "VC",
    "r": "RC",
    "g": "GC",
    "vanguard": "VC",
    "rearguard": "RC",
    "guardian": "GC",
}
_PLACE: Final = (
    r"(?:G zone|VC|RC|GC|V|R|G(?! zone)|(?:Vanguard|Rear[- ]?guard|Guardian)(?: Circle)?|Hand"
    r"|Soul(?![- ]?(?:blast|charge))|Deck|(?:Drop|Damage|Bind|Trigger)(?: zone)?)"
)
_AND: Final = r" ?(?:/|,|\bor\b|&) ?"
_SEPARATOR: Final = re.compile(_AND, re.IGNORECASE)
_PLACES: Final = re.compile(
    rf"(?:[\[({{]{{1,2}} ?(?P<inside>{_PLACE}(?:{_AND}{_PLACE}){{0,5}}) ?[\])}}]{{1,2}}"
    rf"|(?P<bare>{_PLACE}(?:/{_PLACE}){{0,5}})(?=[\s:\[(|,-]|When\b|$)) ?",
    re.IGNORECASE,
)
_KIND_AND_PLACES: Final = re.compile(
    rf"^(?:[\[(](?P<kind>AUTO|ACT|CONT) ?[ /|] ?[\[(]?(?P<inside>{_PLACE}(?:/{_PLACE}){{0,5}})[\])]{{1,2}}"
    rf"|(?P<bare>AUTO|ACT|CONT) ?[/|] ?(?P<behind>{_PLACE}(?:/{_PLACE}){{0,5}})(?=[\s:|]))",
    re.IGNORECASE,
)
"""A kind and its circles in the same brackets, or apart by a bar."""

_TURN: Final = re.compile(
    r"(?:[\[(]\s*(?:1\s*/\s*turn|(?:only )?once (?:per|a|each) turn|turn ?1)\s*[\])]"
    r"|1/t(?:urn)?\b|(?:only )?once (?:per|a|each) turn(?= ?[:,\[(|]| - ))\s*(?:, )?",
    re.IGNORECASE,
)
_LONGER_TURN: Final = re.compile(r"\[1/turn (?:even unpaid|by name)\] ?", re.IGNORECASE)
_BREAK: Final = re.compile(
    r"[\[(]? ?(?P<kind>GB|LB|Generation[- ]?Break|Limit[- ]?Break)[- ]?\(?(?P<number>\d)\)? ?"
    r"(?:[\])]|(?=[\s:\[(|,])) ?",
    re.IGNORECASE,
)
_WITHIN: Final = re.compile(
    r"in (?:the|your) (?:(?:right|left|middle|center) column(?: of the front row)?|front row|back row)"
    r"(?=\[(?:Generation|Limit)| ?:)"
)
"""Where on its circles a unit must be for the ability to be active."""

_ANOTHER: Final = re.compile(r" ?[,|/] ?(?=[\[(A-Z\d])", re.IGNORECASE)
"""Between two parts of a head."""

_COLON: Final = re.compile(r"(?::|\||-{1,3}(?=\s)) {0,3}")
_BEGUN: Final = re.compile(r"(?![\w /]{1,24}[:(])(?:[\[\"A-Z]|when\b)")
_DEMAND: Final = re.compile(
    r"(?:Brave|Oracle|Ritual|Unite|Thunderstrike|Darkness|Dark Device|Shinken Hissatsu|Wave|Homare)\b", re.IGNORECASE
)
_NO_PLACE: Final = re.compile(r"[\[({](?P<said>[A-Za-z]{2,12}(?: [A-Za-z]{2,8})?)[\])}] ?(?=:)")
"""What stands where circles do, and is none."""

_ONCE: Final = "[1/turn]"
_UNKNOWN: Final = re.compile(r"[a-z\d][^:.\"]{0,40}?(?= ?:)")
"""What stands in a head and is none of its parts."""

_DONE: Final = (
    r"(?:[CS]B[- ]?\(?\d|(?:Counter|Soul)[- ]?Blast|(?:rest|discard|retire|bind)\b|(?:put|return|reveal) this\b)"
)
_JOINT: Final = re.compile(rf" ?(?:,(?: and)?| and| \+| &|/) ?(?={_DONE}(?! (?:it|them)\b))", re.IGNORECASE)
_COST: Final = re.compile(rf"(?P<cost>{_DONE}[^.:;\[\]\"]{{0,80}}?)(?:: ?| - |(?<=[\d)]) (?=When\b))", re.IGNORECASE)
"""What is paid, without brackets but with a colon behind it."""

_BLAST: Final = r"(?:[CS]B[- ]?\(?\d+\)?|(?:Counter|Soul)[- ]?Blast[- ]?\(?\d+\)?)"
_BLASTS: Final = re.compile(
    rf"(?P<cost>{_BLAST}(?:(?:, ?| and | & | \+ |/){_BLAST})*)(?P<to>,(?! and\b)| to(?= \w)| and(?= )|, and(?= ))? ?",
    re.IGNORECASE,
)
_SHORT: Final = re.compile(r"[CS]B[- ]?\(?\d", re.IGNORECASE)
_MORE_TO_PAY: Final = re.compile(
    r"(?:(?:rest|retire|bind|return|put) this (?:unit|card)|discard)\b[^.]*?,", re.IGNORECASE
)
"""What may be paid as well, or be done: only brackets tell."""

_WHEN: Final = re.compile(rf"(?P<when>When\b[^.\"\[\]]{{5,120}}?, )(?:you may (?:pay )?)?(?={_BLAST})", re.IGNORECASE)
"""What stands before a cost that is paid when something happens."""


def with_head(line: str) -> str:
    """A line whose head has its kind, its zones and its limits in this order, and a colon behind them."""
    line = _KIND_AND_PLACES.sub(_apart, line)
    zones: list[str] = []
    at, tags = _parts(line, 0, zones)
    mark = _COLON.match(line, at) if at else None
    kind = _KIND.match(line, at if mark is None else mark.end())
    if kind is None:
        return line
    at, behind = _parts(line, kind.end(), zones)
    tags += behind
    if not zones and (other := _NO_PLACE.match(line, at)) is not None:
        raise CardTextError(
            f"{other['said']!r} in parentheses is no place: write VC, RC, GC, hand, drop, soul, damage, bind or deck",
            line,
            at,
        )
    begun = False
    while (colon := _COLON.match(line, at)) is not None:
        begun = True
        at, behind = _parts(line, colon.end(), zones, bare=False)
        tags += behind
        if at == colon.end():
            break
    rest, once = without_once(line[at:])
    if once and _ONCE not in tags:
        tags += _ONCE
    rest, first = without_first_time(rest)
    if first:
        tags += "[first time each turn]"
    unknown = None if begun else _UNKNOWN.match(rest)
    if unknown is not None and not rest.startswith("when"):
        raise CardTextError(
            "this is no part of a head: before its colon, an ability says its kind, circles, [1/turn], LB and GB",
            line,
            at,
        )
    said = (kind["kind"] or kind["bare"]).upper()
    said = _KINDS.get(said, said)
    paid = rest if said == "CONT" else _with_cost(rest, said == "ACT")
    begun = begun or paid != rest or (_BEGUN.match(rest) is not None and not _DEMAND.match(rest))
    places = f"({'/'.join(zones)})" if zones else ""
    return f"{kind['label'] or ''}[{said}]{places}{tags}{':' * bool(begun)}{paid}"


def _apart(found: re.Match[str]) -> str:
    return f"[{found['kind'] or found['bare']}]({found['inside'] or found['behind']})"


def _parts(line: str, at: int, zones: list[str], *, bare: bool = True) -> tuple[int, str]:
    """Where the circles and limits that stand there end, and the limits; circles are added to ``zones``."""
    tags = ""
    while True:
        between = _ANOTHER.match(line, at)
        start = at if between is None else between.end()
        if (found := _PLACES.match(line, start)) is not None and (found["inside"] or (bare and not zones)):
            zones += [_zone(each.strip()) for each in _SEPARATOR.split(found["inside"] or found["bare"])]
        elif (found := _TURN.match(line, start)) is not None:
            tags += _ONCE
        elif (found := _LONGER_TURN.match(line, start)) is not None:
            tags += found[0]
        elif (found := _BREAK.match(line, start)) is not None:
            name = "Limit-Break" if found["kind"][:1].upper() == "L" else "Generation Break"
            tags += f"[{name} {found['number']}]"
        elif (found := _WITHIN.match(line, start)) is not None:
            tags += f" {found[0]}"
        else:
            return at, tags
        at = found.end()


def _zone(said: str) -> str:
    name = said.lower().replace("-", "").replace(" ", "").removesuffix("circle")
    return _CIRCLES.get(name, said.upper() if name in ("vc", "rc", "gc") else said)


def _with_cost(said: str, activated: bool) -> str:
    """What an ability says, with its cost in brackets."""
    whole = _COST.match(said)
    if whole is not None:
        return f"[{_JOINT.sub(' & ', whole['cost'])}] {said[whole.end() :]}"
    when = None if activated else _WHEN.match(said)
    if not activated and when is None:
        return said
    before = "" if when is None else when["when"]
    rest = said if when is None else said[when.end() :]
    whole, blasts = _COST.match(rest), _BLASTS.match(rest)
    if whole is not None:
        return f"{before}[{_JOINT.sub(' & ', whole['cost'])}], {rest[whole.end() :]}"
    if blasts is None or blasts["to"] is None or (blasts["to"].endswith("and") and not _SHORT.match(rest)):
        return said
    done = rest[blasts.end() :]
    if _MORE_TO_PAY.match(done):
        raise CardTextError("it does not say where the cost ends: put brackets around it, as in [CB1]", said)
    return f"{before}[{_JOINT.sub(' & ', blasts['cost'])}]{',' * bool(before)} {done}"
