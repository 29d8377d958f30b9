"""Triggers: the events that automatic abilities wait for; here, what all have in common, times and situations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.vanguard.vocabulary.descriptions import circles_of
from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.games.vanguard.vocabulary.places import (
    OWNERS,
    PERIODS,
    is_now,
    seat,
)
from engine.kernel.abilities import Context, Trigger
from engine.kernel.cards import Card, Values
from engine.kernel.events import BEGINNING, Event
from engine.kernel.match import Match
from engine.kernel.timing import SITUATION
from engine.kernel.zones import Zone
from engine.language.cards import Description, This
from engine.language.conditions import Plain
from engine.language.phrases import WordList, says

Who = This | UnitsOf
"""A unit that a trigger speaks of: this one, or any of a kind."""


@dataclass(frozen=True, slots=True)
class Moment(Trigger):
    """A trigger said in a phrase of its own."""


@says("during {period}, {trigger}", period=PERIODS)
@dataclass(frozen=True, slots=True)
class During(Trigger):
    """Something that happens in a certain part of the turn."""

    period: str
    trigger: Moment

    @property
    def kinds(self) -> tuple[str, ...]:
        """Those of what happens."""
        return self.trigger.kinds

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it happens now."""
        return is_now(match, context, self.period) and self.trigger.matches(match, context, event)


# ---- times and situations


@says("at the beginning of {period}", period=PERIODS)
@dataclass(frozen=True, slots=True)
class AtBeginning(Moment):
    """8.1.1.2.1. A part of the turn begins."""

    period: str

    @property
    def kinds(self) -> tuple[str, ...]:
        """The beginning of it."""
        return (BEGINNING + self.period.partition(":")[2],)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the right player's."""
        return event.player == seat(context, self.period.partition(":")[0])


@says("at the end of {owner} turn", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class AtEndOfTurn(Moment):
    """6.8.1.3. A turn ends."""

    owner: str

    @property
    def kinds(self) -> tuple[str, ...]:
        """The end of the turn."""
        return ("end of turn",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the right player's."""
        return event.player == seat(context, self.owner)


_PASSING: Final = WordList("a moment", {kind: kind for kind in ("end of turn", "end of battle")})


@says("at the {kind}", kind=_PASSING, printed_only=True)
@dataclass(frozen=True, slots=True)
class Passing(Trigger):
    """The end of a turn or battle, whosever it is: what a timed trigger waits for (8.6.6)."""

    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        """The end."""
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """It is."""
        return True


@says("whenever {situation}")
@dataclass(frozen=True, slots=True)
class Situation(Moment):
    """8.6.7. Something is so."""

    situation: Plain

    @property
    def kinds(self) -> tuple[str, ...]:
        """What check timing announces."""
        return (SITUATION,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is so."""
        return self.situation.holds(match, context)


# ---- helpers


def is_who(
    match: Match,
    context: Context,
    who: Who,
    card: Card | None,
    *,
    zone: Zone | None = None,
    values: Values | None = None,
) -> bool:
    """Whether a card is the one meant; by the zone and characteristics it had, where those are given."""
    if card is None:
        return False
    if isinstance(who, This):
        return card == context.source
    zone = match.state.zone[card] if zone is None else zone
    if zone.player != seat(context, who.owner) or zone.kind not in circles_of(who.description):
        return False
    return who.matches(match, context, card, match.values(card) if values is None else values)


def is_like(match: Match, context: Context, description: Description | None, card: Card | None) -> bool:
    """Whether a card in the place where it is now is what a description says; no description asks nothing."""
    if description is None:
        return True
    if card is None:
        return False
    zone = match.state.zone[card]
    if zone.kind.field and zone.kind not in circles_of(description):
        return False
    return description.fits(match, context, card, match.values(card))
