"""601.1d. What is put into the battle zone without anybody paying for it, by an effect or summoned for nothing.

When your opponent's creature comes without being paid for, draw a card.
When your opponent would put a creature into the battle zone without paying for it, put it into its owner's graveyard
instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters.put_this_turn import PAID_FOR, PUT_FOR_NOTHING
from engine.games.duel_masters.vocabulary.put_this_turn import fits_what_was_put
from engine.games.duel_masters.vocabulary.replacing import WouldPut
from engine.games.duel_masters.vocabulary.triggers import IsPut
from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS, seat


@phrase("when {who-} comes_without_being_paid_for")
@dataclass(frozen=True, slots=True)
class IsPutForNothing(IsPut):
    """601.1d, 603.5b. A card comes to the battle zone, and neither was its cost paid nor does it count as paid."""

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card, and it came so."""
        return event.card != PAID_FOR.of(match) and IsPut.matches(self, match, context, event)


@phrase("your opponent would put a {description-} into the battle zone without_paying_for_it", summoned=None)
@dataclass(frozen=True, slots=True)
class WouldPutForNothing(WouldPut):
    """403, 601.1d. The opponent is about to put a card into the battle zone for which they have not paid."""

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is such a card."""
        return event.card != PAID_FOR.of(match) and WouldPut.matches(self, match, context, event)


@phrase("you have put a {things-} without_paying_for_it_this_turn", player=YOURS)
@phrase("your opponent has put a {things-} without_paying_for_it_this_turn", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class HasPutForNothing(PlainCondition):
    """601.1d. Whether a player has put such a card into the battle zone in this turn for which they did not pay.

    What is not there any more counts by its print.
    """

    looks_at: ClassVar[frozenset[str]] = frozenset({PUT_FOR_NOTHING.touches})
    things: Description
    player: str

    def holds(self, match: Match, context: Context) -> bool:
        """Whether any card that came so is such a one."""
        player = seat(context, self.player)
        put = [(card, entered) for whose, card, entered in PUT_FOR_NOTHING.of(match) if whose == player]
        return any(fits_what_was_put(self.things, match, context, card, entered) for card, entered in put)
