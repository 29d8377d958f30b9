"""What happens to units and cards, in print: triggers, and what is done with them in other words."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard import zones
from engine.games.vanguard.prints.phrases.actions import GUARDING
from engine.games.vanguard.vocabulary import battle_triggers, changes, moving
from engine.games.vanguard.vocabulary.card_actions import CounterCharge
from engine.games.vanguard.vocabulary.comparing import Counted, NumberOf
from engine.games.vanguard.vocabulary.descriptions import CardNoun, Unit
from engine.games.vanguard.vocabulary.during_battles import WhileBoosted
from engine.games.vanguard.vocabulary.groups import ThisUnit, UnitsOf
from engine.games.vanguard.vocabulary.instructions import SoulCharge
from engine.games.vanguard.vocabulary.movement_triggers import IsPlaced, IsPut, IsRidden
from engine.games.vanguard.vocabulary.places import CIRCLES, DURATIONS
from engine.language.abilities import Fields
from engine.language.changes import Cannot
from engine.language.descriptions import Description, Named
from engine.language.errors import Contradiction
from engine.language.groups import CHOSEN_BY_OPPONENT
from engine.language.hand_and_deck import Draw
from engine.language.numbers import Literal
from engine.language.phrases import Phrase, Several
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import NAME

_UNITS: Final = tuple([kind.name for kind in zones.UNITS])
_CIRCLES: Final = Several(CIRCLES, " or ")


def _placed_anywhere(values: Fields) -> Fields:
    """ "Your unit is placed": on whichever circle."""
    if not isinstance(values["who"].description.noun, Unit | CardNoun):
        raise Contradiction("")  # the word for the unit says where
    return {"who": values["who"], "circles": _UNITS}


def _ridden_by_named(values: Fields) -> Fields:
    return {"rider": Description(Unit(), (), (Named(values["names"]),))}


def _equal(values: Fields) -> Fields:
    return {"player": YOURS, "count": NumberOf(values["things"])}


_OPPONENTS_EFFECTS: Final = (
    "your opponent's card effects",
    "your opponent's card abilities",
    "your opponent's card's effects",
    "your opponent's card's abilities",
    "your opponent's effects",
)

HAPPENINGS: Final[Phrases] = {
    WhileBoosted: tuple(
        Phrase(f"{{trigger}} {words}", {"trigger": battle_triggers.Attacks, "boosted": boosted})
        for words, boosted in (("and is not boosted", False),)
    ),
    IsPlaced: (Phrase("when {who-} is placed", {"who": UnitsOf}, _placed_anywhere),),
    IsRidden: (
        *(Phrase(f"when {who}rode upon by a {{rider-}}") for who in ("", "this unit is ", "it is ")),
        Phrase("when rode upon by {names}", {"names": Several(NAME, " or ")}, _ridden_by_named),
    ),
    IsPut: (
        Phrase("when it is retired from {circles}", {"who": ThisUnit(), "destination": "drop", "circles": _CIRCLES}),
        *(
            Phrase(
                f"when put into {whose} soul from {{circles}}",
                {"who": ThisUnit(), "destination": "soul", "circles": _CIRCLES},
            )
            for whose in ("your", "the")
        ),
        Phrase("when {who-} is bound", {"destination": "bind"}),
    ),
    battle_triggers.AttackMisses: (Phrase("when its attack does not hit", {"who": ThisUnit()}),),
    Draw: (
        Phrase("you draw a card", {"player": YOURS, "count": Literal(1)}),
        Phrase("you draw {count} card/cards", {"player": YOURS}),
        *(
            Phrase(f"{draw} {words}", {"things": Counted}, _equal)
            for draw in ("draw", "you draw")
            for words in (
                "cards equal to the number of {things+}",
                "the same number of cards as the number of {things+}",
            )
        ),
    ),
    CounterCharge: (Phrase("you Counter Charge {number}"),),
    SoulCharge: (Phrase("you Soul Charge {number}"),),
    moving.Call: (
        *(
            Phrase(f"call {{target}} to {words}{how}", {"where": where, "rested": bool(how)})
            for words, where in (("your RC", "any"), ("your open RC", "open"), ("any open RC", "open"), ("a RC", "any"))
            for how in ("", " as rest")
        ),
        Phrase("call {target} to a RC in_the_same_column_as_this_unit", {"where": "column"}),
        Phrase("call {target} to your GC", {"where": "guardian"}),
    ),
    moving.PutInto: (Phrase("put {target} into the soul", {"owner": YOURS, "zone": zones.SOUL.name}),),
    changes.OpponentCannotGuardWith: tuple(
        Phrase(
            f"your opponent cannot {call} {{description+}} {where} {{duration}}",
            {"duration": DURATIONS, "normal": call == "normal call"},
        )
        for where in GUARDING
        for call in ("call", "normal call")
    ),
    Cannot: (
        *(
            Phrase(f"cannot be chosen {by} {whose}", {"acts": (CHOSEN_BY_OPPONENT,)})
            for by in ("by", "due to")
            for whose in _OPPONENTS_EFFECTS
            if (by, whose) != ("by", "your opponent's effects")
        ),
        *(
            Phrase(f"cannot be retired due to {whose}", {"acts": (changes.RETIRED_BY_OPPONENT,)})
            for whose in _OPPONENTS_EFFECTS
        ),
        *(
            Phrase(f"cannot be {words} by {whose}", {"acts": (CHOSEN_BY_OPPONENT, changes.RETIRED_BY_OPPONENT)})
            for words in ("chosen or retired", "chosen nor retired")
            for whose in _OPPONENTS_EFFECTS
        ),
    ),
}
"""The phrases of what happens."""
