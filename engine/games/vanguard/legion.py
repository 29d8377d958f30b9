"""10.25. Legion: two vanguards at once, a leader and its mate."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard import field, zones
from engine.kernel import verbs
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.messages import Ref

LEGIONED: Final = Remembered[tuple[tuple[Card, int, int], ...]]("legioned", ())
"""The units that have come into a legion state: (card, `State.entered`, turn)."""


def is_in_legion(match: Match, card: Card) -> bool:
    """10.25.13. Whether a unit is a legion leader or a legion mate now."""
    return partner(match, card) is not None


def partner(match: Match, card: Card) -> Card | None:
    """10.25.2. The other of the two units of a legion: the mate of a leader, the leader of a mate."""
    zone = match.state.zone[card]
    if zone.kind is not zones.VANGUARD:
        return None
    mate = field.legion_mate(match, zone.player)
    if mate is None:
        return None
    leader = field.vanguard(match, zone.player)
    return leader if card == mate else mate if card == leader else None


def has_legioned(match: Match, card: Card, *, turn: int | None = None) -> bool:
    """11.10.2, 10.25.14. Whether a unit has ever come into a legion state, or has in this turn of the match."""
    stamp = match.state.entered[card]
    return any((c, e) == (card, stamp) and turn in (None, t) for c, e, t in LEGIONED.of(match))


def may_legion(match: Match, leader: Card) -> bool:
    """10.25.1.2, 10.25.16. Whether a unit is a vanguard that is not in a legion state."""
    zone = match.state.zone[leader]
    return zone is zones.VANGUARD[zone.player] and not is_in_legion(match, leader)


def legion(match: Match, leader: Card, mate: Card) -> Procedure[bool]:
    """10.25.1. Put a card to the left of a vanguard, lying as the vanguard lies. It is no ride (10.6.1.5).

    Returns whether the two are in a legion state now.
    """
    if not may_legion(match, leader):
        return False
    player, rested = match.state.zone[leader].player, match.state.rested[leader]
    beside = zones.VANGUARD.at(player, "L")
    if not (yield from verbs.move(match, mate, beside, verbs.Arrival(rested=rested))):
        return False
    match.tell("legions", card=Ref(leader), mate=Ref(mate))
    remember(match, leader, mate)
    if match.hears("legion"):
        match.announce(Event("legion", leader, player, other=mate))
    return True


def remember(match: Match, leader: Card, mate: Card) -> None:
    """11.10.2, 10.25.14. Remember that two cards have come into a legion state in this turn."""
    state = match.state
    joined = tuple((card, state.entered[card], state.turn) for card in (leader, mate))
    LEGIONED.set(match, (*LEGIONED.of(match), *joined))


def part(match: Match, player: int) -> None:
    """10.25.2. The leader of a player's legion has left: the mate is a vanguard like any other, and nobody's mate."""
    for mate in match.cards(zones.VANGUARD.at(player, "L")):
        verbs.transfer(match, mate, zones.VANGUARD[player], bottom=True)


def orients_with(match: Match, card: Card) -> tuple[Card, ...]:
    """10.25.10, 10.25.11. A leader and its mate stand and rest together, and what holds one holds both."""
    if match.state.zone[card].kind is not zones.VANGUARD:
        return (card,)
    other = partner(match, card)
    return (card,) if other is None else (card, other)
