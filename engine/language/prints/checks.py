"""Checks of a reading: what a text says must be in what was read, told back in the card language, and nothing more.

This does not know what words mean. It compares what no reading may lose or add: numbers, names, and the small words
that turn a meaning round.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.language.prints.rewording import Rewording, reworded
from engine.language.words import NUMBER_WORDS

_SMALL: Final = {
    "other": "other", "another": "other", "others": "other",
    "opponent": "opponent", "opponent's": "opponent", "opponents": "opponent",
    "not": "not", "can't": "not", "cannot": "not", "isn't": "not", "doesn't": "not", "don't": "not", "no": "not",
    "may": "may", "each": "all", "every": "all", "all": "all", "instead": "instead", "unless": "unless",
    "except": "except", "random": "random", "tapped": "tapped", "untapped": "untapped", "untap": "untap", "tap": "tap",
    "until": "until", "next": "next", "total": "total", "different": "different", "same": "same", "both": "both",
    "less": "less", "more": "more", "greater": "more", "fewer": "less", "up": "up", "non": "non",
}  # fmt: skip
"""The small words that turn a meaning round, and what counts as the same."""

_PIECE: Final = re.compile(r"\"[^\"]*\"|[+-]?\d+|[^\W\d_]+(?:'[^\W\d_]+)?")

_QUOTED: Final = re.compile(r"\"(?=(?:[A-Z][A-Za-z ]{2,20}(?: \d)? - )?[A-Z]{3,4}\b[^\":]{0,60}: |[^\"]{15,300}\.\")")
"""Where an ability begins that a text quotes: with its kind in capitals, and a colon, or with any words that end with a
stop. It is text, and no name."""


def bag(text: str) -> Counter[str]:
    """The numbers, names and small words of a text, each with how often it stands there."""
    found: Counter[str] = Counter()
    if _QUOTED.search(text):
        text = _QUOTED.sub("", text).replace('."', ".")
    for piece in _PIECE.findall(text):
        word = piece.lower()
        if piece.startswith('"'):
            found[piece] += 1
        elif word.lstrip("+-").isdigit():
            found[word] += 1
        elif word in NUMBER_WORDS:
            found[str(NUMBER_WORDS.index(word))] += 1
        elif word in _SMALL:
            found[_SMALL[word]] += 1
    found.pop("1", None)  # "a card" says it, too
    return found


def doubts(said: str, read: str, harmless: Sequence[Rewording] = ()) -> list[str]:
    """The differences between a text and its reading, in words; none if it is confirmed.

    ``harmless`` are differences of words that are none of meaning: what print says, and how the card language says it.
    """
    one, other = bag(reworded(said, harmless)), bag(read)
    lost = [f"{word!r} is said and not read" for word in sorted((one - other).elements())]
    added = [f"{word!r} is read and not said" for word in sorted((other - one).elements())]
    return lost + added


def advice(doubt: str) -> str:
    """What is told of a doubt to whoever typed the text, who can say it otherwise."""
    if doubt.endswith(_LOST):
        said = doubt.removesuffix(_LOST)
        return f"it would be read without {said}, which the text says: say that part in other words"
    if doubt.endswith(_ADDED):
        read = doubt.removesuffix(_ADDED)
        return f"it would be read with {read}, which the text does not say: say in full who does what with whose cards"
    return doubt


_LOST: Final = " is said and not read"
_ADDED: Final = " is read and not said"
