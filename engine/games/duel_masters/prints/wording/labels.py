"""110.6. Names of abilities, which stand before these and say nothing of their own: the ability says it in full."""

from __future__ import annotations

import re
from typing import Final

_NAMES: Final = (
    "(?:dragon |multicolored )?mana arms",
    "revolution",
    "civil count",
    "shinkapower",
    "rainbownus",
    "mana drive",
    "meteorburn",
    "mega meteorburn",
    "(?:mana )?kourin",
    "abarechain",
    "onitime",
    "oniend",
    "oshiokimoon",
    "crystal arms",
    "(?:master )?gogogo gangan galaxy",
    "hell hell hell",
    "magic void",
    "magivoid",
    "flame burn",
    "lightning sonic",
    "bio kick",
    "bio tackle",
    "revenge chance",
    "(?:(?:fantasy|void) )?gate of moonless night",
    "zero",
    "joragon pop",
    "labyrinth",
    "super heaven fever",
    "kirifuda revolution",
    "(?:(?:ultra|climax|trio|burning) )?doron go(?: [^:]{1,40})?",
    "super shield plus",
    "shield plus",
    "hatenkokonotsugatari",
    "forbidden mechanism",
)
_LABEL: Final = re.compile(
    rf"^[\"']?(?:{'|'.join(_NAMES)})[\"']?(?: \d+)?(?: \([^()]*\))?[\"']?"
    r"(?: ?[:,-]+ ?|(?<=galaxy) |(?<=plus) |(?<=tackle) |(?<=kick) )(?=[A-Z])",
    re.IGNORECASE,
)
_DORON_GO: Final = re.compile(
    r"^doron go ?[-:—] ?(?!.* (?:breaker|attacker|blocker|slayer)\b)"
    r"(?P<name>\"[^\"]{1,40}\"|[A-Z]\w+(?: [A-Z]\w+)*)\.?$",
    re.IGNORECASE,
)
"""An exile creature of a name is put from the hand in place of this one: the reminder says it in full."""

_REVOLUTION_ZERO: Final = re.compile(r"^revolution 0 trigger(?=:)", re.IGNORECASE)
_GRAVITY_ZERO: Final = re.compile(r"^G(?:ravity)?[ -]?zero ?[-:—]? ?(?=if )", re.IGNORECASE)
_FINAL_REVOLUTION: Final = re.compile(
    r"^final revolution: when you put this creature (?:into the battle zone )?with \"revolution change\",? "
    r"and you haven't used another (?:card named )?\"final revolution\" (?:during )?this turn, ",
    re.IGNORECASE,
)
"""701.26. What final revolution means, in full before what it does."""

_FREELY: Final = re.compile(
    r"^(If [^,.]{5,120}) you may (?=(?:cast|summon|use) this \w+ for no cost\.?$)", re.IGNORECASE
)
"""112.3e. A card that may be used for nothing, which print says without a comma."""


_MECHRAID_SAYS: Final = (
    r" ?[A-Z][\w' ]{2,30} mechraid (?:\d+|∞) ?[-—:] ?Look at the top [36] cards of your deck\. "
    r"[^()]{20,160}? in any order"
)
_MECHRAID: Final = re.compile(rf"{_MECHRAID_SAYS}\.?$|\.{_MECHRAID_SAYS}(?=\))", re.IGNORECASE)
"""What mechraid says, behind the ability or the option that lets one use it."""


_THIS_ONE: Final = re.compile(r"\b(costs?|power) less than this (?:one|spell)\b")
_STAYS: Final = re.compile(
    r"(you may put it into the battle zone\.) If you don't, return it to the top of your deck\.", re.IGNORECASE
)
"""A card that was looked at lies on top of the deck still."""


_SAVER: Final = re.compile(
    r"^saver ?[-:—] ?(?:(?P<sort>psychic creature|evolution creature|tamaseed|dragon|command)"
    r"|(?P<power>power \d+ or more))\.?$",
    re.IGNORECASE,
)
"""What a saver saves that is no race."""


def _saved(said: re.Match[str]) -> str:
    what = f"creatures that have {said['power']}" if said["power"] else f"{said['sort']}s"
    return f"When one of your {what} would be destroyed, you may destroy this creature instead."


def without_label(line: str) -> str:
    """An ability without the name before it; an ability of which only the name stands there, in full."""
    doron_go = _DORON_GO.match(line)
    if doron_go is not None:
        name = doron_go["name"].strip('"')
        return (
            f'When this creature is destroyed, you may put an exile creature that has "{name}" in its name '
            "from your hand into the battle zone."
        )
    line = _SAVER.sub(_saved, line)
    line = _FINAL_REVOLUTION.sub("Final revolution: ", line)
    line = _STAYS.sub(r"\1", _THIS_ONE.sub(r"\1 less than this creature", line))
    line = _GRAVITY_ZERO.sub("", _MECHRAID.sub("", _REVOLUTION_ZERO.sub("Revolution zero trigger", line)))
    line = line[:1].upper() + line[1:]
    return _FREELY.sub(r"\1, you may ", _LABEL.sub("", line))
