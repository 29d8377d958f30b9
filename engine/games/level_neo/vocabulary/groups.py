"""Characters as texts speak of them: a player's characters, this character, the main character."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.level_neo import zones
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.cards import FixedTarget, This
from engine.language.groups import InPlay, in_play
from engine.language.phrases import phrase
from engine.language.places import OWNERS, seat

BOTH: Final = "both"


@phrase("this character")
@dataclass(frozen=True, slots=True)
class ThisCharacter(This):
    """The card with the skill, where it is a character in play."""


@phrase("{owner} {description}", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class CharactersOf(InPlay):
    """Characters of a player in play: "your opponent's resting support characters"."""


@phrase("both players' {description}", owner=BOTH)
@dataclass(frozen=True, slots=True)
class CharactersOfBoth(InPlay):
    """Characters in play, whoever's they are, the player's own first."""

    def is_of(self, context: Context, player: int) -> bool:
        """Each player is meant."""
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The characters of the skill's own player first."""
        players = (context.player, 1 - context.player)
        return [card for player in players for card in in_play(match, context, player, self.description)]

    def available(self, match: Match, context: Context) -> Iterable[Card]:
        """One pays with one's own characters."""
        return in_play(match, context, context.player, self.description)


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
