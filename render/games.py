"""How each game is drawn: a package `render.<game>` that offers its `LAYOUT`. Adding one changes nothing elsewhere."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec

from engine.kernel.cards import Values
from engine.kernel.definitions import CardDefinition
from engine.kernel.views import View
from render.common.faces import CardFace
from render.common.pictures import Picture, Size
from render.wording import Texts


class NoLayoutError(LookupError):
    """A game has no board layout."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How a game is drawn.

    ``board(view, names, size, texts)`` is its board; ``face(definition, values)`` what stands on one of its cards with
    these characteristics; ``facts(definition, values, texts)`` words and values that stand beside the card's text.
    ``texts`` are always those of the game. ``self_evident`` are the ids of the words that a line leaves out: of facts
    that say by themselves what they are.
    """

    board: Callable[[View, Sequence[str], Size, Texts], Picture]
    face: Callable[[CardDefinition, Values], CardFace]
    facts: Callable[[CardDefinition, Values, Texts], Sequence[tuple[str, str]]]
    self_evident: frozenset[str] = frozenset()


@lru_cache(maxsize=64)
def layout(game: str) -> Layout:
    """The layout of a game; `NoLayoutError` if there is no package for it."""
    package = f"{__package__}.{game}"
    if not game.isidentifier() or find_spec(package) is None:
        folders = pkgutil.iter_modules(import_module(str(__package__)).__path__)
        known = ", ".join(folder.name for folder in folders if folder.ispkg and folder.name != "common")
        raise NoLayoutError(f"There is no board layout for the game {game!r} in render/; there are: {known}.")
    found = getattr(import_module(package), "LAYOUT", None)
    if not isinstance(found, Layout):
        raise NoLayoutError(f"{package}.LAYOUT is {type(found).__name__}; it should be a render.games.Layout.")
    return found
