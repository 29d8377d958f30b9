"""Units whose abilities are written in the card language, for rule tests."""

from __future__ import annotations

from typing import Any

from engine.games.vanguard.cards import compiled, in_full
from engine.games.vanguard.vocabulary.abilities import Keyword
from engine.kernel.abilities import Ability
from engine.kernel.definitions import CardDefinition
from tests.games.vanguard.positions import unit


def abilities(text: str) -> tuple[Ability, ...]:
    """The abilities that a card text describes, with those that its keywords stand for."""
    found = compiled(text)
    return (*found, *in_full(ability for ability in found if isinstance(ability, Keyword)))


def written(name: str, text: str, grade: int = 1, power: int = 8000, **more: Any) -> CardDefinition:
    """A unit with this card text; keywords written in it come on top of those that its grade gives."""
    found = abilities(text)
    made = unit(name, grade, power, *found, **more)
    keywords = made.values["keywords"] | {ability.word for ability in found if isinstance(ability, Keyword)}
    return unit(name, grade, power, *found, **{**more, "keywords": keywords})
