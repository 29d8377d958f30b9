"""Many cards that come into being together, before anything has happened: the decks of both players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.kernel.ability_index import printed_on_all
from engine.kernel.cards import Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.position import Position
from engine.kernel.zones import Zone


class Copies(NamedTuple):
    """So many copies of a card, for a zone of one place each."""

    definition: CardDefinition
    amount: int
    owner: int
    zone: Zone
    face_down: bool | None = None  #: None: as cards come to the zone


def deal(match: Position, dealt: Iterable[Copies]) -> None:
    """Let cards come into being one after the other, each on top of its zone, as `create` does with a single one.

    What is printed on them is looked through once for all of them, and for all matches with the same cards.
    """
    state = match.state
    for definition, amount, owner, zone, face_down in dealt:
        first = len(state.definition)
        cards = [Card(row) for row in range(first, first + amount)]
        state.definition += [definition] * amount
        state.owner += [owner] * amount
        state.zone += [zone] * amount
        state.rested += [False] * amount
        state.face_down += [zone.kind.face_down if face_down is None else face_down] * amount
        state.entered += range(state.clock + 1, state.clock + 1 + amount)
        state.clock += amount
        state.call_new(amount)
        state.zones[zone] = (*state.zones.get(zone, ()), *cards)
    match.let_be(state, printed_on_all(tuple(state.definition)))
