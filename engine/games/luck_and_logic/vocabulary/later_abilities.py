"""11.5 to 11.11. How the texts of 2.04 write the kinds of abilities that 1.00 does not have.

TC: Into a <<Brinelight>> Tranceunion.
AUTO EX Soul 2: When this member wins, draw a card.
AUTO Detonate.
Tool Skill: Draw a card.
ACT Make Up Lv 2: [(1)].
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.luck_and_logic import zones
from engine.games.luck_and_logic.keyword_abilities import ExSoul, KeywordCondition, MakeUp, ToolSkill, TranceChange
from engine.games.luck_and_logic.vocabulary.abilities import LATER_ZONES, abilities, zones_slots
from engine.games.luck_and_logic.vocabulary.declaring_x import knowing_x
from engine.games.luck_and_logic.vocabulary.further_zones import OPENS
from engine.games.luck_and_logic.vocabulary.later import (
    CircleIsAttacked,
    Detonate,
    Detonates,
    DetonateSkill,
    IsTurnedUpWhileSet,
    MakesUp,
    NotJustMadeUp,
)
from engine.games.luck_and_logic.vocabulary.players import LIMITS, LimitGrows
from engine.games.luck_and_logic.vocabulary.prohibitions import PlayerOf, all_the_time
from engine.games.luck_and_logic.vocabulary.replacing import instead
from engine.kernel.abilities import Condition, Continuous, Node
from engine.language.abilities import COSTS, EFFECT, Fields, effect_fields, effect_slots, played_fields
from engine.language.instructions import Resolution
from engine.language.other_than import clear_about_others
from engine.language.phrases import Phrase
from engine.language.places import OWNERS
from engine.language.words import SIGNED

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


def _trance_change_slots(values: Mapping[str, Any]) -> Fields:
    return {"into": values["into"], "other": values["other"]}


_LIMIT: Final = {
    "zones": LATER_ZONES,
    "condition": KeywordCondition,
    "requirement": Condition,
    "owner": OWNERS,
    "limit": LIMITS,
    "amount": SIGNED,
}


def _limit_fields(values: Fields) -> Fields:
    """From the slots of the phrase: what is changed is a characteristic of a player."""
    subject, change = PlayerOf(values.pop("owner")), LimitGrows(values.pop("limit"), values.pop("amount"))
    return {**values, "subject": subject, "change": (change,)}


def _limit_slots(values: Mapping[str, Any]) -> Fields:
    if not isinstance(values["subject"], PlayerOf) or not isinstance(values["change"][0], LimitGrows):
        return dict(values)  # another phrase says it
    (change,) = values["change"]
    said = {**zones_slots(values), "owner": values["subject"].owner, "limit": change.limit, "amount": change.amount}
    return {name: value for name, value in said.items() if name not in ("subject", "change")}


_PLAIN: Final = abilities(LATER_ZONES)

ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    **_PLAIN,
    **instead(LATER_ZONES),
    ExSoul: (Phrase("EX Soul {number}"),),
    Continuous: (
        Phrase(
            "CONT( ({zones}))?( {condition})?: (if {requirement}, )?{owner} {limit} grows by {amount}.",
            _LIMIT,
            _limit_fields,
            _limit_slots,
            when=lambda node: isinstance(node.subject, PlayerOf) and isinstance(node.change[0], LimitGrows),
        ),
        all_the_time(LATER_ZONES),
        OPENS,
        *_PLAIN[Continuous],
    ),
    TranceChange: (
        Phrase("TC: into a {into-}.", {"other": None}, dict, _trance_change_slots),
        Phrase("TC: into either a {into-}, or a {other-}.", {}, dict, _trance_change_slots),
    ),
    Detonate: (Phrase("AUTO Detonate.", {}, _detonate_fields, lambda values: {}),),
    DetonateSkill: (
        Phrase(
            "AUTO Detonate Skill: {effect}",
            {"effect": EFFECT},
            knowing_x(clear_about_others(_skill_fields)),
            effect_slots,
        ),
    ),
    ToolSkill: (
        Phrase("Tool Skill: {effect}", {"effect": EFFECT}, knowing_x(clear_about_others(played_fields)), effect_slots),
    ),
    MakeUp: (Phrase("ACT Make Up Lv {level}(: [{costs}])?.", {"costs": COSTS}, _make_up_fields, _make_up_slots),),
}
"""The phrases of all kinds of abilities in 2.04."""
