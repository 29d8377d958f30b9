"""605.2. Why something happens: by what the opponent's cards do, by their spells, by their spells and creatures.

When (this creature would leave the battle zone) by your opponent's spell, return it to your hand instead.
When this creature is discarded by your opponent's spell or creature, draw a card.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.games.duel_masters.characteristics import CREATURE, SPELL, TYPES
from engine.games.duel_masters.choosable import what_acts
from engine.games.duel_masters.vocabulary.replacing import WouldBeDiscarded
from engine.games.duel_masters.vocabulary.triggers import IsDiscarded
from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.errors import Contradiction
from engine.language.phrases import WordList, phrase
from engine.language.prospects import Prospect

CAUSES: Final = WordList(
    "what of an opponent does it",
    {
        "your opponent's effect": "effect",
        "your opponent's spell": "spell",
        "your opponent's spell or creature": "spell or creature",
    },
)
_OF: Final[Mapping[str, tuple[str, ...]]] = {"spell": (SPELL,), "spell or creature": (SPELL, CREATURE)}


def is_done_by(match: Match, context: Context, cause: str) -> bool:
    """Whether what happens just now is done by an effect of the opponent, and no part of what they pay."""
    doing = match.resolving
    if doing is None or doing.paying or doing.context.player == context.player:
        return False
    sorts = _OF.get(cause)
    return sorts is None or not what_acts(match, doing.context)[TYPES].isdisjoint(sorts)


@phrase("({prospect}) by {cause}", cause=CAUSES)
@dataclass(frozen=True, slots=True)
class WouldBy(Prospect):
    """609.1. Something is about to happen by what the opponent does."""

    prospect: Prospect
    cause: str

    def __post_init__(self) -> None:
        if isinstance(self.prospect, WouldBeDiscarded):
            raise Contradiction("being discarded says itself by what")

    @property
    def kinds(self) -> tuple[str, ...]:
        return self.prospect.kinds

    @property
    def names_no_card(self) -> bool:
        return self.prospect.names_no_card

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is that, and so done."""
        return self.prospect.matches(match, context, event) and is_done_by(match, context, self.cause)


@phrase("when {who-} is discarded by {cause}", cause=CAUSES)
@dataclass(frozen=True, slots=True)
class IsDiscardedBy(IsDiscarded):
    """701.7. A card is discarded by what the opponent does."""

    cause: str

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card, and so discarded."""
        return IsDiscarded.matches(self, match, context, event) and is_done_by(match, context, self.cause)
