"""2.4, 2.5. Those of certain cards that have the highest or the lowest grade or power.

Choose one card with the highest grade among your opponent's rear-guards
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import characteristics
from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.kernel.abilities import Context
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.groups import AmongThem, TakenCards
from engine.language.phrases import WordList, phrase

COMPARED: Final = WordList("what is compared", {"grade": characteristics.GRADE, "power": characteristics.POWER})


@phrase("card/cards with_the_highest {statistic} among {among+}", statistic=COMPARED, highest=True)
@phrase("card/cards with_the_lowest {statistic} among {among+}", statistic=COMPARED, highest=False)
@dataclass(frozen=True, slots=True)
class Extreme(TakenCards):
    """Of some cards those that no other is above, or below; of several any may be chosen."""

    compares: ClassVar[bool] = True
    statistic: str
    highest: bool
    among: UnitsOf | AmongThem

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """11.13. Without those that cannot be chosen, which still count."""
        meant = self.cards(match, context)
        return [card for card in self.among.choosable(match, context) if card in meant]

    def cards(self, match: Match, context: Context) -> list[Card]:
        """Those that no other is above, or below; what has no number is not compared (10.6.3.3)."""
        there = {card: self._number(context.values(match, card)) for card in self.among.cards(match, context)}
        numbers = [number for number in there.values() if number is not None]
        if not numbers:
            return []
        bound = max(numbers) if self.highest else min(numbers)
        return [card for card, number in there.items() if number == bound]

    def _number(self, values: Values) -> int | None:
        if self.statistic == characteristics.GRADE:
            return characteristics.grade_of(values)
        number: int = values[self.statistic]
        return number
