"""Changes that only Level Neo knows, and the words for the others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.level_neo import characteristics
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Characteristic
from engine.kernel.match import Match
from engine.language.changes import OTHER, IsAlso, Modifier
from engine.language.phrases import WordList, phrase
from engine.language.words import KIND

STATISTICS: Final = WordList("a characteristic", {"AP": "ap", "turn cost": "turn cost"})

ACTS: Final = WordList(
    "something characters do",
    {
        "attack": "attack",
        "be attacked": "be attacked",
        "combi attack": "combi attack",
        "cover": "cover",
        "be covered": "be covered",
        "level burst": "level burst",
        "become Active": "stand",
    },
)
"""What "cannot" can forbid; the values are what the rules look for. It is an attacker that "cannot be covered"."""


@phrase("has/have no colour cost")
@dataclass(frozen=True, slots=True)
class HasNoColourCost(Modifier):
    """1. A card that asks for no character of any colour."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.COLOUR_COST})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[characteristics.COLOUR_COST] = ()


@phrase("is/are also {trait}", trait=KIND)
@dataclass(frozen=True, slots=True)
class IsAlsoOfTrait(IsAlso):
    """1. A trait more."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = characteristics.TRAITS
    trait: str

    @property
    def more(self) -> Iterable[str]:
        return (self.trait,)
