"""Keywords with what is to be done for them, before the ability that they bring: on its line, or on the line behind.

    ■ Over Drive—Fire x2 (You may tap two more.)
    {OVER DRIVE}: When you put this creature into the battle zone, draw a card.

is "Over drive 2 fire: When you put this creature into the battle zone, draw a card". Below a head in
braces, further lines without a mark are abilities that it brings as well.

    {THRILLING THREE}: Dragon (Reveal the top 3 cards.)
    {THRILLING THREE}: Draw a card.

is "When you put this creature into the battle zone, reveal the top 3 cards of your deck. Do this once for each Dragon
revealed this way: (draw a card). Put the rest on the bottom of your deck in any order."
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from engine.games.duel_masters.prints.reminders import without_reminders
from engine.language.errors import CardTextError

_CIVILIZATION: Final = "(?:light|water|darkness|fire|nature)"
_EACH: Final = re.compile(rf"({_CIVILIZATION}) ?x ?(\d)", re.IGNORECASE)
_RACE: Final = r"(?-i:[A-Z]\w+(?: [A-Z]\w+)*)"
_REST: Final = r"[:.]* *(?P<rest>[A-Z\"{].*)?$"


def _over_drive(found: re.Match[str]) -> str:
    return "Over drive " + " and ".join(f"{count} {name.lower()}" for name, count in _EACH.findall(found["cost"]))


def _numbered(keyword: str) -> Callable[[re.Match[str]], str]:
    return lambda found: f"{keyword} {found['number']}"


def _plain(said: str) -> Callable[[re.Match[str]], str]:
    return lambda found: said


def _soul_recall(found: re.Match[str]) -> str:
    return (
        f"Whenever this creature attacks, you may put {found['number']} cards from your graveyard on the bottom of "
        "your deck in any order. If you do,"
    )


_HERE: Final = "\N{HORIZONTAL ELLIPSIS}"
"""Where the ability stands in what is said before it."""


def _thrilling_three(found: re.Match[str]) -> str:
    races = found["races"].replace(" and ", " or ")
    return (
        "When you put this creature into the battle zone, reveal the top 3 cards of your deck. "
        f"Do this once for each {races} revealed this way: \x01{_HERE}\x02. "
        "Put the rest on the bottom of your deck in any order."
    )


def _fort_energy(found: re.Match[str]) -> str:
    return f"Fort energy {found['race'].strip()}: When you put this creature into the battle zone,"


_MARSHALL_TOUCH: Final = (
    "When you put this creature into the battle zone, you may return one of your other creatures to your hand. "
    "If you do,"
)


_HEADS: Final[tuple[tuple[str, re.Pattern[str], Callable[[re.Match[str]], str]], ...]] = tuple(
    [
        (keyword, re.compile(rf"^{printed}{_REST}", re.IGNORECASE), head)
        for keyword, printed, head in (
            (
                "over drive",
                rf"over drive ?[-—:] ?(?P<cost>{_CIVILIZATION} ?x ?\d(?:,? (?:and |\+ )?{_CIVILIZATION} ?x ?\d)*)",
                _over_drive,
            ),
            ("fort energy", rf"\[?fort energy ?[-—:(] ?(?P<race>{_RACE})(?:[\]):]|$)", _fort_energy),
            ("shield force", "shield force", _plain("Shield force")),
            ("knight magic", "knight magic", _plain("Knight magic")),
            ("marshall touch", "marshall touch", _plain(_MARSHALL_TOUCH)),
            ("soul recall", r"soul recall (?P<number>\d+)", _soul_recall),
            ("thrilling three", rf"thrilling three ?[-—:] ?(?P<races>{_RACE}(?: and {_RACE})*)$", _thrilling_three),
            ("buzzrender", r"buzzrender ?\((?P<number>\d+)\)", _numbered("Buzzrender")),
        )
    ]
)
"""Keywords, with what stands there of their cost, and what the card language says before the ability."""

_MARKS: Final = re.compile(r"^[■•▪] *")
_BRACES: Final = re.compile(r"\{([^{}]*)\}")

_EMPTY: Final = re.compile(r"^[}:. ]+$")
"""A line of marks alone, which some databases have between a keyword and its ability."""

_SOUL_RECALL: Final = re.compile(
    r"^\{soul recall\} \(whenever this creature attacks, you may put (\d+),.* card\(s\) in your graveyard on the "
    r"bottom of your deck in any order\. if you do, you may use this creature's soul recall ability\.\):?$",
    re.IGNORECASE,
)
"""A head with its number in the reminder alone, where the ability stands as well by mistake."""

_USES_IT: Final = re.compile(
    r"^(?P<before>.*\bif you do,) use this creature's (?P<keyword>mana drive): ability\.$", re.IGNORECASE
)
"""What an ability ends with if the next line says what is done then."""

_HYPER_SIDE: Final = re.compile(r"^-{3,}$")
"""The line between what a creature has always and what it has in hyper mode."""

HYPER: Final = "Hyper mode: "


def with_heads(lines: Iterator[str]) -> Iterator[str]:
    """The lines of a text; an ability with a head on the line before has it on its own."""
    waiting, keyword, mode, above = "", "", "", ""
    for line in lines:
        shown = _SOUL_RECALL.sub(r"Soul recall \1", _MARKS.sub("", line.strip()))
        said = _BRACES.sub(lambda found: found[1], without_reminders(shown)).strip()
        if _HYPER_SIDE.match(said):
            mode = HYPER
            continue
        used = _USES_IT.match(said)
        if used is not None:
            keyword, waiting = used["keyword"].lower(), f"{used['before']} {_HERE}"
            continue
        found = _head_of(said)
        if found is not None:
            keyword, waiting, rest = found
            above = "" if rest or "{" not in line else waiting
            if rest:
                yield _joined(waiting, rest)
                waiting = ""
            continue
        if waiting and _EMPTY.match(said):
            continue
        if waiting and said:
            yield _joined(waiting, _behind(keyword, said))
            waiting = ""
            continue
        if above and said and not _begins_anew(line):
            yield _joined(above, said)
            continue
        if said:
            above = ""
        yield from _in_mode(mode, line)
    if waiting:
        yield waiting


def _head_of(said: str) -> tuple[str, str, str] | None:
    for keyword, pattern, head in _HEADS:
        found = pattern.match(said)
        if found is not None:
            return keyword, head(found), (found["rest"] or "").strip()
    return None


def _begins_anew(line: str) -> bool:
    """Whether a line has a mark before it, or is a keyword of its own."""
    return bool(_MARKS.match(line.strip())) or line.strip().startswith("{")


def _joined(head: str, ability: str) -> str:
    """An ability behind its head, or behind what comes before it in one sentence."""
    before, here, behind = head.partition(_HERE)
    if here and behind:  # in parentheses that are no reminders
        return f"{before}{ability[:1].lower()}{without_reminders(ability)[1:].rstrip('. ')}{behind}"
    if here:
        return f"{before}{_in_one_sentence(ability)}"
    return f"{head} {ability[:1].lower()}{ability[1:]}" if head.endswith(",") else f"{head}: {ability}"


_NEXT_SENTENCE: Final = re.compile(r"\. +(?=[A-Z])")
_THEN: Final = re.compile(r"^then,? ", re.IGNORECASE)
_ON_A_CONDITION: Final = re.compile(r"\b(?:may|if|otherwise)\b", re.IGNORECASE)


def _in_one_sentence(ability: str) -> str:
    """What is done if something else was, which another sentence would not be. Raises `CardTextError`."""
    sentences = _NEXT_SENTENCE.split(without_reminders(ability).rstrip(". "))
    if any(_ON_A_CONDITION.search(each) for each in sentences[:-1]):
        raise CardTextError("it does not say whether what happens then depends on what is before", ability)
    said = [_THEN.sub("", each) for each in sentences]
    return ", and ".join(each[:1].lower() + each[1:] for each in said) + "."


def _behind(keyword: str, said: str) -> str:
    """An ability without the keyword before it."""
    mark = f"{keyword}:"
    return said[len(mark) :].lstrip() if said.lower().startswith(mark) else said


def _in_mode(mode: str, line: str) -> Iterator[str]:
    """A line as it is, or each of its keywords as what the creature has in hyper mode."""
    if not mode or not line.strip():
        yield line
        return
    said = _MARKS.sub("", line.strip())
    alone = without_reminders(said)
    if _BRACES.sub("", alone).strip():
        yield f"{mode}{said}"
        return
    yield from (f"{mode}This creature has {each.strip().lower()}." for each in _BRACES.findall(alone))
