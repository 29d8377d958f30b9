"""Battles: who battles with whom, and who survives it."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.prints.phrases.shared import KEYWORD_SLOT
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.fighting import LetBattle, LetItBattle, LetThemBattle, SurvivesBattles
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.kernel.abilities import Continuous
from engine.language.abilities import Fields
from engine.language.cards import Chosen, It
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.numbers import ONE
from engine.language.phrases import Phrase
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT


def _two(values: Fields) -> Fields:
    """Two creatures that battle."""
    if values.pop("two", 2) != 2 or values["second"].count != ONE:
        raise Contradiction("two creatures battle")
    return values


_THEY: Final[tuple[tuple[str, Fields], ...]] = (
    *((f"{those} {{two}} creatures battle", {"two": COUNT}) for those in ("those", "these", "the")),
    ("those creatures battle", {}),
    ("these creatures battle", {}),
    ("they battle", {}),
)


def _survives(values: Fields) -> Fields:
    survives = SurvivesBattles(values.pop("description"))
    return continuous({**values, "subject": ThisCreature(), "change": (survives,)})


BATTLES: Final[Phrases] = {
    LetThemBattle: (
        Phrase("{they} battle", {"they": It}),
        Phrase("{they} battle each other", {"they": It}),
        *(Phrase(f"{those} creatures battle( each other)?", {"they": It()}) for those in ("those", "these")),
    ),
    LetBattle: (
        Phrase("{first} and {second} battle each other"),
        Phrase("{first} battles {second}"),
    ),
    LetItBattle: tuple(
        Phrase(f"choose {{second}}{joint}{they}{each_other}", {"second": Chosen, **two}, _two)
        for joint in (". ", ", and ", ", ", " and ")
        for they, two in _THEY
        for each_other in ("", " each other")
    ),
    Continuous: (
        *(
            Phrase(
                "({condition}: )?when/whenever this creature loses a battle against a {description-}, "
                f"{this} isn't destroyed.",
                {**KEYWORD_SLOT, "description": Description},
                _survives,
            )
            for this in ("this creature", "it")
        ),
    ),
}
"""The phrases, by the nodes that they say."""
