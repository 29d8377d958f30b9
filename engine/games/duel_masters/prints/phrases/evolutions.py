"""801. Evolutions: what a creature may be put on."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.keyword_abilities import Evolution, Source
from engine.games.duel_masters.piles import ANY_RACE
from engine.games.duel_masters.prints.phrases.races import OF_RACE
from engine.games.duel_masters.prints.phrases.shared import KEYWORD_SLOT, this_may
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS, OfCivilization, OfRace, TypeNoun
from engine.games.duel_masters.vocabulary.either_cards import EitherOf
from engine.games.duel_masters.vocabulary.evolutions import (
    ELSEWHERE,
    any_number,
    any_number_elsewhere,
    source_elsewhere,
)
from engine.games.duel_masters.vocabulary.groups import CardsOf
from engine.kernel.abilities import Continuous
from engine.language.abilities import Fields
from engine.language.cards import Target
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.phrases import Phrase, Several
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_SOURCES: Final = Several(Source, " and ")


def _vortex(values: Fields) -> Fields:
    """801. An evolution onto several creatures."""
    if sum(source.count for source in values["sources"]) < 2:
        raise Contradiction("a vortex evolution is put on several creatures")
    return values


def _from_one(values: Fields) -> Fields:
    """An evolution onto one creature at least."""
    if values.pop("least") != 1:
        raise Contradiction("such an evolution is put on one creature or more")
    return values


def _of_race_or_civilizations(values: Fields) -> Fields:
    """ "One of your Humans or light or fire creatures": of the race, or of any of the civilizations."""
    if len(values["civilizations"]) < 2:
        raise Contradiction("of one civilization it is said in another way")
    creature = TypeNoun("creature")
    race = Description(creature, (OfRace(values["race"]),))
    civilizations = Description(creature, (OfCivilization(values["civilizations"]),))
    return {"count": values["count"], "group": CardsOf(YOURS, Description(EitherOf(race, civilizations)))}


EVOLUTIONS: Final[Phrases] = {
    Evolution: (
        Phrase("evolution: put on {sources}.", {"sources": _SOURCES}),
        Phrase("vortex evolution: put on {sources}.", {"sources": _SOURCES}, _vortex),
        *(
            Phrase(f"{neo} evolution: {put} {{sources}}.", {"sources": _SOURCES, "optional": True, "is_g": is_g})
            for neo, is_g in (("NEO", False), ("G-NEO", True))
            for put in ("put on", "you may put it on", "you may put this on", "you may put this creature on top of")
        ),
        Phrase("star evolution: put on {sources}.", {"sources": _SOURCES, "is_star": True}),
        Phrase(
            "super infinite evolution: put on {least} or more of {group+}.",
            {"least": COUNT, "group": CardsOf},
            lambda values: any_number(_from_one(values)),
        ),
        Phrase(
            "super infinite evolution: put on {least} or more {description+} from your {zone}.",
            {"least": COUNT, "description": Description, "zone": ELSEWHERE},
            lambda values: any_number_elsewhere(_from_one(values)),
        ),
    ),
    Continuous: (
        *(
            Phrase(
                f"({{condition}}: )?you {can} put a evolution creature of any race on {on}.",
                KEYWORD_SLOT,
                this_may(ANY_RACE),
            )
            for can in ("can", "may")
            for on in ("this creature", "it")
        ),
        *(
            Phrase(
                f"({{condition}}: )?you {can} put a evolution creature of any race on {{subject}}.",
                {**KEYWORD_SLOT, "subject": Target},
                this_may(ANY_RACE),
            )
            for can in ("can", "may")
        ),
    ),
    Source: (
        Phrase(
            "{count} of your {race} or {civilizations} creature/creatures",
            {"count": COUNT, "race": OF_RACE, "civilizations": Several(CIVILIZATIONS, " or ")},
            _of_race_or_civilizations,
        ),
        Phrase(
            "{count} {description} from your {zone}",
            {"count": COUNT, "description": Description, "zone": ELSEWHERE},
            source_elsewhere,
        ),
    ),
}
"""The phrases, by the nodes that they say."""
