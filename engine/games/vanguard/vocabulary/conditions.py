"""Conditions of Vanguard: limit break."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.vanguard import field, zones
from engine.games.vanguard.vocabulary.keywords.heads import Demand, demands_of
from engine.kernel.abilities import GAINED_ABILITIES, LOST_ABILITIES, Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.changes import OTHER, Modifier
from engine.language.descriptions import Trait
from engine.language.phrases import phrase

ACTIVE_BREAKS: Final = "active breaks"
"""The characteristic of the limit breaks that are active whatever the damage is, by their numbers."""


@phrase("LB{damage}")
@dataclass(frozen=True, slots=True)
class LimitBreak(Demand):
    """11.6. Active with so much damage or more."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.DAMAGE.name})
    reads: ClassVar[frozenset[str]] = frozenset({ACTIVE_BREAKS})
    damage: int

    @property
    def keyword(self) -> str:
        """The icon."""
        return f"LB{self.damage}"

    def is_met(self, match: Match, context: Context) -> bool:
        """Whether the master has so much damage, or an effect lets the unit do with less."""
        if len(field.damage(match, context.player)) >= self.damage:
            return True
        return match.could_change(ACTIVE_BREAKS) and self.damage in match.values(context.source).get(ACTIVE_BREAKS, ())


@phrase("may use LB{damage} abilities with_less_damage")
@dataclass(frozen=True, slots=True)
class UsesBreakEarlier(Modifier):
    """11.6, 12.8. The limit break abilities of a number are active with less damage too."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({ACTIVE_BREAKS})
    damage: int

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Note the number."""
        values[ACTIVE_BREAKS] = values.get(ACTIVE_BREAKS, frozenset()) | {self.damage}


@phrase("with LB{damage}")
@dataclass(frozen=True, slots=True)
class WithLimitBreak(Trait):
    """11.6.2. With an ability that such a limit break is written on, whether it is active or not."""

    reads: ClassVar[frozenset[str]] = frozenset({GAINED_ABILITIES, LOST_ABILITIES})
    damage: int

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether any of its abilities is one."""
        return any(LimitBreak(self.damage) in demands_of(found.ability) for found in match.abilities(card))
