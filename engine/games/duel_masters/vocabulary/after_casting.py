"""609.8a. Where spells go that do not go to the graveyard when they have been cast.

After casting, this spell goes to your mana zone tapped.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.keyword_abilities import AfterCasting
from engine.kernel.abilities import Node
from engine.language.phrases import Phrase, WordList

PLACES: Final = WordList(
    "where a spell goes",
    {"hand": zones.HAND.name, "mana zone": zones.MANA.name, "hyperspatial zone": zones.HYPERSPATIAL.name},
)

ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    AfterCasting: (
        Phrase("after casting, this spell goes to your mana zone tapped.", {"place": zones.MANA.name, "tapped": True}),
        Phrase(
            "after casting, this spell goes to your mana zone facing_down.",
            {"place": zones.MANA.name, "face_down": True},
        ),
        Phrase(
            "after casting, this spell goes to your {place}.",
            {"place": PLACES},
            when=lambda node: not (node.tapped or node.face_down),
        ),
    ),
}
"""The phrases of these abilities."""
