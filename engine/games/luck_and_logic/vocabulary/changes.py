"""Changes that only Luck & Logic knows, and the words for the others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.luck_and_logic import characteristics, restrictions
from engine.kernel.cards import Characteristic
from engine.language.changes import GainsAbility, IsAlso
from engine.language.groups import CHOSEN_BY_OPPONENT
from engine.language.phrases import WordList, phrase
from engine.language.words import KIND

STATISTICS: Final = WordList(
    "a characteristic",
    {
        "power": characteristics.POWER,
        "aura": characteristics.AURA,
        "limit": characteristics.LIMIT,
        "level": characteristics.LEVEL,
        "cost": characteristics.COST,
        "ability cost": characteristics.ABILITY_COST,
    },
)
"""2. The numbers of cards that effects change."""

LATER_STATISTICS: Final = WordList("a characteristic", {**STATISTICS.words, "hearts": characteristics.HEARTS})
"""2.21. Hearts are known to 2.04 alone."""

ACTS: Final = WordList(
    "something members do",
    {
        "attack": "attack",
        "be attacked": "be attacked",
        "intercept": "intercept",
        "be intercepted": "be intercepted",
        "be moved": "be moved",
        "be deployed": "be deployed",
        "be chosen by your opponent's effects": CHOSEN_BY_OPPONENT,
        "stand": "stand",
        "use ACT abilities": restrictions.USE_ACT,
        "use AUTO abilities": restrictions.USE_AUTO,
    },
)
"""What "cannot" can forbid; the values are what the rules look for. It is an attacker that "cannot be intercepted"."""


@phrase("is/are also {trait}", trait=KIND)
@dataclass(frozen=True, slots=True)
class IsAlsoOfTrait(IsAlso):
    """2.6. A trait more."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = characteristics.TRAITS
    trait: str

    @property
    def more(self) -> Iterable[str]:
        return (self.trait,)


@dataclass(frozen=True, slots=True)
class IsGivenAbility(GainsAbility):
    """9.9.1.3. An ability more. Abilities are granted and taken before anything else is changed."""

    layer: ClassVar[str] = "abilities"
