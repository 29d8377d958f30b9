"""What is so all the time: as long as something is so, unless it is, or in a part of the turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.prints.phrases.shared import (
    CONTINUOUS_SLOTS,
    FIGHTS,
    LISTED,
    all_of_group,
    while_fighting,
)
from engine.games.duel_masters.turn import UNTAP
from engine.games.duel_masters.vocabulary import conditions
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.gods import IsLinked
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone, ThisCreature
from engine.games.duel_masters.vocabulary.places import PERIODS
from engine.games.duel_masters.vocabulary.unless import GearIsCrossed, NotSo
from engine.kernel.abilities import Condition, Continuous
from engine.language.abilities import Fields
from engine.language.cards import All, FixedTarget, It, Target
from engine.language.changes import MODIFIERS, Cannot, Modifier
from engine.language.conditions import Both, Have, Is, ItIs, PlainCondition, Things
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn
from engine.language.numbers import AtLeast, NoneAtAll, Some
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases


def _during(values: Fields) -> Fields:
    """What is so in a part of the turn."""
    period = values.pop("period")
    return continuous({**values, "requirement": ItIs(period)})


def _stays_tapped(values: Fields) -> Fields:
    """What does not untap when its player's turn begins."""
    return continuous({**values, "change": (Cannot((UNTAP,)),)})


def _all_there(values: Fields) -> Fields:
    """ "Evolution creatures can't ...": all that there are."""
    group = values.pop("group")
    return continuous({**values, "subject": All(group)})


def _listed(values: Fields) -> Fields:
    """ "Gets +1000 power, blocker, and slayer"."""
    last = values.pop("last")
    return continuous({**values, "change": (*values["change"], last)})


def _unless_one_has(values: Fields) -> Fields:
    """What cannot be done unless its player has something."""
    if not all(isinstance(change, Cannot) for change in values["change"]):
        raise Contradiction("it does not say whether this is so or not")
    without = Have(YOURS, NoneAtAll(), values.pop("things"))
    return continuous({**values, "requirement": without})


def _while_attacking(values: Fields) -> Fields:
    """ "Gets +1000 power during its attacks"."""
    requirement, attacking = values.pop("requirement", None), conditions.Attacking()
    return continuous({**values, "requirement": Both(requirement, attacking) if requirement else attacking})


def _is_kept_tapped(values: Fields) -> Fields:
    return continuous({**values, "change": (Cannot((UNTAP,)),)})


def _all_in(values: Fields) -> Fields:
    return continuous({"subject": All(values["group"]), "change": values["change"]})


def _unless(values: Fields) -> Fields:
    if not all(isinstance(change, Cannot) for change in values["change"]):
        raise Contradiction("it does not say whether this is so or not")
    requirement = values.pop("unless")
    if isinstance(requirement, Is) and isinstance(requirement.one, It):
        requirement = replace(requirement, one=ThisCreature())
    if isinstance(requirement, Have) and isinstance(requirement.quantity, Some):
        raise Contradiction("this is said among what cards allow")
    return continuous({**values, "requirement": NotSo(requirement)})


def _have_not(player: str) -> Assemble:
    return lambda values: {"condition": Have(player, values["quantity"], values["things"])}


def _not_linked(values: Fields) -> Fields:
    return {"condition": IsLinked(values["one"])}


def _fighting(fighting: PlainCondition) -> Assemble:
    """ "If so, this creature gets +3000 power while battling"."""

    def read(values: Fields) -> Fields:
        if len(values["change"]) > 1:
            raise Contradiction("it does not say whether all of this is so only then")
        requirement = values.pop("requirement", None)
        both = Both(requirement, fighting) if isinstance(requirement, PlainCondition) else fighting
        if requirement is not None and both is fighting:
            raise Contradiction("it does not say what is asked of the battle")
        return continuous({**values, "requirement": both})

    return read


def _fighting_during(fighting: PlainCondition) -> Assemble:
    """ "During your turn, this creature gets +3000 power while battling"."""

    def read(values: Fields) -> Fields:
        period = values.pop("period")
        return _fighting(fighting)({**values, "requirement": ItIs(period)})

    return read


def _each_fighting(fighting: PlainCondition) -> Assemble:
    """ "Each of your creatures gets +3000 power while battling": each has this ability."""

    def read(values: Fields) -> Fields:
        own = while_fighting(values.pop("change"), fighting)
        return continuous({**all_of_group(values), "change": (own,)})

    return read


CONTINUOUS: Final[Phrases] = {
    Continuous: (
        Phrase("({condition}: )?if {requirement}, {subject} {change}.", CONTINUOUS_SLOTS, continuous),
        Phrase("({condition}: )?{subject} {change} while {requirement}.", CONTINUOUS_SLOTS, continuous),
        Phrase("({condition}: )?{subject} {change} if {requirement}.", CONTINUOUS_SLOTS, continuous),
        *(
            Phrase(
                f"({{condition}}: )?(while {{requirement}}, )?{{group+}}{each} {{change}}.",
                {**CONTINUOUS_SLOTS, "group": InTheBattleZone},
                _all_there,
            )
            for each in ("", " each")
        ),
        Phrase("({condition}: )?{subject} each {change}.", CONTINUOUS_SLOTS, continuous),
        Phrase("({condition}: )?whenever {requirement}, {subject} {change}.", CONTINUOUS_SLOTS, continuous),
        Phrase(
            "({condition}: )?(while {requirement}, )?{subject} {change}, and {last}.",
            {**CONTINUOUS_SLOTS, "change": LISTED, "last": Modifier},
            _listed,
        ),
        *(
            Phrase(f"{{subject}} doesn't/don't untap at the start of {turn}.", {"subject": Target}, _stays_tapped)
            for turn in ("your turn", "each of your turns", "your turns")
        ),
        Phrase(
            "during {period}, {subject} {change}.",
            {"period": PERIODS, "subject": Target, "change": MODIFIERS},
            _during,
        ),
        Phrase(
            "{subject} {change} unless you have a {things-}( in the battle zone)?.",
            {"subject": Target, "change": MODIFIERS, "things": Description},
            _unless_one_has,
        ),
        *(
            Phrase(
                f"({{condition}}: )?(while {{requirement}}, )?{{subject}} {{change}} during {attacks}.",
                {
                    "condition": KeywordCondition,
                    "requirement": PlainCondition,
                    "subject": ThisCreature,
                    "change": MODIFIERS,
                },
                _while_attacking,
            )
            for attacks in ("its attack", "its attacks")
        ),
        *(
            Phrase(
                f"during {{period}}, {{subject}} {{change}} while {words}.",
                {"period": PERIODS, "subject": ThisCreature, "change": MODIFIERS},
                _fighting_during(fighting),
            )
            for words, fighting in FIGHTS
        ),
        *(
            Phrase(f"you can't untap {{subject}} at the start of {turn}.", {"subject": Target}, _is_kept_tapped)
            for turn in ("your turn", "each of your turns", "your turns")
        ),
        Phrase("{group+} {change}.", {"group": CardsIn, "change": MODIFIERS}, _all_in),
        Phrase(
            "({condition}: )?{subject} {change} unless {unless}.",
            {**CONTINUOUS_SLOTS, "unless": Condition},
            _unless,
        ),
        *(
            Phrase(
                f"({{condition}}: )?if {{requirement}}, {{subject}} {{change}} while {words}.",
                {**CONTINUOUS_SLOTS, "subject": ThisCreature},
                _fighting(fighting),
            )
            for words, fighting in FIGHTS
        ),
        *(
            Phrase(
                f"({{condition}}: )?(if/while {{requirement}}, )?{each_of}{{group+}} {{change}} while {words}.",
                {**CONTINUOUS_SLOTS, "group": CardsOf},
                _each_fighting(fighting),
            )
            for words, fighting in FIGHTS
            for each_of in ("", "each of ")
        ),
        *(
            Phrase(
                f"while {words}, {each_of}{{group+}} {{change}}.",
                {"group": CardsOf, "change": MODIFIERS},
                _each_fighting(fighting),
            )
            for words, fighting in FIGHTS
            for each_of in ("", "each of ")
        ),
    ),
    NotSo: (
        *(
            Phrase(
                f"{has_not} {total}{{quantity}} {{things}}( in the battle zone)?",
                {"quantity": AtLeast, "things": Things},
                _have_not(player),
            )
            for player, has_not in ((YOURS, "you don't have"), (OPPONENTS, "your opponent doesn't have"))
            for total in ("", "a total_of ")
        ),
        Phrase("{one} isn't linked", {"one": FixedTarget}, _not_linked),
        *(
            Phrase(f"{this} isn't crossed_with a creature", {}, lambda _: {"condition": GearIsCrossed()})
            for this in ("this", "this card")
        ),
    ),
}
"""The phrases, by the nodes that they say."""
