"""How the log of a game is told to people: what belongs together in it, and which entries say what came of it.

How each entry is worded stands in the game's texts; `engine.wording` has the attributes that a text may have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.kernel.abilities import AnyMatch


def _never(match: AnyMatch) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Telling:
    """What a game says of its log. A passage is what is told as one, such as a battle.

    Everybody may know of what ``is_passage`` tells: it is asked for all viewers alike.
    """

    turns: frozenset[str] = frozenset()  #: the texts with which a turn begins
    is_passage: Callable[[AnyMatch], bool] = _never  #: whether what happens now belongs to one
    opens: frozenset[str] = frozenset()  #: the texts with which one begins, where two follow upon each other
    closes: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The texts that say what came of it, each with the texts of the entries that it says again: of the same cards."""
