"""Units that are chosen by where they are, in print: on circles, in rows, of the opponent."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.games.vanguard.prints.phrases.on_circles import on_circle
from engine.games.vanguard.prints.phrases.others import another
from engine.games.vanguard.vocabulary.comparing import EveryOne, WithPowerOfThis
from engine.games.vanguard.vocabulary.descriptions import (
    CardNoun,
    FieldNoun,
    Guardian,
    InTheRow,
    RearGuard,
    VanguardNoun,
    VanguardOrRearGuard,
    WithKeyword,
)
from engine.games.vanguard.vocabulary.dominating import Dominated, WithDominate
from engine.games.vanguard.vocabulary.groups import UnitsOf, UnitsOfAnyone
from engine.games.vanguard.vocabulary.legions import WithSeekMate
from engine.language.abilities import Fields
from engine.language.card_actions import Choose
from engine.language.cards import All, Chosen
from engine.language.choosing_both import ChooseBoth
from engine.language.descriptions import Description, Noun, Oriented, Quality, Trait
from engine.language.errors import Contradiction
from engine.language.groups import InPlay
from engine.language.numbers import ONE, AnyNumber, Count
from engine.language.phrases import Phrase, Several
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_CIRCLES: Final[tuple[tuple[str, FieldNoun], ...]] = (
    ("your VC", VanguardNoun()),
    ("your RC", RearGuard()),
    ("your GC", Guardian()),
    ("your VC or RC", VanguardOrRearGuard()),
    ("VC or RC", VanguardOrRearGuard()),
    ("VC and RC", VanguardOrRearGuard()),
    ("your VC and RC", VanguardOrRearGuard()),
)
_DESCRIBED: Final = {"description": Description}
_PARTS: Final = {"noun": Noun, "qualities": Several(Quality, " "), "traits": Several(Trait, " ")}


def _chosen_on(noun: FieldNoun, count: Count | None, values: Fields) -> Fields:
    units = UnitsOf(YOURS, on_circle(noun, values["description"]))
    return {"count": count or values["count"], "among": units, "random": False}


def _others_on(noun: FieldNoun, values: Fields) -> Fields:
    """ "One of your other units on RC"."""
    return _chosen_on(noun, values["count"], {"description": another(values["description"])})


def _all_on(noun: FieldNoun, values: Fields) -> Fields:
    return {"group": UnitsOf(YOURS, on_circle(noun, values["description"]))}


def _opponents(values: Fields) -> Fields:
    return {"count": ONE, "among": UnitsOf(OPPONENTS, values["description"]), "random": False}


def _lying(rested: bool) -> Callable[[Fields], Fields]:
    """ "Units that are rest": how they lie is said behind them."""

    def read(values: Fields) -> Fields:
        qualities = (Oriented(rested), *values.get("qualities", ()))
        return {"noun": values["noun"], "qualities": qualities, "traits": values.get("traits", ())}

    return read


def _dominated(values: Fields) -> Fields:
    """ "A dominated unit", of which it is not said whose it is: whoever dominates it is its master (10.35.2)."""
    said: Description = values["description"]
    if Dominated() not in said.qualities:
        raise Contradiction("")  # no reading of other units, and no reason why the line is declined
    return {"owner": YOURS, "description": said}


def _all_with(values: Fields) -> Fields:
    said = Description(values["noun"], values.get("qualities", ()), values["traits"])
    if not isinstance(said.noun, FieldNoun) or isinstance(said.noun, CardNoun):
        raise Contradiction("it does not say where these are")
    return {"group": UnitsOf(YOURS, said)}


def _every_one(values: Fields) -> Fields:
    """ "Choose all of your units"."""
    return {"target": Chosen(EveryOne(), values["among"])}


def _row_with(owner: str, front: bool, count: Count | None, values: Fields) -> Fields:
    """ "Units in your front row with a word in their card names": what they are like stands behind the row."""
    said: Description = values["description"]
    there = Description(said.noun, said.qualities, (*said.traits, InTheRow(front), *values["traits"]))
    return {"count": count or values["count"], "among": UnitsOf(owner, there), "random": False}


def _all_in_row_with(owner: str, front: bool, values: Fields) -> Fields:
    return {"group": _row_with(owner, front, ONE, values)["among"]}


def _row_of_anyone(front: bool, count: Count | None, values: Fields) -> Fields:
    said: Description = values["description"]
    there = Description(said.noun, said.qualities, (*said.traits, InTheRow(front)))
    return {"count": count or values["count"], "among": UnitsOfAnyone("", there), "random": False}


def _the_vanguard(values: Fields) -> Fields:
    """ "Choose your vanguard with this name": the vanguard, if it is like that."""
    said = Description(VanguardNoun(), values.get("qualities", ()), values.get("traits", ()))
    if said == Description(VanguardNoun()):
        raise Contradiction("")  # it says nothing of what the vanguard is like
    return {"count": ONE, "among": UnitsOf(YOURS, said), "random": False}


_ROWS: Final = (("front", True), ("back", False))
_BEHIND: Final = {"description": Description, "traits": Several(Trait, " ")}

_RESTED: Final = (("rest", True), ("at rest", True), ("in rest", True), ("stand", False), ("at stand", False))


def _in_both_rows(values: Fields) -> Fields:
    """ "A rear-guard in your opponent's front row and back row": one in each."""
    said: Description = values["description"]
    if values.get("one", 1) != 1:
        raise Contradiction("")  # one in each row is chosen
    first, second = (
        Chosen(ONE, UnitsOf(OPPONENTS, Description(said.noun, said.qualities, (*said.traits, InTheRow(front)))))
        for front in (True, False)
    )
    return {"first": first, "second": second}


CHOICES: Final[Phrases] = {
    ChooseBoth: (
        *(
            Phrase(f"choose a {{description-}} {frm} your opponent's front row and back row", _DESCRIBED, _in_both_rows)
            for frm in ("in", "from")
        ),
        Phrase(
            "choose {one} of your opponent's {description+} each from their front row and back row",
            {"one": COUNT, **_DESCRIBED},
            _in_both_rows,
        ),
    ),
    Description: (
        *(
            Phrase(f"({{qualities}} )?{{noun}}( {{traits}})? that is/are {how}", _PARTS, _lying(rested))
            for how, rested in _RESTED
        ),
        *(
            Phrase(f"({{qualities}} )?{{noun}}( {{traits}})? {how}", _PARTS, _lying(rested))
            for how, rested in _RESTED
            if how.startswith("at ")
        ),
    ),
    Choose: (Phrase("choose all of {among+}", {"among": InPlay}, _every_one),),
    UnitsOf: (
        Phrase("a {description-}", _DESCRIBED, _dominated),
        Phrase("{description+}", _DESCRIBED, _dominated),
    ),
    Chosen: (
        *(
            phrase
            for circle, noun in _CIRCLES
            for on in ("on", "from")
            for phrase in (
                Phrase(f"a {{description-}} {on} {circle}", _DESCRIBED, partial(_chosen_on, noun, ONE)),
                Phrase(
                    f"{{count}} {{description}} {on} {circle}",
                    {"count": Count, **_DESCRIBED},
                    partial(_chosen_on, noun, None),
                ),
                Phrase(
                    f"{{count}} of your other {{description+}} {on} {circle}",
                    {"count": Count, **_DESCRIBED},
                    partial(_others_on, noun),
                ),
                Phrase(
                    f"any_number of {{description+}} {on} {circle}",
                    _DESCRIBED,
                    partial(_chosen_on, noun, AnyNumber()),
                ),
            )
        ),
        Phrase("a opponent's {description-}", _DESCRIBED, _opponents),
        *(
            phrase
            for row, front in _ROWS
            for phrase in (
                Phrase(
                    f"{{count}} {{description}} in your {row} row {{traits}}",
                    {"count": Count, **_BEHIND},
                    partial(_row_with, YOURS, front, None),
                ),
                Phrase(
                    f"a {{description-}} in your {row} row {{traits}}", _BEHIND, partial(_row_with, YOURS, front, ONE)
                ),
                Phrase(
                    f"a {{description-}} in any fighter's {row} row", _DESCRIBED, partial(_row_of_anyone, front, ONE)
                ),
                Phrase(
                    f"{{count}} {{description}} in any fighter's {row} row",
                    {"count": Count, **_DESCRIBED},
                    partial(_row_of_anyone, front, None),
                ),
            )
        ),
        Phrase(
            "your ({qualities} )?vanguard( {traits})?",
            {"qualities": Several(Quality, " "), "traits": Several(Trait, " ")},
            _the_vanguard,
        ),
    ),
    All: (
        *(Phrase(f"all {{description+}} on {circle}", _DESCRIBED, partial(_all_on, noun)) for circle, noun in _CIRCLES),
        Phrase("all ({qualities} )?{noun+} you have {traits}", _PARTS, _all_with),
        *(
            Phrase(
                f"all of the {{description+}} in your {row} row {{traits}}",
                _BEHIND,
                partial(_all_in_row_with, YOURS, front),
            )
            for row, front in _ROWS
        ),
    ),
    WithPowerOfThis: tuple(
        Phrase(f"with power {words} this unit's power") for words in ("less than or equal to", "equal to or less than")
    ),
    WithSeekMate: (Phrase("with the legion ability"),),
    WithDominate: (Phrase("with the dominate ability"),),
    WithKeyword: (Phrase("with the sentinel ability", {"keyword": "sentinel"}),),
}
"""The phrases of units that are chosen by where they are."""
