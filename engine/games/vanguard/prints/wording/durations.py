"""8.2.1.2. Durations that print says once in a sentence: "until end of turn, this gets A, then, if C, that gets B"."""

from __future__ import annotations

import re
from typing import Final

_PIECE: Final = re.compile(r"[^.\"]+")
_THEN: Final = re.compile(r"\bthen, (?:if |\[)", re.IGNORECASE)
_GETS: Final = r"(?:this unit|that unit|it|they) gets? [^.,\"\[\]]+"
_SAID_FIRST: Final = re.compile(rf"\b(?P<until>until end of (?:turn|that battle)), (?P<gets>{_GETS})", re.IGNORECASE)
_SAID_BEHIND: Final = re.compile(rf"\b{_GETS} (?P<until>until end of (?:turn|that battle))", re.IGNORECASE)
_GIVEN: Final = re.compile(rf"(?<=, )(?P<joint>and )?(?P<gets>{_GETS})(?=,|$)", re.IGNORECASE)


def with_durations(text: str) -> str:
    """A text in which all that a unit gets in such a sentence lasts as long as what comes first is said to."""
    return _PIECE.sub(lambda found: _shared(found[0]) if _is_such(found) else found[0], text)


def _is_such(piece: re.Match[str]) -> bool:
    """Whether it is a sentence that goes on with "then", without a quotation in it."""
    return piece.string.startswith(".", piece.end()) and _THEN.search(piece[0]) is not None


def _shared(sentence: str) -> str:
    first = _SAID_FIRST.search(sentence)
    if first is not None:
        gets = first["gets"][:1].upper() + first["gets"][1:] if first["until"][0] == "U" else first["gets"]
        sentence = f"{sentence[: first.start()]}{gets} {first['until'].lower()}{sentence[first.end() :]}"
    said = _SAID_BEHIND.search(sentence)
    if said is None:
        return sentence
    until = said["until"].lower()

    def lasting(found: re.Match[str]) -> str:
        return found[0] if " until end of " in found["gets"] else f"{found[0]} {until}"

    return sentence[: said.end()] + _GIVEN.sub(lasting, sentence[said.end() :])
