"""Level Neo's part of the card language: the nodes that card texts consist of, each with its phrases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.games.level_neo.skills import EveryMainCharacter, LevelBonus
from engine.games.level_neo.vocabulary import abilities, instructions, triggers
from engine.kernel.abilities import Ability, Effect, Node, Trigger
from engine.language.compiler import Language
from engine.language.vocabulary import Vocabulary

_MODULES: Final = (instructions, triggers)

_TITLES: Final[Mapping[type[Node] | str, str]] = {
    Ability: "a skill (Cont, Start, Use or Level Burst)",
    Effect: "an instruction",
    Trigger: 'a trigger ("when ...", "at the beginning of ...")',
}

_QUOTED: Final = r"(?:Cont|Start|Use)\s*[:(]"
"""How a quoted skill begins; what stands in quotation marks is a name otherwise."""

_RULES: Final = (LevelBonus, EveryMainCharacter)
"""What the rules themselves put in force; a saved match holds it."""


@cache
def language() -> Language:
    """Level Neo's card language."""
    return Language(Vocabulary(_MODULES, abilities.ABILITIES, _TITLES, quoted=_QUOTED))


def nodes() -> Mapping[str, type[Node]]:
    """Every node that a saved match may hold, by its class name."""
    return {**language().vocabulary.nodes, **{node.__name__: node for node in _RULES}}
