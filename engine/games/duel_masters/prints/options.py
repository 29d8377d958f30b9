"""700.2a. Options of print: what is chosen among stands on lines of its own, behind a mark or a number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters.prints.reminders import without_reminders
from engine.language.prints.rewording import rewordings

_MARK: Final = re.compile("^(?:[►▶▼▷➤][\N{VARIATION SELECTOR-15}]?|[-–](?!\\d)|\\d[.)](?= ))\\s*")
"""Before each of several things of which one is chosen."""

_END: Final = r" *[:.]* *$"
_NUMBER: Final = r"(?:\d|one|two|three|four|five)"
_SAME: Final = r"\.? ?\(You may chooses? the same (?:one|option)[^()]*\)"
_WAYS: Final = rewordings(
    *[
        (printed + _END, meant)
        for printed, meant in (
            (
                r"\b(chooses?)(?: and activate)? (?:one|1) of the following(?: effects| abilities)?",
                r"\1 one of these: ",
            ),
            (
                (
                    r"\b(choose) (?:one|1) of the following[.,]? if ([^.]{5,120}), "
                    r"you may (?:choose|use) (?:both|both effects)(?: instead)?"
                ),
                r"\1 one of these, or all of them if \2: ",
            ),
            (rf"\b(choose) ({_NUMBER}) of the following", r"\1 \2 of the options: "),
            (rf"\b(choose) ({_NUMBER}) of the following{_SAME}", r"\1 one of these \2 times: "),
            (rf"\b(choose) (?:one|1) of the following (\d+) times(?:{_SAME})?", r"\1 one of these \2 times: "),
            (rf"\b(choose) from the following (\d+) times(?:{_SAME})?", r"\1 one of these \2 times: "),
            (r"\b(?:use|do) the (?:following|next) ability twice", "do this 2 times: "),
            (r"\b(?:use|do) the (?:following|next) ability (\d+) times", r"do this \1 times: "),
        )
    ],
    flags=re.IGNORECASE,
)
"""How print says before them what is chosen, and how the card language does."""

_BURST: Final = (
    r"\{?double evolution burst\}?[ \t]*\(if you have an evolution creature in the battle zone, you may "
    r"(?:choose both|use both effects)\.?\)"
)
_TWO: Final = r"\n([^\n]+)\n([^\n]+)"
_ONE_OF: Final = r"choose (?:and activate )?(?:one|1) of the following(?: effects)?:[ \t]*"
_BURSTS: Final = tuple(
    [
        re.compile(rf"^[■ \t]*{said}[ \t]*$(?!\n)", re.IGNORECASE | re.MULTILINE)
        for said in (rf"{_BURST}[ \t]*{_TWO}", rf"{_ONE_OF}{_TWO}\n{_BURST}")
    ]
)
"""Double evolution burst, before or behind the two things of which one is chosen, or both: the last of a text."""

_INSIDE: Final = str.maketrans("()", "\x01\x02")


def with_options(text: str) -> Iterator[str]:
    """The lines of a text; one of which options are chosen has them behind it, in parentheses that are no reminders."""
    waiting = ""
    options: list[str] = []
    for burst in _BURSTS:
        text = burst.sub(_as_options, text)
    for line in text.split("\n"):
        mark = _MARK.match(line.strip())
        if waiting and mark is not None:
            options.append(without_reminders(line.strip()[mark.end() :]).strip(" :."))
            continue
        if waiting:
            yield _joined(waiting, options)
            waiting, options = "", []
        if any(way.search(line) for way, _ in _WAYS):
            waiting = line
        else:
            yield line
    if waiting:
        yield _joined(waiting, options)


def _as_options(burst: re.Match[str]) -> str:
    """The two things of a double evolution burst, as options."""
    said = "Choose one of the following. If you have an evolution creature in the battle zone, you may choose both:"
    return "\n► ".join((said, *[each.strip(" -■►\t") for each in burst.groups()]))


def _joined(line: str, options: list[str]) -> str:
    """What is said before options, and these; the line alone if there are none."""
    if not options:
        return line
    said = ") or (".join([option[:1].lower() + option[1:] for option in options])
    for way, meant in _WAYS:
        if way.search(line):
            return way.sub(meant, line) + f"({said}).".translate(_INSIDE)
    return line
