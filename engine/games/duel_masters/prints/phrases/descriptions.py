"""How a card is described: its races, civilizations, name and abilities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters.keyword_abilities import Keyword
from engine.games.duel_masters.prints.phrases.races import DRAGONS, NO_RACES, NOT_OF_RACE, OF_RACE
from engine.games.duel_masters.prints.phrases.shared import DESCRIPTION_SLOTS, NOUN_SLOTS, QUALITIES, TRAITS
from engine.games.duel_masters.prints.races_alone import ALONE
from engine.games.duel_masters.vocabulary.characteristics import WithChosenRace
from engine.games.duel_masters.vocabulary.descriptions import (
    CIVILIZATIONS,
    NotOfCivilization,
    OfCivilization,
    OfEitherRace,
    OfRace,
    OfRaceOrCivilization,
    TypeNoun,
    WithFamily,
    WithKeyword,
    WithPower,
)
from engine.games.duel_masters.vocabulary.further import WithoutAbilities
from engine.games.duel_masters.vocabulary.several_races import OfOneOfRaces, WithoutRace
from engine.language.abilities import Fields
from engine.language.descriptions import Description, NamedLike, NamedLikeOneOf, NotNamed, Noun, Quality
from engine.language.errors import Contradiction
from engine.language.phrases import Assemble, Phrase, Several
from engine.language.prints.dialect import Phrases
from engine.language.words import NAME


def _of_one_of_races(values: Fields) -> Fields:
    """ "Humans, Giants, or Hedrians": of one of three races or more."""
    races = (*values["races"], values["last"])
    if len(races) < 3:
        raise Contradiction("a list of two races is said in another way")
    quality = OfOneOfRaces(races[0], races[1], races[2:])
    return {"noun": ALONE, "qualities": (quality,), "traits": values.get("traits", ())}


def _creature(values: Fields, quality: Quality) -> Fields:
    said = (*values.get("qualities", ()), quality)
    return {"noun": TypeNoun("creature"), "qualities": said, "traits": values.get("traits", ())}


def _of_race(values: Fields) -> Fields:
    """A race as a noun: a creature of it, or elsewhere a card."""
    return {**_creature(values, OfRace(values["race"])), "noun": ALONE}


def _of_either_race(values: Fields) -> Fields:
    """Two races as nouns: a creature of either, or elsewhere a card."""
    return {**_creature(values, OfEitherRace(values["race"], values["other"])), "noun": ALONE}


def _of_two_civilizations(values: Fields) -> Fields:
    """ "Light creatures and fire creatures": each is of one of the two."""
    return _creature(values, OfCivilization((values["first"], values["second"])))


def without_civilization(values: Fields) -> Fields:
    """ "Creatures except light creatures"."""
    noun = values["noun"]
    if noun != values["again"]:
        raise Contradiction("what is left out is something else")
    qualities = (*values.get("qualities", ()), NotOfCivilization(values["civilization"]))
    return {"noun": noun, "qualities": qualities, "traits": values.get("traits", ())}


def _without_race(values: Fields) -> Fields:
    """ "Creatures except Hunters", "non-Hunter creatures"."""
    without = WithoutRace(values.pop("without"))
    noun, qualities, traits = values["noun"], values.get("qualities", ()), values.get("traits", ())
    return {"noun": noun, "qualities": qualities, "traits": (without, *traits)}


def _of_race_or_civilization(values: Fields) -> Fields:
    return _creature(values, OfRaceOrCivilization(values["race"], values["civilization"]))


_BOTH: Final = {"noun": Noun, "keyword": Keyword, "number": int}


def _with_both(values: Fields) -> Fields:
    """ "That has blocker and power 3000 or less"."""
    traits = (WithKeyword(values["keyword"]), WithPower(values["number"], "most"), *values.get("traits", ()))
    return {"noun": values["noun"], "qualities": values.get("qualities", ()), "traits": traits}


def _dragon(values: Fields) -> Fields:
    """ "Dragon" by itself: with this word in the name of a race."""
    family = WithFamily(values["family"])
    noun = values.get("noun", ALONE)
    return {"noun": noun, "qualities": values.get("qualities", ()), "traits": (family, *values.get("traits", ()))}


def _civilizations(values: Fields) -> Fields:
    """ "Light, water or darkness"."""
    return {"civilizations": (values["first"], *values["others"])}


def _more_civilizations(values: Fields) -> Fields:
    """ "Light, water, fire or darkness"."""
    return {"civilizations": (values["first"], values["second"], *values["others"])}


def _parts_of_names(values: Fields) -> Fields:
    """ "NEX" or "Lupia"."""
    return {"parts": (values["first"], *values["others"])}


def _more_parts_of_names(values: Fields) -> Fields:
    """ "NEX", "Lupia" or "Musha"."""
    return {"parts": (values["first"], values["second"], *values["others"])}


def _named_like() -> Iterator[Phrase]:
    """Phrases of several words of which one is in the name."""
    for having in ("that has/have", "with"):
        for joint, separator in ((" or ", " or "), (", ", " or ")):
            slots = {"first": NAME, "others": Several(NAME, separator)}
            yield Phrase(f"{having} {{first}}{joint}{{others}} in its/their name/names", slots, _parts_of_names)
        yield Phrase(
            f"{having} {{first}}, {{second}}, {{others}} in its/their name/names",
            {"first": NAME, "second": NAME, "others": Several(NAME, " or ")},
            _more_parts_of_names,
        )


_WITHOUT_RACE: Final[tuple[tuple[str, Fields, Assemble], ...]] = (
    *(
        (f"{{noun}} {besides} {{without}}", {"noun": Noun, "without": OF_RACE}, _without_race)
        for besides in ("except", "other than", "that isn't/aren't a", "that isn't/aren't")
    ),
    ("{without} {noun}", {"noun": Noun, "without": NOT_OF_RACE}, _without_race),
    ("{without}", {"without": NO_RACES}, lambda values: _without_race({**values, "noun": ALONE})),
)
"""How print says that a card is of no such race."""

DESCRIPTIONS: Final[Phrases] = {
    WithoutAbilities: (Phrase("that has/have no abilities"),),
    Description: (
        *(
            Phrase(
                f"{{races}}{joint}{{last}}( {{traits}})?",
                {"races": Several(OF_RACE, ", "), "last": OF_RACE, "traits": TRAITS},
                _of_one_of_races,
            )
            for joint in (", or ", " or ", ", ")
        ),
        *(
            Phrase(
                f"({{qualities}} )?{template}( {{traits}})?", {"qualities": QUALITIES, "traits": TRAITS, **slots}, read
            )
            for template, slots, read in (
                ("{race}", {"race": OF_RACE}, _of_race),
                ("{race} or {other}", {"race": OF_RACE, "other": OF_RACE}, _of_either_race),
                ("{race} or a {other}", {"race": OF_RACE, "other": OF_RACE}, _of_either_race),
                ("{race} and {other}", {"race": OF_RACE, "other": OF_RACE}, _of_either_race),
                (
                    "{civilization} creatures or {race}",
                    {"race": OF_RACE, "civilization": CIVILIZATIONS},
                    _of_race_or_civilization,
                ),
                ("{noun} that has/have {keyword} and power {number} or less", _BOTH, _with_both),
                (
                    "{first} creature/creatures and {second} creature/creatures",
                    {"first": CIVILIZATIONS, "second": CIVILIZATIONS},
                    _of_two_civilizations,
                ),
                (
                    "{noun} except {civilization} {again}",
                    {"noun": Noun, "civilization": CIVILIZATIONS, "again": Noun},
                    without_civilization,
                ),
                ("{family}", {"family": DRAGONS}, _dragon),
                ("{family} {noun}", {"family": DRAGONS, "noun": Noun}, _dragon),
            )
        ),
        *(
            Phrase(
                f"({{qualities}} )?{template}( {{traits}})?", {"qualities": QUALITIES, "traits": TRAITS, **slots}, read
            )
            for template, slots, read in _WITHOUT_RACE
        ),
        *(
            Phrase(
                f"({{qualities}} )?{{noun}} other than {{civilization}} {{again}}{rest}",
                {**slots, "civilization": CIVILIZATIONS, "again": Noun},
                without_civilization,
            )
            for rest, slots in (("", NOUN_SLOTS), (" {traits}", DESCRIPTION_SLOTS))
        ),
    ),
    OfCivilization: (
        Phrase("{first}, {others}", {"first": CIVILIZATIONS, "others": Several(CIVILIZATIONS, " or ")}, _civilizations),
        *(
            Phrase(
                f"{{first}}, {{second}}{joint}{{others}}",
                {"first": CIVILIZATIONS, "second": CIVILIZATIONS, "others": Several(CIVILIZATIONS, separator)},
                _more_civilizations,
            )
            for joint, separator in ((", or ", " or "), (", ", " or "), (", ", ", or "))
        ),
        Phrase(
            "{first}, or {others}", {"first": CIVILIZATIONS, "others": Several(CIVILIZATIONS, " or ")}, _civilizations
        ),
    ),
    WithChosenRace: (Phrase("of that race"),),
    NotNamed: tuple(
        Phrase(f"{besides} {{names}}", {"names": Several(NAME, " or ")}) for besides in ("other than", "except")
    ),
    NamedLikeOneOf: tuple(_named_like()),
    NamedLike: (
        Phrase("that has/have {part} in its/their name/names"),
        Phrase("with {part} in its/their name/names"),
    ),
}
"""The phrases, by the nodes that they say."""
