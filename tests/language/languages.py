"""The card languages of all games that have one: games whose cards are written in a vocabulary."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

import pytest

from engine.games import rulebooks
from engine.language.compiler import Language

GAMES: Final = tuple(
    rulebook for rulebook in rulebooks().values() if find_spec(f"engine.games.{rulebook.folder}.vocabulary") is not None
)
"""Their rulebooks."""

every_language = pytest.mark.parametrize("game", [rulebook.name for rulebook in GAMES])
"""Run a test for each of them; it takes the name of the ``game``."""


def language_of(game: str) -> Language:
    """The card language of a game; that of an edition, where editions have languages of their own."""
    rulebook = rulebooks()[game]
    vocabulary = import_module(f"engine.games.{rulebook.folder}.vocabulary")
    of_edition = getattr(vocabulary, "language_of", None)
    language: Language = vocabulary.language() if of_edition is None else of_edition(rulebook.variant)
    return language
