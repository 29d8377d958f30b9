"""403.1. Where the cards lie that a text names, as far as its words say: in the battle zone, or elsewhere."""

from __future__ import annotations

from engine.games.duel_masters import zones
from engine.games.duel_masters.vocabulary.groups import InTheBattleZone
from engine.games.duel_masters.vocabulary.lying_under import CardsUnder
from engine.games.duel_masters.vocabulary.shield_zone import CardsInShields
from engine.language.cards import Target, group_of
from engine.language.groups import CardsFrom, CardsIn, InPlay


def are_in_battle_zone(target: Target | None) -> bool:
    """403.1, 801.4c. Whether they lie in the battle zone, by themselves or under another card."""
    group = group_of(target)
    if isinstance(group, InPlay):
        return _is_of_battle_zone(group)
    return isinstance(group, InTheBattleZone | CardsUnder)


def are_elsewhere(target: Target | None) -> bool:
    """400.5. Whether they lie in another zone than the battle zone, or among the shields."""
    group = group_of(target)
    if isinstance(group, InPlay):
        return not _is_of_battle_zone(group)
    return isinstance(group, CardsIn | CardsFrom | CardsInShields)


def are_under_another(target: Target | None) -> bool:
    """403.4. Whether they lie under another card."""
    return isinstance(group_of(target), CardsUnder)


def _is_of_battle_zone(group: InPlay) -> bool:
    return any(kind in zones.IN_BATTLE_ZONE for kind in group.description.noun.kinds)
