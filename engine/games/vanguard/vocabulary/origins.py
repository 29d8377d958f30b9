"""2.15, 3.7.1.2. Nations, and what is written on a card whatever effects have made of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.vanguard import characteristics, locking
from engine.games.vanguard.nations import NATIONS
from engine.games.vanguard.vocabulary.changes import STATISTICS
from engine.kernel.abilities import Change, Context
from engine.kernel.aspects import NOTHING, PLACES
from engine.kernel.cards import NAMES, Card, Characteristic, Values
from engine.kernel.match import Match
from engine.language.cards import FixedTarget, It
from engine.language.changes import ADD, OTHER, Gets, IsAlso, Modifier
from engine.language.descriptions import Quality, Trait
from engine.language.phrases import WordList, phrase

NATION_WORDS: Final = WordList("a nation", {nation: nation for nation in NATIONS})


# ---- nations


@phrase("{nation}", nation=NATION_WORDS)
@dataclass(frozen=True, slots=True)
class OfNation(Quality):
    """2.15.2. Of a nation."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.NATIONS})
    nation: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it belongs to the nation."""
        return self.nation in values[characteristics.NATIONS]


@phrase("of the same nation")
@dataclass(frozen=True, slots=True)
class OfSameNation(Trait):
    """2.15.2. With a nation in common with the card that has the ability."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.NATIONS})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether they share a nation."""
        return not values[characteristics.NATIONS].isdisjoint(context.information(match)[characteristics.NATIONS])


@phrase("is/are also a {nation} unit/units", nation=NATION_WORDS)
@dataclass(frozen=True, slots=True)
class IsAlsoOfNation(IsAlso):
    """2.15.2. A nation more."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = characteristics.NATIONS
    nation: str

    @property
    def more(self) -> Iterable[str]:
        return (self.nation,)


# ---- what is written on a card


def written(match: Match, card: Card, statistic: str) -> int:
    """3.7.1.2, 10.26.3. A number as it is written on a card; 0 where none is, and the power of a deleted unit."""
    if statistic == "power" and locking.is_deleted(match, card):
        return 0
    number: int = match.state.definition[card].values[statistic] or 0
    return number


@phrase("with original {statistic} {number} or greater", statistic=STATISTICS, least=True)
@phrase("with original {statistic} {number} or less", statistic=STATISTICS, least=False)
@dataclass(frozen=True, slots=True)
class WithOriginal(Trait):
    """3.7.1.2. With so much written on the card."""

    statistic: str
    number: int
    least: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether at least, or at most, so much is written on it."""
        number = written(match, card, self.statistic)
        return number >= self.number if self.least else number <= self.number


@phrase("gets/get the original {statistic} of {one}", statistic=STATISTICS)
@dataclass(frozen=True, slots=True)
class GetsOriginal(Modifier):
    """3.7.1.2, 8.7.1.3. A number grows by what is written on certain cards."""

    looks_at: ClassVar[frozenset[str]] = frozenset({PLACES})
    layer: ClassVar[str] = ADD
    statistic: str
    one: FixedTarget

    @property
    def writes(self) -> frozenset[str]:
        return frozenset((self.statistic,))

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add what is written on the cards meant now."""
        values[self.statistic] = (values[self.statistic] or 0) + self._amount(match, context)

    def fixed(self, match: Match, context: Context) -> Change:
        """With the amount that is meant now."""
        return Gets(self.statistic, self._amount(match, context))

    def _amount(self, match: Match, context: Context) -> int:
        return sum(written(match, each, self.statistic) for each in self.one.cards(match, context))


@phrase("has/have original {statistic} {number}", statistic=STATISTICS)
@dataclass(frozen=True, slots=True)
class HasOriginally(Modifier):
    """3.7.1.2. A number is a certain one before anything is added to it: "its original critical becomes 2"."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    layer: ClassVar[str] = OTHER  # before the layer of additions
    statistic: str
    number: int

    @property
    def writes(self) -> frozenset[str]:
        return frozenset((self.statistic,))

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Put the number in the place of the written one."""
        values[self.statistic] = self.number


@phrase("is/are also of the same card name as {one}")
@dataclass(frozen=True, slots=True)
class IsNamedAs(Modifier):
    """12.7.1. The card names of certain cards more."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    layer: ClassVar[str] = OTHER
    reads: ClassVar[frozenset[str]] = frozenset({NAMES})
    writes: ClassVar[frozenset[str]] = frozenset({NAMES})
    one: It

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the names that these cards have now."""
        values[NAMES] |= self._names(match, context)

    def fixed(self, match: Match, context: Context) -> Change:
        """With the names that are meant now."""
        return HasNames(tuple(sorted(self._names(match, context))))

    def _names(self, match: Match, context: Context) -> frozenset[str]:
        return frozenset().union(*[context.values(match, each)[NAMES] for each in self.one.cards(match, context)])


@dataclass(frozen=True, slots=True)
class HasNames(IsAlso):
    """Certain card names more, as they were when the effect began."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = NAMES
    names: tuple[str, ...]

    @property
    def more(self) -> Iterable[str]:
        return self.names
