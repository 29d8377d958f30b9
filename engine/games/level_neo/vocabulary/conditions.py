"""Conditions of Level Neo: levels, turn markers, AP."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.level_neo import characteristics, field, zones
from engine.kernel.abilities import Context
from engine.kernel.match import Match
from engine.language.cards import FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.errors import Contradiction
from engine.language.numbers import AtLeast, AtMost, ExactCount
from engine.language.phrases import WordList, phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, seat

Bound = AtLeast | AtMost | ExactCount
"""What a number that is always there is compared with."""


@phrase("{owner} level is {bound}", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class LevelIs(PlainCondition):
    """7.1. Whether the level of a player's main character is such a number."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.LEVEL.name})
    owner: str
    bound: Bound

    def holds(self, match: Match, context: Context) -> bool:
        return self.bound.includes(field.level(match, seat(context, self.owner)))


_OTHERS: Final = WordList("whose", {"yours": YOURS, "your opponent's": OPPONENTS})


@phrase("{owner} level is higher than {other}", owner=OWNERS, other=_OTHERS)
@dataclass(frozen=True, slots=True)
class LevelIsHigher(PlainCondition):
    """7.1. Whether one player's level is higher than the other's."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.LEVEL.name})
    owner: str
    other: str

    def __post_init__(self) -> None:
        if self.owner == self.other:
            raise Contradiction("a level is compared with that of the other player")

    def holds(self, match: Match, context: Context) -> bool:
        return field.level(match, seat(context, self.owner)) > field.level(match, seat(context, self.other))


@phrase("{owner} turn marker is {bound}", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class TurnMarkerIs(PlainCondition):
    """4.1.1. Whether a player has begun such a number of turns."""

    owner: str
    bound: Bound

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so many."""
        return self.bound.includes(field.turn_marker(match, seat(context, self.owner)))


@phrase("{one} has/have AP {ap} or more")
@dataclass(frozen=True, slots=True)
class HasAP(PlainCondition):
    """Whether certain characters have so much AP, each of them."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.AP})
    one: FixedTarget
    ap: int

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any, and all of them have."""
        cards = list(self.one.cards(match, context))
        return bool(cards) and all(field.ap(match, card) >= self.ap for card in cards)
