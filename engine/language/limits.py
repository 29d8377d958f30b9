"""Limits: how great the numbers in the card texts of a game may be.

Whoever writes "Declare a grade that is 1000000 or less" would let a player choose among a million grades. What a game
has no use for is refused when the text is compiled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.kernel.abilities import Node
from engine.language.errors import Contradiction

STATISTIC: Final = "statistic"
"""The field of a node that names the characteristic of which its numbers are."""


class NumberTooGreat(Contradiction):
    """A number that is greater than the game has use for; ``word`` is which word of the line it is."""

    def __init__(self, greatest: int, number: int, word: int) -> None:
        self.word = word
        super().__init__(f"numbers here go up to {greatest}, not {abs(number)}")


@dataclass(frozen=True, slots=True)
class Limits:
    """The greatest numbers of a game's texts, whatever their sign.

    ``count`` limits numbers of cards, and all that have no other limit. ``statistics`` limits characteristics, where a
    node names one in its field ``statistic``. ``nodes`` limits all numbers of a node.
    """

    count: int = 99
    statistics: Mapping[str, int] = field(default_factory=dict)
    nodes: Mapping[type[Node], int] = field(default_factory=dict)

    def greatest(self, node: type[Node], values: Mapping[str, Any]) -> int:
        """The greatest number of a node whose phrase has been read to these values."""
        if STATISTIC in values:
            return self.statistics.get(values[STATISTIC], self.count)
        return self.nodes.get(node, self.count)

    def check(self, node: type[Node], values: Mapping[str, Any], words: Mapping[str, int]) -> None:
        """Raise `NumberTooGreat` for the first number beyond; ``words`` says of every slot with one where it stands."""
        for slot, word in words.items():
            greatest = self.greatest(node, values)
            if abs(values[slot]) > greatest:
                raise NumberTooGreat(greatest, values[slot], word)
