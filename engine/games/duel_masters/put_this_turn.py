"""403. What has been put into the battle zone in a turn, in this order, wherever it is by now."""

from __future__ import annotations

from typing import Final

from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.memory import Remembered

PUT_THIS_TURN: Final = Remembered[tuple[tuple[int, Card, int], ...]](
    "put this turn", (), touches="put this turn", until="turn"
)
"""Each card that came to the battle zone, with its player and with `State.entered`: as which card it came."""


def note_put(match: Match, card: Card) -> None:
    """A card has come to the battle zone from another zone."""
    state = match.state
    PUT_THIS_TURN.set(match, (*PUT_THIS_TURN.of(match), (state.zone[card].player, card, state.entered[card])))
