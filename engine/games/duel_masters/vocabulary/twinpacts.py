"""808. Twinpact cards in texts.

Last burst: When this creature is destroyed, you may cast its spell side for no cost.
When this creature leaves for your hand, mana zone or graveyard, you may cast its spell side for no cost.
Whenever this creature attacks, you may cast this creature's spell side for no cost.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import twinpacts, using, zones
from engine.games.duel_masters.characteristics import SPELL
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.vocabulary.triggers import HasLeft
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
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


@phrase("cast this creature's spell side for no cost")
@dataclass(frozen=True, slots=True)
class CastOwnSpellSide(Clause):
    """112.3g, 808.3a. Cast the spell half of the creature, which stays in the battle zone."""

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether it is there, and has a spell half that may be cast."""
        return self._creature(match, context) is not None and not match.forbids(context.player, using.CAST)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Cast it."""
        this = self._creature(match, context)
        if this is not None:
            yield from using.cast_in_place(match, context.player, this)

    def _creature(self, match: Match, context: Context) -> Card | None:
        this = context.this(match)
        if this is None or match.state.zone[this].kind is not zones.BATTLE:
            return None
        return None if twinpacts.spell_side_of(match, this) is None else this


@phrase("when {who-} leaves for your hand, mana zone or graveyard")
@dataclass(frozen=True, slots=True)
class HasGoneHome(HasLeft):
    """400.5. A creature has left the battle zone, and lies where one may use it from."""

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature, and has gone to one of these zones."""
        home = event.destination is not None and event.destination.kind in (zones.HAND, zones.MANA, zones.GRAVEYARD)
        return home and HasLeft.matches(self, match, context, event)
