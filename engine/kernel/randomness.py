"""Randomness that is part of the state: every number is derived from ``(seed, counter)``.

The same seed gives the same numbers on every machine, and nobody who sees some of them can compute others: the
stream is BLAKE2b in counter mode under the secret seed of the match.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final, TypeVar

T = TypeVar("T")

_PER_BLOCK: Final = 8
_BLOCK: Final = struct.Struct("<8Q")  # 64-bit numbers: the bias of taking one modulo n < 2**16 is below 2**-48


def words(seed: bytes, counter: int, many: int) -> list[int]:
    """``many`` independent 64-bit numbers for this seed and counter."""
    numbers: list[int] = []
    while len(numbers) < many:
        numbers += _block(seed, counter, len(numbers) // _PER_BLOCK)
    return numbers[:many]


def endless(seed: bytes, blocks: int) -> Iterator[int]:
    """The `words` of this seed for counters from 1 on, so many blocks of eight of each, drawn as they are needed."""
    for counter in count(1):
        for block in range(blocks):
            yield from _block(seed, counter, block)


def _block(seed: bytes, counter: int, block: int) -> Sequence[int]:
    return _BLOCK.unpack(hashlib.blake2b(b"%d.%d" % (counter, block), key=seed[:64]).digest())


def word(seed: bytes, counter: int) -> int:
    """The first of these `words`."""
    return _block(seed, counter, 0)[0]


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
