"""What must be so for an ability to be played at all, and which battle of the turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import turn_memory
from engine.games.vanguard.battle_state import BATTLE, battle
from engine.kernel.abilities import Condition, Context
from engine.kernel.aspects import NOTHING
from engine.kernel.match import Match
from engine.language.conditions import ActiveWhile, PlainCondition
from engine.language.phrases import WordList, phrase

ORDINALS: Final = WordList(
    "which battle of the turn", {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7}
)


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
class BattleNumber(PlainCondition):
    """7.1. Whether the battle in progress is a certain one of the turn, or comes at least so late."""

    looks_at: ClassVar[frozenset[str]] = frozenset({BATTLE.touches, turn_memory.BATTLES.touches})
    number: int
    onwards: bool

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there is a battle, and it is one of them."""
        if battle(match) is None:
            return False
        fought = turn_memory.BATTLES.of(match)
        return fought >= self.number if self.onwards else fought == self.number
