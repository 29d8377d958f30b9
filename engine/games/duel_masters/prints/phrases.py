"""Phrases that only print has: other words for what the card language says, older and newer."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.prints.ability_phrases import ABILITIES
from engine.games.duel_masters.prints.action_phrases import ACTIONS
from engine.games.duel_masters.prints.allowing_phrases import ALLOWING
from engine.games.duel_masters.prints.attack_phrases import ATTACKS
from engine.games.duel_masters.prints.condition_phrases import CONDITIONS
from engine.games.duel_masters.prints.doing_phrases import DOING
from engine.games.duel_masters.prints.effect_phrases import EFFECTS
from engine.games.duel_masters.prints.face_up_phrases import FACE_UP
from engine.games.duel_masters.prints.gear_phrases import GEARS
from engine.games.duel_masters.prints.keyword_phrases import KEYWORDS
from engine.games.duel_masters.prints.newer_phrases import NEWER
from engine.games.duel_masters.prints.noun_phrases import NOUNS
from engine.games.duel_masters.prints.older_phrases import OLDER
from engine.games.duel_masters.prints.owned_phrases import OWNED
from engine.games.duel_masters.prints.price_phrases import PRICES
from engine.games.duel_masters.prints.rarer_phrases import RARER
from engine.games.duel_masters.prints.remainder_phrases import REMAINDERS
from engine.games.duel_masters.prints.restriction_phrases import RESTRICTIONS
from engine.games.duel_masters.prints.staying_phrases import STAYING
from engine.games.duel_masters.prints.terms_phrases import TERMS
from engine.games.duel_masters.prints.trigger_phrases import TRIGGERS
from engine.games.duel_masters.prints.wider_phrases import WIDER
from engine.language.prints.dialect import Phrases

_USUAL: Final[Phrases] = {**ABILITIES, **ACTIONS, **CONDITIONS, **NOUNS, **TRIGGERS}
_PARTS: Final = (
    _USUAL,
    OLDER,
    NEWER,
    ALLOWING,
    TERMS,
    WIDER,
    KEYWORDS,
    EFFECTS,
    DOING,
    OWNED,
    ATTACKS,
    GEARS,
    PRICES,
    REMAINDERS,
    RESTRICTIONS,
    STAYING,
    FACE_UP,
    RARER,
)

PHRASES: Final[Phrases] = {
    node: tuple([phrase for part in _PARTS for phrase in part.get(node, ())]) for part in _PARTS for node in part
}
"""The phrases of print, by the nodes that they say."""
