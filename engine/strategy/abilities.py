"""Abilities as the options of a decision name them."""

from __future__ import annotations

from engine.kernel.abilities import GAINED, GAINED_ABILITIES, Ability
from engine.kernel.views import CardView


def ability_of(card: CardView, key: str) -> Ability | None:
    """The ability of a card that goes by this key, printed or gained; None if nobody tells what card it is."""
    if card.definition is None:
        return None
    gained: tuple[Ability, ...] = card.values.get(GAINED_ABILITIES, ())
    by_key = {**dict(card.definition.keyed_abilities()), **{f"{GAINED}{i}": each for i, each in enumerate(gained)}}
    return by_key.get(key)
