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
    seen = kind.seen or (kind.seen_face_up and not state.face_down[card])
    seen = seen or (kind.seen_by_its_player and viewer == zone.player)
    if hooks.always_hidden(state, card):
        seen = viewer == state.owner[card]
    return seen or hooks.always_visible(state, card)


def public_id(match: DerivedState, card: Card) -> str:
    """What views call a card that the viewer sees; drawn anew each time the card becomes hidden."""
    return f"{match.state.ident_of(card):x}"
