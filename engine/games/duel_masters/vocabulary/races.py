"""203. The races that texts name, and the words that several races have in common."""

from __future__ import annotations

from typing import Final

from engine.language.phrases import WordList

_RACES: Final = (
    "Angel Command", "Armored Dragon", "Balloon Mushroom", "Beast Folk", "Chimera", "Cyber Lord", "Dark Lord",
    "Death Puppet", "Devil Mask", "Dragonoid", "Dune Gecko", "Earth Dragon", "Feathernoid", "Fire Bird",
    "Gaial Command Dragon", "Giant Insect", "God", "God Nova", "Guardian", "Hedrian", "Horned Beast", "Human", "Hunter",
    "Initiate", "Liquid People", "Machine Eater",
    "Parasite Worm", "Phoenix", "RexStars", "Snow Faerie", "Soltrooper", "Starlight Tree", "Survivor", "Volcano Dragon",
    "Wild Veggies",
)  # fmt: skip

RACES: Final = WordList("a race", {race: race for race in _RACES})

FAMILIES: Final = WordList("a part of the names of races", {word: word for word in ("Dragon", "Command")})
"""202.3. "Dragon in its race" asks for a word in the name of a race."""
