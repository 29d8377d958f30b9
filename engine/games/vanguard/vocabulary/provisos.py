"""What must be so for an ability to be played at all, and which battle of the turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard import turn_memory
from engine.games.vanguard.battle_state import BATTLE, battle
from engine.kernel.abilities import Condition, Context
from engine.kernel.aspects import NOTHING
from engine.kernel.match import Match
from engine.language.battles import ORDINALS, WhichBattle
from engine.language.conditions import ActiveWhile
from engine.language.phrases import phrase


@phrase("(if {requirement})")
@dataclass(frozen=True, slots=True)
class OnlyIf(ActiveWhile):
    """8.1.1.2. An "if" before the cost: while it is not so, the ability cannot be played and nothing is paid."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    requirement: Condition

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so."""
        return self.requirement.holds(match, context)


@phrase("the battle is the {number} of that turn or more", number=ORDINALS, onwards=True)
@phrase("the battle is the {number} of that turn", number=ORDINALS, onwards=False)
@dataclass(frozen=True, slots=True)
class BattleNumber(WhichBattle):
    """7.1. Whether the battle in progress is a certain one of the turn, or comes at least so late."""

    looks_at: ClassVar[frozenset[str]] = frozenset({BATTLE.touches, turn_memory.BATTLES.touches})

    def fought(self, match: Match) -> int | None:
        """As the rules have counted them."""
        return None if battle(match) is None else turn_memory.BATTLES.of(match)
