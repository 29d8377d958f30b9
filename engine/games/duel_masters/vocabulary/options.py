"""700.2. Abilities with options: a player chooses what is done when the ability resolves.

When you put this creature into the battle zone, choose one of these: (draw a card) or (destroy one of your creatures).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters.keyword_abilities import ByRule
from engine.kernel.abilities import Ability
from engine.language.instructions import Instruction, Resolution
from engine.language.options import DoesOneOf
from engine.language.phrases import Several, phrase
from engine.language.places import OPPONENTS, YOURS

_OPTIONS: Final = Several(Instruction, ") or (")


@phrase("choose one_of_these: ({options})", player=YOURS, options=_OPTIONS)
@phrase("your opponent chooses one_of_these: ({options})", player=OPPONENTS, options=_OPTIONS)
@dataclass(frozen=True, slots=True)
class ChooseOption(DoesOneOf):
    """700.2a, 700.2b. One of several things is done; the player chooses which, even one that does nothing."""

    rule: ClassVar[str] = "700.2a"

    def told(self, effect: Resolution) -> Ability:
        return ByRule(effect=effect)
