"""313.2. Abilities that lands have in the mana zone, used by tapping them there."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.duel_masters.keyword_abilities import ManaAbility
from engine.kernel import verbs
from engine.kernel.abilities import GAINED_ABILITIES
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.position import Position
from engine.kernel.state import Frame
from engine.kernel.steps import Step
from engine.kernel.timing import activated_abilities, play_activated, playable


def usable(match: Position, player: int) -> Mapping[tuple[Card, str], ManaAbility]:
    """313.2. The abilities that the player may use now, by their cards and keys."""
    if not (match.could_change(GAINED_ABILITIES) or match.prints(ManaAbility)):
        return {}
    return {
        (card, key): ability
        for card, ability, key in activated_abilities(match, player)
        if isinstance(ability, ManaAbility) and not match.state.rested[card] and playable(match, card, ability, key)
    }


def use(match: Match, player: int, card: Card, key: str) -> Procedure[Step | Frame | None]:
    """313.2. Tap a card in the mana zone, and do what its ability says."""
    ability = usable(match, player)[card, key]
    verbs.rest(match, card)
    return (yield from play_activated(match, card, ability, key))
