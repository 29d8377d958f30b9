"""Moving cards: one or several at once, with what is attached to them, after the replacement effects were asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.kernel.attachments import is_bearer
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Move
from engine.kernel.moments import at_once
from engine.kernel.piles import arrange
from engine.kernel.placing import PLAIN, SHUFFLED, Arrival, place
from engine.kernel.position import Position
from engine.kernel.settling import (
    Ordering,
    Presence,
    may_be_replaced,
    orders,
    presence,
    settled,
    settled_along,
    settled_together,
    still_there,
)
from engine.kernel.zones import Zone


def move(match: Position, card: Card, zone: Zone, arrival: Arrival = PLAIN) -> Procedure[bool]:
    """Move a card to a zone, unless a replacement effect makes something else happen. True if it came there.

    What is attached to it may go along (`Hooks.goes_along`), at the same time and to the same end, but lies by itself.
    """
    if match.state.attached and is_bearer(match, card):
        return bool((yield from move_together(match, [(card, zone)], arrival)))
    if match.state.zone[card].kind.keeps:
        return False
    if not arrival.asked and may_be_replaced(match, card, zone):
        was = presence(match, card)
        after = yield from settled(match, card, zone, arrival.detail, arrival)
        if after is None or presence(match, card) != was:
            return False
        arrival = arrival.settled(after.zone, after.detail, zone)
        zone = after.zone
    place(match, card, zone, arrival)
    return True


def _tell_nothing(moving: Sequence[Move]) -> None:
    """What is done may tell of itself."""


def move_together(
    match: Position,
    moves: Sequence[tuple[Card, Zone]],
    arrival: Arrival = PLAIN,
    *,
    whole: bool = False,
    parted: Sequence[Move] = (),
    ordering: Ordering | None = None,
    tell: Callable[[Sequence[Move]], None] = _tell_nothing,
) -> Procedure[list[Card]]:
    """Move several cards at the same time: what becomes of each is settled before any of them leaves.

    Returns those that came somewhere, without what is attached to them and went along. ``whole``: none moves if one of
    them would stay where it is. A card that has been moved instead of another one of them is not moved again. What the
    ``arrival`` is covering belongs to the one that comes to a zone among these places. ``parted`` are the moves of
    others at the same time of which everything was asked before. ``ordering``: somebody says in which order they come
    to a zone, when it is settled who does. ``tell`` writes down what moves, while it still lies where people have seen
    it; what happens instead was told before.
    """
    if not (moves or parted):
        return []
    bearing = bool(match.state.attached) and any(is_bearer(match, card) for card, _ in moves)
    if len(moves) == 1 and not (bearing or parted):
        card, zone = moves[0]
        kept = match.state.zone[card].kind.keeps
        if not kept and not may_be_replaced(match, card, zone):  # as often as not: nothing to settle
            tell([Move(card, zone, arrival.detail)])
            place(match, card, zone, arrival)
            return [card]
    were = {card: presence(match, card) for card, _ in moves}
    with at_once(match):
        arriving = [*(yield from _all_settled(match, moves, arrival, were, whole=whole)), *parted]
        were.update({each.card: presence(match, each.card) for each in parted})
        along: list[Move] = []
        lying: dict[Zone, list[Card]] = {}
        if match.state.attached and any(is_bearer(match, each.card) for each in arriving):  # perhaps only by now
            stayed = [card for card, was in were.items() if presence(match, card) == was]
            along = yield from settled_along(match, arriving, stayed, Arrival(bottom=arrival.bottom))
            arriving = still_there(match, arriving, were)
        came = [card for card, was in were.items() if presence(match, card) != was]
        if arrival.detail != SHUFFLED:
            lying = yield from orders(match, arriving, along, ordering, came)
        meant = {**dict(moves), **{each.card: each.zone for each in parted}}
        tell(arriving)
        for card, zone, detail in arriving:
            place(match, card, zone, arrival.settled(zone, detail, meant[card]))
        for card, zone, detail in along:
            place(match, card, zone, Arrival(detail, arrival.bottom))
        for zone, order in lying.items():
            arrange(match, zone, [card for card in order if match.state.zone[card] is zone])
    return [each.card for each in arriving]


def _all_settled(
    match: Position,
    moves: Sequence[tuple[Card, Zone]],
    arrival: Arrival,
    were: Mapping[Card, Presence],
    *,
    whole: bool,
) -> Procedure[list[Move]]:
    """What is left of moves at the same time after all replacement effects, if they were not asked before."""
    asking = [Move(card, zone, arrival.detail) for card, zone in moves]
    together: Sequence[Move | None] = ()
    if arrival.asked:
        together = asking
    elif len(moves) > 1 and match.rulebook.turn_player_replaces_first:
        together = yield from settled_together(match, asking, arrival)
    arriving: list[Move] = []
    for index, (card, zone) in enumerate(moves):
        after = together[index] if together else (yield from settled(match, card, zone, arrival.detail, arrival))
        if after is not None:
            arriving.append(after)
        elif whole and presence(match, card) == were[card]:
            return []
    return still_there(match, arriving, were)


def released(
    match: Position, moves: Sequence[Move], *, bottom: bool = False
) -> Procedure[tuple[Sequence[Move], Sequence[Move]]]:
    """What leaves when an effect would move these cards (`Hooks.released`), for `move_released`.

    ``bottom``: it would put them below what lies there.
    """
    hook = match.rulebook.hooks.released
    return (moves, ()) if hook is None else (yield from hook(match, moves, bottom))


def move_released(
    match: Position,
    whole: Sequence[Move],
    parted: Sequence[Move],
    arrival: Arrival = PLAIN,
    *,
    ordering: Ordering | None = None,
    tell: Callable[[Sequence[Move]], None] = _tell_nothing,
) -> Procedure[list[Card]]:
    """Move what is `released`, all at the same time; returns the cards that came somewhere."""
    moves = [(each.card, each.zone) for each in whole]
    return (yield from move_together(match, moves, arrival, parted=parted, ordering=ordering, tell=tell))


def swap(match: Position, first: Zone, second: Zone) -> None:
    """Exchange the cards of two places of the field at the same time (either may be empty)."""
    state = match.state
    state.zones[first], state.zones[second] = state.zones[second], state.zones[first]
    for source, zone in ((second, first), (first, second)):
        for card in state.zones[zone]:
            state.zone[card] = zone
            match.moved(card, source)


def rearrange(match: Position, places: Mapping[Card, tuple[Zone, ...]]) -> None:
    """Move cards of the field to other places of their wide kind, all at the same time.

    ``places`` are all that each comes to lie on, its zone first. They stay the cards they are, as they lie.
    """
    with at_once(match):
        for card, zones in places.items():
            place(match, card, zones[0], Arrival(covering=zones))
