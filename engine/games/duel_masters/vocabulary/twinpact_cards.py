"""808. Twinpact cards in texts: "a twinpact card from your graveyard"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters.twinpacts import HALVES, WHOLE
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.descriptions import Quality
from engine.language.phrases import phrase


@phrase("twinpact")
@dataclass(frozen=True, slots=True)
class IsTwinpact(Quality):
    """808.1. With two halves, whichever of them it is at present."""

    looks_at: ClassVar[frozenset[str]] = NOTHING

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has halves, or is shown as one of them."""
        facts = match.state.definition[card].facts
        return WHOLE in facts or len(facts.get(HALVES, ())) > 1
