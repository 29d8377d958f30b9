"""302.2, 609.8a. Where a spell goes that is being cast, if its text has said so while it was done."""

from __future__ import annotations

from typing import Final

from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered

GOES: Final = Remembered[tuple[tuple[Card, str], ...]]("goes after casting", (), touches=UNOBSERVED)
"""Each spell that is being cast and goes elsewhere than to the graveyard, with the zone that its text has said."""


def let_go_to(match: Match, card: Card, place: str) -> None:
    """When it has been cast, the spell goes to a zone of this kind instead of to the graveyard."""
    GOES.set(match, (*[each for each in GOES.of(match) if each[0] != card], (card, place)))


def place_of(match: Match, card: Card) -> str | None:
    """The zone that was said for a spell, once; None if it goes where spells go."""
    found = next((place for each, place in GOES.of(match) if each == card), None)
    if found is not None:
        GOES.set(match, tuple([each for each in GOES.of(match) if each[0] != card]))
    return found
