"""Moves before they are done: what replacement effects make of them, who goes along, and in which order all arrive."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from engine.kernel.attachments import going_along, put_in_order
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event, Move
from engine.kernel.hiding import conceal, show
from engine.kernel.messages import Message
from engine.kernel.pending import origin
from engine.kernel.placing import PLAIN, Arrival
from engine.kernel.position import Position
from engine.kernel.replacement import is_replaceable, replaced, replaced_together
from engine.kernel.zones import Zone

Presence = tuple[Zone, int]
"""Where a card is, and `State.entered` then: as which card."""


def may_be_replaced(match: Position, card: Card, zone: Zone) -> bool:
    """Whether a replacement effect could concern a move of the card to the zone."""
    if not (match.index.replacing or match.grants_abilities):  # as mostly
        return False
    leave, enter = origin(match, card).kind.leave, zone.kind.enter
    if match.grants_abilities:
        return is_replaceable(match, leave) or is_replaceable(match, enter)
    return match.index.may_replace(leave, card) or match.index.may_replace(enter, card)


def settled(match: Position, card: Card, zone: Zone, detail: Any, arrival: Arrival = PLAIN) -> Procedure[Move | None]:
    """The move of a card to a zone after all replacement effects; None if it does not move at all."""
    if match.state.zone[card].kind.keeps:
        return None
    if not may_be_replaced(match, card, zone):
        return Move(card, zone, detail)
    return _move_of(card, (yield from replaced(match, _arriving(match, card, zone, detail, arrival))))


def settled_together(match: Position, moves: Sequence[Move], arrival: Arrival = PLAIN) -> Procedure[list[Move | None]]:
    """The moves of several cards at the same time, of which the turn player replaces first which they may."""
    kept = [match.state.zone[each.card].kind.keeps for each in moves]
    concerned = [
        not keeps and may_be_replaced(match, move.card, move.zone) for move, keeps in zip(moves, kept, strict=True)
    ]
    events = [_arriving(match, *each, arrival) for each, asked in zip(moves, concerned, strict=True) if asked]
    after = iter((yield from replaced_together(match, events)))
    found: list[Move | None] = []
    for move, keeps, asked in zip(moves, kept, concerned, strict=True):
        found.append(_move_of(move.card, next(after)) if asked else None if keeps else move)
    return found


def _arriving(match: Position, card: Card, zone: Zone, detail: Any, arrival: Arrival) -> Event:
    """The event that a card comes to a zone."""
    source, bottom, down = origin(match, card), arrival.bottom, arrival.face_down
    return Event(
        zone.kind.enter, card, match.master(card), source, zone, detail=detail, bottom=bottom, comes_face_down=down
    )


def _move_of(card: Card, event: Event | None) -> Move | None:
    """What is left of a card's move after replacement effects."""
    return None if event is None or event.destination is None else Move(card, event.destination, event.detail)


def settled_along(
    match: Position, moves: Sequence[Move], others: Collection[Card], arrival: Arrival
) -> Procedure[list[Move]]:
    """What goes along with these moves, after all replacement effects; ``others`` move for themselves."""
    found: list[Move] = []
    were: dict[Card, Presence] = {}
    for card, zone, detail in going_along(match, moves, others):
        were[card] = presence(match, card)
        after = yield from settled(match, card, zone, detail, arrival)
        if after is not None:
            found.append(after)
    return still_there(match, found, were)


class Ordering(NamedTuple):
    """That a player says in which order cards come to a zone together, and what they are asked.

    Where others come along with them, the question is that of all who come together.
    """

    player: int
    zone: Zone
    prompt: Message


def orders(
    match: Position, moves: Sequence[Move], along: Sequence[Move], ordering: Ordering | None, came: Sequence[Card]
) -> Procedure[dict[Zone, list[Card]]]:
    """How cards are to lie, bottom to top, in the ordered zones to which some come because their bearers do.

    So it is of the zone that has an ``ordering``, whoever comes there. Cards that have come there already, instead of
    moving with the others, lie among these; what goes on at once (`Hooks.goes_on`) does not.
    """
    found: dict[Zone, list[Card]] = {}
    bearing = dict.fromkeys(move.zone for move in along if move.zone.kind.ordered)
    goes_on = match.rulebook.hooks.goes_on
    for zone in bearing if ordering is None or ordering.zone in bearing else (*bearing, ordering.zone):
        is_meant = ordering is not None and zone is ordering.zone
        there = [card for card in came if match.state.zone[card] is zone] if is_meant else []
        cards = [*there, *[move.card for move in (*moves, *along) if move.zone is zone]]
        if goes_on is not None:
            cards = [card for card in cards if not goes_on(match, card, zone)]
        if len(cards) < 2:
            continue
        if ordering is None or not is_meant:
            order = yield from put_in_order(match, cards, zone)
        else:
            show(match, there, (ordering.player,))
            prompt = None if zone in bearing else ordering.prompt
            order = yield from put_in_order(match, cards, zone, player=ordering.player, prompt=prompt)
            conceal(match, there)
        found[zone] = [*reversed(order)]
    return found


def still_there(match: Position, moves: Sequence[Move], were: Mapping[Card, Presence]) -> list[Move]:
    """The moves of cards that are still where they ``were``; nothing has moved them instead."""
    return [move for move in moves if presence(match, move.card) == were[move.card]]


def presence(match: Position, card: Card) -> Presence:
    """Where a card is, and as which card."""
    return match.state.zone[card], match.state.entered[card]
