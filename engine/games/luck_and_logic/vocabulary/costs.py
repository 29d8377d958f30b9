"""5.22, 9.4.3, 9.6.2.2.1. The value of X, paying in the middle of a text, and playing without paying.

ACT: [(X)] Draw X cards.
AUTO: When this member attacks, you may pay (2). If you do, draw a card.
ACT: Play a Foreigner from your hand without paying its cost.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from engine.games.luck_and_logic import characteristics, deploying, field, playing, stock, zones
from engine.games.luck_and_logic.characteristics import MEMBERS
from engine.kernel.abilities import Context, Number
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID
from engine.language.descriptions import Trait
from engine.language.instructions import Clause, TargetedCardAction
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS, seat


@phrase("X")
@dataclass(frozen=True, slots=True)
class ValueOfX(Number):
    """9.6.2.2.1. The number that was chosen for X, wherever it stands in the ability."""

    @property
    def plural(self) -> bool:
        """Said of several, or of none."""
        return True

    def value(self, match: Match, context: Context) -> int:
        """The number; 0 where nothing was paid (5.22.6.1)."""
        return context.x or 0


@phrase("pay ({amount})", player=YOURS)
@phrase("your opponent pays ({amount})", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class PayStock(Clause):
    """9.4.3 (5.22.5.1). A player pays so many cards of the stock, all or none (5.22.3)."""

    player: str
    amount: int

    def may_begin(self, match: Match, context: Context) -> bool:
        """With as many cards."""
        return stock.can_pay(match, seat(context, self.player), self.amount)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """ "If you do" asks whether it was paid."""
        able = self.may_begin(match, context)
        context.bound[DID] = (context.source,) if able else ()
        if able:
            yield from stock.pay_stock(match, seat(context, self.player), self.amount)


@phrase("play {target} without paying its/their cost/costs")
@dataclass(frozen=True, slots=True)
class PlayFree(TargetedCardAction):
    """5.22.6. Play members of the hand without their cost. What is required otherwise has to be met (9.6.2.1)."""

    verb: ClassVar[str] = "deploy"
    inquires: ClassVar[bool] = True

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A member of the hand whose requirement is met."""
        kind, place = match.state.definition[card].kind, match.state.zone[card].kind
        if kind not in MEMBERS or place is not zones.HAND or field.cannot(match, card, "be deployed"):
            return False
        return playing.meets_requirement(match, context.player, card)

    def barred(self, match: Match, context: Context) -> Collection[Card]:
        """9.6.2.1. What does not meet its requirement cannot be chosen to be played (reading 94)."""
        return [card for card in self.targets().conceivable(match, context) if not self.possible(match, context, card)]

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """One after the other; each is deployed as by rule."""
        played: tuple[Card, ...] = ()
        for card in cards:
            if self.possible(match, context, card) and (yield from deploying.play_free(match, context.player, card)):
                played += (card,)
        return played


@dataclass(frozen=True, slots=True)
class ComparedWithX(Trait):
    """A number of a card, as the number that was chosen for X demands it."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    characteristic: str

    @property
    def reads(self) -> frozenset[str]:
        return frozenset((self.characteristic,))


def _is_open(context: Context) -> bool:
    """Whether it is asked if a cost can be paid at all, before X has been said: it might be any number."""
    return context.x is None and context.began < 0


@phrase("with level X or less", characteristic=characteristics.LEVEL)
@phrase("with cost X or less", characteristic=characteristics.COST)
@phrase("with aura X or less", characteristic=characteristics.AURA)
@dataclass(frozen=True, slots=True)
class WithAtMostX(ComparedWithX):
    """9.6.2.2.1. With no more of something than the number that was chosen for X."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has not more."""
        number: int = values[self.characteristic]
        return _is_open(context) or number <= ValueOfX().value(match, context)


@phrase("with level X", characteristic=characteristics.LEVEL)
@phrase("with cost X", characteristic=characteristics.COST)
@phrase("with aura X", characteristic=characteristics.AURA)
@dataclass(frozen=True, slots=True)
class WithX(ComparedWithX):
    """9.6.2.2.1. With as much of something as the number that was chosen for X."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has just as much."""
        number: int = values[self.characteristic]
        return _is_open(context) or number == ValueOfX().value(match, context)
