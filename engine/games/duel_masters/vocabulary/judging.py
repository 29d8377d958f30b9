"""701.21. Gachinko Judge: both players reveal the top card of their deck, and compare the costs.

When you put this creature into the battle zone, you and your opponent play Gachinko Judge. If you win, draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.characteristics import COSTS
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Ref, Seat
from engine.language.conditions import PlainCondition
from engine.language.instructions import Clause
from engine.language.phrases import phrase

WON: Final = "won the judge"
"""The key in `Context.bound` of the ability's card, if its player has won the Gachinko Judge that was played last."""


@phrase("you and your opponent play Gachinko_Judge")
@dataclass(frozen=True, slots=True)
class PlayJudge(Clause):
    """701.21a. Each player reveals the top card of their deck, and puts it under the deck."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Reveal them together; 701.21b. the player of the ability wins with at least the cost of the other card."""
        cards = [match.cards(zones.DECK[player])[-1:] for player in (context.player, 1 - context.player)]
        revealed = [card for pile in cards for card in pile]
        verbs.show(match, revealed, (0, 1))
        for card in revealed:
            match.tell("reveals", player=Seat(match.state.owner[card]), card=Ref(card))
        mine, other = [max((_cost(match, card) for card in pile), default=-1) for pile in cards]
        won = mine >= other
        context.bound[WON] = (context.source,) if won else ()
        match.tell("wins-judge", player=Seat(context.player if won else 1 - context.player))
        for card in revealed:
            yield from hand_and_deck.put_on_deck(match, (card,), match.state.owner[card], bottom=True)
        verbs.conceal(match, revealed)


@phrase("you win")
@dataclass(frozen=True, slots=True)
class WonJudge(PlainCondition):
    """701.21b. Whether the player has won the Gachinko Judge that the text has let both play."""

    asks_back: ClassVar[bool] = True

    def holds(self, match: Match, context: Context) -> bool:
        return bool(context.bound.get(WON))


def _cost(match: Match, card: Card) -> int:
    """701.21c. The cost of a card, of a twinpact the greater one."""
    return max(match.values(card)[COSTS])
