"""8.1.1. Abilities as texts write them: kind, zones, restriction, cost, trigger, requirement, effect.

AUTO (VC/RC): [Counter Blast 1] When this unit attacks, this unit gets power +3000 until end of battle.
ACT (VC) [1/Turn] LB4: [Discard a card] If you have a Kagero vanguard, draw a card.
CONT (VC): During your turn, this unit gets power +2000.
Boost
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.games.vanguard.vocabulary.changes import PREDICATES
from engine.games.vanguard.vocabulary.conditions import ActiveWhile, ItIs
from engine.games.vanguard.vocabulary.descriptions import FIELD, KEYWORDS
from engine.games.vanguard.vocabulary.groups import ThisUnit
from engine.games.vanguard.vocabulary.places import ABILITY_ZONES, PERIODS
from engine.kernel.abilities import Ability, Activated, Automatic, Condition, Continuous, Effect, Node
from engine.language.cards import Definite, This
from engine.language.conditions import Both
from engine.language.costs import Doing
from engine.language.errors import Contradiction
from engine.language.instructions import If, Instruction, May, Resolution, Sentences, sentences
from engine.language.phrases import Saying, Several, WordList, says


@says("{word}", word=KEYWORDS)
@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """11. A keyword ability, written alone; what it does is in the rules."""

    word: str = ""


_ZONES: Final = Several(ABILITY_ZONES, "/")
_RESTRICTIONS: Final = WordList("a restriction", {"1/Turn": "turn", "1/Game": "game"})  # 12.5.1
_COSTS: Final = Several(Doing, " & ")
_EFFECT: Final = Several(Instruction, " ", end=".", wrap=Sentences, unwrap=sentences)
_HEAD: Final = "( ({zones}))?( [{restriction}])?( {condition})?"

_Fields = dict[str, Any]


def _automatic(values: _Fields) -> _Fields:
    """From the slots of the phrase: an "if" or "you may" that governs everything belongs to the ability itself.

    8.1.1.2.3.2: without a cost, "if" governs its own sentence; with one, everything follows from paying.
    """
    effect: Effect = values.pop("effect")
    first, *others = sentences(effect)
    if isinstance(first, If) and (values.get("costs") or not others):
        values["requirement"], first = first.condition, first.instruction
    if isinstance(first, May) and not values.get("costs") and not others:
        values["optional"], first = True, first.instruction
    values["effect"] = Resolution(Sentences((first, *others)) if others else first)
    return values


def _automatic_said(values: Mapping[str, Any]) -> _Fields:
    """The slots of the phrase, from the fields of the ability."""
    first, *others = sentences(values["effect"].effect)
    if values["optional"]:
        first = May(first)
    if values["requirement"] is not None:
        first = If(values["requirement"], first)
    return {**values, "effect": Sentences((first, *others)) if others else first}


def _activated(values: _Fields) -> _Fields:
    """From the slots of the phrase. Nobody can play an ability of a card that could be anywhere, even in a deck."""
    if not values.get("zones"):
        raise Contradiction("an ACT ability names the zones where it can be played: ACT (VC/RC): ...")
    return {**values, "effect": Resolution(values["effect"])}


def _activated_said(values: Mapping[str, Any]) -> _Fields:
    return {**values, "effect": values["effect"].effect}


def _continuous(values: _Fields) -> _Fields:
    """From the slots of the phrase: the part of the turn and the "if" are one requirement."""
    during, requirement = values.pop("during", None), values.pop("requirement", None)
    subject = values.pop("subject")
    conditions = [condition for condition in (ItIs(during) if during else None, requirement) if condition is not None]
    if conditions:
        values["requirement"] = Both(*conditions) if len(conditions) == 2 else conditions[0]
    values["subject"] = None if isinstance(subject, This) else subject
    return values


def _continuous_said(values: Mapping[str, Any]) -> _Fields:
    on_field = not values["zones"] or not {kind.name for kind in FIELD}.isdisjoint(values["zones"])
    said = {**values, "subject": values["subject"] or (ThisUnit() if on_field else This()), "during": None}
    requirement = values["requirement"]
    if isinstance(requirement, Both) and isinstance(requirement.first, ItIs):
        said["during"], said["requirement"] = requirement.first.period, requirement.second
    elif isinstance(requirement, ItIs):
        said["during"], said["requirement"] = requirement.period, None
    return said


def _saying(
    template: str, read: Callable[[_Fields], _Fields], write: Callable[[Mapping[str, Any]], _Fields], **given: Any
) -> tuple[Saying, ...]:
    slots = {"zones": _ZONES, "restriction": _RESTRICTIONS, "condition": ActiveWhile, **given}
    used = {name: slot for name, slot in slots.items() if f"{{{name}}}" in template}
    return (Saying(template, used, read, write),)


ABILITIES: Final[Mapping[type[Node], tuple[Saying, ...]]] = {
    Automatic: _saying(
        f"AUTO{_HEAD}: ([{{costs}}] )?{{trigger}}, {{effect}}",
        _automatic,
        _automatic_said,
        costs=_COSTS,
        effect=_EFFECT,
    ),
    Activated: _saying(
        f"ACT{_HEAD}: ([{{costs}}] )?{{effect}}",
        _activated,
        _activated_said,
        costs=_COSTS,
        effect=_EFFECT,
    ),
    Continuous: _saying(
        "CONT( ({zones}))?( {condition})?: (during {during}, )?(if {requirement}, )?{subject} {change}.",
        _continuous,
        _continuous_said,
        during=PERIODS,
        requirement=Condition,
        subject=Definite,
        change=PREDICATES,
    ),
}
"""The phrases of the kernel's abilities."""
