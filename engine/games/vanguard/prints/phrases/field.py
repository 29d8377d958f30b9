"""Units on the field, in print: on which circle they are, how they lie, and how many there are in a row."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.games.vanguard.prints.phrases.on_circles import on_circle
from engine.games.vanguard.vocabulary.descriptions import (
    FieldNoun,
    Guardian,
    InTheRow,
    RearGuard,
    Unit,
    VanguardNoun,
    VanguardOrRearGuard,
)
from engine.games.vanguard.vocabulary.done_this_way import DEEDS
from engine.games.vanguard.vocabulary.groups import BothOf, ThisUnit, UnitsOf
from engine.games.vanguard.vocabulary.places import DURATIONS
from engine.language.abilities import Fields
from engine.language.card_actions import Choose
from engine.language.cards import All, Chosen, FixedTarget, It
from engine.language.changes import MODIFIERS, Affect
from engine.language.conditions import Compare, Have, Is
from engine.language.descriptions import Description, Noun, Oriented, Other, Quality, Trait
from engine.language.done_this_way import DoneWith
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn
from engine.language.instructions import May, Then
from engine.language.numbers import ONE, ExactCount, Quantity
from engine.language.phrases import Phrase, Several, WordList
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_CIRCLES: Final[tuple[tuple[str, FieldNoun], ...]] = (
    ("VC", VanguardNoun()),
    ("RC", RearGuard()),
    ("GC", Guardian()),
    *((f"VC {joint} RC", VanguardOrRearGuard()) for joint in ("or", "and")),
)
_LYING: Final = (("rest", True), ("in rest", True), ("stand", False))
_DEALT_WITH: Final = WordList("what was done", {word: deed for word, deed in DEEDS.words.items() if word != "revealed"})
"""What was done to "the called unit"; "the revealed card" is the one of which the text speaks."""

_QUALITIES: Final = Several(Quality, " ")
_TRAITS: Final = Several(Trait, " ")


def _is_there(noun: FieldNoun, values: Fields) -> Fields:
    return {"one": values["one"], "so": True, "description": Description(noun)}


def _lies(rested: bool, values: Fields) -> Fields:
    return {"one": values["one"], "so": True, "description": Description(Unit(), (Oriented(rested),))}


def _lying(values: Fields) -> Fields:
    """ "Rear-guards in rest": rested ones."""
    qualities = (Oriented(rested=True), *values.get("qualities", ()))
    return {"noun": values["noun"], "qualities": qualities, "traits": values.get("traits", ())}


def _on(noun: FieldNoun, values: Fields) -> Fields:
    """ "The units on your VC or RC": the player's units there."""
    return {"owner": YOURS, "description": on_circle(noun, values["description"])}


def _all_on(noun: FieldNoun, values: Fields) -> Fields:
    return {"group": UnitsOf(**_on(noun, values))}


def _in_row(front: bool, values: Fields) -> Fields:
    said: Description = values["description"]
    there = Description(said.noun, said.qualities, (*said.traits, InTheRow(front)))
    return {
        "player": OPPONENTS if values["owner"] == OPPONENTS else YOURS,
        "quantity": values["quantity"],
        "things": there,
    }


def _in_zone_exactly(values: Fields) -> Fields:
    things = CardsIn(values["description"], values["place"])
    return {"player": YOURS, "quantity": ExactCount(values["number"]), "things": things}


def _exactly(values: Fields) -> Fields:
    return {"player": YOURS, "quantity": ExactCount(values["number"]), "things": values["things"]}


def _more_in_zone(more: bool, values: Fields) -> Fields:
    return {"things": CardsIn(values["description"], values["place"]), "more": more}


def _with_vanguard(first: bool, values: Fields) -> Fields:
    """ "This unit and one of your vanguards get power +5000": of a legion one is chosen (10.25.3)."""
    if values["one"] != 1:
        raise Contradiction("no more than two units are vanguards")
    chosen = Choose(Chosen(ONE, UnitsOf(YOURS, Description(VanguardNoun()))))
    both = BothOf(It(), ThisUnit()) if first else BothOf(ThisUnit(), It())
    return {"first": chosen, "then": Affect(both, values["modifiers"], values["duration"])}


def _perhaps_with_vanguard(first: bool, values: Fields) -> Fields:
    return {"instruction": Then(**_with_vanguard(first, values))}


_BOTH: Final = (("this unit and {one} of your vanguards", False), ("{one} of your vanguards and this unit", True))
"""A unit and a vanguard, as print says them, and whether it says the vanguard first."""


def _of_both(values: Fields) -> Fields:
    """ "Your and your opponent's other rear-guards": those of the opponent are other ones than this in any case."""
    said: Description = values["description"]
    theirs = Description(said.noun, tuple([each for each in said.qualities if each != Other()]), said.traits)
    return {"first": All(UnitsOf(YOURS, said)), "second": All(UnitsOf(OPPONENTS, theirs))}


FIELD: Final[Phrases] = {
    Is: (
        *(
            Phrase(f"{{one}} is/are on {whose}{circle}", {"one": FixedTarget}, partial(_is_there, noun))
            for circle, noun in _CIRCLES
            for whose in ("", "your ")
        ),
        *(Phrase(f"{{one}} is/are {word}", {"one": FixedTarget}, partial(_lies, rested)) for word, rested in _LYING),
    ),
    Oriented: (Phrase("rest", {"rested": True}), Phrase("stand", {"rested": False})),
    Description: (
        Phrase(
            "({qualities} )?{noun}( {traits})? in rest",
            {"noun": Noun, "qualities": _QUALITIES, "traits": _TRAITS},
            _lying,
        ),
    ),
    UnitsOf: tuple(
        Phrase(f"{the}{{description+}} on your {circle}", {"description": Description}, partial(_on, noun))
        for circle, noun in _CIRCLES
        for the in ("", "the ")
    ),
    All: tuple(
        Phrase(f"the {{description-}} on your {circle}", {"description": Description}, partial(_all_on, noun))
        for circle, noun in _CIRCLES
    ),
    Have: (
        *(
            Phrase(
                f"{{owner}} {row} row has {{quantity}} {{description}}",
                {"owner": OWNERS, "quantity": Quantity, "description": Description},
                partial(_in_row, front),
            )
            for row, front in (("front", True), ("back", False))
        ),
        Phrase(
            "{place} has {number} {description}",
            {"place": ZoneOf, "number": COUNT, "description": Description},
            _in_zone_exactly,
        ),
        Phrase("you have {number} {things+}", {"number": COUNT, "things": Description}, _exactly),
    ),
    Compare: tuple(
        Phrase(
            f"{{place}} has {word} {{description+}} than your opponent's",
            {"place": ZoneOf, "description": Description},
            partial(_more_in_zone, more),
        )
        for word, more in (("more", True), ("less", False), ("fewer", False))
    ),
    Then: tuple(
        Phrase(
            f"{both} {{modifiers}} {{duration}}",
            {"one": COUNT, "modifiers": MODIFIERS, "duration": DURATIONS},
            partial(_with_vanguard, first),
        )
        for both, first in _BOTH
    ),
    May: tuple(
        Phrase(
            f"you may have {both} {{modifiers}} {{duration}}",
            {"one": COUNT, "modifiers": MODIFIERS, "duration": DURATIONS},
            partial(_perhaps_with_vanguard, first),
        )
        for both, first in _BOTH
    ),
    It: (
        *(
            Phrase(f"{the} chosen {unit}/{unit}s")
            for the in ("the", "that", "those")
            for unit in ("unit", "rear-guard")
        ),
        Phrase("that/those rear-guard/rear-guards"),
    ),
    DoneWith: (
        Phrase("the/that/those {deed} unit/units", {"deed": _DEALT_WITH}),
        Phrase("the/that/those {deed} card/cards", {"deed": _DEALT_WITH}),
    ),
    BothOf: (Phrase("all of your and your opponent's {description+}", {"description": Description}, _of_both),),
}
"""The phrases of the field."""
