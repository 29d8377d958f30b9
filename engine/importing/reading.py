"""Reading printed texts: what they mean is kept, since reading one takes long."""

from __future__ import annotations

import hashlib
from collections.abc import MutableMapping

from engine.language.errors import CardTextError
from engine.language.prints.facts import Prints

Texts = MutableMapping[str, dict[str, str]]
"""Texts that were read before, by `key_of`: ``{"text": ...}`` in the card language, or a ``flag``, or ``why`` not."""


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
