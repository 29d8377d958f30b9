"""The beginnings and ends of phases and steps, which abilities wait for."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.events import BEGINNING, Event
from engine.kernel.position import Position
from engine.kernel.standing_by import StandingBy, StoodBy, stood_by


def beginning(match: Position, part: str) -> None:
    """Announce the beginning of a part of the turn: a phase or a step."""
    kind = BEGINNING + part
    if match.hears(kind):
        match.announce(Event(kind, player=match.state.turn_player))


def announce_once(match: Position, events: Iterable[Event], before: set[StoodBy]) -> None:
    """Announce events, which were perhaps announced before, to the abilities that have not stood by for them yet.

    ``before`` are those that have, and those that do now are added. A card that has left and come back is another
    one, whose abilities have not.
    """
    others = match.state.standing_by
    for event in events:
        match.announce(event)
    if match.state.standing_by is others:
        return
    fresh: list[StandingBy] = []
    for standing in match.state.standing_by[len(others) :]:
        if stood_by(standing) not in before:
            before.add(stood_by(standing))
            fresh.append(standing)
    match.state.standing_by = (*others, *fresh)
