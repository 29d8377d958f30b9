"""401.6, 701.26c. Texts that put cards into the middle of a deck, and that switch whole zones.

Put one of your opponent's creatures into its owner's deck third from the top.
Switch your hand with your mana zone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import actions, zones
from engine.games.duel_masters.vocabulary.card_actions import Moves
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.aspects import ORIENTATION
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Ref, Seat
from engine.kernel.moments import at_once
from engine.kernel.zones import ZoneKind
from engine.language.instructions import Clause
from engine.language.phrases import WordList, phrase
from engine.language.places import ZoneOf

_FROM_THE_TOP: Final = WordList(
    "a place in the deck",
    {f"{word} from the top": number for number, word in enumerate(("second", "third", "fourth", "fifth"), 2)},
)


@phrase("put {target} into its/their owner's deck {place}", place=_FROM_THE_TOP)
@dataclass(frozen=True, slots=True)
class PutIntoDeck(Moves):
    """401.6. Put a card into its owner's deck so many cards from the top; at the bottom if there are too few.

    109.2b. What goes there with a creature lies together with it, under the same cards.
    """

    verb: ClassVar[str] = "put-into-deck"
    kind: ClassVar[ZoneKind | None] = zones.DECK
    place: int

    @property
    def deed(self) -> str:
        """It is put somewhere, as by any other effect that puts it."""
        return "put"

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        put: list[Card] = []
        for card in cards:
            match.tell("puts-into-deck", player=Seat(match.state.owner[card]), card=Ref(card), number=self.place)
            decks = (zones.DECK[0], zones.DECK[1])
            before = {deck: [each for each in match.cards(deck) if each != card] for deck in decks}
            put += yield from actions.leave(match, (card,), zones.DECK)
            for deck, others in before.items():
                came = [each for each in match.cards(deck) if each not in others]
                at = max(0, len(others) - (self.place - 1))
                if came:
                    verbs.arrange(match, deck, [*others[:at], *came, *others[at:]])
        return tuple(put)


@phrase("switch {first} with {second}", tapped=False)
@phrase("switch {first} with {second} so_that_the_mana_comes_tapped", tapped=True)
@dataclass(frozen=True, slots=True)
class SwitchZones(Clause):
    """701.26c. All cards of two zones change places at the same time, as far as they can, and be there none."""

    first: ZoneOf
    second: ZoneOf
    tapped: bool = False  #: whether what comes to a mana zone comes there tapped

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Change them."""
        first, second = self.first.of(match, context), self.second.of(match, context)
        moves = [(card, second) for card in match.cards(first)] + [(card, first) for card in match.cards(second)]
        match.tell("switches-zones", player=Seat(first.player), zone=first, other=second)
        with at_once(match):
            moved = yield from verbs.move_together(match, moves)
            for card in moved if self.tapped else ():
                if match.state.zone[card].kind is zones.MANA:
                    match.state.rested[card] = True
                    match.changed(ORIENTATION)
