"""10.28, 4.6.9. Stride: how G units come to the vanguard circle, and how they go back to the G zone."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard import field, hearts, zones
from engine.games.vanguard.hearts import G_UNIT, MOVED_AWAY, is_g_unit
from engine.kernel import moments, verbs
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.messages import Ref, Seat
from engine.kernel.moments import at_once
from engine.kernel.zones import Zone

ULTIMATE: Final = Remembered[tuple[Card, ...]]("ultimate strides", (), touches=UNOBSERVED)
"""10.28.5. The G units that are on the field by ultimate stride."""


# ---- stride


def stride(
    match: Match,
    player: int,
    card: Card,
    *,
    rested: bool | None = None,
    ultimate: bool = False,
) -> Procedure[bool]:
    """10.28.2. Put a G unit on the vanguard circle; the vanguards there become its hearts. Returns whether it came.

    It lies as the vanguard lay, unless ``rested`` says how. A stride is neither a ride nor a call (10.28.4).
    """
    before = field.vanguards(match, player)
    lay = match.state.rested[before[0]] if before else False
    were = moments.prior_places(match, before)
    moving = verbs.move(match, card, zones.VANGUARD[player], verbs.Arrival(rested=lay if rested is None else rested))
    if not (yield from moving):
        return False
    match.tell("strides", player=Seat(player), card=Ref(card))
    if ultimate:
        ULTIMATE.set(match, (*ULTIMATE.of(match), card))
    hearts.become(match, player, before, were)  # 10.28.2.2
    yield from hearts.choose(match, player)  # 10.28.2.3
    if match.hears("stride"):
        match.announce(Event("stride", card, player), were)  # 8.6.5.1.5
    return True


# ---- G units that go back


def return_to_g_zone(match: Match, card: Card, *, detail: str | None = None) -> None:
    """10.28.3. Put a G unit face up into its owner's G zone; the hearts of a vanguard are vanguards again first."""
    zone = match.state.zone[card]
    if zone.kind is zones.VANGUARD:
        hearts.restore(match, zone.player, rested=match.state.rested[card])
    _place_in_g_zone(match, card, detail)


def note_moved_away(match: Match, card: Card, source: Zone, *, rested: bool) -> None:
    """4.6.9. Remember a G unit that moved away from where it was, until its moving is over."""
    noted = MOVED_AWAY.of(match)
    if all(card != other for other, _, _ in noted):
        MOVED_AWAY.set(match, (*noted, (card, source.kind is zones.VANGUARD, rested)))


def bring_back(match: Match) -> None:
    """4.6.9. Put the G units that moved away into their owners' G zones, face up."""
    moved = MOVED_AWAY.of(match)
    MOVED_AWAY.reset(match)
    with at_once(match):
        for card, led, rested in moved:
            if led:
                hearts.restore(match, match.state.owner[card], rested=rested)
            if match.state.zone[card].kind not in (zones.G_ZONE, zones.REMOVED):
                _place_in_g_zone(match, card, None)


def _place_in_g_zone(match: Match, card: Card, detail: str | None) -> None:
    owner = match.state.owner[card]
    match.tell("returns-to-g-zone", card=Ref(card))
    verbs.place(match, card, zones.G_ZONE[owner], verbs.Arrival(detail=detail))


def remove_g_zone(match: Match, player: int) -> None:
    """10.28.5. Remove every card of a G zone from the game: a unit has come back that was there by ultimate stride."""
    owner = match.state.owner
    ULTIMATE.set(match, tuple(card for card in ULTIMATE.of(match) if owner[card] != player))
    match.tell("removes-g-zone", player=Seat(player))
    with at_once(match):
        for card in match.cards(zones.G_ZONE[player]):
            verbs.place(match, card, zones.REMOVED[player])


# ---- which there are


def g_units_to_return(match: Match, player: int) -> list[Card]:
    """6.8.1.1.1. The G units on a player's vanguard and rear-guard circles; those that are hearts come first."""
    piles, definition = match.state.zones, match.state.definition
    there = (*piles[zones.HEART[player]], *piles[zones.VANGUARD[player]], *field.rear_guards_on(match, player))
    return [card for card in there if definition[card].kind == G_UNIT]


def face_up_g_units(match: Match, player: int) -> list[Card]:
    """11.12.1. The face-up G units on the player's vanguard circle, hearts included, and in the player's G zone."""
    face_down, piles = match.state.face_down, match.state.zones
    there = (*piles[zones.HEART[player]], *piles[zones.VANGUARD[player]], *piles[zones.G_ZONE[player]])
    return [card for card in there if not face_down[card] and is_g_unit(match, card)]
