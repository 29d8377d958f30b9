"""Triggers of movement: cards that come to circles, leave them, are ridden, stand or rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.vanguard import field, zones
from engine.games.vanguard.vocabulary.places import CIRCLES, KINDS, PILES
from engine.kernel.abilities import Context, Last
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.zones import Zone
from engine.language.descriptions import Description
from engine.language.phrases import Several, WordList, phrase
from engine.language.triggers import HappensTo, PlainTrigger, Who, is_like, is_who


@phrase("when {who-} is placed on {circles}( from {origin})?", circles=Several(CIRCLES, " or "), origin=PILES)
@dataclass(frozen=True, slots=True)
class IsPlaced(HappensTo):
    """10.5. A unit comes to a circle from elsewhere than a circle."""

    circles: tuple[str, ...]
    origin: str | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        """Coming to one of the circles."""
        return tuple(KINDS[circle].enter for circle in self.circles)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, and it was not on a circle before."""
        if event.source is None or event.source.kind.field:
            return False
        if self.origin is not None and event.source.kind.name != self.origin:
            return False
        return is_who(match, context, self.who, event.card)


@phrase("when {who-} is moved( to {circles})?", circles=Several(CIRCLES, " or "))
@dataclass(frozen=True, slots=True)
class IsMoved(HappensTo):
    """10.32.1 to 10.32.3. A unit comes to a circle from another one: it moves, intercepts, or changes places."""

    circles: tuple[str, ...] = tuple(CIRCLES.words.values())

    @property
    def kinds(self) -> tuple[str, ...]:
        """Coming to one of the circles."""
        return tuple(KINDS[circle].enter for circle in self.circles)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, and it was on a circle before."""
        if event.source is None or event.source.kind.name not in CIRCLES.words.values():
            return False
        return is_who(match, context, self.who, event.card)


@phrase("when {who-} is put on {circles}", circles=Several(CIRCLES, " or "))
@dataclass(frozen=True, slots=True)
class IsPutOn(HappensTo):
    """10.5, 10.32.1. A unit comes to a circle, from wherever: it is placed there, or it moves or intercepts."""

    circles: tuple[str, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """Coming to one of the circles."""
        return tuple(KINDS[circle].enter for circle in self.circles)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit; a card that is unlocked or a heart no longer has been on the circle before."""
        source = event.source
        if source is None or (source.kind.field and source.kind.name not in CIRCLES.words.values()):
            return False
        return is_who(match, context, self.who, event.card)


GRAVES: Final = WordList(
    "a zone",
    {
        "the drop zone": zones.DROP.name,
        "the soul": zones.SOUL.name,
        "the damage zone": zones.DAMAGE.name,
        "the bind zone": zones.BIND.name,
        "the hand": zones.HAND.name,
        "the deck": zones.DECK.name,
        "the G_zone": zones.G_ZONE.name,
    },
)


@phrase("when {who-} is put into {destination}( from {circles})?", destination=GRAVES, circles=Several(CIRCLES, " or "))
@phrase("when {who-} is retired", destination=zones.DROP.name)
@dataclass(frozen=True, slots=True)
class IsPut(HappensTo):
    """8.6.5. A unit leaves the field; it is judged by what it was there (8.6.5.1.2)."""

    destination: str
    circles: tuple[str, ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        return (KINDS[self.destination].enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, and it left a circle."""
        source = event.source
        if source is None or not source.kind.field or (self.circles and source.kind.name not in self.circles):
            return False
        return is_who(match, context, self.who, event.card, zone=source, values=event.was, player=event.player)


@phrase("when a {rider-} rides this unit")
@dataclass(frozen=True, slots=True)
class IsRidden(PlainTrigger):
    """10.6, 8.6.5.1.4. A unit rides over this one, which leaves the vanguard circle for it."""

    rider: Description

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.VANGUARD.leave,)

    @property
    def own(self) -> bool:
        """It speaks of the unit with the ability."""
        return True

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether this unit was ridden over, by a unit that fits and is on the circle already."""
        if event.card != context.source or event.source is None or event.detail != "ride":
            return False
        return is_like(match, context, self.rider, field.vanguard(match, event.source.player))

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """Who rides."""
        rider = None if event.source is None else field.vanguard(match, event.source.player)
        return None if rider is None else [rider]


@phrase("when {who-} rides a {ridden-}")
@dataclass(frozen=True, slots=True)
class Rides(PlainTrigger):
    """10.6. A unit rides over a certain vanguard, which leaves the vanguard circle for it."""

    who: Who
    ridden: Description

    @property
    def kinds(self) -> tuple[str, ...]:
        """The vanguard that leaves."""
        return (zones.VANGUARD.leave,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it was ridden over, and who is there now is the unit; the vanguard is judged by what it was."""
        card, source = event.card, event.source
        if card is None or source is None or event.detail != "ride":
            return False
        values = event.was if event.was is not None else match.values(card)
        if not self.ridden.fits(match, context, card, values) or _has_answered(match, context, source):
            return False
        return is_who(match, context, self.who, field.vanguard(match, source.player))

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """Who rides."""
        rider = None if event.source is None else field.vanguard(match, event.source.player)
        return None if rider is None else [rider]


def _has_answered(match: Match, context: Context, source: Zone) -> bool:
    """10.6.1.2. Whether the ability answers already that the leader, whose mate has left now, was ridden over."""
    return zones.is_mate(source) and any(
        each.card == context.source
        and each.ability == context.ability
        and each.event.source is zones.VANGUARD[source.player]
        and each.event.detail == "ride"
        for each in match.state.standing_by
    )


@phrase("when {who-} intercepts")
@dataclass(frozen=True, slots=True)
class Intercepts(HappensTo):
    """7.5.1.2.4. A unit intercepts."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Coming to the guardian circle."""
        return (zones.GUARDIAN.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, and it intercepts."""
        card, circle, player = event.card, event.source, event.player
        if event.detail != "intercept" or card is None or circle is None or player is None:
            return False
        context.last[card] = Last(None, circle, player, event.rested, event.face_down, match.values(card))
        return is_who(match, context, self.who, event.card, zone=event.source, player=event.player)
