"""What people want to know of decks besides whether they are legal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Difficulty(StrEnum):
    """How hard a deck is to play, among those of its game."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class StarterFacts:
    """What helps people to choose among the starters of a game."""

    style: str  #: how it plays, in a few words
    era: str  #: of which time of the game its cards are
    difficulty: Difficulty
