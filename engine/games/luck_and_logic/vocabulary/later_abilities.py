"""11.5 to 11.11. How the texts of 2.04 write the kinds of abilities that 1.00 does not have.

TC: into a <<Brinelight>> Tranceunion.
AUTO EX Soul 2: When this member wins, draw a card.
AUTO Detonate
Tool Skill: Draw a card.
ACT Make Up Lv 2: [(1)]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.luck_and_logic import zones
from engine.games.luck_and_logic.keyword_abilities import ExSoul, MakeUp, ToolSkill, TranceChange
from engine.games.luck_and_logic.vocabulary.later import (
    CircleIsAttacked,
    Detonate,
    Detonates,
    DetonateSkill,
    IsTurnedUpWhileSet,
    MakesUp,
    NotJustMadeUp,
)
from engine.kernel.abilities import Node
from engine.language.abilities import COSTS, EFFECT, Fields, effect_fields, effect_slots
from engine.language.instructions import Resolution
from engine.language.phrases import Phrase

_SET: Final = (zones.SET.name,)


def _detonate_fields(values: Fields) -> Fields:
    return {"zones": _SET, "trigger": CircleIsAttacked(), "effect": Resolution(Detonates())}


def _skill_fields(values: Fields) -> Fields:
    return {**effect_fields(values), "zones": _SET, "trigger": IsTurnedUpWhileSet()}


def _make_up_fields(values: Fields) -> Fields:
    costs = (*values.get("costs", ()), NotJustMadeUp())
    return {"level": values["level"], "costs": costs, "effect": MakesUp()}


def _make_up_slots(values: Mapping[str, Any]) -> Fields:
    return {**values, "costs": values["costs"][:-1]}


ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    ExSoul: (Phrase("EX Soul {number}"),),
    TranceChange: (Phrase("TC: into a {into-}."),),
    Detonate: (Phrase("AUTO Detonate", {}, _detonate_fields, lambda values: {}),),
    DetonateSkill: (Phrase("AUTO Detonate Skill: {effect}", {"effect": EFFECT}, _skill_fields, effect_slots),),
    ToolSkill: (Phrase("Tool Skill: {effect}", {"effect": EFFECT}, effect_fields, effect_slots),),
    MakeUp: (Phrase("ACT Make Up Lv {level}(: [{costs}])?", {"costs": COSTS}, _make_up_fields, _make_up_slots),),
}
"""The phrases of the kinds of abilities that only 2.04 has."""
