"""Pending cards: they are on their way somewhere, or being used, and still belong to the zone that they come from.

They lie in a zone of a kind that is `ZoneKind.pending`, and count nowhere else. What leaves it has come from where it
was before; what goes nowhere lies there again, and nothing has happened to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.kernel.cards import Card
from engine.kernel.hiding import hide
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.position import Position
from engine.kernel.state import Origin
from engine.kernel.succession import become_another
from engine.kernel.zones import Visibility, Zone

ORIGINS: Final = Remembered[Mapping[Card, Origin]]("origins", {}, touches=UNOBSERVED)
"""Where pending cards come from."""


def origin(match: Position, card: Card) -> Zone:
    """The zone that a card belongs to: where it is, or where it comes from if it is pending."""
    here = match.state.zone[card]
    found = ORIGINS.of(match).get(card) if here.kind.pending else None
    return here if found is None else found.zone


def suspend(match: Position, card: Card, zone: Zone) -> None:
    """Let a card be pending from now on, in a zone of a kind for that; everybody may see it there.

    Nothing is announced. It stays the card it is, as it stood or rested, and what applies to it goes on.
    """
    state = match.state
    source = state.zone[card]
    pile = state.zones[source]
    below = pile.index(card)
    ORIGINS.set(match, {**ORIGINS.of(match), card: Origin(source, below, state.face_down[card])})
    state.zones[source] = pile[:below] + pile[below + 1 :]
    state.zones[zone] = (*state.zones.get(zone, ()), card)
    state.zone[card] = zone
    state.face_down[card] = False
    state.shown.pop(card, None)
    match.moved(card, source)


def resume(match: Position, card: Card, *, bottom: bool = False) -> None:
    """Let a pending card lie again where it comes from, as it did, or at the bottom of it.

    Nothing is announced, but it is another card now: what applied to it does so no longer.
    """
    state = match.state
    here = state.zone[card]
    zone, place, face_down = ORIGINS.of(match)[card]
    release(match, card)
    state.zones[here] = tuple([other for other in state.zones[here] if other != card])
    pile, below = state.zones.get(zone, ()), 0 if bottom else place
    state.zones[zone] = (*pile[:below], card, *pile[below:])
    state.zone[card] = zone
    state.face_down[card] = face_down
    become_another(match, card, here)
    if zone.kind.hidden or (face_down and zone.kind.visibility is not Visibility.PUBLIC):
        hide(match, card)


def release(match: Position, card: Card) -> None:
    """Forget where a card comes from, which is pending no longer."""
    origins = {**ORIGINS.of(match)}
    origins.pop(card, None)
    if origins:
        ORIGINS.set(match, origins)
    else:
        ORIGINS.drop(match)
