"""What follows from a node of a card text alone, found out once for each: nodes never change.

They are told apart by what they are, not by what they say: to hash one goes through all nodes in it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, TypeVar

N = TypeVar("N")
T = TypeVar("T")

MOST: Final = 4096
"""So many nodes at most are remembered of each fact."""


def fact_of_node(find: Callable[[N], T]) -> Callable[[N], T]:
    """Let a function of a node remember what it has said of each."""
    known: dict[int, tuple[object, T]] = {}  # with the node itself, so that no other one has its number meanwhile

    @wraps(find)
    def found(node: N) -> T:
        fact = known.get(id(node))
        if fact is None:
            if len(known) >= MOST:
                known.clear()
            fact = known[id(node)] = node, find(node)
        return fact[1]

    return found
