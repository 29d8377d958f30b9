"""Characters as texts speak of them: a player's characters, this character, the main character."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.games.level_neo import zones
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.cards import FixedTarget, This
from engine.language.groups import InPlay
from engine.language.phrases import phrase
from engine.language.places import OWNERS, seat


@phrase("this character")
@dataclass(frozen=True, slots=True)
class ThisCharacter(This):
    """The card with the skill, where it is a character in play."""


@phrase("{owner} {description}", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class CharactersOf(InPlay):
    """Characters of a player in play: "your opponent's resting support characters"."""


@phrase("{owner} main_character", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class TheMainCharacter(FixedTarget):
    """3.2. A player's main character."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.MAIN.name})
    owner: str

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        return match.cards(zones.MAIN[seat(context, self.owner)])
