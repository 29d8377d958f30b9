"""Usage restrictions: abilities that can be used once a turn, or once a game, and which of them have been."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.kernel.cards import Card
from engine.kernel.derived_state import DerivedState
from engine.kernel.memory import UNOBSERVED, Remembered

USED: Final = Remembered[Mapping[tuple[Card, int, str], str]]("used", {})
"""The abilities used up: (card, its `State.entered`, mark), and when that ends."""


def is_used(match: DerivedState, card: Card, mark: str, stamp: int | None = None) -> bool:
    """Whether the restricted ability of this card (as the card it was at ``stamp``) has been used up."""
    used = USED.of(match)
    if not used:
        return False
    return (card, match.state.entered[card] if stamp is None else stamp, mark) in used


def use(match: DerivedState, card: Card, mark: str, restriction: str, stamp: int) -> None:
    """Note that a restricted ability was used. What stands by of the same ability is cancelled."""
    match.state.standing_by = tuple(s for s in match.state.standing_by if (s.card, s.mark) != (card, mark))
    USED.set(match, {**USED.of(match), (card, stamp, mark): restriction})


def renew(match: DerivedState, restriction: str) -> None:
    """Let what was used be usable again, as far as it was restricted until this moment."""
    used = USED.of(match)
    if used:
        left = {key: until for key, until in used.items() if until != restriction}
        USED.set(match, left, touches=UNOBSERVED)
