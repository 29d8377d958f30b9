"""Phrases that only print has: other words for what the card language says, in the three eras."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.prints.ability_phrases import ABILITIES
from engine.games.vanguard.prints.action_phrases import ACTIONS
from engine.games.vanguard.prints.condition_phrases import CONDITIONS
from engine.games.vanguard.prints.noun_phrases import NOUNS
from engine.games.vanguard.prints.trigger_phrases import TRIGGERS
from engine.language.prints.dialect import Phrases

PHRASES: Final[Phrases] = {**ABILITIES, **ACTIONS, **CONDITIONS, **NOUNS, **TRIGGERS}
"""The phrases of print, by the nodes that they say."""
