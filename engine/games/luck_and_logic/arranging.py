"""5.14.2, 7.5.3.6 (1.00: 7.5.3.5). Members that move to other circles (reading 8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from engine.games.luck_and_logic import actions, characteristics, field, setting
from engine.games.luck_and_logic.deploying import circles_for, place_option
from engine.games.luck_and_logic.editions import edition, number
from engine.games.luck_and_logic.geometry import Placement, placements
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
    others = [placement for placement in circles_for(match, player, card) if placement != match.covered(card)]
    if not edition(match).rearranges_together:
        return others
    return [placement for placement in others if _leaves_room(match, player, {**moved, card: placement})]


def _leaves_room(match: Match, player: int, moved: Mapping[Card, Placement]) -> bool:
    """Whether no two of the moved members overlap, and all others have room beside them."""
    taken = list(chain.from_iterable(moved.values()))
    others = [card for card in field.members(match, player) if card not in moved]
    stuck = [card for card in others if field.cannot(match, card, "be moved")]
    taken += chain.from_iterable(match.covered(card) for card in stuck)
    if len(set(taken)) < len(taken):
        return False
    left = [match.values(card)[characteristics.TERRITORY] for card in others if card not in stuck]
    return _fits(player, sorted(left, reverse=True), frozenset(taken))


def _fits(player: int, territories: Sequence[int], taken: frozenset[Zone]) -> bool:
    """Whether members of these territories fit on the circles that are left."""
    if not territories:
        return True
    return any(
        taken.isdisjoint(placement) and _fits(player, territories[1:], taken.union(placement))
        for placement in placements(player, territories[0])
    )


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
