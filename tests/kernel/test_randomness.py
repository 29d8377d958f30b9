"""Randomness derived from seed and counter."""

from __future__ import annotations

from collections import Counter

from engine.kernel.randomness import shuffled, words

SEED = b"s" * 16


def test_the_same_seed_and_counter_give_the_same_numbers() -> None:
    assert words(SEED, 5, 20) == words(SEED, 5, 20)
    assert words(SEED, 5, 20)[:10] == words(SEED, 5, 10)


def test_another_counter_or_seed_gives_other_numbers() -> None:
    assert words(SEED, 5, 3) != words(SEED, 6, 3)
    assert words(SEED, 5, 3) != words(b"t" * 16, 5, 3)


def test_shuffling_keeps_every_item() -> None:
    assert sorted(shuffled(SEED, 1, range(52))) == list(range(52))


def test_every_order_is_about_equally_likely() -> None:
    rounds = 6000
    counts = Counter(shuffled(SEED, counter, "abc") for counter in range(rounds))
    assert len(counts) == 6
    chi_squared = sum((count - rounds / 6) ** 2 / (rounds / 6) for count in counts.values())
    assert chi_squared < 20.5  # 5 degrees of freedom: one sound shuffle in a thousand seeds would exceed it
