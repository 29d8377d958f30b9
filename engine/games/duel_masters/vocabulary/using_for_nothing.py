"""112.3, 409.1e. Texts that let a player use cards without paying for them.

When you put this creature into the battle zone, cast up to two spells from your hand for no cost.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import actions, using, zones
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.instructions import TargetedCardAction
from engine.language.phrases import phrase


@phrase("cast {target} for no cost")
@dataclass(frozen=True, slots=True)
class CastForNothing(TargetedCardAction):
    """112.3g. Cast spells without paying; 409.1e. all of them are pending before the first is cast."""

    verb: ClassVar[str] = "cast"
    under_deck: ClassVar[bool] = False  #: whether they go to the bottom of the deck instead of the graveyard

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What can be cast."""
        return using.CAST in using.ways_of(match, card) and using.is_usable(match, context.player, card, using.CAST)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        for card in cards:
            actions.suspend(match, card)
        cast: list[Card] = []
        for card in cards:
            if match.state.zone[card].kind is zones.PENDING:
                yield from using.use_for_nothing(match, context.player, card, using.CAST, under_deck=self.under_deck)
                cast.append(card)
        return tuple(cast)


@phrase("cast {target} for no cost before_it_goes_under_your_deck instead")
@dataclass(frozen=True, slots=True)
class CastAndPutUnder(CastForNothing):
    """302.2, 609.1. Cast a spell without paying; afterwards it goes under the deck instead of to the graveyard."""

    under_deck: ClassVar[bool] = True
