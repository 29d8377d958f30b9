"""701.7. Discarding cards that a text has named: "look at your opponent's hand, choose a card, and discard it"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel import hand_and_deck
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import All, FixedTarget, It
from engine.language.instructions import TargetedCardAction
from engine.language.phrases import phrase


@phrase("discard {target}", target=It | All)
@dataclass(frozen=True, slots=True)
class DiscardsThose(TargetedCardAction):
    """701.7. Cards of a hand go to the graveyard, discarded; those that are in no hand stay where they are."""

    verb: ClassVar[str] = "discard"
    target: FixedTarget

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Only what is in a hand can be discarded."""
        return match.state.zone[card] is hand_and_deck.hand(match, match.state.owner[card])

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        held = [card for card in cards if self.possible(match, context, card)]
        return (yield from hand_and_deck.discard(match, held))
