"""Whom "it" means behind two cards that were chosen by two demands: nobody can tell which of them.

"Choose one of your members and one of your opponent's members, and rest it": both are "them".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kernel.abilities import Ability
from engine.language.choosing_both import ChooseBoth
from engine.language.errors import Contradiction
from engine.language.nearest import BREAKS
from engine.language.words import Word

_ONE: Final = frozenset({"it", "its"})
_BOTH: Final = frozenset({"them", "they", "their", "these", "those", "both"})


def refuse_it_of_both(ability: Ability, words: Sequence[Word]) -> None:
    """Raise `Contradiction` where the words of an ability say "it" of two cards that were chosen together."""
    if not any(isinstance(node, ChooseBoth) for node in ability.walk()):
        return
    said = [word.value.lower() for word in words]
    for start, word in enumerate(said):
        if word not in ("choose", "chooses"):
            continue
        end = next((place for place in range(start, len(said)) if said[place] in BREAKS), len(said))
        if "and" in said[start:end] and _next_one(said[end:]) in _ONE:
            raise Contradiction('"it" may be the one or the other of the two that are chosen: say "them", or which')


def _next_one(said: Sequence[str]) -> str:
    """The first word for cards that were spoken of, before others are chosen; "" if there is none."""
    for word in said:
        if word in ("choose", "chooses", "this"):
            return ""
        if word in _ONE or word in _BOTH:
            return word
    return ""
