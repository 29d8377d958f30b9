"""9.1, 9.3. Abilities as texts write them: kind, zones, restriction, cost, trigger, effect.

CONT: During your turn, all of your other members get power +1000.
AUTO [1/turn]: When this member attacks, draw a card.
AUTO: [(1)] When this member is deployed, choose one of your opponent's members, and drop it.
ACT (Hand): [(2) & discard a card] Draw two cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.luck_and_logic import zones
from engine.games.luck_and_logic.keyword_abilities import (
    KeywordCondition,
    LogicDrive,
    UsualZones,
    VanguardCondition,
)
from engine.games.luck_and_logic.vocabulary.arriving import zone_of_arrival
from engine.games.luck_and_logic.vocabulary.declaring_x import knowing_x
from engine.games.luck_and_logic.vocabulary.groups import ThisGate, ThisMember
from engine.games.luck_and_logic.vocabulary.keywords import is_covenant
from engine.games.luck_and_logic.vocabulary.places import ABILITY_ZONES, LATER_ABILITY_ZONES, PERIODS
from engine.kernel.abilities import FIRST_TIME, Activated, Automatic, Condition, Continuous, Node, Trigger
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
from engine.language.cards import FixedTarget
from engine.language.changes import MODIFIERS
from engine.language.errors import Contradiction
from engine.language.other_than import clear_about_others
from engine.language.phrases import Phrase, Several, WordList

SOUL: Final = zones.SOUL.name

ZONES: Final = Several(ABILITY_ZONES, "/")
LATER_ZONES: Final = Several(LATER_ABILITY_ZONES, "/")

_RESTRICTION: Final = WordList("a limitation icon", {"1/turn": "turn"})
_HOW_OFTEN: Final = WordList("a limitation icon", {"1/turn": "turn", "first time each turn": FIRST_TIME})
"""What triggers may do so only the first time in a turn, whether or not it did anything then."""


def _automatic_fields(values: Fields) -> Fields:
    """From the slots of the phrase: who waits for a covenant waits in the soul zone (11.2.1).

    Who waits for its own coming to a zone waits there.
    """
    own = _own_zones(values.get("trigger"))
    if own and values.get("zones", own) not in ((), own):
        raise Contradiction("this can be waited for in one zone alone, which is not the one in the head of the ability")
    return automatic_fields({**values, "zones": own} if own else values)


def _automatic_slots(values: Mapping[str, Any]) -> Fields:
    said = automatic_slots(zones_slots(values))
    return {**said, "zones": ()} if said["zones"] == _own_zones(said["trigger"]) else said


def _own_zones(trigger: Trigger | None) -> tuple[str, ...]:
    """Where an ability is valid that can be triggered in one zone alone; nowhere in particular otherwise."""
    if is_covenant(trigger):
        return (SOUL,)
    zone = zone_of_arrival(trigger)
    return () if zone is None else (zone,)


def zones_slots(values: Mapping[str, Any]) -> Fields:
    """To the slots of the phrase: zones where such a card's abilities are valid in any case are not named."""
    return {**values, "zones": () if values["label"] == UsualZones() else values["zones"]}


def _continuous_fields(values: Fields) -> Fields:
    """From the slots of the phrase: "this gate" is said of gates alone, where all else is the card with the ability."""
    gate = values["subject"] if isinstance(values["subject"], ThisGate) else None
    fields = continuous_fields(values)
    return fields if gate is None else {**fields, "subject": gate}


def _continuous_slots(values: Mapping[str, Any]) -> Fields:
    return continuous_slots(zones_slots(values), ThisMember())


def abilities(zones: Several) -> Mapping[type[Node], tuple[Phrase, ...]]:
    """The phrases of the kinds of abilities, with the zones that they may name."""
    continuous = {
        "zones": zones,
        "condition": KeywordCondition,
        "during": PERIODS,
        "requirement": Condition,
        "subject": FixedTarget,
        "change": MODIFIERS,
    }
    played = {
        "zones": zones,
        "restriction": _RESTRICTION,
        "condition": KeywordCondition,
        "costs": COSTS,
        "effect": EFFECT,
    }
    return {
        Continuous: (
            Phrase(
                "CONT( ({zones}))?( {condition})?: (during {during}, )?(if {requirement}, )?{subject} {change}.",
                continuous,
                knowing_x(_continuous_fields),
                _continuous_slots,
            ),
        ),
        Automatic: (
            Phrase(
                "AUTO( ({zones}))?( [{restriction}])?( {condition})?: ([{costs}] )?{trigger}, {effect}",
                {**played, "restriction": _HOW_OFTEN},
                knowing_x(clear_about_others(_automatic_fields)),
                _automatic_slots,
            ),
        ),
        Activated: (
            Phrase(
                "ACT( ({zones}))?( [{restriction}])?( {condition})?: ([{costs}] )?{effect}",
                played,
                knowing_x(clear_about_others(played_fields)),
                lambda values: effect_slots(zones_slots(values)),
            ),
        ),
        LogicDrive: (
            Phrase(
                "LD( {condition})?: ([{costs}] )?{effect}",
                {"condition": KeywordCondition, "costs": COSTS, "effect": EFFECT},
                knowing_x(clear_about_others(played_fields)),
                lambda values: effect_slots(zones_slots(values)),
            ),
        ),
        VanguardCondition: (Phrase("Vanguard"),),
    }
