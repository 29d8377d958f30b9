"""11. What abilities are called, said before them. `names` knows whether an ability is called so rightly.

Magia - ACT (RC): Call a card from your soul to RC, and at the end of turn, put it into your soul.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.vanguard.vocabulary.keywords.words import IN_FULL, NAMING
from engine.kernel.abilities import Node
from engine.language.phrases import phrase


@dataclass(frozen=True, slots=True)
class Label(Node):
    """11. What the rules call an ability."""

    keyword: str


@phrase("{keyword}", keyword=NAMING)
@dataclass(frozen=True, slots=True)
class Name(Label):
    """11.25 to 11.41. A keyword for abilities of which the rules say what they are like."""


@phrase("Rescue {number}", keyword="rescue")
@dataclass(frozen=True, slots=True)
class Rescue(Label):
    """11.17. A part of its effect heals so many cards, and deals as much damage to one's vanguard."""

    number: int


@phrase("{keyword}", keyword=IN_FULL, printed_only=True)
@dataclass(frozen=True, slots=True)
class InFull(Label):
    """11.20 to 11.37. The keyword that an ability is written in full for."""
