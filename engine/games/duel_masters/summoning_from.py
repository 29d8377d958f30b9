"""110.4d, 601.1. Creatures that a player may summon from another zone than the hand, as something there says."""

from __future__ import annotations

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.characteristics import CREATURE, TYPES
from engine.games.duel_masters.terms_offered import MaySummonFrom
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match


def summonable_from(match: Match, player: int) -> list[Card]:
    """601.1a. The creatures in the player's graveyard and mana zone that may be summoned from there."""
    if not match.prints(MaySummonFrom):
        return []
    allowed = [
        (Context(card, player, match.state.entered[card], ability), ability.description, ability.place)
        for card in field.elements(match, player)
        for ability in match.state.definition[card].abilities
        if isinstance(ability, MaySummonFrom) and match.is_active(card, ability)
        if ability.description is not None
    ]
    found: list[Card] = []
    for kind in (zones.GRAVEYARD, zones.MANA) if allowed else ():
        for card in match.cards(kind[player]):
            values = match.values(card)
            is_there = CREATURE in values[TYPES] and not match.state.face_down[card]
            if is_there and any(
                kind.name == place and description.fits(match, context, card, values)
                for context, description, place in allowed
            ):
                found.append(card)
    return found
