"""Triggers of Luck & Logic: members that are deployed, moved, dropped or stocked, gates, cards that are defined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.luck_and_logic import actions, deploying, logic_definition
from engine.games.luck_and_logic.vocabulary.groups import refuse_members
from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.descriptions import Description
from engine.language.phrases import WordList, phrase
from engine.language.places import OPPONENTS, YOURS, ZoneOf, seat
from engine.language.triggers import HappensTo, PlainTrigger, is_like, is_who

WAYS: Final = WordList("how a member is deployed", {"by trance": deploying.BY_TRANCE, "by effect": deploying.BY_EFFECT})
"""Those of both editions."""


def is_way(asked: str | None, how: str) -> bool:
    """11.5.4. Whether what came so came in the way that is asked for, if any is: a Trance Change is a trance."""
    return asked in (None, how) or (asked, how) == (deploying.BY_TRANCE, deploying.BY_TRANCE_CHANGE)


@phrase("when {who-} is_deployed( {how})?", how=WAYS)
@dataclass(frozen=True, slots=True)
class IsDeployed(HappensTo):
    """5.12.1. A member is deployed, played by rule or placed by an effect."""

    how: str | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return (deploying.DEPLOYED,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the member, and that is how it came."""
        return is_way(self.how, event.detail) and is_who(match, context, self.who, event.card)


@phrase("when {who-} moves")
@dataclass(frozen=True, slots=True)
class Moves(HappensTo):
    """5.14.2. A member comes to other circles."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (actions.MOVED,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the member."""
        return is_who(match, context, self.who, event.card)


@phrase("when {who-} is_destroyed")
@dataclass(frozen=True, slots=True)
class GateIsDestroyed(HappensTo):
    """8.2.10.3 (1.00: 8.2.10.4). The gate is turned face up."""

    def __post_init__(self) -> None:
        refuse_members(self.who)

    @property
    def kinds(self) -> tuple[str, ...]:
        return (actions.GATE_DESTROYED,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the gate."""
        return is_who(match, context, self.who, event.card)


@phrase("when logic defined")
@dataclass(frozen=True, slots=True)
class IsDefined(PlainTrigger):
    """5.16.1. The card with the ability is placed into the battle zone by logic definition."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (logic_definition.DEFINED,)

    @property
    def own(self) -> bool:
        """It speaks of the card with the ability."""
        return True

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is this card."""
        return event.card == context.source


@phrase("when you logic define a {description-}", player=YOURS)
@phrase("when your opponent logic defines a {description-}", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class Defines(PlainTrigger):
    """5.16.1. A player places a card into the battle zone by logic definition."""

    player: str
    description: Description

    @property
    def kinds(self) -> tuple[str, ...]:
        return (logic_definition.DEFINED,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the player, and the card fits."""
        return event.player == seat(context, self.player) and is_like(match, context, self.description, event.card)


@phrase("when a {description-} in {place} is turned face down")
@dataclass(frozen=True, slots=True)
class IsTurnedDown(PlainTrigger):
    """9.11.2. A card of a zone is turned face down; it is judged by what it was while it lay face up."""

    description: Description
    place: ZoneOf

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("turned face down",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it was such a card, and lies there."""
        if event.card is None or event.was is None or match.state.zone[event.card] is not self.place.of(match, context):
            return False
        return self.description.fits(match, context, event.card, event.was)
