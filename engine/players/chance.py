"""Chance: a seeded source of random choices for computer players, the same on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.kernel.randomness import shuffled, words

T = TypeVar("T")

_SPREAD = 1 << 64


class Chance:
    """Random choices derived from a seed, one after the other."""

    __slots__ = ("_drawn", "_seed")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._drawn = 0

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, every one equally likely."""
        self._drawn += 1
        drawn = words(self._seed, self._drawn, 2)
        return (drawn[0] * _SPREAD + drawn[1]) % limit

    def some(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """``count`` different items in a random order, every choice and order equally likely."""
        self._drawn += 1
        return shuffled(self._seed, self._drawn, items)[:count]

    def seed(self) -> bytes:
        """A seed for other random choices, which has nothing to do with any other."""
        self._drawn += 1
        return b"".join(word.to_bytes(8, "big") for word in words(self._seed, self._drawn, 2))
