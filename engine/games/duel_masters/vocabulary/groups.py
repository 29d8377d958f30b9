"""Cards as texts speak of them: this creature, a player's creatures, all that are in the battle zone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.kernel.abilities import Context
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.cards import This
from engine.language.descriptions import Description
from engine.language.groups import InPlay, TakenCards, in_play
from engine.language.phrases import phrase
from engine.language.places import OWNERS


@phrase("this creature")
@dataclass(frozen=True, slots=True)
class ThisCreature(This):
    """The creature with the ability."""


@phrase("{owner} {description}", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class CardsOf(InPlay):
    """What a player has in the battle zone: "your opponent's tapped creatures"."""


@phrase("{description} in the battle zone")
@dataclass(frozen=True, slots=True)
class InTheBattleZone(TakenCards):
    """403. What both players have in the battle zone, the player's own first."""

    description: Description

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, place by place."""
        both = (context.player, 1 - context.player)
        return [card for player in both for card in in_play(match, context, player, self.description)]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return self.description.fits(match, context, card, values)

    def aspects(self) -> frozenset[str]:
        """Where such cards are, and what they are like."""
        return self.description.aspects_in_play()
