"""Hands that are filled up, or thinned out, to a number of cards.

Draw until you have five cards in your hand
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.kernel import hand_and_deck
from engine.kernel.abilities import Context, Number
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID
from engine.language.hand_and_deck import discard_chosen
from engine.language.instructions import Clause
from engine.language.numbers import Literal
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS, seat

EQUAL: Final = Literal(-1)
"""As many as the other player has."""


@dataclass(frozen=True, slots=True)
class HandSize(Clause):
    """A player's hand comes to have so many cards. How many are missing is counted before the first moves."""

    player: str
    size: Number

    def missing(self, match: Match, context: Context) -> int:
        """How many cards the hand has too few; below zero, how many it has too many."""
        player = seat(context, self.player)
        hand, other = [len(match.cards(hand_and_deck.hand(match, each))) for each in (player, 1 - player)]
        return (other if self.size == EQUAL else self.size.value(match, context)) - hand


@phrase("draw until you have as many cards in your hand as your opponent", player=YOURS, size=EQUAL)
@phrase("draw until you have {size} card/cards in your hand", player=YOURS)
@phrase("your opponent draws until they have as many cards in their hand as in yours", player=OPPONENTS, size=EQUAL)
@phrase("your opponent draws until they have {size} card/cards in their hand", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class DrawUntil(HandSize):
    """Draw as many cards as the hand has too few; none if it has enough."""

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether any card is missing."""
        return self.missing(match, context) > 0

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Draw one at a time."""
        player = seat(context, self.player)
        hand = hand_and_deck.hand(match, player)
        before = match.cards(hand)
        yield from hand_and_deck.draw(match, player, max(0, self.missing(match, context)))
        context.bound[DID] = tuple([card for card in match.cards(hand) if card not in before])


@phrase("discard until you have as many cards in your hand as your opponent", player=YOURS, size=EQUAL)
@phrase("discard until you have {size} card/cards in your hand", player=YOURS)
@phrase("your opponent discards until they have as many cards in their hand as in yours", player=OPPONENTS, size=EQUAL)
@phrase("your opponent discards until they have {size} card/cards in their hand", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class DiscardUntil(HandSize):
    """Discard as many cards as the hand has too many, which its player chooses; none if it has no more."""

    deed: ClassVar[str] = "discard"
    introduces: ClassVar[bool] = True

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether the hand has any card too many."""
        return self.missing(match, context) < 0

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the player choose, and discard them: "it" means these from then on."""
        count = max(0, -self.missing(match, context))
        yield from discard_chosen(match, context, seat(context, self.player), count, self.deed)
