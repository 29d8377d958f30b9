"""Effects with options: a player chooses what is done. Each game has its own words and its own rule for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.abilities import Ability, Context, Effect
from engine.kernel.asking import ask
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.instructions import Clause, Instruction, Resolution
from engine.language.places import seat


@dataclass(frozen=True, slots=True)
class Spoken(Ability):
    """An effect by itself, to be put into words: one of several options."""

    effect: Effect | None = None


@dataclass(frozen=True, slots=True)
class DoesOneOf(Clause, ABC):
    """One of several things is done; a player chooses which, even one that does nothing."""

    rule: ClassVar[str] = ""  #: the number of the rule by which it is asked
    player: str
    options: tuple[Instruction, ...]

    @abstractmethod
    def told(self, effect: Resolution) -> Ability:
        """An option, as an ability that can be put into words."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask, and do it: for the player of the ability, whoever has chosen."""
        chooser = seat(context, self.player)
        said = {Option("option", value=self.told(Resolution(each))): each for each in self.options}
        chosen = yield from ask(
            chooser, self.rule, Message("ask-option", {"card": Ref(context.source)}), tuple(said), card=context.source
        )
        match.tell("chooses-option", player=Seat(chooser), ability=chosen.value)
        yield from said[chosen].resolve(match, context)
