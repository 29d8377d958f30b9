"""What is printed on cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from engine.kernel.abilities import Ability
from engine.kernel.cards import Values


@dataclass(frozen=True, eq=False)
class CardDefinition:
    """What is printed on a card. ``number`` identifies it in its game; ``values`` are its printed characteristics."""

    number: str
    name: str
    kind: str
    values: Values
    abilities: tuple[Ability, ...] = ()
    text: str = ""
    facts: Mapping[str, Any] = field(
        default_factory=lambda: MappingProxyType({})
    )  #: what has no meaning in the rules: set, era, colour
    side: str = ""  #: how the keys of its abilities begin, if it is a side of a card that has another; never "g", "t"

    def keyed_abilities(self) -> Iterator[tuple[str, Ability]]:
        """Its abilities, each with the key that tells it from all others of the card: "1", "2", "b1" on a back."""
        for number, ability in enumerate(self.abilities, 1):
            yield f"{self.side}{number}", ability

    def __repr__(self) -> str:
        return f"<{self.number} {self.name}>"
