"""9.7.5. Delayed triggers: what an effect lets happen later, when something comes about.

ACT: Once, when your member is deployed, draw a card.
ACT: Until end of turn, when your member attacks, draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.luck_and_logic.vocabulary.places import DURATIONS
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.language.delayed import until_it_happens
from engine.language.instructions import Instruction
from engine.language.phrases import phrase
from engine.language.times import ending
from engine.language.triggers import PlainTrigger


@phrase("once, {trigger}, {instruction}")
@phrase("{duration}, {trigger}, {instruction}", duration=DURATIONS)
@dataclass(frozen=True, slots=True)
class WaitFor(Instruction):
    """9.7.5, 9.7.5.1. An auto ability that an effect makes: it triggers once, or as often as may be for a duration."""

    waits: ClassVar[bool] = True
    trigger: PlainTrigger
    instruction: Instruction
    duration: str | None = None

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put it in force."""
        yield from ()
        ability = until_it_happens(self.trigger, self.instruction, match, context)
        moment, turn = ("game", None) if self.duration is None else ending(match, context, self.duration)
        entered, once = match.state.entered[context.source], self.duration is None
        made = EffectInForce(0, context.player, context.source, entered, moment, ability=ability, once=once, turn=turn)
        verbs.put_in_force(match, made)
