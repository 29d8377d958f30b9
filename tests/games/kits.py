"""The kits of all games (`tests.games.kit`), and the mark that runs a test for each of them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import pytest

from engine.games import rulebooks
from tests.games.kit import Kit

__all__ = ["Kit", "every_game", "kit_of"]


@cache
def kit_of(game: str) -> Kit:
    """The kit of a game; its editions share one, unless the kit's module has ``KITS`` by their names."""
    rulebook = rulebooks()[game]
    package = f"{__package__}.{rulebook.folder}"
    if find_spec(package) is None or find_spec(f"{package}.kit") is None:
        return Kit(rulebook)
    module = import_module(f"{package}.kit")
    found: Kit = module.KITS[game] if hasattr(module, "KITS") else module.KIT
    return replace(found, rulebook=rulebook)


every_game = pytest.mark.parametrize("kit", [kit_of(game) for game in rulebooks()], ids=lambda kit: str(kit.name))
"""Run a test for each game that there is; it takes the game's ``kit``."""
