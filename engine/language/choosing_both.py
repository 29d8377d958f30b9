"""Cards that are chosen by two demands: "choose one of your creatures and one of your opponent's creatures"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID, IT, SPENT, Chosen
from engine.language.instructions import Clause
from engine.language.phrases import phrase


@phrase("choose {first} and {second}", first=Chosen, second=Chosen)
@dataclass(frozen=True, slots=True)
class ChooseBoth(Clause):
    """Choose by two demands, in the order of the text; nothing is chosen twice."""

    introduces: ClassVar[bool] = True
    first: Chosen
    second: Chosen

    @property
    def plural(self) -> bool:
        """Several cards are meant."""
        return True

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """All that were chosen are "them" from now on."""
        before = context.bound.get(SPENT)
        context.bound[SPENT] = before or ()
        one = yield from self.first.pick(match, context, "choose")
        other = yield from self.second.pick(match, context, "choose")
        if before is None:
            del context.bound[SPENT]
        context.bound[IT] = context.bound[DID] = (*one, *other)
