"""The games: one folder for each, which offers its rulebook as ``RULEBOOK``. A new folder is found by itself.

A game of several editions offers them as ``RULEBOOKS``, the newest first.

Folders ``engine/games/<game>`` and ``render/<game>`` in any directory on Python's path are found as well as those here,
so that a game can be kept apart: ``PYTHONPATH=~/my-game python bot.py``.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType

from engine.kernel.errors import RulebookError
from engine.kernel.rulebook import Rulebook

__path__ = pkgutil.extend_path(__path__, __name__)


@cache
def rulebooks() -> Mapping[str, Rulebook]:
    """The rulebook of every game, by its name, in the order of the folders. A folder without one is no game yet.

    Raises `RulebookError` for a rulebook of another folder, by which texts and pictures are found, and for a name that
    two rulebooks have.
    """
    found: dict[str, Rulebook] = {}
    for name in sorted(module.name for module in pkgutil.iter_modules(__path__)):
        for rulebook in _offered(importlib.import_module(f"{__name__}.{name}")):
            if rulebook.folder != name:
                raise RulebookError(
                    f"a rulebook in engine/games/{name} is of the folder {rulebook.folder!r}; give it folder={name!r}"
                )
            if rulebook.name in found:
                raise RulebookError(f"two rulebooks are called {rulebook.name!r}")
            found[rulebook.name] = rulebook
    return found


def _offered(package: ModuleType) -> Sequence[Rulebook]:
    single = getattr(package, "RULEBOOK", None)
    editions: Sequence[Rulebook] = getattr(package, "RULEBOOKS", () if single is None else (single,))
    return editions
