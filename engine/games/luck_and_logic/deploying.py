"""5.12. Deploying members: choosing circles, dropping who is there, placing them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from typing import Final

from engine.games.luck_and_logic import actions, characteristics, field, playing, stock, turn_memory, zones
from engine.games.luck_and_logic.geometry import Placement, across_the_row, is_front, placements
from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.attachments import attach
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.moments import at_once
from engine.kernel.settling import presence
from engine.kernel.zones import Zone

DEPLOYED: Final = "deployed"
"""The event of a member's being deployed; its detail says how: `BY_RULE`, `BY_EFFECT` or by one of the trances."""

BY_RULE: Final = "rule"
BY_EFFECT: Final = "effect"
BY_TRANCE: Final = "trance"
BY_TRANCE_CHANGE: Final = "trance change"


def circles_for(match: Match, player: int, card: Card) -> tuple[Placement, ...]:
    """2.10.2. The circles that a member may be placed on, occupied or not."""
    return placements(player, match.value(card, characteristics.TERRITORY))


def dropped_for(match: Match, placement: Placement) -> int:
    """5.12.2.1. How many members a deployment to these circles drops."""
    if len(placement) == 1:
        return len(field.members_on(match, placement[0]))
    return len({other for circle in placement for other in field.members_on(match, circle)})


def likely_placements(match: Match, player: int, card: Card) -> list[Placement]:
    """2.10.2. Where the fewest are dropped; among those, before gates that could be attacked, then before others.

    Among equals the sides come before the centre, beside which there is room for a member of two circles either way.
    """
    return sorted(_best_placements(match, player, card), key=lambda placement: dropped_for(match, placement))


def likeliest_placement(match: Match, player: int, card: Card) -> Placement:
    """The first of the `likely_placements`."""
    best = _best_placements(match, player, card)
    for placement in best:
        if not dropped_for(match, placement):
            return placement
    return min(best, key=lambda placement: dropped_for(match, placement))


def _best_placements(match: Match, player: int, card: Card) -> Sequence[Placement]:
    """The circles that a member may be placed on as `likely_placements` has them, if nobody was there."""
    return _best_guarding(circles_for(match, player, card), field.circles_with_gates(match, player))


@lru_cache(maxsize=1024)
def _best_guarding(found: tuple[Placement, ...], with_gates: frozenset[Zone]) -> Sequence[Placement]:
    """These circles as `likely_placements` has them, if nobody was there."""

    def unlikely(placement: Placement) -> tuple[int, list[int]]:
        guarded = sum(_guarded(circle, with_gates) for circle in placement)
        return -guarded, [_COLUMNS.index(circle.place[1]) for circle in placement]

    return sorted(found, key=unlikely)


_COLUMNS: Final = "RLC"


def _guarded(circle: Zone, with_gates: frozenset[Zone]) -> int:
    """What a member on a circle keeps from being destroyed: 2 for a gate that could be attacked, 1 for another."""
    if circle not in with_gates:
        return 0
    return 2 if is_front(circle) or across_the_row(circle) not in with_gates else 1


@cache
def place_option(placement: Placement) -> Option:
    """The choice of circles: "place:FL", or "cover:FL:FL-FC" of several."""
    if len(placement) == 1:
        return Option("place", None, placement[0])
    return Option("cover", None, placement[0], "-".join(zone.place for zone in placement))


def choose_circles(
    match: Match, player: int, card: Card, rule: str = "5.12.2", *, taken: Collection[Zone] = ()
) -> Procedure[Placement]:
    """5.12.2. Let a player choose circles for a member; the safe choice is the likeliest.

    What is ``taken`` by others that come at the same time is chosen only if there is nothing else (reading 102).
    """
    found: Sequence[Placement] = circles_for(match, player, card)
    if taken:
        found = [each for each in found if not any(circle in taken for circle in each)] or found
        likely = next(each for each in likely_placements(match, player, card) if each in found)
    else:
        likely = likeliest_placement(match, player, card)
    options = [place_option(placement) for placement in found]
    default = found.index(likely)
    chosen = yield from ask(player, rule, Message("ask-circles", {"card": Ref(card)}), options, default=default)
    return next(placement for placement, option in zip(found, options, strict=True) if option is chosen)


def deploy_by_rule(match: Match, player: int, card: Card) -> Procedure[bool]:
    """5.12.3.1, 9.6.2. Play a member from the hand: choose its circles, pay for it, place it."""
    placement = yield from choose_circles(match, player, card)
    yield from stock.pay_stock(match, player, playing.cost_of(match, card))
    return (yield from deploy(match, player, card, placement, BY_RULE))


def play_free(match: Match, player: int, card: Card) -> Procedure[bool]:
    """5.22.6. Play a member without paying its cost; it is deployed as by rule."""
    return (yield from deploy(match, player, card, (yield from choose_circles(match, player, card)), BY_RULE))


def may_be_deployed(match: Match, card: Card) -> bool:
    """Whether an effect may deploy a card: a member that is on no circle yet."""
    if match.state.definition[card].kind not in characteristics.MEMBERS or field.is_member(match, card):
        return False
    return not field.cannot(match, card, "be deployed")


def deploy_by_effect(
    match: Match, player: int, cards: Sequence[Card], *, rested: bool = False
) -> Procedure[tuple[Card, ...]]:
    """5.12.3.2. Deploy members without requirement and cost, wherever they are; ``rested`` where a text says so.

    9.7.4.2: they come at the same time (reading 102). Returns those that came.
    """
    chosen: list[tuple[Card, Placement]] = []
    for card in cards:
        taken = {circle for _, placement in chosen for circle in placement}
        chosen.append((card, (yield from choose_circles(match, player, card, taken=taken))))
    were = [presence(match, card) for card, _ in chosen]
    yield from _make_room(match, [circle for _, placement in chosen for circle in placement])
    deployed: list[Card] = []
    with at_once(match):
        for (card, placement), was in zip(chosen, were, strict=True):
            if presence(match, card) != was:  # something else has been done with it meanwhile
                continue
            if (yield from _place(match, player, card, placement, BY_EFFECT, (), rested=rested)):
                deployed += [card]
    return tuple(deployed)


def deploy(
    match: Match,
    player: int,
    card: Card,
    placement: Placement,
    how: str,
    souls: Sequence[Card] = (),
    *,
    rested: bool = False,
) -> Procedure[bool]:
    """5.12.2. Place a member on these circles; who is there is dropped before (5.12.2.1). False if it did not come.

    It comes with the ``souls``, from wherever they are (5.13.1.3, 5.34.1.1.1): what answers its being deployed finds it
    with them.
    """
    was = presence(match, card)
    yield from _make_room(match, placement)
    if presence(match, card) != was:  # it has been used for something else meanwhile: it is another card (4.1.5)
        return False
    return (yield from _place(match, player, card, placement, how, souls, rested=rested))


def _make_room(match: Match, circles: Sequence[Zone]) -> Procedure[None]:
    """5.12.2.1. Drop the members on circles to which others are deployed."""
    there = dict.fromkeys(other for circle in circles for other in field.members_on(match, circle))
    if there:
        yield from actions.drop(match, tuple(there))


def _place(
    match: Match, player: int, card: Card, placement: Placement, how: str, souls: Sequence[Card], *, rested: bool
) -> Procedure[bool]:
    arrival = verbs.Arrival(rested=rested, face_down=False, covering=placement)
    if not (yield from verbs.move(match, card, placement[0], arrival)):
        return False
    if match.state.zone[card] is not placement[0]:
        return False
    if souls:
        _give_soul(match, card, souls)
    match.tell("deploys", player=Seat(player), card=Ref(card), zone=placement[0])
    turn_memory.note_deployment(match, card, how)
    match.announce(Event(DEPLOYED, card, player, detail=how))
    return True


def _give_soul(match: Match, member: Card, souls: Sequence[Card]) -> None:
    """4.15.2. Put cards into the soul zones of their masters, if they are not there yet: they are soul of a member."""
    with at_once(match):
        for card in souls:
            if match.state.zone[card].kind is not zones.SOUL:
                verbs.place(match, card, zones.SOUL[match.master(card)])
    attach(match, souls, member)
