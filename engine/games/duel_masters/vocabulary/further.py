"""101.3, 205. Cards besides those that were chosen before, and creatures that have no abilities.

Destroy one of your opponent's creatures. Destroy one of your opponent's yet other creatures.
Put two creatures that have no abilities from your hand into the battle zone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters.characteristics import BREAKS, KEYWORDS, MORE_BREAKS, POWER_ATTACKER
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.heirs import as_now
from engine.kernel.match import Match
from engine.language.cards import TRIED, It
from engine.language.descriptions import Quality, Trait
from engine.language.phrases import phrase


@phrase("yet_other")
@dataclass(frozen=True, slots=True)
class Further(Quality):
    """101.3. None of the cards that the text has spoken of last, nor what stays of one that they were."""

    looks_at: ClassVar[frozenset[str]] = NOTHING

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is another one."""
        spoken = {*It().cards(match, context), *context.bound.get(TRIED, ())}
        return card not in spoken and not any(card in _what_stays(match, context, each) for each in spoken)


def _what_stays(match: Match, context: Context, card: Card) -> Sequence[Card]:
    """801.4c. The creatures that the one is which stood for them before the text has moved it."""
    last = context.last.get(card)
    return () if last is None or last.entered == match.state.entered[card] else as_now(match, card, last.entered)


@phrase("that has/have no abilities")
@dataclass(frozen=True, slots=True)
class WithoutAbilities(Trait):
    """110, 205. Nothing is printed on it that it can do, and nothing gives it a keyword or another ability."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({KEYWORDS, BREAKS, MORE_BREAKS, POWER_ATTACKER})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether there is none."""
        if match.state.definition[card].abilities or values[KEYWORDS] or values[BREAKS]:
            return False
        if values[MORE_BREAKS] or values[POWER_ATTACKER]:
            return False
        return not match.state.zone[card].kind.field or not match.abilities(card)
