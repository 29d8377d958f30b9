"""2.5, 12.6. Numbers that grow by the power of units, and once for every so many cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.games.vanguard import characteristics
from engine.games.vanguard.vocabulary.changes import STATISTICS
from engine.games.vanguard.vocabulary.places import DURATIONS
from engine.kernel.abilities import Change, Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import IT, FixedTarget, It
from engine.language.changes import ADD, Affect, Gets, Modifier
from engine.language.groups import Group, InPlay, Pile
from engine.language.instructions import Clause
from engine.language.last_information import ever_meant
from engine.language.phrases import phrase
from engine.language.words import COUNT, SIGNED


@phrase(
    "gets/get {statistic} {amount} for every {number} of {each+}",
    statistic=STATISTICS,
    amount=SIGNED,
    number=COUNT,
    each=InPlay,
)
@phrase(
    "gets/get {statistic} {amount} for every {number} {each+}",
    statistic=STATISTICS,
    amount=SIGNED,
    number=COUNT,
    each=Pile,
)
@phrase(
    "gets/get {statistic} {amount} for every_one of {each+}", statistic=STATISTICS, amount=SIGNED, number=1, each=InPlay
)
@phrase("gets/get {statistic} {amount} for every_one {each-}", statistic=STATISTICS, amount=SIGNED, number=1, each=Pile)
@dataclass(frozen=True, slots=True)
class GetsForEvery(Modifier):
    """12.6. A number grows or shrinks once for every so many of certain cards."""

    layer: ClassVar[str] = ADD
    looks_at: ClassVar[frozenset[str]] = NOTHING
    statistic: str
    amount: int
    number: int
    each: Group

    @property
    def writes(self) -> frozenset[str]:
        return frozenset((self.statistic,))

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the amount as often as there are so many of the cards."""
        values[self.statistic] = (values[self.statistic] or 0) + self._sum(match, context)

    def fixed(self, match: Match, context: Context) -> Change:
        """With the cards that there are now."""
        return Gets(self.statistic, self._sum(match, context))

    def _sum(self, match: Match, context: Context) -> int:
        cards = sum(1 for _ in self.each.cards(match, context))
        return self.amount * (cards // self.number)


@phrase("let {subject} get the power of {one} {duration}", duration=DURATIONS)
@dataclass(frozen=True, slots=True)
class GrowByPower(Clause):
    """2.5. Let power grow by the power that certain units have now, or had where the text last saw them."""

    subject: FixedTarget
    one: FixedTarget
    duration: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Add the power up, and let it be added for so long."""
        asked = ever_meant(match, context, self.one)
        power = sum(seen.values(match, each)[characteristics.POWER] or 0 for each, seen in asked)
        spoken_of = context.bound.get(IT)
        yield from Affect(self.subject, (Gets("power", power),), self.duration).resolve(match, context)
        if isinstance(self.one, It):  # spoken of last: "this unit gets its power. Put it on the bottom of your deck"
            if spoken_of is None:
                del context.bound[IT]
            else:
                context.bound[IT] = spoken_of
