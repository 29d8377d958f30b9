"""Numbers that texts work out: grades, and what grows as many times as a number says.

This unit gets power +5000 for each (the grade of your vanguard) until end of turn
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.games.vanguard import characteristics, zones
from engine.games.vanguard.vocabulary.changes import STATISTICS
from engine.games.vanguard.vocabulary.circle_words import CirclesOf, ForceOf
from engine.games.vanguard.vocabulary.comparing import NumberOf
from engine.games.vanguard.vocabulary.differing import DifferentAmong
from engine.games.vanguard.vocabulary.done_this_way import PaidWith
from engine.games.vanguard.vocabulary.groups import TheVanguard
from engine.games.vanguard.vocabulary.places import DURATIONS
from engine.kernel.abilities import Change, Context, Number
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID, FixedTarget, It, Target, This
from engine.language.changes import ADD, Gets, Modifier, put_in_force
from engine.language.done_this_way import DoneWith
from engine.language.groups import InPlay
from engine.language.instructions import Clause
from engine.language.last_information import ever_meant
from engine.language.phrases import phrase
from engine.language.places import OWNERS, seat
from engine.language.times import ending
from engine.language.words import SIGNED


@phrase("(the_grade_of {one})")
@dataclass(frozen=True, slots=True)
class GradeOf(Number):
    """2.4. The grade of a certain card; of several, all their grades together."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.GRADE})
    one: This | It | TheVanguard | PaidWith

    @property
    def plural(self) -> bool:
        """Said of several, or of none."""
        return True

    def value(self, match: Match, context: Context) -> int:
        """The grade, now or where the text looks back at it."""
        asked = ever_meant(match, context, self.one)
        return sum(seen.values(match, card)[characteristics.GRADE] for card, seen in asked)


@phrase("(as_many_as {one})")
@dataclass(frozen=True, slots=True)
class NumberDone(Number):
    """1.3.2. How many cards the text has dealt with so."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    one: DoneWith | PaidWith

    @property
    def plural(self) -> bool:
        """Said of several, or of none."""
        return True

    def value(self, match: Match, context: Context) -> int:
        """The number, wherever they are now."""
        return len(tuple(self.one.cards(match, context)))


@phrase("(as_many_as {things+} exceed {others+})")
@dataclass(frozen=True, slots=True)
class Excess(Number):
    """1.3.2. How many more units of one kind there are than of another; none where there are no more."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    things: InPlay
    others: InPlay

    @property
    def plural(self) -> bool:
        """Said of several, or of none."""
        return True

    def value(self, match: Match, context: Context) -> int:
        """The number when it is asked."""
        more, fewer = (len(tuple(each.cards(match, context))) for each in (self.things, self.others))
        return max(0, more - fewer)


Multiple = GradeOf | CirclesOf | ForceOf | NumberDone | Excess | DifferentAmong
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


@phrase("the top {number} cards of {owner} deck", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class TopAsMany(FixedTarget):
    """1.3.2. As many of the top cards of a deck as a number says, the topmost first."""

    introduces: ClassVar[bool] = True
    number: GradeOf | NumberOf
    owner: str

    @property
    def plural(self) -> bool:
        """Said of several, or of none."""
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, as many as there are."""
        deck = match.cards(zones.DECK[seat(context, self.owner)])
        count = self.number.value(match, context)
        return tuple(reversed(deck[-count:])) if count > 0 else ()


@phrase("let {subject} match {one} in {statistic} {duration}", statistic=STATISTICS, duration=DURATIONS)
@dataclass(frozen=True, slots=True)
class Matching(Clause):
    """2.5. A number of certain units grows or shrinks by what it is apart from that of another card."""

    subject: FixedTarget
    statistic: str
    one: Target
    duration: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Add to each what is missing, for so long."""
        subjects = list(self.subject.cards(match, context))
        models = yield from self.one.pick(match, context, "choose")
        context.bound[DID] = ()
        if not models:
            return
        goal = context.values(match, models[0])[self.statistic] or 0
        moment, turn = ending(match, context, self.duration)
        for card in subjects:
            apart = goal - (match.values(card)[self.statistic] or 0)
            put_in_force(match, context, (card,), [Gets(self.statistic, apart)], moment, turn)
        context.bound[DID] = tuple(subjects)
