"""Phrases of keywords that print explains in full: exile creatures, evolving, what is there of two sorts."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.characteristics import PUT
from engine.games.duel_masters.vocabulary.evolving import Evolves
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.games.duel_masters.vocabulary.restrictions import CannotUse, PlayerCannot, player_cannot
from engine.language.abilities import Fields
from engine.language.cards import This
from engine.language.conditions import Both, Have
from engine.language.descriptions import Description
from engine.language.numbers import Quantity
from engine.language.phrases import Phrase
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases


def _both_there(values: Fields) -> Fields:
    """Things of two sorts, of each so many."""
    return {
        "first": Have(YOURS, values["one"], values["things"]),
        "second": Have(YOURS, values["another"], values["others"]),
    }


_CANNOT_PUT: Final = {"use": PUT, "description": Description}
_TWO: Final = {"one": Quantity, "things": Description, "another": Quantity, "others": Description}

KEYWORDS: Final[Phrases] = {
    PlayerCannot: (
        Phrase("you can't put( other)? {description+} into the battle zone.", _CANNOT_PUT, player_cannot),
        Phrase("you can't put( other)? {description+}.", _CANNOT_PUT, player_cannot),
    ),
    CannotUse: (
        Phrase("can't put {description+} into the battle zone", _CANNOT_PUT),
        Phrase("can't put {description+}", _CANNOT_PUT),
    ),
    Evolves: (
        Phrase("when/whenever this creature evolves", {"one": ThisCreature()}),
        Phrase("when/whenever this tamaseed evolves", {"one": This()}),
    ),
    Both: (Phrase("you have {one} {things} and {another} {others}( in the battle zone)?", _TWO, _both_there),),
}
"""The phrases, by the nodes that they say."""
