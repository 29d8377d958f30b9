"""What is done if a card is none of a sort, and how many cards a text dealt with, in the other words of the G era."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.vocabulary.declaring import IsDeclaredCard
from engine.games.vanguard.vocabulary.descriptions import CardNoun
from engine.games.vanguard.vocabulary.done_this_way import DEEDS, PUT, SEVERAL, HasDoneSoMany
from engine.language.abilities import Fields
from engine.language.conditions import Is, IsNamed
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.instructions import Clause
from engine.language.numbers import ExactCount
from engine.language.otherwise import IfElse
from engine.language.phrases import Phrase, WordList
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_DEEDS: Final = WordList("what was done", {**DEEDS.words, "returned": "put", "reveal": "reveal", "put": "put"})
_PASSIVE: Final = WordList("what was done", {"unlocked": "unlock", "locked": "lock", "revealed": "reveal"})
_CALLED: Final = WordList("what was done", {"called": "call", "retired": "retire", "bound": "bind"})
_HOW: Final = ("", " with this effect", " this_way")
_CARDS: Final = Description(CardNoun())
_NUMBER: Final = {"number": COUNT, "description": Description}


def _so_many(values: Fields) -> Fields:
    """ "If you put two cards": just so many."""
    return {
        "deed": values["deed"],
        "quantity": ExactCount(values["number"]),
        "description": values.get("description", _CARDS),
    }


def _if_not(values: Fields) -> Fields:
    """ "If it is a unit, do this, and if it is not, that": what is asked is asked once."""
    if not isinstance(values["condition"], Is | IsNamed | IsDeclaredCard):
        raise Contradiction("it does not say what is not so")
    return values


OTHERWISE: Final[Phrases] = {
    HasDoneSoMany: (
        *(
            phrase
            for how in _HOW
            for phrase in (
                Phrase(f"you {{deed}} {{number}} {{description}}{how}", {"deed": _DEEDS, **_NUMBER}, _so_many),
                Phrase(f"you put {{number}} {{description}} into {{deed}}{how}", {"deed": PUT, **_NUMBER}, _so_many),
                Phrase(f"you {{deed}} {{quantity}}{how}", {"deed": _DEEDS, "quantity": SEVERAL, "description": _CARDS}),
                Phrase(f"{{quantity}} {{description}} were {{deed}}{how}", {"deed": _PASSIVE, "quantity": SEVERAL}),
            )
        ),
        *(
            Phrase(f"{{quantity}} {{description}} are {{deed}}{how}", {"deed": _CALLED, "quantity": SEVERAL})
            for how in (*_HOW, " due to this effect")
        ),
        *(
            Phrase(f"you {deed} {{quantity}} {{description}}{how}", {"deed": did, "quantity": SEVERAL})
            for how in _HOW
            for deed, did in (("returned", "put"), ("reveal", "reveal"))
        ),
    ),
    IfElse: tuple(
        Phrase(
            f"if {{condition}}, {{instruction}}, and if {it} is not, {{otherwise}}", {"instruction": Clause}, _if_not
        )
        for it in ("it", "that card")
    ),
}
"""The phrases of what is done otherwise."""
