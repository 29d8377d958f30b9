"""203. Cards of one of several races: "one of your Human or Beast Folk or Giant creatures"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import characteristics
from engine.games.duel_masters.vocabulary.races import RACES, is_of
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.descriptions import Quality
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
