"""203, 106. Cards of one of several races, or of two at once: "one of your Human or Beast Folk or Giant creatures"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import characteristics
from engine.games.duel_masters.race_names import is_of
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS
from engine.games.duel_masters.vocabulary.races import RACES
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.descriptions import Quality, Trait
from engine.language.phrases import Several, phrase


@phrase("{first} or {second} or {others}", first=RACES, second=RACES, others=Several(RACES, " or "))
@dataclass(frozen=True, slots=True)
class OfOneOfRaces(Quality):
    """203. Of one of three races or more."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.RACES})
    first: str
    second: str
    others: tuple[str, ...]

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has one of them."""
        return is_of(values[characteristics.RACES], self.first, self.second, *self.others)


@phrase("that has/have both the {first} and {second} races", first=RACES, second=RACES)
@dataclass(frozen=True, slots=True)
class OfBothRaces(Trait):
    """203. Of two races at once."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.RACES})
    first: str
    second: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the one and the other."""
        return all(is_of(values[characteristics.RACES], race) for race in (self.first, self.second))


@phrase("that has/have no {race} race", race=RACES)
@dataclass(frozen=True, slots=True)
class WithoutRace(Trait):
    """203. Of no race with this name, alone or within its own."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.RACES})
    race: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether none of its races is one."""
        return not is_of(values[characteristics.RACES], self.race)


@phrase("that is/are both {first} and {second}", first=CIVILIZATIONS, second=CIVILIZATIONS)
@dataclass(frozen=True, slots=True)
class OfBothCivilizations(Trait):
    """106.2. Of two civilisations at once, and maybe of more."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.CIVILIZATIONS})
    first: str
    second: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the one and the other."""
        return values[characteristics.CIVILIZATIONS] >= {self.first, self.second}
