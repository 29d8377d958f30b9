"""Different names and grades in print, once for every so many, and what both players choose."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from engine.games.vanguard.vocabulary import moving
from engine.games.vanguard.vocabulary.both_players import EachChooses
from engine.games.vanguard.vocabulary.comparing import Counted, NumberOf
from engine.games.vanguard.vocabulary.differing import DifferentAmong, HaveDifferent
from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.games.vanguard.vocabulary.how_often import OneForEvery, Repeatedly
from engine.games.vanguard.vocabulary.multiples import NumberDone
from engine.games.vanguard.vocabulary.states import Lock
from engine.language.abilities import Fields
from engine.language.cards import It
from engine.language.descriptions import Description
from engine.language.done_this_way import DoneWith
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn, InPlay
from engine.language.hand_and_deck import Draw
from engine.language.instructions import Instruction, TargetedCardAction, Then
from engine.language.numbers import ONE, Quantity
from engine.language.phrases import Phrase
from engine.language.places import YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_AMONG: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("among {things+}", {"things": Counted}),
    ("among the {things+}", {"things": CardsIn}),
    ("among {things}", {"things": DoneWith | It}),
)
_EVERY: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("of {things+}", {"things": InPlay}),
    ("{things+}", {"things": CardsIn}),
    ("{done}", {"done": NumberDone}),
)


def _every(values: Fields) -> OneForEvery:
    """ "For every two of your units"."""
    return OneForEvery(values["divisor"], values.get("done") or NumberOf(values["things"]))


def _draw_for_every(values: Fields) -> Fields:
    return {"player": YOURS, "count": _every(values)}


def _done_for_every(values: Fields) -> Fields:
    return {"number": _every(values), "instruction": values["instruction"]}


def _you_have(values: Fields) -> Fields:
    """ "For each different rear-guard you have": of different names."""
    return {"what": values["what"], "things": UnitsOf(YOURS, values["description"])}


def _in_zone(values: Fields) -> Fields:
    """ "Your soul has cards with eight or more different card names"."""
    things = CardsIn(values["description"], values["place"])
    return {"quantity": values["quantity"], "what": values["what"], "things": things}


def _both_choose(action: type[TargetedCardAction], values: Fields) -> Fields:
    """ "All fighters choose one of their rear-guards, and retire it": one of each."""
    if values["one"] != 1:
        raise Contradiction("")  # of several the text says "them"
    return {"first": EachChooses(ONE, values["description"]), "then": action(It())}


DIFFERING: Final[Phrases] = {
    DifferentAmong: (
        *(
            Phrase(f"different {word} {among}", {"what": what, **slots})
            for word, what in (("grade", "grades"), ("card name", "names"))
            for among, slots in _AMONG
        ),
        Phrase("different {description-} you have", {"what": "names", "description": Description}, _you_have),
    ),
    HaveDifferent: tuple(
        phrase
        for words, what in (("card names", "names"), ("grades", "grades"))
        for phrase in (
            Phrase(
                f"the number of {{things+}} with different {words} is {{quantity}}",
                {"what": what, "things": Counted, "quantity": Quantity},
            ),
            Phrase(
                f"{{place}} has {{description+}} with {{quantity}} different {words}",
                {"what": what, "place": ZoneOf, "description": Description, "quantity": Quantity},
                _in_zone,
            ),
            Phrase(
                f"{{things}} have {{quantity}} different {words}",
                {"what": what, "things": It | DoneWith, "quantity": Quantity},
            ),
        )
    ),
    Draw: (
        *(
            Phrase(f"draw a card for every {{divisor}} {each}", {"divisor": COUNT, **slots}, _draw_for_every)
            for each, slots in _EVERY
        ),
        Phrase("draw a card for each {count}", {"player": YOURS, "count": DifferentAmong}),
    ),
    Repeatedly: (
        *(
            Phrase(
                f"for every {{divisor}} {each}, {{instruction}}",
                {"divisor": COUNT, "instruction": Instruction, **slots},
                _done_for_every,
            )
            for each, slots in _EVERY
        ),
        Phrase("for each {number}, {instruction}", {"number": DifferentAmong, "instruction": Instruction}),
    ),
    Then: tuple(
        Phrase(
            f"all fighters {choose} {{one}} of their {{description+}}, and {does} it",
            {"one": COUNT, "description": Description},
            partial(_both_choose, action),
        )
        for choose in ("choose", "chooses")
        for words, action in ((("retire", "retires"), moving.Retire), (("lock", "locks"), Lock))
        for does in words
    ),
}
"""The phrases of what differs, and of what is done for every so many."""
