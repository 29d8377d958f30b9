"""310.6. Creatures by the auras that are attached to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters.auras import auras_of
from engine.kernel.abilities import Context
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.descriptions import Trait
from engine.language.phrases import phrase
from engine.language.words import COUNT


@phrase("that has/have {least} or more auras attached", least=COUNT)
@dataclass(frozen=True, slots=True)
class WithAuras(Trait):
    """310.6. With so many auras attached at least."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    least: int

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether there are as many."""
        return len(auras_of(match, match.lead(card))) >= self.least
