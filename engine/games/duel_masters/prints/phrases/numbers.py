"""Numbers and counts: how many, that many, how many more, of how many kinds."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.prints.phrases.races import OF_RACE
from engine.games.duel_masters.prints.phrases.shared import CARDS
from engine.games.duel_masters.vocabulary.characteristics import CostsChosenNumber
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone
from engine.games.duel_masters.vocabulary.kinds_among import CivilizationsAmong, RacesAmong
from engine.games.duel_masters.vocabulary.numbers import HowManyMore
from engine.language.abilities import Fields
from engine.language.choosing_numbers import ChooseNumber, ThatMany
from engine.language.descriptions import Description
from engine.language.groups import CardsIn, InPlay
from engine.language.numbers import AtLeast, Some
from engine.language.phrases import Assemble, Phrase
from engine.language.places import YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_GREATEST_COST: Final = 99
"""No card costs more, so that it makes no difference that no greater number can be chosen."""


def _in_the_battle_zone(values: Fields) -> Fields:
    return {**values, "among": InTheBattleZone(CARDS)}


def _yours_there(values: Fields) -> Fields:
    return {**values, "among": CardsOf(YOURS, CARDS)}


def _in_mana(values: Fields) -> Fields:
    return {**values, "among": CardsIn(CARDS, ZoneOf(YOURS, zones.MANA.name))}


_COUNTED: Final[tuple[tuple[str, Assemble], ...]] = (
    ("in the battle zone", _in_the_battle_zone),
    ("you have in the battle zone", _yours_there),
    ("in your mana zone", _in_mana),
    ("you have in your mana zone", _in_mana),
)


def _besides(place: Assemble) -> Assemble:
    return lambda values: place({"besides": values["besides"]})


NUMBERS: Final[Phrases] = {
    Some: (Phrase("any"),),
    AtLeast: (Phrase("at_least {least}", {"least": COUNT}),),
    ThatMany: (
        Phrase("the_same_number of"),
        Phrase("that number of"),
        Phrase("the_same_number"),
    ),
    ChooseNumber: (
        Phrase("choose a number", {"most": _GREATEST_COST}),
        Phrase("you choose a number", {"most": _GREATEST_COST}),
        Phrase("choose a number of {most} or less", {"most": int}),
    ),
    CostsChosenNumber: tuple(
        Phrase(f"that costs/cost {number}")
        for number in ("the same as that_number", "the same as the chosen number", "the same as your chosen number")
    ),
    CivilizationsAmong: (
        *(Phrase(f"civilization/civilizations {where}", {}, read) for where, read in _COUNTED),
        *(
            Phrase(f"civilization/civilizations {among} {{among+}}", {"among": InPlay | InTheBattleZone})
            for among in ("on", "of", "among")
        ),
    ),
    RacesAmong: tuple(
        phrase
        for where, read in _COUNTED
        for phrase in (
            Phrase(f"race/races {where}", {}, read),
            Phrase(f"race/races {where} other than {{besides}}", {"besides": OF_RACE}, _besides(read)),
            Phrase(f"race/races other than {{besides}} {where}", {"besides": OF_RACE}, _besides(read)),
        )
    ),
    HowManyMore: (
        Phrase("extra {things-} your opponent has", {"things": Description}),
        Phrase("extra {things-} your opponent has in the battle zone", {"things": Description}),
    ),
}
"""The phrases, by the nodes that they say."""
