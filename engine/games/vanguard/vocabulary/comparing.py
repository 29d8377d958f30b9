"""2.5, 12.7. How much power units have, and which cards have a name in common with this one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard import characteristics, zones
from engine.games.vanguard.vocabulary.done_this_way import PaidWith
from engine.games.vanguard.vocabulary.groups import TheVanguard
from engine.kernel.abilities import Context, Number
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import NAMES, Card, Values
from engine.kernel.match import Match
from engine.language.cards import FixedTarget, It, This
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Trait
from engine.language.groups import CardsIn, InPlay
from engine.language.last_information import ever_meant
from engine.language.numbers import Bounds, Count
from engine.language.phrases import phrase


@phrase("{one} has/have power {power} or greater", least=True)
@phrase("{one} has/have power {power} or less", least=False)
@dataclass(frozen=True, slots=True)
class HasPower(PlainCondition):
    """2.5. Whether certain units have so much power."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    one: FixedTarget
    power: int
    least: bool

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any, and each has at least, or at most, so much."""
        asked = ever_meant(match, context, self.one)
        powers = [seen.values(match, card)[characteristics.POWER] for card, seen in asked]
        return bool(powers) and all(p >= self.power if self.least else p <= self.power for p in powers)


@phrase("{one} has/have critical {critical} or greater", least=True)
@phrase("{one} has/have critical {critical} or less", least=False)
@dataclass(frozen=True, slots=True)
class HasCritical(PlainCondition):
    """2.7. Whether certain units have so much critical."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.CRITICAL})
    one: FixedTarget
    critical: int
    least: bool

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any, and each has at least, or at most, so much."""
        asked = ever_meant(match, context, self.one)
        criticals = [seen.values(match, card)[characteristics.CRITICAL] for card, seen in asked]
        return bool(criticals) and all(c >= self.critical if self.least else c <= self.critical for c in criticals)


Counted = InPlay | CardsIn
"""What is counted: units of a player, or cards in a zone."""


@phrase("(as_many_as {things+})")
@dataclass(frozen=True, slots=True)
class NumberOf(Number):
    """1.3.2. How many there are of something when it is asked."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    things: Counted

    @property
    def plural(self) -> bool:
        """Said of several, or of none."""
        return True

    def value(self, match: Match, context: Context) -> int:
        """The number."""
        return sum(1 for _ in self.things.cards(match, context))


@phrase("every_one")
@dataclass(frozen=True, slots=True)
class EveryOne(Count):
    """1.3.2. As many as there are: "choose every one of your units"."""

    @property
    def plural(self) -> bool:
        return True

    def bounds(self, match: Match, context: Context) -> Bounds:
        """All there could be."""
        number = len(match.state.definition)
        return number, number


@phrase("with_this_unit's power or less")
@dataclass(frozen=True, slots=True)
class WithPowerOfThis(Trait):
    """2.5. With no more power than the unit with the ability."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether its power is not greater."""
        return bool(values[characteristics.POWER] <= context.information(match)[characteristics.POWER])


@phrase("with_the_same_grade_as {one}")
@dataclass(frozen=True, slots=True)
class WithGradeOf(Trait):
    """2.4. With the grade of a certain card."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.GRADE})
    one: This | It | TheVanguard | PaidWith

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether its grade is that of one of the cards meant."""
        asked = ever_meant(match, context, self.one)
        grades = [characteristics.grade_of(seen.values(match, each)) for each, seen in asked]
        return characteristics.grade_of(values) in grades


@phrase("with_no_greater_grade_than {one}", equal=True)
@phrase("with_a_lesser_grade_than {one}", equal=False)
@dataclass(frozen=True, slots=True)
class WithLesserGrade(Trait):
    """2.4. With a grade that is less than that of a certain card, or no greater."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.GRADE})
    one: This | It | TheVanguard
    equal: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is so of one of the cards meant."""
        asked = ever_meant(match, context, self.one)
        grade = characteristics.grade_of(values)
        others = [characteristics.grade_of(seen.values(match, each)) for each, seen in asked]
        return grade is not None and any(grade < other + self.equal for other in others if other is not None)


@phrase("in_the_same_column_as {one}")
@dataclass(frozen=True, slots=True)
class InColumnOf(Trait):
    """4.6.2. In the column of a certain unit, where it is or was until the text moved it."""

    one: It | TheVanguard

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether both are on circles of one column."""
        columns = [seen.zone(match, each) for each, seen in ever_meant(match, context, self.one)]
        return any(zones.same_column(column, context.zone(match, card)) for column in columns)


@phrase("in_another_column")
@dataclass(frozen=True, slots=True)
class InAnotherColumn(Trait):
    """4.6.2. In a column that the unit with the ability is not in."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether both are on circles of columns, and not of the same one."""
        own, there = context.own_zone(match), context.zone(match, card)
        if own is None or zones.column(own) is None or zones.column(there) is None:
            return False
        return not zones.same_column(own, there)


@phrase("in_your_middle_column", side=0)
@phrase("in_your_left_column", side=-1)
@phrase("in_your_right_column", side=1)
@dataclass(frozen=True, slots=True)
class InYourColumn(Trait):
    """4.6.2. In the column of the vanguard circle, or in the one beside it, as the player sees it."""

    saved_as: ClassVar[str] = "InMiddleColumn"
    looks_at: ClassVar[frozenset[str]] = frozenset({zones.VANGUARD.name, zones.REAR_GUARD.name})
    side: int = 0

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is on a circle of that column, which goes across the field."""
        zone = context.zone(match, card)
        column = zones.column(zone)
        if column is None:
            return False
        return self.side == (column if zone.player == context.player else -column)


@phrase("with_the_same_card_name_as_this_unit", same=True)
@phrase("with_a_different_card_name_from_this_unit", same=False)
@dataclass(frozen=True, slots=True)
class NamedAsThis(Trait):
    """12.7.1, 12.7.2.2. With a card name in common with the unit that has the ability, or with none."""

    reads: ClassVar[frozenset[str]] = frozenset({NAMES})
    same: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether they have one in common, or not."""
        return self.same is not values[NAMES].isdisjoint(context.information(match)[NAMES])
