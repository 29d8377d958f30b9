"""Rewordings: what print says in other words, each a pattern with what stands in its place."""

from __future__ import annotations

import re
from collections.abc import Iterable

Rewording = tuple[re.Pattern[str], str]
"""A pattern, and what stands in the place of what it finds; groups are written as `re.sub` has them."""


def rewordings(*said: tuple[str, str], flags: int = 0) -> tuple[Rewording, ...]:
    """Pairs of a regular expression and its replacement, ready to be used one after the other."""
    return tuple([(re.compile(pattern, flags), meant) for pattern, meant in said])


def reworded(text: str, changes: Iterable[Rewording]) -> str:
    """A text with all of these changes made, in their order."""
    for pattern, meant in changes:
        text = pattern.sub(meant, text)
    return text
