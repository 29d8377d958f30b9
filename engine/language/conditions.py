"""Conditions: what players have, what time it is, what cards are, what the text has done, and how these are joined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel import aspects
from engine.kernel.abilities import Condition, Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import NAMES, Card
from engine.kernel.match import Match
from engine.language.cards import DID, FixedTarget
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn, has_front, in_play
from engine.language.last_information import ever_meant
from engine.language.numbers import Quantity
from engine.language.phrases import Several, phrase
from engine.language.places import OPPONENTS, YOURS, ZoneOf, seat
from engine.language.times import PHASE, TURN, is_now, phases_of
from engine.language.words import NAME


@dataclass(frozen=True, slots=True)
class PlainCondition(Condition):
    """A condition that is not made of others."""

    names_this: ClassVar[bool] = False  #: whether "it" behind the "if" may mean the card with the ability


@phrase("{first} and {second}")
@dataclass(frozen=True, slots=True)
class Both(Condition):
    """One and the other."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    first: PlainCondition
    second: Condition

    def holds(self, match: Match, context: Context) -> bool:
        return self.first.holds(match, context) and self.second.holds(match, context)


@phrase("either {first}, or {second}")
@dataclass(frozen=True, slots=True)
class Either(PlainCondition):
    """One or the other."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    first: PlainCondition
    second: PlainCondition

    def holds(self, match: Match, context: Context) -> bool:
        """Whether one of them holds."""
        return self.first.holds(match, context) or self.second.holds(match, context)


@phrase("you do")
@dataclass(frozen=True, slots=True)
class YouDo(PlainCondition):
    """Whether the player did what the text offered."""

    asks_back: ClassVar[bool] = True
    of_last: ClassVar[bool] = True

    def holds(self, match: Match, context: Context) -> bool:
        return bool(context.bound.get(DID))


@phrase("you do not")
@dataclass(frozen=True, slots=True)
class YouDoNot(PlainCondition):
    """Whether the player did not do what the text offered."""

    asks_back: ClassVar[bool] = True
    of_last: ClassVar[bool] = True

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it was to be done, and nothing was."""
        return DID in context.bound and not context.bound[DID]


@phrase("{condition}", printed_only=True)
@dataclass(frozen=True, slots=True)
class Settled(PlainCondition):
    """What was so when an effect began to wait: what the text had done by then does not change any more."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    condition: PlainCondition
    so: bool

    def holds(self, match: Match, context: Context) -> bool:
        """As it was then."""
        return self.so


Things = Description | CardsIn
"""Cards in play, or cards in a zone."""


def count(match: Match, context: Context, owner: str, things: Things) -> int:
    """How many of these a player has."""
    if isinstance(things, CardsIn):
        return sum(1 for _ in things.cards(match, context))
    return len(in_play(match, context, seat(context, owner), things))


def aspects_of(things: Things) -> frozenset[str]:
    """The aspects of the position on which the number of these depends."""
    return things.aspects() if isinstance(things, CardsIn) else things.aspects_in_play()


@phrase("you have {quantity} {things}", player=YOURS)
@phrase("your opponent has {quantity} {things}", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class Have(PlainCondition):
    """Whether a player has so many of something."""

    player: str
    quantity: Quantity
    things: Things

    def __post_init__(self) -> None:
        """Refuse what the opponent is to have in a zone of the master: "in hand" is meant to be theirs.

        "You have a red card in your opponent's hand" says that there is one.
        """
        place = self.things.place if isinstance(self.things, CardsIn) else None
        if self.player == OPPONENTS and isinstance(place, ZoneOf) and place.owner == YOURS:
            raise Contradiction("these are cards of the other player: say whose zone is meant")

    def aspects(self) -> frozenset[str]:
        return aspects_of(self.things)

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so many."""
        return self.quantity.includes(count(match, context, self.player, self.things))


@phrase("you have more {things+} than your opponent", more=True)
@phrase("you have fewer {things+} than your opponent", more=False)
@dataclass(frozen=True, slots=True)
class Compare(PlainCondition):
    """Whether the master has more, or fewer, of something than the opponent."""

    things: Things
    more: bool

    def aspects(self) -> frozenset[str]:
        return aspects_of(self.things)

    def holds(self, match: Match, context: Context) -> bool:
        mine, theirs = _counts(match, context, self.things)
        return mine > theirs if self.more else mine < theirs


@phrase("you and your opponent have {quantity} {things} in_total")
@dataclass(frozen=True, slots=True)
class HaveTogether(PlainCondition):
    """Whether the two players have so many of something together."""

    quantity: Quantity
    things: Things

    def aspects(self) -> frozenset[str]:
        return aspects_of(self.things)

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so many."""
        return self.quantity.includes(sum(_counts(match, context, self.things)))


@phrase("you have at_least_as_many {things+} as your opponent")
@dataclass(frozen=True, slots=True)
class AtLeastAsMany(PlainCondition):
    """Whether the master has no fewer of something than the opponent."""

    things: Things

    def aspects(self) -> frozenset[str]:
        return aspects_of(self.things)

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so many."""
        mine, theirs = _counts(match, context, self.things)
        return mine >= theirs


@phrase("you have at_most_as_many {things+} as your opponent")
@dataclass(frozen=True, slots=True)
class AtMostAsMany(PlainCondition):
    """Whether the master has no more of something than the opponent."""

    things: Things

    def aspects(self) -> frozenset[str]:
        return aspects_of(self.things)

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so many."""
        mine, theirs = _counts(match, context, self.things)
        return mine <= theirs


def _counts(match: Match, context: Context, things: Things) -> tuple[int, int]:
    """How many of these the master has, and how many the opponent."""
    mirrored = context.of_player(1 - context.player)
    return count(match, context, YOURS, things), count(match, mirrored, YOURS, things)


@dataclass(frozen=True, slots=True)
class ItIs(PlainCondition):
    """Whether it is a certain part of the turn. Each game has its own words for these."""

    period: str

    def aspects(self) -> frozenset[str]:
        """Whose turn it is, and the phase, if certain phases are meant."""
        return frozenset({aspects.TURN} if TURN in phases_of(self.period) else {aspects.TURN, PHASE.touches})

    def holds(self, match: Match, context: Context) -> bool:
        return is_now(match, context, self.period)


@phrase("{one} is/are a {description-}", so=True)
@phrase("{one} is/are not a {description-}", so=False)
@dataclass(frozen=True, slots=True)
class Is(PlainCondition):
    """Whether certain cards are like something, or are not."""

    looks_at: ClassVar[frozenset[str]] = frozenset({aspects.PLACES, aspects.SHOWN})
    one: FixedTarget
    description: Description
    so: bool

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any, and all of them are, or none is."""
        asked = ever_meant(match, context, self.one)
        return bool(asked) and all(self.so is self._fits(match, seen, card) for card, seen in asked)

    def _fits(self, match: Match, context: Context, card: Card) -> bool:
        if not (self.description.is_outward or has_front(match, context, card)):
            return False
        return self.description.fits_in_place(match, context, card, context.values(match, card))


@phrase("{one} is/are named {names}", names=Several(NAME, " or "), so=True)
@phrase("{one} is/are not named {names}", names=Several(NAME, " or "), so=False)
@dataclass(frozen=True, slots=True)
class IsNamed(PlainCondition):
    """Whether certain cards have one of these card names, or have none of them."""

    looks_at: ClassVar[frozenset[str]] = frozenset({aspects.PLACES, aspects.SHOWN})
    reads: ClassVar[frozenset[str]] = frozenset({NAMES})
    one: FixedTarget
    names: tuple[str, ...]
    so: bool

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any cards, and all of them are named so, or none is."""
        asked = ever_meant(match, context, self.one)
        return bool(asked) and all(self.so is self._has_one(match, seen, card) for card, seen in asked)

    def _has_one(self, match: Match, context: Context, card: Card) -> bool:
        return has_front(match, context, card) and not context.values(match, card)[NAMES].isdisjoint(self.names)


@dataclass(frozen=True, slots=True)
class ActiveWhile(Condition):
    """What an ability demands to be active at all, said with its zones."""
