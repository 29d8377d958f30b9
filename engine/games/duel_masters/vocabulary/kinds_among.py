"""Civilisations and races that are counted: each once, however many cards have it.

This creature gets +2000 power for each civilization among creatures in the battle zone.
For each race besides Mystery Totem among your creatures, you may draw a card.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters.characteristics import CIVILIZATIONS, RACES
from engine.games.duel_masters.vocabulary import races
from engine.games.duel_masters.vocabulary.groups import InTheBattleZone
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.groups import CardsIn, InPlay, Pile
from engine.language.phrases import phrase

Counted = InPlay | InTheBattleZone | CardsIn
"""Among what cards they are counted."""


@phrase("civilization/civilizations among {among+}", among=Counted)
@dataclass(frozen=True, slots=True)
class CivilizationsAmong(Pile):
    """106. For each civilisation that any of certain cards has, a card that has it, which may be there twice."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({CIVILIZATIONS})
    among: Counted

    def aspects(self) -> frozenset[str]:
        """Where the cards are, and what they are like."""
        return self.among.aspects()

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """A card for each of them."""
        found: dict[str, Card] = {}
        for card in self.among.cards(match, context):
            for each in match.values(card)[CIVILIZATIONS]:
                found.setdefault(each, card)
        return list(found.values())


@phrase("race/races besides {besides} among {among+}", besides=races.RACES, among=Counted)
@phrase("race/races among {among+}", among=Counted, besides=None)
@dataclass(frozen=True, slots=True)
class RacesAmong(Pile):
    """203. For each race that any of certain cards has, but for one, a card that has it."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({RACES})
    among: Counted
    besides: str | None = None

    def aspects(self) -> frozenset[str]:
        """Where the cards are, and what they are like."""
        return self.among.aspects()

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """A card for each of them."""
        found: dict[str, Card] = {}
        for card in self.among.cards(match, context):
            for each in match.values(card)[RACES] - {self.besides}:
                found.setdefault(each, card)
        return list(found.values())
