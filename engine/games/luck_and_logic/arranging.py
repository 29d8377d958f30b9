"""5.14.2, 7.5.3.6 (1.00: 7.5.3.5). Members that move to other circles (reading 8)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain

from engine.games.luck_and_logic import actions, characteristics, field, setting
from engine.games.luck_and_logic.deploying import circles_for, place_option
from engine.games.luck_and_logic.editions import edition, number
from engine.games.luck_and_logic.geometry import Placement, have_room, placements
from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.zones import Zone


def movable(match: Match, player: int) -> list[Card]:
    """The members that the player may move to other circles."""
    return [card for card in field.members(match, player) if targets(match, player, card, {})]


def targets(match: Match, player: int, card: Card, moved: Mapping[Card, Placement]) -> list[Placement]:
    """The circles that a member may move to, after those that are ``moved``.

    Where members are rearranged together, each that is in the way must find room elsewhere; otherwise it stays there,
    and is dropped at the next check timing (10.4).
    """
    if field.cannot(match, card, "be moved"):
        return []
    now = match.covered(card)
    if not edition(match).rearranges_together:
        return [placement for placement in circles_for(match, player, card) if placement != now]
    taken, left = _around(match, player, card, moved)
    return [*_with_room(player, match.values(card)[characteristics.TERRITORY], now, taken, left)]


@lru_cache(maxsize=4096)
def _with_room(
    player: int, territory: int, now: Placement, taken: frozenset[Zone], left: tuple[int, ...]
) -> tuple[Placement, ...]:
    """Where a member may move to from where it is ``now``, so that members of the territories ``left`` find room."""
    return tuple(
        [
            each
            for each in placements(player, territory)
            if each != now and taken.isdisjoint(each) and have_room(player, left, taken.union(each))
        ]
    )


def _around(
    match: Match, player: int, card: Card, moved: Mapping[Card, Placement]
) -> tuple[frozenset[Zone], tuple[int, ...]]:
    """The circles that are taken when a member looks for room, and the territories of those that may make room."""
    taken = set(chain.from_iterable(moved.values()))
    left = []
    for other, stays_on, territory in match.kept(_in_the_way, player):
        if other == card or other in moved:
            continue
        taken.update(stays_on)
        if not stays_on:
            left.append(territory)
    return frozenset(taken), tuple(sorted(left, reverse=True))


def _in_the_way(match: Match, player: int) -> list[tuple[Card, Placement, int]]:
    """The player's members, each with the circles that it cannot be moved from, if so, and its territory."""
    return [
        (
            card,
            match.covered(card) if field.cannot(match, card, "be moved") else (),
            match.values(card)[characteristics.TERRITORY],
        )
        for card in field.members(match, player)
    ]


def rearrange(match: Match, player: int, first: Card) -> Procedure[None]:
    """Move a member, and with it those that have to make room, all at the same time."""
    moved: dict[Card, Placement] = {}
    waiting = [first]
    while waiting:
        card = waiting.pop(0)
        moved[card] = yield from _choose_target(match, player, card, moved)
        if edition(match).rearranges_together:
            in_the_way = [other for circle in moved[card] for other in field.members_on(match, circle)]
            waiting += dict.fromkeys(each for each in in_the_way if each not in moved and each not in waiting)
    move_members(match, moved)


def _choose_target(match: Match, player: int, card: Card, moved: Mapping[Card, Placement]) -> Procedure[Placement]:
    found = targets(match, player, card, moved)
    options = [place_option(placement) for placement in found]
    prompt = Message("ask-move", {"card": Ref(card)})
    chosen = yield from ask(player, number(match, "7.5.3.6"), prompt, options)
    return next(placement for placement, option in zip(found, options, strict=True) if option is chosen)


def move_members(match: Match, moved: Mapping[Card, Placement]) -> None:
    """5.14.1. Move members to these circles at the same time, standing or rested as they are."""
    verbs.rearrange(match, setting.with_set_cards(match, moved))
    for card, placement in moved.items():
        match.tell("moves", card=Ref(card), zone=placement[0])
        match.announce(Event(actions.MOVED, card, match.master(card)))
