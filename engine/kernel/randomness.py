"""Randomness that is part of the state: every number is derived from ``(seed, counter)``.

The same seed gives the same numbers on every machine, and nobody who sees some of them can compute others: the
stream is BLAKE2b in counter mode under the secret seed of the match.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_BLOCK = struct.Struct("<8Q")  # 64-bit numbers: the bias of taking one modulo n < 2**16 is below 2**-48


def words(seed: bytes, counter: int, count: int) -> list[int]:
    """``count`` independent 64-bit numbers for this seed and counter."""
    numbers: list[int] = []
    block = 0
    while len(numbers) < count:
        numbers += _BLOCK.unpack(hashlib.blake2b(b"%d.%d" % (counter, block), key=seed[:64]).digest())
        block += 1
    return numbers[:count]


def word(seed: bytes, counter: int) -> int:
    """The first of these `words`."""
    block = hashlib.blake2b(b"%d.0" % counter, key=seed[:64]).digest()
    return int.from_bytes(block[:8], "little")


def derived(seed: bytes, purpose: str) -> bytes:
    """A seed for something beside the match, always the same; it tells nothing of what the match draws."""
    return hashlib.blake2b(purpose.encode(), key=seed[:64], digest_size=32).digest()


def shuffled(seed: bytes, counter: int, items: Sequence[T]) -> tuple[T, ...]:
    """The items in a random order, every order equally likely (Fisher and Yates)."""
    pile = list(items)
    draws = words(seed, counter, len(pile))
    for last in range(len(pile) - 1, 0, -1):
        other = draws[last] % (last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)
