"""401.4. Cards that go to the bottom of the deck in a random order, which nobody knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Ref, Seat
from engine.kernel.moments import at_once
from engine.language.cards import FixedTarget
from engine.language.instructions import TargetedCardAction
from engine.language.phrases import phrase


@phrase("shuffle {target} under_your_deck", target=FixedTarget)
@dataclass(frozen=True, slots=True)
class PutUnderShuffled(TargetedCardAction):
    """401.4. Move cards to the bottom of their player's deck, shuffled among each other."""

    verb: ClassVar[str] = "put"
    target: FixedTarget

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        mine = [card for card in cards if match.state.owner[card] == context.player]
        deck = hand_and_deck.deck(match, context.player)
        for card in mine:
            match.tell("puts-on-deck", player=Seat(context.player), card=Ref(card), bottom=str(True))
        with at_once(match):
            order = verbs.at_random(match, mine, len(mine))
            moved = yield from verbs.move_together(match, [(card, deck) for card in order], verbs.Arrival(bottom=True))
        placed = [card for card in order if card in moved and match.state.zone[card] is deck]
        verbs.arrange(match, deck, placed)
        return tuple(moved)
