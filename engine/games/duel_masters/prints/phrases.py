"""Phrases that only print has: other words for what the card language says, older and newer."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.prints.ability_phrases import ABILITIES
from engine.games.duel_masters.prints.action_phrases import ACTIONS
from engine.games.duel_masters.prints.condition_phrases import CONDITIONS
from engine.games.duel_masters.prints.noun_phrases import NOUNS
from engine.games.duel_masters.prints.older_phrases import OLDER
from engine.games.duel_masters.prints.terms_phrases import TERMS
from engine.games.duel_masters.prints.trigger_phrases import TRIGGERS
from engine.language.prints.dialect import Phrases

_NEWER: Final[Phrases] = {**ABILITIES, **ACTIONS, **CONDITIONS, **NOUNS, **TERMS, **TRIGGERS}

PHRASES: Final[Phrases] = {node: (*_NEWER.get(node, ()), *OLDER.get(node, ())) for node in {**_NEWER, **OLDER}}
"""The phrases of print, by the nodes that they say."""
