"""203.2. Races whose names have the name of another race within them."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=4096)
def is_of(races: frozenset[str], *wanted: str) -> bool:
    """203.2. Whether one of these races is one of those that are asked for, or has the name of one within its own.

    >>> is_of(frozenset({"Angel Command Dragon"}), "Angel Command")
    True
    """
    return any(f" {name} " in f" {race} " for race in races for name in wanted)
