"""4.5.2. Actions that move cards: the top cards of a deck one at a time, all others at once."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.luck_and_logic import zones
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.resolving import follow_up
from engine.language.cards import DID, IT, TopOfDeck
from engine.language.instructions import TargetedCardAction
from engine.language.places import seat


@dataclass(frozen=True, slots=True)
class MovesCards(TargetedCardAction):
    """An action that moves cards of a deck one at a time, on and on if it is refreshed meanwhile (4.5.2.1)."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """As many cards as the text says are "it" afterwards, also where the deck had fewer."""
        target = self.target
        if not isinstance(target, TopOfDeck):
            yield from TargetedCardAction.resolve(self, match, context)
            return
        deck = zones.DECK[seat(context, target.owner)]
        meant: tuple[Card, ...] = ()
        done: tuple[Card, ...] = ()
        staying: dict[Card, int] = {}  # what could not be moved, and is not tried again
        for _ in range(target.count):
            entered = match.state.entered
            top = [card for card in match.cards(deck) if staying.get(card) != entered[card]][-1:]
            staying |= {card: entered[card] for card in top}
            meant += tuple(top)
            done += yield from self.perform(match, context, tuple(top))
            context.follow(match, top)
        context.bound[IT], context.bound[DID] = meant, done
        yield from follow_up(match)
