"""Piles of cards: the order in which they lie, what is drawn from them, and chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.kernel.aspects import SHOWN
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.placing import Arrival, place
from engine.kernel.position import Position
from engine.kernel.randomness import shuffled
from engine.kernel.replacement import is_replaceable, replaced
from engine.kernel.zones import Zone, ZoneKind

DRAW: Final = "draw"
"""The event of a card's being about to be drawn, the detail of its coming to the hand, and what may be forbidden."""

_DRAWN: Final = Arrival(detail=DRAW)


def draw(match: Position, player: int, deck: ZoneKind, hand: ZoneKind) -> Procedure[Card | None]:
    """Move the top card of a player's deck to their hand; None if the deck is empty, or the player cannot `DRAW`."""
    cards = match.state.zones[deck[player]]
    if not cards or match.forbids(player, DRAW):
        return None
    card = cards[-1]
    if is_replaceable(match, DRAW) and (yield from replaced(match, Event(DRAW, card, player))) is None:
        return None
    place(match, card, hand[player], _DRAWN)
    if match.rulebook.hooks.after_drawing is not None:
        match.rulebook.hooks.after_drawing(match, card)
    return card


def arrange(match: Position, zone: Zone, cards: Sequence[Card]) -> None:
    """Let cards of a zone lie in this order, in the places that they have among the others."""
    order = iter(cards)
    state = match.state
    state.zones[zone] = tuple([next(order) if card in cards else card for card in state.zones[zone]])
    match.reordered(zone)


def shuffle(match: Position, zone: Zone) -> None:
    """Put the cards of a zone in a random order that nobody knows."""
    state = match.state
    state.zones[zone] = shuffled(state.seed, state.drawn(), state.zones[zone])
    if state.shown:
        for card in state.zones[zone]:
            state.shown.pop(card, None)
        match.changed(SHOWN, happens=False)
    match.reordered(zone)


def at_random(match: Position, items: Sequence[Any], count: int = 1) -> list[Any]:
    """``count`` of these, every choice equally likely."""
    number = match.state.drawn()
    match.changed()
    return list(shuffled(match.state.seed, number, items)[:count])
