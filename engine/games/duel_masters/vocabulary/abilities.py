"""110, 602 to 604. Abilities as texts write them, one a paragraph.

Blocker
When you put this creature into the battle zone, draw a card.
While attacking, this creature gets +1000 power.
When this creature would be destroyed, return it to its owner's hand instead.
Tap ability: Choose one of your opponent's creatures, and tap it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.battling_instead import WOULD_BATTLE, BattlesInstead
from engine.games.duel_masters.ex_life import ExLife
from engine.games.duel_masters.keyword_abilities import (
    AttachesAtAttack,
    AttackChance,
    ByRule,
    CastAtAttack,
    ComesAtAttack,
    ComesAtEnd,
    Invasion,
    KeywordAbility,
    KeywordCondition,
    NinjaStrike,
    RevolutionChange,
    SabakiZ,
    SilentSkill,
    SpellAbility,
    StrikeBack,
)
from engine.games.duel_masters.keyword_conditions import TriggerBonus
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.games.duel_masters.vocabulary.own_zone import zones_named
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.said_of_players import misfit
from engine.kernel.abilities import FIRST_TIME, Automatic, Condition, Continuous, Node, Trigger
from engine.language.abilities import (
    EFFECT,
    Fields,
    automatic_fields,
    automatic_slots,
    continuous_fields,
    effect_slots,
    played_fields,
)
from engine.language.alternatives import OneOrOther
from engine.language.cards import Chosen, Target, This
from engine.language.changes import MODIFIERS
from engine.language.errors import Contradiction
from engine.language.instructions import Instruction
from engine.language.phrases import Phrase, WordList
from engine.language.places import OWNERS
from engine.language.prospects import Prospect
from engine.language.replacing import Instead, instead_fields, instead_slots


def _here(values: Fields) -> Fields:
    """110.4c. An ability that names no zone is active in the battle zone."""
    return {**values, "zones": IN_BATTLE_ZONE}


def instead(values: Fields) -> Fields:
    """110.4c, 110.4g. What happens instead: in the battle zone, or where alone that could be about to happen."""
    return instead_fields({**values, "zones": getattr(values["prospect"], "active_in", IN_BATTLE_ZONE)})


def _once_instead(values: Fields) -> Fields:
    """609.1. What happens instead once a turn: nothing else says for which event it does."""
    if values["restriction"] == FIRST_TIME:
        raise Contradiction("what happens instead may be restricted to once a turn, not to the first time")
    return instead(values)


def _where(values: Fields) -> Fields:
    """110.4c, 110.4g. Where a triggered ability is active: in the battle zone, or where alone it can do anything.

    What happens to the card itself happens where that says, wherever the card is afterwards.
    """
    trigger = values["trigger"]
    condition = values.get("condition")
    named = zones_named((*values["effect"].walk(), *(() if condition is None else condition.walk())))
    elsewhere = () if trigger.own else named
    return {**values, "zones": _active_in(trigger, elsewhere or IN_BATTLE_ZONE)}


def _active_in(trigger: Trigger, usual: tuple[str, ...]) -> tuple[str, ...]:
    """Where alone something can happen for which a trigger waits; of either of two things where each of them can."""
    if isinstance(trigger, OneOrOther):
        return tuple(dict.fromkeys((*_active_in(trigger.first, usual), *_active_in(trigger.second, usual))))
    found: tuple[str, ...] = getattr(trigger, "active_in", usual)
    return found


def continuous(values: Fields) -> Fields:
    """The fields of what is so all the time, from the slots of a phrase."""
    if isinstance(values["subject"], Chosen):
        raise Contradiction("what is so all the time is so of certain cards, and nobody chooses them")
    subject = values["subject"]
    problem = misfit(subject, values["change"])
    if problem:
        raise Contradiction(problem)
    requirement = values.get("requirement")
    named = () if requirement is None else zones_named(requirement.walk())
    made = continuous_fields({**values, "zones": named or IN_BATTLE_ZONE})
    return {**made, "subject": subject} if type(subject) is This else made  # "this card" is said of what is no creature


def _continuous_slots(values: Mapping[str, Any]) -> Fields:
    return {**values, "subject": values["subject"] or ThisCreature()}


RESTRICTIONS: Final = WordList("a restriction", {"once a turn": "turn", "the first time in each turn": FIRST_TIME})


def triggered_fields(values: Fields) -> Fields:
    """The fields of what triggers, and where it does, from the slots of a phrase."""
    return automatic_fields(_where(values))


def _skill_fields(values: Fields) -> Fields:
    return played_fields(_here(values))


def _bonus(values: Fields) -> Fields:
    """What a spell does besides, if it is cast by its shield trigger."""
    if not isinstance(values["condition"], TriggerBonus):
        raise Contradiction("only a shield trigger gives a spell more to do")
    return played_fields(values)


def _lives_on(values: Fields) -> Fields:
    return {"zones": IN_BATTLE_ZONE, "kinds": (zones.BATTLE.leave,)}


def battles_instead(values: Fields) -> Fields:
    """The fields of what lets a creature battle instead of others."""
    return {"zones": IN_BATTLE_ZONE, "kinds": (WOULD_BATTLE,)}


BATTLES_INSTEAD: Final = "this creature battles_instead of your other creatures."

ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    KeywordAbility: (Phrase("{keyword}"),),
    SpellAbility: (
        Phrase("{effect}", {"effect": EFFECT}, played_fields, effect_slots, lambda node: node.condition is None),
        Phrase("{condition}: {effect}", {"condition": KeywordCondition, "effect": EFFECT}, _bonus, effect_slots),
    ),
    BattlesInstead: (Phrase(BATTLES_INSTEAD, {}, battles_instead, lambda values: {}),),
    ExLife: (Phrase("EX life", {}, _lives_on, lambda values: {}),),
    Automatic: (
        Phrase(
            "({condition}: )?{trigger}, {effect}",
            {"effect": EFFECT, "trigger": Trigger, "condition": KeywordCondition},
            triggered_fields,
            automatic_slots,
            lambda node: node.restriction == "",
        ),
        Phrase(
            "({condition}: )?{restriction}: {trigger}, {effect}",
            {"effect": EFFECT, "trigger": Trigger, "condition": KeywordCondition, "restriction": RESTRICTIONS},
            triggered_fields,
            automatic_slots,
        ),
    ),
    Continuous: (
        Phrase(
            "({condition}: )?(while {requirement}, )?{subject} {change}.",
            {"condition": KeywordCondition, "requirement": Condition, "subject": Target, "change": MODIFIERS},
            continuous,
            _continuous_slots,
        ),
    ),
    Instead: (
        Phrase(
            "({condition}: )?when {prospect}, {effect} instead.",
            {"condition": KeywordCondition, "prospect": Prospect, "effect": Instruction},
            instead,
            instead_slots,
            lambda node: not node.restriction,
        ),
        Phrase(
            "({condition}: )?{restriction}: when {prospect}, {effect} instead.",
            {
                "condition": KeywordCondition,
                "restriction": RESTRICTIONS,
                "prospect": Prospect,
                "effect": Instruction,
            },
            _once_instead,
            instead_slots,
        ),
    ),
    ByRule: (Phrase("{effect}", {"effect": EFFECT}, None, effect_slots, printed_only=True),),
    StrikeBack: (Phrase("strike back: {description-}"),),
    SabakiZ: (Phrase("sabaki Z"),),
    NinjaStrike: (Phrase("ninja strike {number}"),),
    AttackChance: (Phrase("attack chance: {description-}"),),
    Invasion: (Phrase("invasion: {description-}"),),
    CastAtAttack: tuple(
        Phrase(
            f"from your hand: whenever a creature attacks{you}, "
            "you may cast this spell for no cost( if {requirement})?.",
            {"whom": whom, "requirement": Condition},
        )
        for you, whom in ((" you", "you"), ("", "anything"))
    ),
    ComesAtAttack: tuple(
        Phrase(
            f"from your hand: whenever {attacks}, "
            "you may put this creature into the battle zone( if {requirement})?.",
            {"whom": whom, "requirement": Condition},
        )
        for attacks, whom in (
            ("your opponent's creature attacks you", "you"),
            ("your opponent's creature attacks", "by the opponent"),
        )
    ),
    AttachesAtAttack: (
        Phrase("from your hand: whenever your {description-} attacks, you may attach this aura to it."),
    ),
    ComesAtEnd: (
        Phrase(
            "from your hand: at the end of {owner} turn, "
            "you may put this creature into the battle zone( if {requirement})?.",
            {"owner": OWNERS, "requirement": Condition},
        ),
    ),
    RevolutionChange: (Phrase("revolution change: {description-}"),),
    SilentSkill: (Phrase("silent skill: {effect}", {"effect": EFFECT}, _skill_fields, effect_slots),),
}
"""The phrases of the kinds of abilities."""
