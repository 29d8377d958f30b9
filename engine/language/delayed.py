"""Delayed instructions: what a text wants done at the end of a turn or a battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel import verbs
from engine.kernel.abilities import Automatic, Context, Trigger
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.instructions import Instruction, put_off
from engine.language.times import is_to_come
from engine.language.triggers import AtEndOfTurn


@dataclass(frozen=True, slots=True)
class EndOf(Trigger):
    """The end of a turn or battle, whosever it is: what a timed trigger waits for."""

    saved_as: ClassVar[str] = "Passing"
    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Always: it does not matter whose end it is."""
        return True


@dataclass(frozen=True, slots=True)
class Delayed(Instruction):
    """A timed trigger: at the next such moment, once, do something. Each game has its own words for the moments."""

    saved_as: ClassVar[str] = "Later"
    moment: str
    instruction: Instruction

    @property
    def awaited(self) -> Trigger:
        """What is waited for."""
        return EndOf(self.moment)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put an ability in force that will do it, with the cards that are meant now and the label of this one."""
        yield from ()
        if not is_to_come(match, self.moment):
            return
        effect = put_off(self.instruction, match, context)
        label = None if context.ability is None else context.ability.label
        waiting = Automatic(trigger=self.awaited, effect=effect, label=label)
        entered = match.state.entered[context.source]
        verbs.put_in_force(
            match, EffectInForce(0, context.player, context.source, entered, "game", ability=waiting, once=True)
        )


@dataclass(frozen=True, slots=True)
class DelayedToTurn(Delayed):
    """The same at the end of a certain player's turn, be it this one or one to come. Games have their own words."""

    owner: str

    @property
    def awaited(self) -> Trigger:
        return AtEndOfTurn(self.owner)
