"""203. The races of printed cards as nouns ("one of your Dragonoids")."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.vocabulary.races import ALIKE, FAMILIES, RACES
from engine.language.phrases import WordList

_UNCHANGED: Final = ("Folk", "Veggies", "RexStars", "Jokers", "People", "Initials", "Arts", "Virus", "Distas", "Tricks")
"""Words at the end of races that are the same for several."""


def _several(race: str) -> str:
    """What several creatures of a race are called."""
    if race.endswith(_UNCHANGED):
        return race
    if race.endswith("y") and race[-2] not in "aeiou":
        return f"{race[:-1]}ies"
    return f"{race}es" if race.endswith(("s", "x", "ch")) else f"{race}s"


OF_RACE: Final = WordList(
    "creatures of a race",
    {
        word.replace(" ", "_"): race
        for race in RACES.words.values()
        if race not in FAMILIES.words
        for word in (race, _several(race))
    }
    | {"Cyber_Viruses": "Cyber Virus", "Xeno_Parts": "Xenoparts", "Heroes": "Hero", "Machine_Heroes": "Machine Hero"},
)
"""Races as nouns, for one creature and for several."""

NOT_OF_RACE: Final = WordList(
    "what is of no such race",
    {f"non-{race.replace(' ', '_')}": race for race in RACES.words.values() if race not in FAMILIES.words},
)
"""What is not of a race: "non-Hunter creatures"."""

NO_RACES: Final = WordList(
    "cards of no such race",
    {f"non-{word.replace(' ', '_')}": race for race in NOT_OF_RACE.words.values() for word in (race, _several(race))},
)
"""The same as nouns: "all non-Hunters"."""

DRAGONS: Final = WordList(
    "creatures with a word in their race",
    {
        word.replace(" ", "_"): family
        for family in FAMILIES.words.values()
        for word in ((family,) if family in ALIKE else (family, f"{family}s"))
    },
)
"""202.3. Words in the names of races as nouns: print calls a creature so that has one in its race."""
