"""5.14.2, 7.5.3.6 (1.00: 7.5.3.5). Members that move to other circles (reading 8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain

from engine.games.luck_and_logic import actions, characteristics, field, setting
from engine.games.luck_and_logic.deploying import place_option
from engine.games.luck_and_logic.editions import edition, number
from engine.games.luck_and_logic.geometry import Placement, have_room, placements
from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.structs import Struct
from engine.kernel.zones import Zone


class _Standing(Struct, frozen=True):
    """How a member lies, as far as it matters for who can move where."""

    covers: Placement
    territory: int
    is_fixed: bool  #: whether it cannot be moved


def movable(match: Match, player: int) -> list[Card]:
    """The members that the player may move to other circles."""
    standing = match.kept(_standing, player)
    found = _free_for_each(player, tuple(standing.values()), together=edition(match).rearranges_together)
    return [card for card, placements in zip(standing, found, strict=True) if placements]


def targets(match: Match, player: int, card: Card, moved: Mapping[Card, Placement]) -> Sequence[Placement]:
    """The circles that one of the player's members may move to, after those that are ``moved``.

    Where members are rearranged together, each that is in the way must find room elsewhere; otherwise it stays there,
    and is dropped at the next check timing (10.4).
    """
    if not moved:
        return match.kept(_first_targets, player)[card]
    standing = match.kept(_standing, player)
    others = tuple([each for other, each in standing.items() if other != card and other not in moved])
    taken = frozenset(chain.from_iterable(moved.values()))
    return _free_for(player, standing[card], others, taken, together=edition(match).rearranges_together)


def _first_targets(match: Match, player: int) -> Mapping[Card, Sequence[Placement]]:
    """The circles that each of the player's members may move to, before any is moved."""
    standing = match.kept(_standing, player)
    found = _free_for_each(player, tuple(standing.values()), together=edition(match).rearranges_together)
    return dict(zip(standing, found, strict=True))


def _standing(match: Match, player: int) -> Mapping[Card, _Standing]:
    """How each of the player's members lies, circle by circle."""
    members, values = field.members(match, player), match.values_for(characteristics.TERRITORY)
    fixed = field.held_back(match, members, "be moved")
    return {
        card: _Standing(match.covered(card), values(card)[characteristics.TERRITORY], card in fixed) for card in members
    }


@lru_cache(maxsize=4096)
def _free_for_each(player: int, members: tuple[_Standing, ...], *, together: bool) -> Sequence[Sequence[Placement]]:
    """The circles that each of a player's members may move to, before any is moved."""
    return [
        _free_for(player, member, members[:at] + members[at + 1 :], frozenset(), together=together)
        for at, member in enumerate(members)
    ]


def _free_for(
    player: int, member: _Standing, others: tuple[_Standing, ...], taken: frozenset[Zone], *, together: bool
) -> Sequence[Placement]:
    """The circles that a member may move to, where these others have not been moved and some circles are ``taken``."""
    if member.is_fixed:
        return ()
    elsewhere = [each for each in placements(player, member.territory) if each != member.covers]
    if not together:
        return elsewhere
    taken = taken.union(*[other.covers for other in others if other.is_fixed])
    left = tuple(sorted([other.territory for other in others if not other.is_fixed], reverse=True))
    return [each for each in elsewhere if taken.isdisjoint(each) and have_room(player, left, taken.union(each))]


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
