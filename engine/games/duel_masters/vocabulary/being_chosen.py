"""605.2b. What happens when a player chooses cards for an effect.

Whenever your opponent chooses this creature, take an extra turn after this one.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.cards import CHOSEN
from engine.language.phrases import phrase
from engine.language.triggers import HappensTo, is_who


@phrase("whenever your opponent chooses {who-}")
@dataclass(frozen=True, slots=True)
class ChosenByOpponent(HappensTo):
    """605.2b. The opponent has chosen a card for an effect: what an effect does to all was not chosen."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (CHOSEN,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card, and the opponent has chosen it."""
        return event.player == 1 - context.player and is_who(match, context, self.who, event.card)
