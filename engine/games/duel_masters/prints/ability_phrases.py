"""Abilities in print: evolutions, what is so all the time, what costs less, and keywords with something behind them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.games.duel_masters.characteristics import POWER
from engine.games.duel_masters.keyword_abilities import (
    Evolution,
    GravityZero,
    KeywordCondition,
    Source,
    StrikeBack,
)
from engine.games.duel_masters.turn import UNTAP
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.changes import Must
from engine.games.duel_masters.vocabulary.conditions import Battling
from engine.games.duel_masters.vocabulary.deeds import Destroy
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS, CardNoun, OfCivilization, OfRace, TypeNoun
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone, ThisCreature
from engine.games.duel_masters.vocabulary.own_price import EACH, OwnCostReduction, own_reduction
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE, PERIODS
from engine.games.duel_masters.vocabulary.price_changes import USES, CostReduction, reduction
from engine.games.duel_masters.vocabulary.replacing import ShieldWouldBreak
from engine.games.duel_masters.vocabulary.spared import CannotBeChosen
from engine.games.duel_masters.vocabulary.triggers import IsPut
from engine.games.duel_masters.zones import MANA
from engine.kernel.abilities import Automatic, Condition, Continuous
from engine.language.abilities import Fields, automatic_fields
from engine.language.cards import All, Target
from engine.language.changes import MODIFIERS, Affect, Cannot, Gets, Modifier
from engine.language.conditions import ItIs
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.instructions import Instruction, May
from engine.language.phrases import Phrase, Several
from engine.language.places import YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.replacing import Instead, instead_fields
from engine.language.times import START_OF_NEXT_TURN
from engine.language.triggers import CardIsPut
from engine.language.words import COUNT

_SOURCES: Final = Several(Source, " and ")
LISTED: Final = Several(Modifier, ", ", elided="gets/get")
"""What is said of a card one after the other, before the last."""

_NOT_FOR_NOTHING: Final = "they can't cost {most} or less"


def _vortex(values: Fields) -> Fields:
    """801. An evolution onto several creatures."""
    if sum(source.count for source in values["sources"]) < 2:
        raise Contradiction("a vortex evolution is put on several creatures")
    return values


def _during(values: Fields) -> Fields:
    """What is so in a part of the turn."""
    period = values.pop("period")
    return continuous({**values, "requirement": ItIs(period)})


def _shield_saver(values: Fields) -> Fields:
    """When a shield would be broken, the creature may be destroyed instead."""
    saves = {"prospect": ShieldWouldBreak(), "effect": May(Destroy(ThisCreature()))}
    return instead_fields({"zones": IN_BATTLE_ZONE, **saves})


def _justdiver(values: Fields) -> Fields:
    """When it comes, it can neither be chosen nor be attacked for a time."""
    hides = (CannotBeChosen(), Cannot(("be attacked",)))
    effect = Affect(ThisCreature(), hides, START_OF_NEXT_TURN)
    return automatic_fields({"zones": IN_BATTLE_ZONE, "trigger": IsPut(ThisCreature()), "effect": effect})


def _card_of(values: Fields) -> Fields:
    return {"description": Description(CardNoun(), (OfCivilization(values["civilizations"]),))}


def _space_charge(values: Fields) -> Fields:
    """When a card of a civilization is put into the mana zone, one may do it."""
    trigger = CardIsPut(_card_of(values)["description"], ZoneOf(YOURS, MANA.name))
    return automatic_fields({"zones": IN_BATTLE_ZONE, "trigger": trigger, "effect": May(values["effect"])})


def _blocks(values: Fields) -> Fields:
    """It has to block whatever attacks."""
    return continuous({"subject": ThisCreature(), "change": (Must("block"),)})


def _stays_tapped(values: Fields) -> Fields:
    """What does not untap when its player's turn begins."""
    return continuous({**values, "change": (Cannot((UNTAP,)),)})


def _hunting(values: Fields) -> Fields:
    """While it battles, it gets power for each Hunter."""
    hunters = CardsOf(YOURS, Description(TypeNoun("creature"), (OfRace("Hunter"),)))
    said = {"requirement": Battling(), "subject": ThisCreature(), "change": (Gets(POWER, 1000, hunters),)}
    return continuous(said)


def _unchosen(values: Fields) -> Fields:
    """What the opponent cannot choose."""
    return continuous({"subject": values.get("subject", ThisCreature()), "change": (CannotBeChosen(),)})


def _all_there(values: Fields) -> Fields:
    """ "Evolution creatures can't ...": all that there are."""
    group = values.pop("group")
    return continuous({**values, "subject": All(group)})


def _listed(values: Fields) -> Fields:
    """ "Gets +1000 power, blocker, and slayer"."""
    last = values.pop("last")
    return continuous({**values, "change": (*values["change"], last)})


def _above(values: Fields) -> Fields:
    """A cost that is not lowered to so little."""
    return reduction({**values, "floor": values["most"] + 1})


_SAID: Final = {"condition": KeywordCondition, "requirement": Condition, "subject": Target, "change": MODIFIERS}
_LESS: Final = {"group": CardsOf, "amount": int, "use": USES, "most": int}

_ITSELF: Final = {"amount": int, "use": USES}
_FLOORS: Final[tuple[tuple[str, Any], ...]] = (
    ("it can't cost less than {floor}", {"floor": int}),
    ("it can't cost {most} or less", {"most": int}),
)
"""What a card says it does not cost less than."""


def _costs_less(floor: str, least: Any) -> Iterator[Phrase]:
    """Phrases of what a card itself costs less."""
    for itself in ("this creature", "this spell", "this card", "this"):
        costs = f"{itself} costs {{amount}} less to {{use}}"
        yield Phrase(
            f"(if/while {{requirement}}, )?{costs}. {floor}.",
            {**_ITSELF, **least, "requirement": Condition},
            own_reduction,
        )
        for each, group in EACH:
            said = {**_ITSELF, **least, "each": group}
            yield Phrase(f"{costs}{each}. {floor}.", said, own_reduction)
            yield Phrase(f"{each.strip()}, {costs}. {floor}.", said, own_reduction)


ABILITIES: Final[Phrases] = {
    OwnCostReduction: tuple(phrase for floor in _FLOORS for phrase in _costs_less(*floor)),
    Evolution: (
        Phrase("evolution: put on {sources}.", {"sources": _SOURCES}),
        Phrase("vortex evolution: put on {sources}.", {"sources": _SOURCES}, _vortex),
        *(
            Phrase(f"{neo} evolution: {put} {{sources}}.", {"sources": _SOURCES, "optional": True, "is_g": is_g})
            for neo, is_g in (("NEO", False), ("G-NEO", True))
            for put in ("put on", "you may put it on", "you may put this on", "you may put this creature on top of")
        ),
        Phrase("star evolution: put on {sources}.", {"sources": _SOURCES, "is_star": True}),
    ),
    Continuous: (
        Phrase("({condition}: )?if {requirement}, {subject} {change}.", _SAID, continuous),
        Phrase("({condition}: )?{subject} {change} while {requirement}.", _SAID, continuous),
        Phrase("({condition}: )?{subject} {change} if {requirement}.", _SAID, continuous),
        *(
            Phrase(
                f"({{condition}}: )?(while {{requirement}}, )?{{group+}}{each} {{change}}.",
                {**_SAID, "group": InTheBattleZone},
                _all_there,
            )
            for each in ("", " each")
        ),
        Phrase("({condition}: )?{subject} each {change}.", _SAID, continuous),
        Phrase("({condition}: )?whenever {requirement}, {subject} {change}.", _SAID, continuous),
        Phrase(
            "({condition}: )?(while {requirement}, )?{subject} {change}, and {last}.",
            {**_SAID, "change": LISTED, "last": Modifier},
            _listed,
        ),
        *(
            Phrase(f"{{subject}} doesn't/don't untap at the start of {turn}.", {"subject": Target}, _stays_tapped)
            for turn in ("your turn", "each of your turns", "your turns")
        ),
        Phrase("hunting", {}, _hunting),
        *(
            Phrase(f"when/whenever a opponent's creature attacks, this creature blocks{it} if able.", {}, _blocks)
            for it in ("", " it")
        ),
        Phrase("your opponent can't choose {subject}.", {"subject": Target}, _unchosen),
        Phrase(
            "whenever your opponent would choose a creature in the battle zone, he/they can't choose this {one}.",
            {"one": COUNT},
            lambda values: _unchosen({}),
        ),
        Phrase(
            "during {period}, {subject} {change}.",
            {"period": PERIODS, "subject": Target, "change": MODIFIERS},
            _during,
        ),
    ),
    Instead: (Phrase("shield_saver", {}, _shield_saver),),
    Automatic: (
        Phrase("justdiver", {}, _justdiver),
        Phrase(
            "space_charge: {civilizations} {effect}.",
            {"civilizations": Several(CIVILIZATIONS, " or "), "effect": Instruction},
            _space_charge,
        ),
        Phrase(
            "space_charge: {civilizations}: {effect}.",
            {"civilizations": Several(CIVILIZATIONS, " or "), "effect": Instruction},
            _space_charge,
        ),
    ),
    StrikeBack: (Phrase("strike back: {civilizations}", {"civilizations": Several(CIVILIZATIONS, " or ")}, _card_of),),
    GravityZero: (
        Phrase("gravity_zero if {requirement}, you may summon this creature for no cost."),
        Phrase("gravity_zero: if {requirement}, you may summon this creature for no cost."),
        Phrase("if {requirement}, you may summon this creature for no cost."),
        Phrase("if {requirement}, you may cast this spell for no cost."),
    ),
    CostReduction: (
        Phrase(
            "{group+} cost {amount} less to {use}. they can't cost less than {floor}.",
            {"group": CardsOf, "amount": int, "use": USES, "floor": int},
            reduction,
        ),
        Phrase(f"{{group+}} cost {{amount}} less to {{use}}. {_NOT_FOR_NOTHING}.", _LESS, _above),
        Phrase(f"{{group+}} each cost {{amount}} less to {{use}}. {_NOT_FOR_NOTHING}.", _LESS, _above),
    ),
}
"""The phrases of abilities."""
