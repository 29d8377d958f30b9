"""Reading printed texts: what they mean is kept, since reading one takes long."""

from __future__ import annotations

import hashlib
from collections.abc import MutableMapping
from typing import Final

from engine.language.errors import CardTextError
from engine.language.prints.facts import Prints
from engine.language.prints.typography import plain

Texts = MutableMapping[str, dict[str, str]]
"""Texts that were read before, by `key_of`: ``{"text": ...}`` in the card language, or a ``flag``, or ``why`` not."""

_SHORTEST_NAME: Final = 4  # characters of a name that cannot be taken for a word
_WITHIN: Final = ("-", "'", "<")  # before a name that is part of another one, or stands in marks
_WITHIN_BEHIND: Final = ("-", ">")
_ELSEWHERE: Final = (" from ", " in ")  # behind a name that is that of any such card: "return Old Kiln from ..."


def key_of(prints: Prints, text: str) -> str:
    """The key of a printed text among those that were read before: another grammar or typography reads it anew.

    Raises `CardTextError` for what the typography refuses.
    """
    reader = prints.reader()
    spelt = "\n".join([reader.fingerprint, *[f"{line}\t{reminder}" for line, reminder in reader.spelt(text)]])
    return hashlib.blake2b(spelt.encode(), digest_size=16).hexdigest()


def read_print(prints: Prints, text: str, known: Texts) -> dict[str, str]:
    """A printed text in the card language, or why it is not read."""
    try:
        key = key_of(prints, text)
    except CardTextError as error:
        return {"why": str(error)}
    if key not in known:
        reader = prints.reader()
        try:
            abilities = reader.read(text)
            doubts = reader.doubts(text)
            known[key] = {"flag": doubts[0]} if doubts else {"text": reader.told(abilities)}
        except CardTextError as error:
            known[key] = {"why": str(error)}
    return known[key]


def without_own_name(text: str, name: str, called: str) -> str:
    """A text that speaks of its card as print does, and not by its name, or what of that stands before a comma."""
    short = name.partition(",")[0].strip()
    parts = plain(text).split('"')  # a name in quotation marks may be that of another card
    for own in dict.fromkeys((name.strip(), short)):
        if len(own) >= _SHORTEST_NAME:
            parts[::2] = [_with_words(part, own, called) for part in parts[::2]]
    return '"'.join(parts)


def _with_words(text: str, name: str, called: str) -> str:
    """A text with other words for a name, where that is no part of a longer word and no card somewhere else."""
    said, *rest = text.split(name)
    for part in rest:
        inside = said[-1:].isalnum() or part[:1].isalnum() or said[-1:] in _WITHIN or part[:1] in _WITHIN_BEHIND
        inside = inside or part.startswith(_ELSEWHERE)
        said += (name if inside else called) + part
    return said
