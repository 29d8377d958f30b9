"""115.3d. Slayers: a creature that has battled one is destroyed, whoever has won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.duel_masters import actions
from engine.games.duel_masters.keyword_abilities import ByRule
from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.heirs import as_now
from engine.kernel.match import Match
from engine.language.instructions import Clause, Resolution
from engine.language.phrases import phrase


@phrase("destroy the other creature", printed_only=True)
@dataclass(frozen=True, slots=True)
class DestroyTheOther(Clause):
    """Slayer: whatever the creature has battled is destroyed."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Destroy it if it is still the creature that it was; 801.4c, 803.4. so is what it left of itself."""
        event = context.event
        if event is not None and event.card is not None and event.entered is not None:
            there = as_now(match, event.card, event.entered)
            if there:
                yield from actions.destroy(match, there)


SLAYER: Final = ByRule(effect=Resolution(DestroyTheOther()))
"""What stands by when a slayer has battled."""
