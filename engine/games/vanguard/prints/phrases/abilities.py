"""Abilities in print: costs, "if" and "when placed" stand elsewhere than in the card language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from engine.games.vanguard.prints.phrases.actions import GUARDING
from engine.games.vanguard.prints.phrases.sharing_durations import with_durations
from engine.games.vanguard.vocabulary import (
    abilities,
)
from engine.games.vanguard.vocabulary.abilities import activated_fields, automatic_fields
from engine.games.vanguard.vocabulary.after_paying import AfterPaying
from engine.games.vanguard.vocabulary.battles import IsAttackingOne, IsBeing, IsBoostedBy
from engine.games.vanguard.vocabulary.calling_together import OPPONENTS_HAND, CalledTogether
from engine.games.vanguard.vocabulary.conditions import UsesBreakEarlier
from engine.games.vanguard.vocabulary.g_units import GradeAsToStride, GradeToStride
from engine.games.vanguard.vocabulary.groups import TheVanguard, ThisUnit
from engine.games.vanguard.vocabulary.keywords.heads import DEMANDS, together
from engine.games.vanguard.vocabulary.keywords.labels import Label
from engine.games.vanguard.vocabulary.movement_triggers import IsPlaced
from engine.games.vanguard.vocabulary.places import CIRCLES, PERIODS, PILES
from engine.games.vanguard.vocabulary.provisos import OnlyIf
from engine.games.vanguard.vocabulary.reasons import DueTo, Reason
from engine.kernel.abilities import Activated, Automatic, Condition, Continuous, Node, Trigger
from engine.language.abilities import COSTS, EFFECT, Fields
from engine.language.cards import All, FixedTarget
from engine.language.changes import MODIFIERS, Cannot, Modifier
from engine.language.conditions import Both, PlainCondition
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn
from engine.language.instructions import If, Instruction, Resolution, Sentences, sentences
from engine.language.phrases import Phrase, WordList
from engine.language.places import OPPONENTS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.triggers import During, PlainTrigger
from engine.language.words import COUNT, NAME, SIGNED

_HEAD: Final = "( ({zones}))?( [{restriction}])?( {condition})?"
_PLACED_ON: Final = frozenset(CIRCLES.words.values())


@dataclass(frozen=True, slots=True)
class Placed(Node):
    """ "When placed": on any of the circles where the ability is active. No trigger itself; the ability makes one."""

    origin: str | None = None
    reason: Reason | None = None
    period: str = ""


_PLACED: Final = "({label} - )?AUTO ({zones})( [{restriction}])?( {condition})?: {placed}"
_GUARDING: Final = WordList("from where guardians are called", {where: where for where in GUARDING})
_SLOTS: Final = {
    "zones": abilities.ZONES,
    "restriction": abilities.RESTRICTIONS,
    "condition": DEMANDS,
    "label": Label,
    "costs": COSTS,
    "effect": EFFECT,
    "trigger": Trigger,
    "requirement": Condition,
    "placed": Placed,
    "description": Description,
    "least": COUNT,
    "attacked": Description,
    "booster": Description,
    "subject": FixedTarget,
    "change": MODIFIERS,
    "guarding": _GUARDING,
}


def _ask_after_paying(fields: Fields) -> None:
    """An "if" behind the cost says nothing of paying it."""
    asked = fields.get("requirement")
    if asked is None:
        return
    first, *others = sentences(fields["effect"].effect)
    assert isinstance(first, Instruction)
    told = AfterPaying(If(asked, first))
    fields["requirement"] = None
    fields["effect"] = Resolution(Sentences((told, *others)) if others else told)


def _before_trigger(values: Fields) -> Fields:
    """The fields of an ability with its cost before the trigger."""
    return _automatic(values, behind=False)


def _automatic(values: Fields, *, behind: bool = True) -> Fields:
    """The fields of an ability with its cost or its "if" behind the trigger."""
    placed = values.pop("placed", None)
    if placed is not None:
        circles = tuple([zone for zone in values.pop("zones") if zone in _PLACED_ON])
        if not circles:
            raise Contradiction("it does not say where it is placed")
        plain: PlainTrigger = IsPlaced(ThisUnit(), circles, placed.origin)
        if placed.reason is not None:
            plain = DueTo(plain, placed.reason)
        trigger: Trigger = During(placed.period, plain) if placed.period else plain
        values = {**values, "zones": (), "trigger": trigger}
    requirement = values.pop("requirement", None)
    fields = automatic_fields({**values, "effect": with_durations(values["effect"])})
    if values.get("costs") and behind:
        _ask_after_paying(fields)
    if requirement is not None:
        if fields.get("requirement") is not None:
            raise Contradiction("one ability has one requirement")
        fields["requirement"] = requirement
    return fields


def _sharing(values: Fields) -> Fields:
    """The fields of an ability without a cost, of which a duration is said once."""
    effect = with_durations(values["effect"])
    if effect is values["effect"]:
        raise Contradiction("")  # the phrase of the card language reads it
    return automatic_fields({**values, "effect": effect})


def _activated(values: Fields) -> Fields:
    """The fields of an ability with its "if" before the cost: nobody can play it and pay otherwise."""
    requirement, demand = values.pop("requirement", None), values.get("condition")
    if requirement is not None:
        asked = OnlyIf(requirement)
        values["condition"] = asked if demand is None else together(demand, asked)
    return activated_fields({**values, "effect": with_durations(values["effect"])})


def _worth_more(values: Fields) -> Fields:
    return _while_paying(values, GradeToStride(values["amount"]))


def _worth_as(values: Fields) -> Fields:
    return _while_paying(values, GradeAsToStride(values["grade"]))


def _while_paying(values: Fields, change: Modifier) -> Fields:
    """The fields of a continuous ability of a card in the hand that is worth more for a stride."""
    if "hand" not in values["zones"]:
        raise Contradiction("a stride is paid for with cards of the hand")
    asked = {"requirement": values["requirement"]} if "requirement" in values else {}
    return {"zones": values["zones"], "subject": None, "change": (change,), **asked}


def _used(template: str, **given: Any) -> dict[str, Any]:
    return {**{name: slot for name, slot in _SLOTS.items() if name in Phrase(template).slots}, **given}


def _ability(template: str, read: Callable[[Fields], Fields], **given: Any) -> Phrase:
    return Phrase(template, _used(template, **given), read)


def _while_fighting(values: Fields) -> Fields:
    """The fields of a continuous ability that applies during the battle in which this unit attacks."""
    role, this = values.pop("role", ""), ThisUnit()
    values.pop("guarding", None)  # however it is printed from where
    attacked, requirement = values.pop("attacked", None), values.pop("requirement", None)
    booster = values.pop("booster", None)
    if role:
        fights: PlainCondition = IsBeing(this, role)
        if attacked is not None:
            fights = IsAttackingOne(this, attacked)
        elif booster is not None:
            fights = IsBoostedBy(this, booster)
        values["requirement"] = fights if requirement is None else Both(fights, requirement)
    elif requirement is not None:
        values["requirement"] = requirement
    if "description" in values:
        values["subject"] = All(CardsIn(values.pop("description"), ZoneOf(OPPONENTS, "hand")))
        values["change"] = (Cannot(("guard normally" if values.pop("normal", False) else "guard",)),)
    if "least" in values:
        values["subject"], values["change"] = OPPONENTS_HAND, (CalledTogether(values.pop("least")),)
    return abilities.continuously(values)


def _break_earlier(values: Fields) -> Fields:
    """ "LB4 is active even when you have three or less damage": with any damage."""
    damage = values["count"] + 1
    if values["name"] != f"LB{damage}":
        raise Contradiction("a limit break is active with its number of damage in any case")
    return {"zones": values["zones"], "subject": TheVanguard(YOURS), "change": (UsesBreakEarlier(damage),)}


_FOUGHT: Final = (
    ("attacked( a {attacked-})?", "attacking"),
    ("attacks( a {attacked-})?", "attacking"),
    ("was boosted( by a {booster-})?", "boosted"),
    ("is boosted( by a {booster-})?", "boosted"),
    ("boosted", "boosting"),
    ("boosts", "boosting"),
)
"""What this unit does in a battle, and its role in it."""


def _continuous() -> Iterator[Phrase]:
    forbidden: tuple[tuple[str, dict[str, bool]], ...] = (
        ("your opponent cannot call {description+} {guarding}", {}),
        ("your opponent cannot normal call {description+} {guarding}", {"normal": True}),
        ("your opponent must call {least} or more at_the_same_time", {}),
    )
    battles = [
        (f"during the battle {that}{who} {what}, ", role)
        for that in ("", "that ")
        for who in ("it", "this unit")
        for what, role in _FOUGHT
    ]
    for battle, role in (("", ""), *battles):
        for said, implied in (*forbidden, *([("{subject} {change}", {})] if battle else [])):
            yield _ability(
                f"({{label}} - )?CONT( ({{zones}}))?( {{condition}})?: {battle}(if {{requirement}}, )?{said}.",
                _while_fighting,
                role=role,
                **implied,
            )


ABILITIES: Final[Phrases] = {
    Automatic: (
        *(
            _ability(f"({{label}} - )?AUTO{_HEAD}: {{trigger}}, {condition}[{{costs}}],{joined} {{effect}}", _automatic)
            for condition in ("", "if {requirement}, ")
            for joined in ("", " and")
        ),
        _ability(f"({{label}} - )?AUTO{_HEAD}: {{trigger}}, {{effect}}", _sharing),
        _ability(f"{_PLACED}, {{effect}}", _automatic),
        _ability(
            "({label} - )?AUTO ({zones})( [{restriction}])?( {condition})?: [{costs}] {placed}, {effect}",
            _before_trigger,
        ),
        *(
            _ability(f"{_PLACED}, {condition}[{{costs}}],{joined} {{effect}}", _automatic)
            for condition in ("", "if {requirement}, ")
            for joined in ("", " and")
        ),
    ),
    Placed: (
        Phrase("when placed( from {origin})?", {"origin": PILES}),
        Phrase("when placed by {reason}"),
        Phrase("when placed due to {reason}"),
        Phrase("when placed from your {origin}", {"origin": PILES}),
        Phrase("when placed during {period}", {"period": PERIODS}),
        Phrase("when placed from your {origin} during {period}", {"origin": PILES, "period": PERIODS}),
    ),
    Continuous: (
        *_continuous(),
        Phrase(
            "CONT ({zones}): your vanguard's {name} is active even when you have {count} or less damage.",
            {"zones": abilities.ZONES, "name": NAME, "count": COUNT},
            _break_earlier,
        ),
        Phrase(
            "CONT ({zones}): while you are paying the cost for stride, "
            "(if {requirement}, )?this card gets grade {amount}.",
            {"zones": abilities.ZONES, "amount": SIGNED, "requirement": Condition},
            _worth_more,
        ),
        *(
            Phrase(
                f"CONT ({{zones}}): while {paying} the cost for stride, "
                "this card may be discarded as a grade {grade}.",
                {"zones": abilities.ZONES, "grade": int},
                _worth_as,
            )
            for paying in ("paying", "you are paying")
        ),
    ),
    Activated: (
        _ability(f"({{label}} - )?ACT{_HEAD}: [{{costs}}], {{effect}}", _activated),
        _ability(f"({{label}} - )?ACT{_HEAD}: [{{costs}}], and {{effect}}", _activated),
        _ability(f"({{label}} - )?ACT{_HEAD}: if {{requirement}}, [{{costs}}], {{effect}}", _activated),
        _ability(f"({{label}} - )?ACT{_HEAD}: if {{requirement}}, [{{costs}}], and {{effect}}", _activated),
    ),
}
"""The phrases of whole abilities."""
