"""10.10. Searches for the sake of several cards: "up to one card with the same card name as each of those units"."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel import hand_and_deck
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Seat
from engine.language.cards import IT, Chosen
from engine.language.hand_and_deck import Search
from engine.language.phrases import phrase


@phrase("search your deck for {count} {description} for_each_of_them")
@dataclass(frozen=True, slots=True)
class SearchForEach(Search):
    """10.10.1.1. So many cards for each of the cards that were spoken of; "it" is that card in what describes them.

    No card is found for two of them. Afterwards "it" means all that was found.
    """

    @property
    def plural(self) -> bool:
        """Several cards may be found."""
        return True

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Look through the deck once, and find some for one after the other."""
        spoken_of: tuple[Card, ...] = context.bound.get(IT, ())
        match.tell("searches", player=Seat(context.player))
        finding = self._find(match, context, spoken_of)
        cards = yield from hand_and_deck.look_through(match, context.player, finding)
        yield from self.take(match, context, cards)

    def _find(self, match: Match, context: Context, spoken_of: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        target = self.targets()
        assert isinstance(target, Chosen)
        found: tuple[Card, ...] = ()
        rule = match.rulebook.numbers.search
        for each in spoken_of:
            context.bound[IT] = (each,)
            candidates = [card for card in target.choosable(match, context) if card not in found]
            _, most = self.count.bounds(match, context)
            found += yield from hand_and_deck.find(context.player, rule, self.prompt(context, most), candidates, most)
        return found
