"""110.4d, 601.1. Creatures that a player may summon from another zone than the hand, as something there says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.characteristics import CREATURE, TYPES
from engine.kernel.abilities import Ability, Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.descriptions import Description


@dataclass(frozen=True, slots=True)
class MaySummonFrom(Ability):
    """110.4d. Certain creatures may be summoned from a zone of the player, for what they cost."""

    description: Description | None = None
    place: str = ""


def summonable_from(match: Match, player: int) -> Iterator[Card]:
    """601.1a. The creatures in the player's graveyard and mana zone that may be summoned from there."""
    if not match.prints(MaySummonFrom):
        return
    allowed = [
        (Context(card, player, match.state.entered[card], ability), ability.description, ability.place)
        for card in field.elements(match, player)
        for ability in match.state.definition[card].abilities
        if isinstance(ability, MaySummonFrom) and match.is_active(card, ability)
        if ability.description is not None
    ]
    if not allowed:
        return
    for kind in (zones.GRAVEYARD, zones.MANA):
        for card in match.cards(kind[player]):
            values = match.values(card)
            is_there = CREATURE in values[TYPES] and not match.state.face_down[card]
            if is_there and any(
                kind.name == place and description.fits(match, context, card, values)
                for context, description, place in allowed
            ):
                yield card
