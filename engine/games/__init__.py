"""The games: one folder for each, which offers its rulebook as ``RULEBOOK``. A new folder is found by itself.

Folders ``engine/games/<game>`` and ``render/<game>`` in any directory on Python's path are found as well as those here,
so that a game can be kept apart: ``PYTHONPATH=~/my-game python bot.py``.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache

from engine.kernel.errors import RulebookError
from engine.kernel.rulebook import Rulebook

__path__ = pkgutil.extend_path(__path__, __name__)


@cache
def rulebooks() -> Mapping[str, Rulebook]:
    """The rulebook of every game, by its name, in alphabetical order. A folder without one is no game yet.

    Raises `RulebookError` for a rulebook of another name than its folder's: texts and pictures are found by it.
    """
    found: dict[str, Rulebook] = {}
    for name in sorted(module.name for module in pkgutil.iter_modules(__path__)):
        rulebook = getattr(importlib.import_module(f"{__name__}.{name}"), "RULEBOOK", None)
        if not isinstance(rulebook, Rulebook):
            continue
        if rulebook.name != name:
            raise RulebookError(f"the rulebook in engine/games/{name} is called {rulebook.name!r}, not {name!r}")
        found[name] = rulebook
    return found
