"""Places in print: on which circle a unit is, in which row and column, what a zone holds."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.games.vanguard.prints.phrases.on_circles import on_circle
from engine.games.vanguard.prints.phrases.others import another
from engine.games.vanguard.vocabulary.comparing import InColumnOf
from engine.games.vanguard.vocabulary.descriptions import (
    FieldNoun,
    InTheRow,
    RearGuard,
    Unit,
    VanguardNoun,
    VanguardOrRearGuard,
)
from engine.games.vanguard.vocabulary.groups import ThisUnit
from engine.games.vanguard.vocabulary.movement_triggers import IsPut
from engine.games.vanguard.vocabulary.places import CIRCLES
from engine.language.abilities import Fields
from engine.language.conditions import Both, Have, Is
from engine.language.descriptions import Description, Named, Noun, Quality, Trait
from engine.language.groups import CardsIn
from engine.language.numbers import ExactCount, NoneAtAll, Some
from engine.language.phrases import Phrase, Several
from engine.language.places import YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT, NAME

_NAMES: Final = Several(NAME, " or ")
_ON_CIRCLES: Final = (
    ("your VC", VanguardNoun()),
    ("your RC", RearGuard()),
    ("your VC or RC", VanguardOrRearGuard()),
)
_ROWS: Final = (("front", True), ("back", False))


def _there(noun: FieldNoun, values: Fields) -> Fields:
    """ "A card is on your VC": you have such a unit there."""
    return {"player": YOURS, "quantity": Some(), "things": on_circle(noun, values["description"])}


def _named_there(noun: Noun, values: Fields) -> Fields:
    return {"player": YOURS, "quantity": Some(), "things": Description(noun, (), (Named(values["names"]),))}


def _both_there(noun: Noun, values: Fields) -> Fields:
    first, second = (
        Have(YOURS, Some(), Description(noun, (), (Named((values[name],)),))) for name in ("first", "second")
    )
    return {"first": first, "second": second}


def _named_in_zone(values: Fields) -> Fields:
    """ "A card of this name is in your soul"."""
    named = Description(Unit(), (), (Named(values["names"]),))
    return {"player": YOURS, "quantity": Some(), "things": CardsIn(named, values["place"])}


def _exactly(values: Fields) -> Fields:
    """ "Your damage zone has five cards": just so many."""
    return {"player": YOURS, "quantity": ExactCount(values["number"]), "things": values["things"]}


def _in_row(front: bool, values: Fields) -> Fields:
    return {"one": values["one"], "so": True, "description": Description(Unit(), (), (InTheRow(front),))}


def _in_column(values: Fields) -> Fields:
    """ "This unit is in the same column as your vanguard"."""
    return {"one": values["one"], "so": True, "description": Description(Unit(), (), (values["column"],))}


def _none_else(values: Fields) -> Fields:
    said: Description = values["description"]
    things = another(said)
    return {"player": YOURS, "quantity": NoneAtAll(), "things": things}


def _split(values: Fields) -> Fields:
    """ "The number of rear-guards you have with these words in their names"."""
    things = Description(values["noun"], values.get("qualities", ()), values["traits"])
    return {"player": YOURS, "quantity": values["quantity"], "things": things}


PLACES: Final[Phrases] = {
    Have: (
        *(
            Phrase(
                f"{{names}} is on {circle}",
                {"names": _NAMES},
                partial(_named_there, noun),
            )
            for circle, noun in _ON_CIRCLES
        ),
        *(
            Phrase(
                f"{there} a {{description-}} on {circle}",
                {"description": Description},
                partial(_there, noun),
            )
            for there in ("there is", "you have")
            for circle, noun in _ON_CIRCLES[:1]
        ),
        Phrase("{names} is in {place}", {"names": _NAMES, "place": ZoneOf}, _named_in_zone),
        Phrase("you have {number} {things}", {"number": COUNT, "things": CardsIn}, _exactly),
        Phrase("you do not have another {description-}", {"description": Description}, _none_else),
        Phrase("you do not have {things+}", {"player": YOURS, "quantity": NoneAtAll(), "things": Description}),
        Phrase(
            "the number of ({qualities} )?{noun+} you have {traits} is {quantity}",
            {"qualities": Several(Quality, " "), "noun": Noun, "traits": Several(Trait, " ")},
            _split,
        ),
    ),
    Both: (
        *(
            Phrase(
                f"{{first}} and {{second}} are on {circle}",
                {"first": NAME, "second": NAME},
                partial(_both_there, noun),
            )
            for circle, noun in _ON_CIRCLES
        ),
    ),
    Is: (
        *(
            Phrase(f"{{one}} is/are {place}", {}, partial(_in_row, front))
            for row, front in _ROWS
            for place in (f"in_the_{row}_row", f"in your {row} row")
        ),
        Phrase("{one} is/are {column}", {"column": InColumnOf}, _in_column),
    ),
    IsPut: (
        Phrase(
            "when put from {circles} into( your)? soul",
            {"who": ThisUnit(), "destination": "soul", "circles": Several(CIRCLES, " or ")},
        ),
    ),
}
"""The phrases of places."""
