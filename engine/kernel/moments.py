"""Moments: what happens at the same time.

Whatever verbs do within a moment looks back at what cards were before all of it, and abilities answer it when all of
it has happened. So nothing that comes of it depends on the order in which a loop visits cards and places.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from types import TracebackType
from typing import TYPE_CHECKING, Final

from engine.kernel.cards import Card, Values
from engine.kernel.events import Event
from engine.kernel.memory import NOTHING_LOOKS, Remembered
from engine.kernel.triggering import PriorPlace, marked
from engine.kernel.zones import Zone

if TYPE_CHECKING:
    from engine.kernel.match import Match

TIED: Final = Remembered[tuple[tuple[Card, ...], ...]]("tied", (), touches=NOTHING_LOOKS)
"""The cards that came to one place of the field at the same time, by groups."""


class Moment:
    """A moment that is going on: how everything was when it began, and what has happened since."""

    __slots__ = ("_arrived", "_clock", "_differing", "_held", "_match", "_zones")

    def __init__(self, match: Match) -> None:
        self._match = match
        self._clock = match.state.clock
        self._differing = match.differing()
        self._zones = match.state.zone.copy()
        self._held: list[tuple[Event, Mapping[Card, PriorPlace]]] = []
        self._arrived: dict[Zone, list[Card]] = {}

    def __enter__(self) -> None:
        self._match.moment = self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Remember what has come to the same places, and announce everything, unless the step was given up."""
        if kind is None:
            self._match.moment = None
            self._end()

    def values(self, card: Card) -> Values:
        """What a card was when the moment began; what it is, if it has become another card since."""
        if self._match.state.entered[card] > self._clock:
            return self._match.values(card)
        return self._differing.get(card) or self._match.state.definition[card].values

    def zone(self, card: Card) -> Zone:
        """Where a card was when the moment began; where it is, if it came into being since."""
        return self._zones[card] if card < len(self._zones) else self._match.state.zone[card]

    def hold(self, event: Event, there: Mapping[Card, PriorPlace]) -> None:
        """Announce an event when the moment is over."""
        self._held.append((marked(self._match, event), there))

    def arrive(self, card: Card, zone: Zone) -> None:
        """Note that a card has come to a place of the field."""
        self._arrived.setdefault(zone, []).append(card)

    def _end(self) -> None:
        match = self._match
        for zone, cards in self._arrived.items():
            group = tuple([card for card in cards if match.state.zone[card] is zone])
            if len(group) > 1:
                TIED.set(match, (*TIED.of(match), group))
        for event, there in self._held:
            match.announce(event, there)


_PART: Final = nullcontext()


def at_once(match: Match) -> AbstractContextManager[None]:
    """Everything in this context happens at the same time. A moment within another one is a part of it."""
    return Moment(match) if match.moment is None else _PART


def tied(match: Match, card: Card) -> tuple[Card, ...]:
    """The card, and those that came to its place at the same time, as long as they are there."""
    together = next((group for group in TIED.of(match) if card in group), (card,))
    return tuple([other for other in together if match.state.zone[other] is match.state.zone[card]])


def untie(match: Match, card: Card | None = None) -> None:
    """Forget what came to its place at the same time as a card, which leaves; or that of all cards."""
    groups = TIED.of(match)
    TIED.drop(match)
    if card is not None:
        rest = tuple([tuple([other for other in group if other != card]) for group in groups])
        if any(rest):
            TIED.set(match, rest)
