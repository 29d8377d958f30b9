"""Who sees which cards."""

from __future__ import annotations

from engine.kernel.cards import Card
from engine.kernel.derived_state import DerivedState


def sees(match: DerivedState, viewer: int | None, card: Card) -> bool:
    """Whether a seat (None: a spectator) may see the front of a card now."""
    state = match.state
    shown = state.shown.get(card)
    if shown and (viewer in shown or (viewer is None and len(shown) > 1)):
        return True
    hooks, zone = match.rulebook.hooks, state.zone[card]
    kind = zone.kind
    seen_there = kind.seen or (kind.seen_face_up and not state.face_down[card])
    if not seen_there and kind.seen_by_its_player:
        seen_there = viewer is not None and viewer == zone.player
    if seen_there and not hooks.always_hidden(state, card):
        return True
    if hooks.always_visible(state, card):
        return True
    return hooks.always_hidden(state, card) and viewer is not None and viewer == state.owner[card]


def public_id(match: DerivedState, card: Card) -> str:
    """What views call a card that the viewer sees; drawn anew each time the card becomes hidden."""
    return f"{match.state.ident_of(card):x}"
