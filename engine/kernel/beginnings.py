"""The beginnings and ends of phases and steps, which abilities wait for."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.cards import Card
from engine.kernel.events import BEGINNING, Event
from engine.kernel.position import Position
from engine.kernel.standing_by import StandingBy

StoodBy = tuple[Card, int, str]
"""An ability that has stood by: its card, `State.entered` of that, and its mark."""


def beginning(match: Position, part: str) -> None:
    """Announce the beginning of a part of the turn: a phase or a step."""
    kind = BEGINNING + part
    if match.hears(kind):
        match.announce(Event(kind, player=match.state.turn_player))


def announce_once(match: Position, events: Iterable[Event], stood_by: set[StoodBy]) -> None:
    """Announce events, which were perhaps announced before, to the abilities that have not stood by for them yet.

    ``stood_by`` are those that have, and becomes so of those that do now. A card that has left and come back is another
    one, whose abilities have not.
    """
    before = match.state.standing_by
    for event in events:
        match.announce(event)
    if match.state.standing_by is before:
        return
    fresh: list[StandingBy] = []
    for standing in match.state.standing_by[len(before) :]:
        ability = standing.card, standing.stamp, standing.mark
        if ability not in stood_by:
            stood_by.add(ability)
            fresh.append(standing)
    match.state.standing_by = (*before, *fresh)
