"""What a text has done so far: cards that were put somewhere, called, retired; asked about, and done more with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.cards import ALSO, DONE, Bygone
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description


@dataclass(frozen=True, slots=True)
class HasDone(PlainCondition):
    """Whether this ability has done something with such a card since its effect began; "put" it, wherever."""

    asks_back: ClassVar[bool] = True
    deed: str
    description: Description

    def holds(self, match: Match, context: Context) -> bool:
        """Whether any of the cards fits, as it is now."""
        done = dealt_with(context, DONE + self.deed)
        return any(self.description.fits(match, context, card, context.values(match, card)) for card in done)


@dataclass(frozen=True, slots=True)
class DoneWith(Bygone):
    """The cards with which this ability has done something since its effect began."""

    deed: str

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """These cards, wherever this ability has put them since."""
        return dealt_with(context, DONE + self.deed)


def dealt_with(context: Context, deed: str) -> tuple[Card, ...]:
    """The cards that the ability remembers under a deed, or under one that begins so ("put" wherever), each once.

    What is called otherwise in print is remembered under the other name, too: it counts where that alone is asked for.
    """
    found = [key for key in context.bound if key.startswith(deed) or key == f"{ALSO}{deed}"]
    return tuple(dict.fromkeys([card for key in found for card in context.bound[key]]))
