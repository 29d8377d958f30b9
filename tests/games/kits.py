"""The kits of all games (`tests.games.kit`), and the mark that runs a test for each of them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

import pytest

from engine.games import rulebooks
from tests.games.kit import Kit

__all__ = ["Kit", "every_game", "kit_of"]


@cache
def kit_of(game: str) -> Kit:
    """The kit of a game."""
    module = f"{__package__}.{game}.kit"
    has_one = find_spec(f"{__package__}.{game}") is not None and find_spec(module) is not None
    found: Kit = import_module(module).KIT if has_one else Kit(rulebooks()[game])
    return found


every_game = pytest.mark.parametrize("kit", [kit_of(game) for game in rulebooks()], ids=lambda kit: str(kit.name))
"""Run a test for each game that there is; it takes the game's ``kit``."""
