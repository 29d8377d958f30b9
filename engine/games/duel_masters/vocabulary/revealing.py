"""701.9. Cards that are revealed one after the other, until there is such a card.

Reveal cards from the top of your deck until you reveal a creature, return it to your hand, and put the rest into your
graveyard.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Ref, Seat
from engine.language.cards import DID, IT, SHOWN
from engine.language.descriptions import Description
from engine.language.groups import LOOKED_AT
from engine.language.instructions import Clause
from engine.language.phrases import phrase


@phrase("reveal cards from the top of your deck until you reveal a {description-}")
@dataclass(frozen=True, slots=True)
class RevealUntil(Clause):
    """701.9. Reveal cards of the deck until one fits, or none is left; "it" is that one, if there is one."""

    introduces: ClassVar[bool] = True
    description: Description

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is any card."""
        return bool(match.cards(hand_and_deck.deck(match, context.player)))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Show them all, and remember which fits."""
        yield from ()
        revealed: list[Card] = []
        found: tuple[Card, ...] = ()
        for card in reversed(match.cards(hand_and_deck.deck(match, context.player))):
            revealed.append(card)
            match.check_work()
            if self.description.fits(match, context, card, match.values(card)):
                found = (card,)
                break
        verbs.show(match, revealed, (0, 1))
        for card in revealed:
            match.tell("reveals", player=Seat(context.player), card=Ref(card))
        context.bound[SHOWN] = (*context.bound.get(SHOWN, ()), *revealed)
        context.bound[LOOKED_AT] = context.bound[DID] = tuple(revealed)
        context.bound[IT] = found
