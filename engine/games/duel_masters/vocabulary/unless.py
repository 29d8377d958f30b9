"""604. What is so unless something else is, and whether a gear is crossed.

While it is not so that (you have three or more creatures), this creature can't attack.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import gears
from engine.kernel.abilities import Condition, Context
from engine.kernel.aspects import ATTACHED, NOTHING
from engine.kernel.match import Match
from engine.language.conditions import PlainCondition
from engine.language.phrases import phrase


@phrase("it_is_not_so_that ({condition})")
@dataclass(frozen=True, slots=True)
class NotSo(PlainCondition):
    """Whether something is not so."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    condition: Condition

    def holds(self, match: Match, context: Context) -> bool:
        return not self.condition.holds(match, context)


@phrase("this gear is_crossed")
@dataclass(frozen=True, slots=True)
class GearIsCrossed(PlainCondition):
    """303.3. Whether the gear with the ability is crossed with a creature."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})

    def holds(self, match: Match, context: Context) -> bool:
        return gears.crossed_with(match, context.source) is not None
