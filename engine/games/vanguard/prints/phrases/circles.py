"""Circles in print: open and additional ones, Force and Cradle markers, and the tokens that are called to them."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.games.vanguard.vocabulary.battles import InBattle
from engine.games.vanguard.vocabulary.circle_words import (
    WHICH,
    CirclesOf,
    ForceOf,
    HasCircles,
    HasForce,
    InSameRow,
    OnAdditional,
    OnForced,
)
from engine.games.vanguard.vocabulary.comparing import NumberOf
from engine.games.vanguard.vocabulary.cradles import PutCradle, WithCradle
from engine.games.vanguard.vocabulary.descriptions import Unit
from engine.games.vanguard.vocabulary.gifts import MoveForce
from engine.games.vanguard.vocabulary.groups import ThisUnit
from engine.games.vanguard.vocabulary.moving import REAR_OPENINGS
from engine.games.vanguard.vocabulary.token_words import TOKENS, CallTokens, Token
from engine.language.abilities import Fields
from engine.language.cards import FixedTarget, It
from engine.language.conditions import Is
from engine.language.descriptions import Description, Trait
from engine.language.groups import CardsIn, InPlay
from engine.language.numbers import ONE, Quantity, Some, UpTo
from engine.language.phrases import Phrase
from engine.language.places import OWNERS, YOURS
from engine.language.prints.dialect import Phrases

_MARKER: Final = "Force_marker"
_MARKERS: Final = "Force_marker/Force_markers"
_CRADLE: Final = "Cradle_marker"
_REAR: Final = (
    ("RC", "any"),
    ("your RC", "any"),
    ("your open RC", "open"),
    ("open RC", "open"),
    ("an open RC", "open"),
    ("a RC in_the_same_column_as_this_unit", "column"),
    ("your RC in_the_back_row", "back"),
)
_TOKENS: Final = ("token/tokens", "token unit/units")


def _there(trait: Trait, values: Fields) -> Fields:
    return {"one": values.get("one", ThisUnit()), "so": True, "description": Description(Unit(), (), (trait,))}


def _up_to_as_many(values: Fields) -> Fields:
    """ "Up to the same number of tokens as the number of cards"."""
    return {"count": UpTo(NumberOf(values["things"])), "number": values["number"], "where": values["where"]}


CIRCLES_AND_TOKENS: Final[Phrases] = {
    Is: (
        *(
            Phrase(f"{{one}} is/are {words}", {"one": FixedTarget}, partial(_there, trait))
            for words, trait in (
                ("on_an_additional_RC", OnAdditional()),
                (f"on a RC with a {_MARKER}", OnForced()),
            )
        ),
        *(
            Phrase(template, {}, partial(_there, OnForced()))
            for template in (f"this unit's circle has a {_MARKER}", f"there is a {_MARKER} on this unit's circle")
        ),
    ),
    InSameRow: (Phrase("in the same row as this unit"),),
    HasForce: (
        Phrase(f"{{owner}} VC has {{quantity}} {_MARKERS}", {"owner": OWNERS, "quantity": Quantity, "where": "V"}),
        Phrase(f"you have {{quantity}} {_MARKERS}", {"owner": YOURS, "quantity": Quantity, "where": ""}),
    ),
    HasCircles: (
        Phrase("you have {quantity} {which}", {"owner": YOURS, "quantity": Quantity, "which": WHICH}),
        Phrase("you have a additional RC", {"owner": YOURS, "quantity": Some(), "which": "additional"}),
        *(
            Phrase(f"you have {{quantity}} {marker}", {"owner": YOURS, "quantity": Quantity, "which": "additional"})
            for marker in ("Accel markers", "accel markers")
        ),
        Phrase("the number of {owner} {which} is {quantity}", {"owner": OWNERS, "which": WHICH}),
    ),
    CirclesOf: (
        Phrase("of {owner} {which}", {"owner": OWNERS, "which": WHICH}),
        *(
            Phrase(f"of {whose} {{which}}", {"owner": "", "which": WHICH})
            for whose in ("all fighters'", "all fighter's", "any fighter's", "all players'")
        ),
        Phrase("the number of {owner} {which}", {"owner": OWNERS, "which": WHICH}),
    ),
    Token: (
        *(Phrase(f"{{number}} {token}", {"number": TOKENS}) for token in _TOKENS[1:]),
        Phrase("token unit/units", {"number": ""}),
    ),
    It: (
        Phrase("that/those {number} token/tokens", {"number": TOKENS}, lambda values: {}),
        Phrase("that/those token/tokens"),
    ),
    CallTokens: (
        *(
            Phrase(
                f"call {count} {{number}} token/tokens to {where}{rested}",
                {
                    "number": TOKENS,
                    "where": said,
                    "rested": bool(rested),
                    **({"count": ONE} if count == "a" else {}),
                },
            )
            for count in ("a", "{count}")
            for where, said in _REAR
            for rested in ("", " as rest")
            if said in REAR_OPENINGS.words.values()
        ),
        *(
            Phrase(
                f"call up to the same number of {{number}} tokens as the number of {{things+}} to {where}",
                {"number": TOKENS, "things": CardsIn | InPlay, "where": said},
                _up_to_as_many,
            )
            for where, said in _REAR
        ),
    ),
    PutCradle: (
        Phrase(f"put a {_CRADLE} on {{target}}"),
        Phrase(f"put a {_CRADLE} on each of them", {"target": It()}),
    ),
    WithCradle: (
        Phrase(f"with a {_CRADLE}", {"there": True}),
        *(Phrase(f"without {none} {_CRADLE}/{_CRADLE}s", {"there": False}) for none in ("any", "a")),
    ),
    MoveForce: tuple(
        Phrase(f"move all of {markers} to {whose} circle", {"one": one})
        for markers in (f"your {_MARKERS}", f"the {_MARKERS} on your circles")
        for whose, one in (
            ("this unit's", ThisUnit()),
            ("that unit's", It()),
            ("the boosted unit's", InBattle("boosted")),
        )
    ),
    ForceOf: (
        Phrase(f"of your {_MARKERS}", {"owner": YOURS, "where": ""}),
        Phrase("Force_marker on your circles", {"owner": YOURS, "where": ""}),
        Phrase("Force_marker on your VC", {"owner": YOURS, "where": "V"}),
    ),
}
"""The phrases of circles and tokens."""
