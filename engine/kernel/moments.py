"""Moments: what happens at the same time.

Whatever verbs do within a moment looks back at what cards were before all of it, and abilities answer it when all of
it has happened. So nothing that comes of it depends on the order in which a loop visits cards and places.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from types import TracebackType
from typing import Final

from engine.kernel.abilities import LOST_ABILITIES, Ability
from engine.kernel.cards import Card
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.position import Moment, Position
from engine.kernel.triggering import PriorPlace, idle_abilities

TIED: Final = Remembered[tuple[tuple[Card, ...], ...]]("tied", (), touches=UNOBSERVED)
"""The cards that came to one place of the field at the same time, by groups."""


class _AtOnce:
    """A moment: it begins and ends with the statement that it is used in."""

    __slots__ = ("_position",)

    def __init__(self, match: Position) -> None:
        self._position = match

    def __enter__(self) -> None:
        self._position.moment = Moment(self._position)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Remember what has come to the same places, and announce everything, unless the step was given up."""
        moment = self._position.moment
        if kind is None and moment is not None:
            self._position.moment = None
            _end(self._position, moment)


def _end(match: Position, moment: Moment) -> None:
    for zone, cards in moment.arrived.items():
        group = tuple([card for card in cards if match.state.zone[card] is zone])
        if len(group) > 1:
            TIED.set(match, (*TIED.of(match), group))
    match.note_crowd(moment.covered)
    for event, there in moment.held:
        match.announce(event, there)


_PART: Final = nullcontext()


def at_once(match: Position) -> AbstractContextManager[None]:
    """Everything in this context happens at the same time. A moment within another one is a part of it."""
    return _AtOnce(match) if match.moment is None else _PART


def tied(match: Position, card: Card) -> tuple[Card, ...]:
    """The card, and those that came to its place at the same time, as long as they are there."""
    together = next((group for group in TIED.of(match) if card in group), (card,))
    return tuple([other for other in together if match.state.zone[other] is match.state.zone[card]])


def untie(match: Position, card: Card | None = None) -> None:
    """Forget what came to its place at the same time as a card, which leaves; or that of all cards."""
    groups = TIED.of(match)
    TIED.drop(match)
    if card is not None:
        rest = tuple([tuple([other for other in group if other != card]) for group in groups])
        if any(rest):
            TIED.set(match, rest)


def prior_places(match: Position, cards: Iterable[Card]) -> dict[Card, PriorPlace]:
    """Where cards are before an event that they answer as they are now, or as they were when the moment began."""
    zone, face_down, printed = match.state.zone, match.state.face_down, match.state.definition
    moment = match.moment
    values = match.values if moment is None else moment.values
    changing = moment is not None or match.could_change(LOST_ABILITIES)
    found: dict[Card, PriorPlace] = {}
    for card in cards:
        lost = values(card).get(LOST_ABILITIES, frozenset()) if changing else frozenset()
        idle: frozenset[Ability] | None = None
        if match.rulebook.leaving_is_answered:
            idle = idle_abilities(match, card, values(card)) if moment is None else moment.idle(card)
        found[card] = PriorPlace(zone[card], lost, not face_down[card], printed[card], idle)
    return found
