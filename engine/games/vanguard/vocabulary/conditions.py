"""Conditions that texts ask about: what players have, what time it is, what a unit is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard import field
from engine.games.vanguard.vocabulary.descriptions import circles_of
from engine.games.vanguard.vocabulary.groups import CardsIn, units
from engine.games.vanguard.vocabulary.places import OPPONENTS, PERIODS_AS_CONDITIONS, YOURS, is_now, seat
from engine.kernel.abilities import Condition, Context
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.cards import Definite, Description, Trait
from engine.language.conditions import Plain
from engine.language.numbers import Quantity
from engine.language.phrases import says

Things = Description | CardsIn
"""Units in play, or cards in a zone."""


def count(match: Match, context: Context, owner: str, things: Things) -> int:
    """How many of these a player has."""
    if isinstance(things, CardsIn):
        return sum(1 for _ in things.cards(match, context))
    return len(units(match, context, seat(context, owner), things))


@says("you have {quantity} {things}", player=YOURS)
@says("your opponent has {quantity} {things}", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class Have(Plain):
    """Whether a player has so many of something."""

    player: str
    quantity: Quantity
    things: Things

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so many."""
        return self.quantity.includes(count(match, context, self.player, self.things))


@says("you have more {things+} than your opponent", more=True)
@says("you have fewer {things+} than your opponent", more=False)
@dataclass(frozen=True, slots=True)
class Compare(Plain):
    """Whether the master has more, or fewer, of something than the opponent."""

    things: Things
    more: bool

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so."""
        mirrored = Context(context.source, 1 - context.player, context.stamp, context.ability, context.event)
        mine = count(match, context, YOURS, self.things)
        theirs = count(match, mirrored, YOURS, self.things)
        return mine > theirs if self.more else mine < theirs


@says("{period}", period=PERIODS_AS_CONDITIONS)
@dataclass(frozen=True, slots=True)
class ItIs(Plain):
    """Whether it is a certain part of the turn."""

    period: str

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is."""
        return is_now(match, context, self.period)


@says("{one} is/are a {description-}", so=True)
@says("{one} is/are not a {description-}", so=False)
@dataclass(frozen=True, slots=True)
class Is(Plain):
    """Whether certain cards are like something, or are not."""

    one: Definite
    description: Description
    so: bool

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any, and all of them are, or none is."""
        cards = list(self.one.cards(match, context))
        kinds = circles_of(self.description)
        return bool(cards) and all(
            self.so
            is (
                (not match.state.zone[card].kind.field or match.state.zone[card].kind in kinds)
                and self.description.fits(match, context, card, match.values(card))
            )
            for card in cards
        )


@dataclass(frozen=True, slots=True)
class ActiveWhile(Condition):
    """What an ability demands to be active at all, said with its zones."""


@says("LB{damage}")
@dataclass(frozen=True, slots=True)
class LimitBreak(ActiveWhile):
    """11.6. Active with so much damage or more."""

    damage: int

    def holds(self, match: Match, context: Context) -> bool:
        """Whether the master has so much damage."""
        return len(field.damage(match, context.player)) >= self.damage


@says("with LB{damage}")
@dataclass(frozen=True, slots=True)
class WithLimitBreak(Trait):
    """11.6.2. With an ability that such a limit break is written on, whether it is active or not."""

    reads: ClassVar[frozenset[str]] = frozenset({"gained"})
    damage: int

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether any of its abilities is one."""
        return any(found.ability.condition == LimitBreak(self.damage) for found in match.abilities(card))
