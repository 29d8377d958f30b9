"""Guarding with several cards at a time, or not at all.

All cards in your opponent's hand must be called to GC two or more at the same time
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.games.vanguard import zones
from engine.games.vanguard.characteristics import CALLED_TOGETHER
from engine.games.vanguard.vocabulary.descriptions import CardNoun
from engine.games.vanguard.vocabulary.places import DURATIONS
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.language.cards import All
from engine.language.changes import OTHER, Modifier
from engine.language.descriptions import Description
from engine.language.groups import CardsIn
from engine.language.instructions import Clause
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, ZoneOf
from engine.language.times import ending
from engine.language.words import COUNT

OPPONENTS_HAND = All(CardsIn(Description(CardNoun()), ZoneOf(OPPONENTS, zones.HAND.name)))
"""The cards that the opponent guards with."""


@phrase("must be called to GC {least} or more at_the_same_time", least=COUNT)
@dataclass(frozen=True, slots=True)
class CalledTogether(Modifier):
    """7.5.1.2.2, 1.3.1. Guards only together with others, so many of them or more."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({CALLED_TOGETHER})
    least: int

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Note the number; the greatest counts."""
        values[CALLED_TOGETHER] = max(values.get(CALLED_TOGETHER, 1), self.least)


@phrase(
    "your opponent must call {least} or more cards to GC at_the_same_time {duration}", least=COUNT, duration=DURATIONS
)
@dataclass(frozen=True, slots=True)
class OpponentCallsTogether(Clause):
    """7.5.1.2.2. Let the opponent guard with so many cards at a time or more, also with those drawn later."""

    least: int
    duration: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put the rule in force."""
        moment, turn = ending(match, context, self.duration)
        entered, changes = match.state.entered[context.source], (CalledTogether(self.least),)
        effect = EffectInForce(
            0, context.player, context.source, entered, moment, changes, subject=OPPONENTS_HAND, turn=turn
        )
        verbs.put_in_force(match, effect)
        yield from ()
