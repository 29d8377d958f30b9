"""Phrases that only print has: other words for what the card language says, in the three eras."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.prints.ability_phrases import ABILITIES
from engine.games.vanguard.prints.action_phrases import ACTIONS
from engine.games.vanguard.prints.amount_phrases import AMOUNTS
from engine.games.vanguard.prints.battle_phrases import BATTLING
from engine.games.vanguard.prints.cause_phrases import CAUSES
from engine.games.vanguard.prints.choice_phrases import CHOICES
from engine.games.vanguard.prints.circle_phrases import CIRCLES_AND_TOKENS
from engine.games.vanguard.prints.condition_phrases import CONDITIONS
from engine.games.vanguard.prints.cost_phrases import COSTS
from engine.games.vanguard.prints.deed_phrases import DEED_PHRASES
from engine.games.vanguard.prints.field_phrases import FIELD
from engine.games.vanguard.prints.further_phrases import FURTHER
from engine.games.vanguard.prints.growing_phrases import GROWING
from engine.games.vanguard.prints.happening_phrases import HAPPENINGS
from engine.games.vanguard.prints.likeness_phrases import LIKE
from engine.games.vanguard.prints.moving_phrases import MOVING
from engine.games.vanguard.prints.noun_phrases import NOUNS
from engine.games.vanguard.prints.opponent_phrases import OPPONENT
from engine.games.vanguard.prints.others import OTHERS
from engine.games.vanguard.prints.otherwise_phrases import OTHERWISE
from engine.games.vanguard.prints.place_phrases import PLACES
from engine.games.vanguard.prints.quality_phrases import QUALITIES
from engine.games.vanguard.prints.repeating_phrases import REPEATING
from engine.games.vanguard.prints.state_phrases import STATES
from engine.games.vanguard.prints.striding_phrases import STRIDING
from engine.games.vanguard.prints.this_turn_phrases import THIS_TURN
from engine.games.vanguard.prints.trigger_phrases import TRIGGERS
from engine.games.vanguard.prints.two_zone_phrases import TWO_ZONES
from engine.kernel.abilities import Node
from engine.language.phrases import Phrase
from engine.language.prints.dialect import Phrases


def _joined(*parts: Phrases) -> Phrases:
    """The phrases of several tables: a node may have some in each."""
    joined: dict[type[Node], tuple[Phrase, ...]] = {}
    for part in parts:
        for node, phrases in part.items():
            joined[node] = (*joined.get(node, ()), *phrases)
    return joined


PHRASES: Final[Phrases] = _joined(
    ABILITIES,
    ACTIONS,
    AMOUNTS,
    BATTLING,
    CAUSES,
    CHOICES,
    CIRCLES_AND_TOKENS,
    CONDITIONS,
    COSTS,
    DEED_PHRASES,
    FIELD,
    FURTHER,
    GROWING,
    HAPPENINGS,
    LIKE,
    MOVING,
    NOUNS,
    OPPONENT,
    OTHERS,
    OTHERWISE,
    PLACES,
    QUALITIES,
    REPEATING,
    STATES,
    STRIDING,
    THIS_TURN,
    TRIGGERS,
    TWO_ZONES,
)
"""The phrases of print, by the nodes that they say."""
