"""8.1.1. Abilities as texts write them: kind, zones, restriction, cost, trigger, requirement, effect.

AUTO (VC/RC): [Counter Blast 1] When this unit attacks, this unit gets power +3000 until end of battle.
ACT (VC) [1/Turn] LB4: [Discard a card] If you have a Kagero vanguard, draw a card.
CONT (VC): During your turn, this unit gets power +2000.
Rush - AUTO (RC) GB1: When this unit stands due to your effect, draw a card.
Boost
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.games.vanguard import zones
from engine.games.vanguard.vocabulary.descriptions import KEYWORDS
from engine.games.vanguard.vocabulary.either_cost import refuse_beside_others
from engine.games.vanguard.vocabulary.groups import ThisUnit
from engine.games.vanguard.vocabulary.keywords import homare
from engine.games.vanguard.vocabulary.keywords.heads import DEMANDS, demand_continuously, demanded_continuously
from engine.games.vanguard.vocabulary.keywords.labels import Label
from engine.games.vanguard.vocabulary.keywords.names import refuse_misnomer
from engine.games.vanguard.vocabulary.places import ABILITY_ZONES, PERIODS
from engine.kernel import usage
from engine.kernel.abilities import FIRST_TIME, Ability, Activated, Automatic, Condition, Continuous, Node
from engine.language import abilities as shared
from engine.language.abilities import (
    COSTS,
    EFFECT,
    Fields,
    automatic_slots,
    continuous_fields,
    continuous_slots,
    effect_slots,
    played_fields,
)
from engine.language.cards import FixedTarget, This
from engine.language.changes import MODIFIERS
from engine.language.errors import Contradiction
from engine.language.other_than import clear_about_others
from engine.language.phrases import Phrase, Several, WordList, phrase


@phrase("{word}", word=KEYWORDS)
@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """11. A keyword ability, written alone; what it does is in the rules."""

    word: str = ""


ZONES: Final = Several(ABILITY_ZONES, "/")
"""3.1.1.3. The zones where an ability is active."""

RESTRICTIONS: Final = WordList(
    "a restriction",
    {
        "1/Turn": "turn",
        "1/Game": "game",
        "1/Turn by name": usage.BY_NAME,
        "1/Turn even unpaid": usage.TRIED,
        "First time each turn": FIRST_TIME,
    },
)
"""12.5.1. How often an ability can be used: by the card, or by all cards with its name together."""


_HEAD: Final = "( ({zones}))?( [{restriction}])?( {condition})?"


def automatic_fields(values: Fields) -> Fields:
    """From the slots of the phrase: an ability is called only what the rules call so."""
    fields = shared.automatic_fields(values)
    refuse_misnomer(fields)
    refuse_beside_others(fields)
    return homare.demand_first(fields)


def _automatic_slots(values: Mapping[str, Any]) -> Fields:
    return automatic_slots(homare.demanded(values))


def activated_fields(values: Fields) -> Fields:
    """As automatic ones. Nobody can play an ability of a card that could be anywhere, even in a deck."""
    if not values.get("zones"):
        raise Contradiction("an ACT ability names the zones where it can be played: ACT (VC/RC): ...")
    if values.get("restriction") == FIRST_TIME:
        raise Contradiction("an ACT ability waits for nothing that could happen for the first time: say [1/Turn]")
    fields = played_fields(values)
    refuse_misnomer(fields)
    refuse_beside_others(fields)
    return homare.demand_first(fields)


def _activated_slots(values: Mapping[str, Any]) -> Fields:
    return effect_slots(homare.demanded(values))


def continuously(values: Fields) -> Fields:
    """From the slots of the phrase: what the head demands is a part of the requirement."""
    fields = continuous_fields(values)
    refuse_misnomer(fields)
    return demand_continuously(fields)


def _continuous_slots(values: Mapping[str, Any]) -> Fields:
    on_field = not values["zones"] or not {kind.name for kind in zones.UNITS}.isdisjoint(values["zones"])
    return continuous_slots(demanded_continuously(values), ThisUnit() if on_field else This())


def _phrase(
    template: str, read: Callable[[Fields], Fields], write: Callable[[Mapping[str, Any]], Fields], **given: Any
) -> tuple[Phrase, ...]:
    slots = {"zones": ZONES, "restriction": RESTRICTIONS, "condition": DEMANDS, "label": Label, **given}
    used = {name: slot for name, slot in slots.items() if f"{{{name}}}" in template}
    return (Phrase(template, used, read, write),)


ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    Automatic: _phrase(
        f"({{label}} - )?AUTO{_HEAD}: ([{{costs}}] )?{{trigger}}, {{effect}}",
        clear_about_others(automatic_fields, than_the_triggers=False),
        _automatic_slots,
        costs=COSTS,
        effect=EFFECT,
    ),
    Activated: _phrase(
        f"({{label}} - )?ACT{_HEAD}: ([{{costs}}] )?{{effect}}",
        clear_about_others(activated_fields),
        _activated_slots,
        costs=COSTS,
        effect=EFFECT,
    ),
    Continuous: _phrase(
        "({label} - )?CONT( ({zones}))?( {condition})?: (during {during}, )?(if {requirement}, )?{subject} {change}.",
        continuously,
        _continuous_slots,
        during=PERIODS,
        requirement=Condition,
        subject=FixedTarget,
        change=MODIFIERS,
    ),
}
"""The phrases of the kernel's abilities."""
