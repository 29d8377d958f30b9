"""Conditions in print: what is asked after "if"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.games.vanguard.vocabulary import (
    legions,
)
from engine.games.vanguard.vocabulary.descriptions import (
    OfGrade,
    OfGradeOrGreater,
    OfGradeOrLess,
    Unit,
)
from engine.language.abilities import Fields
from engine.language.conditions import Have, Is
from engine.language.descriptions import Description
from engine.language.groups import CardsIn
from engine.language.numbers import Quantity
from engine.language.phrases import Phrase
from engine.language.places import OPPONENTS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases


def _graded(quality: Callable[[int], Any]) -> Callable[[Fields], Fields]:
    """ "Is grade 3": it is a unit of the grade."""
    return lambda values: {
        "one": values["one"],
        "so": True,
        "description": Description(Unit(), (quality(values["grade"]),)),
    }


def _in_zone(values: Fields) -> Fields:
    """ "Your soul has a card": what a player has in a zone."""
    things = CardsIn(values["description"], values["place"])
    return {"player": YOURS, "quantity": values["quantity"], "things": things}


CONDITIONS: Final[Phrases] = {
    legions.IsInLegion: (Phrase("{one} is/are legion"),),
    Is: (
        Phrase("{one} is/are grade {grade}", {"grade": int}, _graded(OfGrade)),
        Phrase("{one} is/are grade {grade} or greater", {"grade": int}, _graded(OfGradeOrGreater)),
        Phrase("{one} is/are grade {grade} or less", {"grade": int}, _graded(OfGradeOrLess)),
    ),
    Have: (
        Phrase("the number of {things+} you have is {quantity}", {"player": YOURS}),
        Phrase("the number of {things+} your opponent has is {quantity}", {"player": OPPONENTS}),
        Phrase("the number of {things+} is {quantity}", {"player": YOURS, "things": CardsIn}),
        Phrase(
            "{place} has {quantity} {description}",
            {"place": ZoneOf, "quantity": Quantity, "description": Description},
            _in_zone,
        ),
    ),
}
"""The phrases of conditions."""
