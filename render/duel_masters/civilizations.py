"""How the five civilizations look, and cards of several or of none. Each has an emblem of its own as well."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from engine.games.duel_masters.characteristics import CIVILIZATION_WORDS
from render.common.art import Style
from render.common.colours import Colour, hexed, palette
from render.common.faces import Pip

CIVILIZATIONS: Final[dict[str, Style]] = {
    "light": Style(palette("3b2f06", "b99a2b", "fffbe0", "ffe680"), "rays", "spikes", 8),
    "water": Style(palette("06203f", "1c66b8", "d6f0ff", "58b4ff"), "waves", "waves", 6),
    "darkness": Style(palette("160a1e", "54306e", "ecd9ff", "a978d6"), "chevrons", "crystal", 6),
    "fire": Style(palette("3f0c06", "bd3420", "ffe4c8", "ff7a45"), "scales", "flames", 6),
    "nature": Style(palette("0b2a12", "2f8741", "ecffd8", "7fd65f"), "feathers", "petals", 6),
}
SEVERAL: Final = Style(palette("2a1d06", "8c6d22", "fff3cf", "f2c75c"), "diamonds", "gear", 10)
NONE: Final = Style(palette("1d2026", "5d6672", "f2f5f8", "c3ccd6"), "circuits", "gear", 8)
LETTERS: Final[dict[str, str]] = {"light": "L", "water": "W", "darkness": "D", "fire": "F", "nature": "N"}


@lru_cache(maxsize=64)
def style(civilizations: frozenset[str]) -> Style:
    """The style of a card of these civilizations."""
    if len(civilizations) == 1:
        return CIVILIZATIONS.get(next(iter(civilizations)), NONE)
    return SEVERAL if civilizations else NONE


def in_order(civilizations: Iterable[str]) -> list[str]:
    """The civilizations in the order in which the rulebook names them (106.1)."""
    return sorted(civilizations, key=CIVILIZATION_WORDS.index)


def colour(civilization: str) -> Colour:
    """The colour by which a civilization is told."""
    found = CIVILIZATIONS.get(civilization)
    return found.palette.accent if found is not None else hexed("c3ccd6")


def pips(civilizations: Iterable[str]) -> tuple[Pip, ...]:
    """A letter for each civilization."""
    return tuple([Pip(LETTERS[each], colour(each)) for each in in_order(civilizations)])
