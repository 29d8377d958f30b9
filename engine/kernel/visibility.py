"""Who sees which cards."""

from __future__ import annotations

from engine.kernel.cards import Card
from engine.kernel.derived_state import DerivedState
from engine.kernel.zones import Visibility


def sees(match: DerivedState, viewer: int | None, card: Card) -> bool:
    """Whether a seat (None: a spectator) may see the front of a card now."""
    state = match.state
    shown = state.shown.get(card)
    if shown and (viewer in shown or (viewer is None and len(shown) > 1)):
        return True
    if match.rulebook.hooks.always_visible(state, card):
        return True
    if match.rulebook.hooks.always_hidden(state, card):
        return viewer is not None and viewer == state.owner[card]
    zone = state.zone[card]
    match zone.kind.visibility:
        case Visibility.PUBLIC:
            return True
        case Visibility.PUBLIC_FACE_UP | Visibility.PARTLY_HIDDEN:
            return not state.face_down[card] or (viewer is not None and viewer == zone.player)
        case Visibility.FACE_UP:
            return not state.face_down[card]
        case Visibility.OWNER:
            return viewer is not None and viewer == zone.player
        case Visibility.NOBODY:
            return False


def public_id(match: DerivedState, card: Card) -> str:
    """What views call a card that the viewer sees; drawn anew each time the card becomes hidden."""
    return f"{match.state.ident_of(card):x}"
