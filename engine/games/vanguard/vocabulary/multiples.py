"""Numbers that texts work out: grades, and what grows as many times as a number says.

This unit gets power +5000 for each (the grade of your vanguard) until end of turn
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.games.vanguard import characteristics
from engine.games.vanguard.vocabulary.changes import STATISTICS
from engine.games.vanguard.vocabulary.circle_words import CirclesOf
from engine.games.vanguard.vocabulary.groups import TheVanguard
from engine.kernel.abilities import Change, Context, Number
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.cards import It, This
from engine.language.changes import ADD, Gets, Modifier
from engine.language.phrases import phrase
from engine.language.words import SIGNED


@phrase("(the_grade_of {one})")
@dataclass(frozen=True, slots=True)
class GradeOf(Number):
    """2.4. The grade of a certain card; of several, all their grades together."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.GRADE})
    one: This | It | TheVanguard

    @property
    def plural(self) -> bool:
        """Said of several, or of none."""
        return True

    def value(self, match: Match, context: Context) -> int:
        """The grade, now or where the text looks back at it."""
        return sum(context.values(match, card)[characteristics.GRADE] for card in self.one.cards(match, context))


Multiple = GradeOf | CirclesOf
"""How many times something is done that is said "for each"."""


@phrase("gets/get {statistic} {amount} for each {number}", statistic=STATISTICS, amount=SIGNED)
@dataclass(frozen=True, slots=True)
class GetsTimes(Modifier):
    """8.7.1. A number grows or shrinks as many times as a number says."""

    layer: ClassVar[str] = ADD
    looks_at: ClassVar[frozenset[str]] = NOTHING
    statistic: str
    amount: int
    number: Multiple

    @property
    def writes(self) -> frozenset[str]:
        return frozenset((self.statistic,))

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the amount so many times."""
        values[self.statistic] = (values[self.statistic] or 0) + self.amount * self.number.value(match, context)

    def fixed(self, match: Match, context: Context) -> Change:
        """The sum, as it is when the effect begins."""
        return Gets(self.statistic, self.amount * self.number.value(match, context))
