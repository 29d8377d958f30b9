"""2. Skills as texts write them: kind, timing, zones, level, cost, trigger, effect.

Start (Lv 2): When this character comes into play, draw a card.
Use (Main/Your turn): Draw a card.
Level Burst: Draw a card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.level_neo.skills import AtLevel, LevelBurst, UseSkill
from engine.kernel.abilities import Automatic, Node
from engine.language.instructions import Clause, Resolution, Sentences, sentences
from engine.language.phrases import Saying, Several, WordList

_EFFECT: Final = Several(Clause, " ", end=".", wrap=Sentences, unwrap=sentences)
_PHASES: Final = WordList("a phase", {"Main": "main", "Battle": "battle", "Any phase": "any"})
_TURNS: Final = WordList("a turn", {"Your turn": "yours", "Opponent's turn": "opponent's", "Either turn": "either"})

_Fields = dict[str, Any]


def _with_effect(values: _Fields) -> _Fields:
    return {**values, "effect": Resolution(values["effect"])}


def _with_effect_said(values: Mapping[str, Any]) -> _Fields:
    return {**values, "effect": values["effect"].effect}


ABILITIES: Final[Mapping[type[Node], tuple[Saying, ...]]] = {
    AtLevel: (Saying("(Lv {level})"),),
    Automatic: (
        Saying(
            "Start( {condition})?: {trigger}, {effect}",
            {"condition": AtLevel, "effect": _EFFECT},
            _with_effect,
            _with_effect_said,
        ),
    ),
    UseSkill: (
        Saying(
            "Use ({phase}/{turn})( {condition})?: {effect}",
            {"phase": _PHASES, "turn": _TURNS, "condition": AtLevel, "effect": _EFFECT},
            _with_effect,
            _with_effect_said,
        ),
    ),
    LevelBurst: (Saying("Level Burst: {effect}", {"effect": _EFFECT}, _with_effect, _with_effect_said),),
}
"""The phrases of the kinds of skills."""
