"""Cradle markers, which take everything from a unit of the opponent but its name; they stay with the unit.

Choose one of your opponent's rear-guards without a Cradle marker, and put a Cradle marker on it
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import characteristics, zones
from engine.games.vanguard.rule_changes import Cradled, WithoutOriginalPower
from engine.games.vanguard.vocabulary.abilities import Keyword
from engine.games.vanguard.vocabulary.keywords.gaining import GainsShorthand
from engine.kernel.abilities import Context
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.language.changes import put_in_force
from engine.language.descriptions import Trait
from engine.language.instructions import ImmediateAction, TargetedCardAction
from engine.language.phrases import phrase

CRADLE: Final = "cradle"
"""The word for what the marker lets a unit do as it is retired: see `keywords.shorthands`."""

_SEARCH: Final = GainsShorthand(Keyword(word=CRADLE))


@phrase("put a Cradle_marker on {target}", printed_only=True)
@phrase("put a Cradle_marker on {target}")
@dataclass(frozen=True, slots=True)
class PutCradle(ImmediateAction, TargetedCardAction):
    """10.21. Take abilities and original power from units; who did it searches as they are retired."""

    verb: ClassVar[str] = "put"
    search: GainsShorthand = _SEARCH

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A unit has one marker at most."""
        return match.state.zone[card].kind in zones.UNITS and not _has_marker(match.values(card))

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Lay the markers on them, for as long as they are on the field."""
        marked = tuple([card for card in cards if self.possible(match, context, card)])
        put_in_force(match, context, marked, (Cradled(), WithoutOriginalPower(), self.search), "game", None)
        for card in marked:
            match.tell("cradles", card=Ref(card))
        return marked


@phrase("with_a_Cradle_marker", there=True)
@phrase("without_a_Cradle_marker", there=False)
@dataclass(frozen=True, slots=True)
class WithCradle(Trait):
    """With a Cradle marker on it, or without."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.KEYWORDS})
    there: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether there is one."""
        return _has_marker(values) is self.there


def _has_marker(values: Values) -> bool:
    return CRADLE in values[characteristics.KEYWORDS]
