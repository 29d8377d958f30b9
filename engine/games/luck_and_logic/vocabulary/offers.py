"""9.4.3, 9.7.3.3.1. What the opponent may do, and what follows if they do it or do not.

AUTO: When this member attacks, your opponent may pay (1). If they do not, draw a card.
ACT [1/turn]: Your opponent may discard two cards. If they do, draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.luck_and_logic import field, stock
from engine.kernel import hand_and_deck
from engine.kernel.abilities import Context
from engine.kernel.asking import may
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.cards import DID, choose
from engine.language.instructions import Clause
from engine.language.phrases import phrase
from engine.language.words import COUNT

PAY: Final = "pay"
DISCARD: Final = "discard"


@phrase("your opponent may pay ({count})", deed=PAY)
@phrase("your opponent may discard a card", deed=DISCARD, count=1)
@phrase("your opponent may discard {count} cards", deed=DISCARD, count=COUNT)
@dataclass(frozen=True, slots=True)
class OpponentMay(Clause):
    """5.22.3, 9.4.3. The opponent does it wholly or not at all, and is asked only where it can be done."""

    by_other: ClassVar[bool] = True
    deed: str
    count: int

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """ "If they do" asks whether they did."""
        player, done = 1 - context.player, False
        hand = field.hand(match, player)
        able = stock.can_pay(match, player, self.count) if self.deed == PAY else len(hand) >= self.count
        if able:
            prompt = Message("ask-use", {"card": Ref(context.source), "ability": context.ability})
            done = yield from may(player, "9.7.3.3.1", prompt, card=context.source)
        context.bound[DID] = (context.source,) if done else ()
        if done and self.deed == PAY:
            yield from stock.pay_stock(match, player, self.count)
        elif done:
            bounds = (self.count, self.count)
            cards: tuple[Card, ...] = yield from choose(match, context, player, hand, bounds, "discard")
            yield from hand_and_deck.discard(match, cards)
