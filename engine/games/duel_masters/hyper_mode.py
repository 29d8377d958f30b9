"""Hyper mode: what a creature is for a time, once others were tapped for it in the main step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.duel_masters import field
from engine.games.duel_masters.keyword_abilities import Hyperify
from engine.kernel import verbs
from engine.kernel.abilities import GAINED_ABILITIES
from engine.kernel.asking import choose_cards
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.position import Position
from engine.kernel.state import Frame
from engine.kernel.steps import Step
from engine.kernel.timing import activated_abilities, play_activated, playable

HYPER_MODE: Final = "hyper mode"
"""The keyword that a creature has as long as it is in hyper mode."""


def usable(match: Position, player: int) -> Mapping[tuple[Card, str], Hyperify]:
    """The abilities that the player may use now, by their cards and keys: of creatures that are not in it already."""
    if not (match.could_change(GAINED_ABILITIES) or match.prints(Hyperify)):
        return {}
    return {
        (card, key): ability
        for card, ability, key in activated_abilities(match, player)
        if isinstance(ability, Hyperify)
        and not field.has_keyword(match, match.lead(card), HYPER_MODE)
        and len(_others(match, player, card)) >= ability.count
        and playable(match, card, ability, key)
    }


def use(match: Match, player: int, card: Card, key: str) -> Procedure[Step | Frame | None]:
    """Tap the others, and let the creature be in hyper mode."""
    ability = usable(match, player)[card, key]
    prompt, count = Message("ask-hyperify", {"card": Ref(card), "count": ability.count}), ability.count
    found = _others(match, player, card)
    tapped = yield from choose_cards(player, "504.1", prompt, found, count, count, verb="tap-card", card=card)
    verbs.rest_together(match, tapped)
    return (yield from play_activated(match, card, ability, key))


def _others(match: Position, player: int, card: Card) -> list[Card]:
    this = match.lead(card)
    return [each for each in field.creatures(match, player) if each != this and not match.state.rested[each]]
