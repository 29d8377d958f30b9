"""700.2. Abilities with options: a player chooses what is done when the ability resolves.

When you put this creature into the battle zone, choose one of these: (draw a card) or (destroy one of your creatures).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.duel_masters.keyword_abilities import ByRule
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.instructions import Clause, Instruction, Resolution
from engine.language.phrases import Several, phrase
from engine.language.places import OPPONENTS, YOURS, seat

_OPTIONS: Final = Several(Instruction, ") or (")


@phrase("choose one_of_these: ({options})", player=YOURS, options=_OPTIONS)
@phrase("your opponent chooses one_of_these: ({options})", player=OPPONENTS, options=_OPTIONS)
@dataclass(frozen=True, slots=True)
class ChooseOption(Clause):
    """700.2a, 700.2b. One of several things is done; the player chooses which, even one that does nothing."""

    player: str
    options: tuple[Instruction, ...]

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask, and do it: for the player of the ability, whoever has chosen."""
        chooser = seat(context, self.player)
        said = {Option("option", value=ByRule(effect=Resolution(each))): each for each in self.options}
        chosen = yield from ask(
            chooser, "700.2a", Message("ask-option", {"card": Ref(context.source)}), tuple(said), card=context.source
        )
        match.tell("chooses-option", player=Seat(chooser), ability=chosen.value)
        yield from said[chosen].resolve(match, context)
