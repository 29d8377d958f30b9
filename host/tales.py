"""The log as it is told: whole turns, and in them what belongs together as one.

A battle is told by the lines that say what came of it, with the others behind them, once there are such lines; before
that, and where there are none, it is told line by line. Nothing is left out but what is said again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from engine.kernel.telling import Telling
from host.summaries import LogLine


@dataclass(frozen=True, slots=True)
class Tale:
    """Lines that are told as one: those that say what came of it, if it is a passage that is over, and the others."""

    outcomes: tuple[LogLine, ...]
    others: tuple[LogLine, ...]


@dataclass(frozen=True, slots=True)
class TurnTold:
    """What happened in a turn, and how often each text was said; the line with which it begins stands for itself."""

    turn: int
    heading: LogLine | None
    tales: tuple[Tale, ...]
    counts: Mapping[str, int]


def turns_told(lines: Sequence[LogLine], telling: Telling) -> list[TurnTold]:
    """The turns of a log, in order."""
    found = []
    for turn, said in groupby(lines, key=lambda each: each.turn):
        here = list(said)
        heading = next((each for each in here if each.line.text in telling.turns), None)
        rest = [each for each in here if each is not heading]
        found.append(TurnTold(turn, heading, tuple(tales(rest, telling)), Counter(each.line.text for each in rest)))
    return found


def tales(lines: Sequence[LogLine], telling: Telling) -> list[Tale]:
    """These lines, those of a passage together."""
    found: list[Tale] = []
    for passage in _passages(lines, telling):
        outcomes = tuple([each for each in passage if each.line.text in telling.closes])
        if outcomes and passage[0].in_passage:
            others = [each for each in passage if each not in outcomes and not _is_said(each, outcomes, telling)]
            found.append(Tale(outcomes, tuple(others)))
        else:
            found += [Tale((), (each,)) for each in passage]
    return found


def _passages(lines: Sequence[LogLine], telling: Telling) -> Iterator[list[LogLine]]:
    """Neighbours that belong together. Where a passage follows upon another, it begins with what opens one."""
    here: list[LogLine] = []
    for each in lines:
        before = here[-1] if here else None
        if before is not None and not (each.in_passage and before.in_passage and _goes_on(before, each, telling)):
            yield here
            here = []
        here.append(each)
    if here:
        yield here


def _goes_on(before: LogLine, line: LogLine, telling: Telling) -> bool:
    """Whether this may be of one passage with what was said before it: an attack on several cards is told of each."""
    if line.line.text not in telling.opens:
        return True
    return before.line.text in telling.opens and _first(before.line) == _first(line.line)


def _first(line: Line) -> object:
    return next(iter(line.values.values()), None)


def _is_said(line: LogLine, outcomes: Sequence[LogLine], telling: Telling) -> bool:
    """Whether what came of it says this again, about all the same cards."""
    return any(
        line.line.text in telling.closes[each.line.text] and _cards(line.line) <= _cards(each.line) for each in outcomes
    )


def _cards(line: Line) -> set[Mention]:
    found: set[Mention] = set()
    for value in line.values.values():
        found |= {each for each in (value if type(value) is tuple else (value,)) if isinstance(each, Mention)}
    return found
