"""808. Twinpact cards in texts.

Last burst: When this creature is destroyed, you may cast its spell side for no cost.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import twinpacts, using
from engine.games.duel_masters.characteristics import SPELL
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID, It
from engine.language.instructions import Clause
from engine.language.phrases import phrase


@phrase("last burst")
@dataclass(frozen=True, slots=True)
class LastBurst(KeywordCondition):
    """A word before casting the spell half of a creature that is destroyed; it demands nothing."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    keyword: ClassVar[str] = "last burst"

    def holds(self, match: Match, context: Context) -> bool:
        return True


@phrase("cast its spell side for no cost")
@dataclass(frozen=True, slots=True)
class CastSpellSide(Clause):
    """112.3g, 808.3a. Cast the spell half of the card that was destroyed, from where it lies now."""

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether it is still there, and its spell half can be cast."""
        return bool(self._castable(match, context))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Cast it."""
        cards = self._castable(match, context)
        for card in cards:
            yield from using.use_for_nothing(match, context.player, card, using.CAST)
        context.bound[DID] = cards

    def _castable(self, match: Match, context: Context) -> tuple[Card, ...]:
        return tuple(
            [
                card
                for card in It().cards(match, context)
                if twinpacts.half_of(match, card, SPELL) is not None
                and using.is_usable(match, context.player, card, using.CAST)
            ]
        )
