"""12.3. Abilities that cannot be used."""

from __future__ import annotations

from typing import Final

from engine.kernel.abilities import Ability, Activated, Automatic
from engine.kernel.cards import CANNOT, Card, Values
from engine.kernel.position import Position

USE_ACT: Final = "use ACT"
USE_AUTO: Final = "use AUTO"
"""What a card may be forbidden: to use its startup abilities, logic drives among them, or its auto abilities."""


def is_use_forbidden(match: Position, card: Card, ability: Ability, values: Values | None) -> bool:
    """12.3.1. Whether an ability cannot be used: it can neither be played nor triggered, and does not stay primed."""
    if values is None and not match.could_change(CANNOT):
        return False
    return _use_of(ability) in (match.values(card) if values is None else values)[CANNOT]


def _use_of(ability: Ability) -> str:
    return USE_ACT if isinstance(ability, Activated) else USE_AUTO if isinstance(ability, Automatic) else ""
