"""Usage restrictions: abilities that can be used once a turn, or once a game, and which of them have been."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.kernel.cards import Card

if TYPE_CHECKING:
    from engine.kernel.match import Match

USED: Final = "used"
"""The key in `State.memory` of the abilities used up: (card, its `State.entered`, mark) and when that ends."""


def is_used(match: Match, card: Card, mark: str, stamp: int | None = None) -> bool:
    """Whether the restricted ability of this card (as the card it was at ``stamp``) has been used up."""
    used = match.state.memory.get(USED)
    if not used:
        return False
    return (card, match.state.entered[card] if stamp is None else stamp, mark) in used


def use(match: Match, card: Card, mark: str, restriction: str, stamp: int) -> None:
    """Note that a restricted ability was used. What stands by of the same ability is cancelled."""
    used = dict(match.state.memory.get(USED, {}))
    used[card, stamp, mark] = restriction
    match.state.memory[USED] = used
    match.state.standing_by = tuple(s for s in match.state.standing_by if (s.card, s.mark) != (card, mark))
    match.changed()


def renew(match: Match, restriction: str) -> None:
    """Let what was used be usable again, as far as it was restricted until this moment."""
    used = match.state.memory.get(USED)
    if used:
        match.state.memory[USED] = {key: until for key, until in used.items() if until != restriction}
