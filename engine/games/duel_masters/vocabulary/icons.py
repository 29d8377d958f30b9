"""208.1a. Soul icons, to which texts refer.

When your other evil soul creature is destroyed, draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.descriptions import Quality
from engine.language.phrases import Several, WordList, phrase

SOULS: Final = ("holy", "magic", "evil", "kung fu", "wild", "bloody", "ultra")

ICONS: Final = "icons"
"""The key in `CardDefinition.facts` of the soul icons that are printed on a card."""

_WORDS: Final = WordList("a soul icon", {f"{soul} soul": soul for soul in SOULS})


@phrase("{souls}", souls=Several(_WORDS, " or "))
@dataclass(frozen=True, slots=True)
class WithSoul(Quality):
    """208.1a. With one of these soul icons on the side that is up."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    souls: tuple[str, ...]

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether one of them is printed on it."""
        return not set(self.souls).isdisjoint(match.state.definition[card].facts.get(ICONS, ()))
