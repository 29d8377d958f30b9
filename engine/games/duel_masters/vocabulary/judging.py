"""701.21. Gachinko Judge: both players reveal the top card of their deck, and compare the costs.

When you put this creature into the battle zone, you and your opponent play Gachinko Judge. If you win, draw a card.
Whenever this creature attacks, play Gachinko Judge until you lose or stop, and for each win: (you may draw a card).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.characteristics import COSTS
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context, Effect
from engine.kernel.asking import may
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.resolving import follow_up
from engine.language.conditions import PlainCondition
from engine.language.instructions import Clause
from engine.language.options import STEPS
from engine.language.phrases import phrase

WON: Final = "won the judge"
"""The key in `Context.bound` of the ability's card, if its player has won the Gachinko Judge that was played last."""


@phrase("you and your opponent play Gachinko_Judge")
@dataclass(frozen=True, slots=True)
class PlayJudge(Clause):
    """701.21a. Each player reveals the top card of their deck, and puts it under the deck."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Reveal them together; 701.21b. the player of the ability wins with at least the cost of the other card."""
        yield from self.play(match, context)

    def play(self, match: Match, context: Context) -> Procedure[bool]:
        """Play it once; whether the player has won."""
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
        return won


@phrase("play Gachinko_Judge until_you_lose_or_stop, and for_each_win: ({effect})", effect=STEPS)
@dataclass(frozen=True, slots=True)
class PlayJudgeOften(PlayJudge):
    """701.21. Play it again and again, until the player loses one or stops; then something is done for each win."""

    effect: Effect

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask after each win whether to go on, if the player has a card to go on with."""
        wins, player = 0, context.player
        while (yield from self.play(match, context)):
            wins += 1
            match.check_work()
            prompt = Message("ask-judge-again", {"card": Ref(context.source), "count": wins})
            left = bool(match.cards(zones.DECK[player]))
            if not (left and (yield from may(player, "701.21", prompt, card=context.source))):
                break
        for _ in range(wins):
            yield from self.effect.resolve(match, context)
            yield from follow_up(match)


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
