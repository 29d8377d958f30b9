"""5.1.2. Abilities that change the rules of deck construction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.kernel.abilities import Ability
from engine.language.phrases import WordList, phrase
from engine.language.words import COUNT

HEALS: Final = "heal"
SENTINELS: Final = "sentinel"
LIMITED: Final = WordList("cards of which a deck may have few", {"heal triggers": HEALS, "Sentinels": SENTINELS})


@phrase("CONT: you may have up to {count} {name} in your deck.", count=COUNT)
@phrase("CONT: you may have up to {count} {sort} in your deck.", count=COUNT, sort=LIMITED)
@dataclass(frozen=True, slots=True)
class DeckAllowance(Ability):
    """5.1.2. A deck that has the card may have so many cards of a name, or of a sort that is limited."""

    count: int = 0
    name: str = ""
    sort: str = ""
