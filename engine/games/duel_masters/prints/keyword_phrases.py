"""Phrases of keywords that print explains in full: exile creatures, evolving, what is there of two sorts."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.characteristics import PUT
from engine.games.duel_masters.declaring_after_attack import Kirifudash
from engine.games.duel_masters.hyper_mode import Hyperify
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS
from engine.games.duel_masters.vocabulary.evolving import Evolves
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.games.duel_masters.vocabulary.paid_keywords import hyperify
from engine.games.duel_masters.vocabulary.restrictions import CannotUse, PlayerCannot, player_cannot
from engine.games.duel_masters.vocabulary.spared import CannotBeChosen
from engine.kernel.abilities import Continuous
from engine.language.abilities import Fields
from engine.language.cards import Target, This
from engine.language.conditions import Both, Have
from engine.language.descriptions import Description
from engine.language.numbers import Quantity
from engine.language.phrases import Phrase, Several
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT


def _both_there(values: Fields) -> Fields:
    """Things of two sorts, of each so many."""
    return {
        "first": Have(YOURS, values["one"], values["things"]),
        "second": Have(YOURS, values["another"], values["others"]),
    }


def _unchosen(values: Fields) -> Fields:
    """What the opponent cannot choose while a keyword says so."""
    return continuous({**values, "change": (CannotBeChosen(),)})


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
    Continuous: (
        Phrase(
            "{condition}: your opponent can't choose {subject}.",
            {"condition": KeywordCondition, "subject": Target},
            _unchosen,
        ),
    ),
    Hyperify: (Phrase("hyperify(:)? tap {count} of your other creatures.", {"count": COUNT}, hyperify),),
    Kirifudash: (
        Phrase("kirifudash {civilizations} {cost}", {"civilizations": Several(CIVILIZATIONS, "/"), "cost": int}),
    ),
    Both: (Phrase("you have {one} {things} and {another} {others}( in the battle zone)?", _TWO, _both_there),),
}
"""The phrases, by the nodes that they say."""
