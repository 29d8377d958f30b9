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

from engine.games.vanguard.vocabulary.descriptions import FIELD, KEYWORDS
from engine.games.vanguard.vocabulary.groups import ThisUnit
from engine.games.vanguard.vocabulary.places import ABILITY_ZONES, PERIODS
from engine.kernel.abilities import Ability, Activated, Automatic, Condition, Continuous, Node
from engine.language.abilities import (
    COSTS,
    EFFECT,
    Fields,
    automatic,
    automatic_said,
    continuous,
    continuous_said,
    effect,
    effect_said,
)
from engine.language.cards import Definite, This
from engine.language.changes import PREDICATES
from engine.language.conditions import ActiveWhile
from engine.language.errors import Contradiction
from engine.language.phrases import Saying, Several, WordList, says


@says("{word}", word=KEYWORDS)
@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """11. A keyword ability, written alone; what it does is in the rules."""

    word: str = ""


_ZONES: Final = Several(ABILITY_ZONES, "/")
_RESTRICTIONS: Final = WordList("a restriction", {"1/Turn": "turn", "1/Game": "game"})  # 12.5.1
_HEAD: Final = "( ({zones}))?( [{restriction}])?( {condition})?"


def _activated(values: Fields) -> Fields:
    """From the slots of the phrase. Nobody can play an ability of a card that could be anywhere, even in a deck."""
    if not values.get("zones"):
        raise Contradiction("an ACT ability names the zones where it can be played: ACT (VC/RC): ...")
    return effect(values)


def _continuous_said(values: Mapping[str, Any]) -> Fields:
    on_field = not values["zones"] or not {kind.name for kind in FIELD}.isdisjoint(values["zones"])
    return continuous_said(values, ThisUnit() if on_field else This())


def _saying(
    template: str, read: Callable[[Fields], Fields], write: Callable[[Mapping[str, Any]], Fields], **given: Any
) -> tuple[Saying, ...]:
    slots = {"zones": _ZONES, "restriction": _RESTRICTIONS, "condition": ActiveWhile, **given}
    used = {name: slot for name, slot in slots.items() if f"{{{name}}}" in template}
    return (Saying(template, used, read, write),)


ABILITIES: Final[Mapping[type[Node], tuple[Saying, ...]]] = {
    Automatic: _saying(
        f"AUTO{_HEAD}: ([{{costs}}] )?{{trigger}}, {{effect}}",
        automatic,
        automatic_said,
        costs=COSTS,
        effect=EFFECT,
    ),
    Activated: _saying(
        f"ACT{_HEAD}: ([{{costs}}] )?{{effect}}",
        _activated,
        effect_said,
        costs=COSTS,
        effect=EFFECT,
    ),
    Continuous: _saying(
        "CONT( ({zones}))?( {condition})?: (during {during}, )?(if {requirement}, )?{subject} {change}.",
        continuous,
        _continuous_said,
        during=PERIODS,
        requirement=Condition,
        subject=Definite,
        change=PREDICATES,
    ),
}
"""The phrases of the kernel's abilities."""
