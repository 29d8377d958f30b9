"""The games: one folder for each, which offers its rulebook as ``RULEBOOK``. A new folder is found by itself."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache

from engine.kernel.rulebook import Rulebook


@cache
def rulebooks() -> Mapping[str, Rulebook]:
    """The rulebook of every game, by its name."""
    found: dict[str, Rulebook] = {}
    for module in pkgutil.iter_modules(__path__):
        rulebook = getattr(importlib.import_module(f"{__name__}.{module.name}"), "RULEBOOK", None)
        if isinstance(rulebook, Rulebook):
            found[rulebook.name] = rulebook
    return found
