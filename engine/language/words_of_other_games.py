"""Words that one game has for what another one calls otherwise, so that an error can say what is meant here."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

_ALIKE: Final[tuple[tuple[str, ...], ...]] = (
    ("rest", "tap", "exhaust"),
    ("stand", "untap", "ready"),
    ("resting", "rested", "tapped"),
    ("standing", "untapped"),
    ("retire", "drop", "destroy", "kill", "banish"),
    ("unit", "creature", "member", "character", "monster", "minion"),
    ("rear-guard", "support character"),
    ("rear-guards", "support characters"),
    ("main character", "leader", "commander"),
    ("drop zone", "discard pile", "graveyard", "trash"),
    ("spell", "event"),
    ("race", "trait", "tribe"),
    ("power", "AP", "attack points"),
    ("call", "deploy", "summon"),
    ("called", "deployed", "summoned"),
    ("turn cost", "grade", "cost"),
    ("Counter Blast", "Counterblast"),
    ("speed attacker", "haste", "charge"),
    ("AUTO", "Start", "triggered"),
    ("ACT", "Use", "activated"),
    ("CONT", "passive", "static"),
)
"""What comes to much the same in different games."""

_NUMBERS: Final = frozenset({"several", "many", "multiple", "numerous", "hundred", "dozen", "x", "half"})


_PLAINLY: Final[Mapping[str, str]] = {
    "yet": 'say how many there are together, as "two other cards"',
    "unless": (
        'say when it is so, as "if you have three or less cards in your hand", or what may be done in its place: '
        '"Your opponent may discard a card. If they don\'t, ..."'
    ),
}
"""What is to be written for words that are read almost nowhere."""


def said_plainly(word: str) -> str:
    """What is to be written in place of a word with which texts say much at once; or ""."""
    return _PLAINLY.get(word.lower(), "")


def word_of_this_game(word: str, known: Collection[str]) -> str:
    """What a game that knows these words says for a word of another game, or what is to be written for it; or ""."""
    said = word.lower()
    if said in _NUMBERS:
        return "write how many, as a number"
    plain = said.removesuffix("s")
    for words in _ALIKE:
        lower = [each.lower() for each in words]
        if said not in lower and plain not in lower:
            continue
        fitting = [each for each in words if all(part in known for part in each.lower().split())]
        if fitting:
            return f"this game says {fitting[0]!r}"
    return ""
