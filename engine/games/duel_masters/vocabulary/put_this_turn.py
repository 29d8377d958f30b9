"""403, 603.4. Which one of the turn it is that has been put: the first, the second.

During your turn, whenever you put a Dragon creature into the battle zone, if it is not the first Dragon creature
you have put this turn, draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters.put_this_turn import PUT_THIS_TURN
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description
from engine.language.phrases import WordList, phrase
from engine.language.places import OPPONENTS, YOURS, seat

NTH: Final = WordList("which one of the turn it is", {"first": 1, "second": 2, "third": 3})


@phrase("it_is_the {number} {things-} you_have_put_this_turn", number=NTH, player=YOURS, so=True)
@phrase("it_is_not_the {number} {things-} you_have_put_this_turn", number=NTH, player=YOURS, so=False)
@phrase("it_is_the {number} {things-} your_opponent_has_put_this_turn", number=NTH, player=OPPONENTS, so=True)
@phrase("it_is_not_the {number} {things-} your_opponent_has_put_this_turn", number=NTH, player=OPPONENTS, so=False)
@dataclass(frozen=True, slots=True)
class IsTheNthPut(PlainCondition):
    """603.4. Whether what has just been put is the first such thing that a player has put in this turn, or another.

    What is not there any more counts by its print.
    """

    looks_at: ClassVar[frozenset[str]] = frozenset({PUT_THIS_TURN.touches})
    number: int
    things: Description
    player: str
    so: bool

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is, or is not; of what was not put, or is no such thing, neither is so."""
        event, player = context.event, seat(context, self.player)
        if event is None:
            return False
        put = [(card, entered) for whose, card, entered in PUT_THIS_TURN.of(match) if whose == player]
        fitting = [each for each in put if fits_what_was_put(self.things, match, context, *each)]
        it = (event.card, event.entered)
        return it in fitting and (fitting.index(it) + 1 == self.number) is self.so


def fits_what_was_put(things: Description, match: Match, context: Context, card: Card, entered: int) -> bool:
    """Whether a card that was put is such a thing: as it is now, or by its print if it is not there any more."""
    is_there = match.state.entered[card] == entered
    values = match.values(card) if is_there else match.state.definition[card].values
    return things.fits(match, context, card, values)
