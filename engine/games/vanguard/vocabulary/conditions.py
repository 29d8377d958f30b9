"""Conditions of Vanguard: limit break."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard import field
from engine.games.vanguard.vocabulary.keywords.heads import demands_of
from engine.kernel.abilities import Context
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.conditions import ActiveWhile
from engine.language.descriptions import Trait
from engine.language.phrases import says


@says("LB{damage}")
@dataclass(frozen=True, slots=True)
class LimitBreak(ActiveWhile):
    """11.6. Active with so much damage or more."""

    damage: int

    def holds(self, match: Match, context: Context) -> bool:
        """Whether the master has so much damage."""
        return len(field.damage(match, context.player)) >= self.damage


@says("with LB{damage}")
@dataclass(frozen=True, slots=True)
class WithLimitBreak(Trait):
    """11.6.2. With an ability that such a limit break is written on, whether it is active or not."""

    reads: ClassVar[frozenset[str]] = frozenset({"gained", "lost"})
    damage: int

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether any of its abilities is one."""
        return any(LimitBreak(self.damage) in demands_of(found.ability) for found in match.abilities(card))
