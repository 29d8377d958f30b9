"""2. Skills as texts write them: kind, timing, zones, level, cost, trigger, effect.

Cont (Support) (Lv 3): During your turn, your main character gets AP +1000.
Start (Lv 2): When this character comes into play, draw a card.
Start [1/turn]: When your other character wins a battle, draw a card.
Use (Main/Your turn): [Rest this character] Choose one of your other characters, and it becomes Active.
Level Burst: Your main character gets AP +2000 until end of battle.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.level_neo import zones
from engine.games.level_neo.skills import AtLevel, LevelBurst, UseSkill
from engine.games.level_neo.vocabulary.groups import ThisCharacter
from engine.games.level_neo.vocabulary.places import CONT_ZONES, IN_PLAY, PERIODS, START_ZONES, USE_ZONES
from engine.games.level_neo.vocabulary.triggers import LeavesForDiscardPile
from engine.kernel.abilities import FIRST_TIME, Automatic, Condition, Continuous, Node, Trigger
from engine.language.abilities import (
    COSTS,
    EFFECT,
    Fields,
    automatic_fields,
    automatic_slots,
    continuous_fields,
    continuous_slots,
    effect_slots,
    played_fields,
)
from engine.language.cards import FixedTarget, This
from engine.language.changes import MODIFIERS
from engine.language.other_than import clear_about_others
from engine.language.phrases import Phrase, Several, WordList


def in_zones_fields(values: Fields) -> Fields:
    """From the slots of the phrase: skills that name no zones are active in play.

    One that waits for its own card to go to the discard pile is active there too, to see it come.
    """
    zones_named = values.get("zones") or IN_PLAY
    return {**values, "zones": (*zones_named, *_last_zone(values.get("trigger")))}


def in_zones_slots(values: Mapping[str, Any]) -> Fields:
    """The other way: the zones in play are not named."""
    last = _last_zone(values.get("trigger"))
    named = values["zones"][: len(values["zones"]) - len(last)]
    return {**values, "zones": () if named == IN_PLAY else named}


def _last_zone(trigger: Trigger | None) -> tuple[str, ...]:
    """The discard pile, for a skill that is triggered by its own card's coming there."""
    nodes = trigger.walk() if trigger is not None else ()
    leaves = any(isinstance(node, LeavesForDiscardPile) and isinstance(node.who, This) for node in nodes)
    return (zones.DISCARD.name,) if leaves else ()


def _continuous_slots(values: Mapping[str, Any]) -> Fields:
    in_play = not set(IN_PLAY).isdisjoint(values["zones"])
    return continuous_slots(in_zones_slots(values), ThisCharacter() if in_play else This())


CONT_SKILLS_IN: Final = Several(CONT_ZONES, "/")
_CONT: Final = {
    "zones": CONT_SKILLS_IN,
    "condition": AtLevel,
    "during": PERIODS,
    "requirement": Condition,
    "subject": FixedTarget,
    "change": MODIFIERS,
}
_START: Final = {
    "zones": Several(START_ZONES, "/"),
    "restriction": WordList("how often", {"1/turn": "turn", "first time each turn": FIRST_TIME}),
    "condition": AtLevel,
    "costs": COSTS,
    "effect": EFFECT,
}
_USE: Final = {
    "phase": WordList("a phase", {"Main": "main", "Battle": "battle", "Any phase": "any"}),
    "turn": WordList("a turn", {"Your turn": "yours", "Opponent's turn": "opponent's", "Either turn": "either"}),
    "zones": Several(USE_ZONES, "/"),
    "condition": AtLevel,
    "costs": COSTS,
    "effect": EFFECT,
}

ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    AtLevel: (Phrase("(Lv {level})"),),
    Continuous: (
        Phrase(
            "Cont( ({zones}))?( {condition})?: (during {during}, )?(if {requirement}, )?{subject} {change}.",
            _CONT,
            lambda values: continuous_fields(in_zones_fields(values)),
            _continuous_slots,
        ),
    ),
    Automatic: (
        Phrase(
            "Start( ({zones}))?( [{restriction}])?( {condition})?: ([{costs}] )?{trigger}, {effect}",
            _START,
            clear_about_others(lambda values: automatic_fields(in_zones_fields(values))),
            lambda values: automatic_slots(in_zones_slots(values)),
        ),
    ),
    UseSkill: (
        Phrase(
            "Use ({phase}/{turn})( ({zones}))?( {condition})?: ([{costs}] )?{effect}",
            _USE,
            clear_about_others(played_fields),
            effect_slots,
        ),
    ),
    LevelBurst: (Phrase("Level Burst: {effect}", {"effect": EFFECT}, clear_about_others(played_fields), effect_slots),),
}
"""The phrases of the kinds of skills."""
