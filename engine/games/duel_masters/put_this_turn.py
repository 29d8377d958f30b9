"""403. What has been put into the battle zone in a turn, in this order, wherever it is by now."""

from __future__ import annotations

from typing import Final

from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered

PUT_THIS_TURN: Final = Remembered[tuple[tuple[int, Card, int], ...]](
    "put this turn", (), touches="put this turn", until="turn"
)
"""Each card that came to the battle zone, with its player and with `State.entered`: as which card it came."""

PAID_FOR: Final = Remembered[Card | None]("paid for", None, touches=UNOBSERVED)
"""601.1d. The card that comes to the battle zone at this moment because its cost was paid, or counts as paid."""

PUT_FOR_NOTHING: Final = Remembered[tuple[tuple[int, Card, int], ...]](
    "put for nothing", (), touches="put for nothing", until="turn"
)
"""Of these cards those whose cost nobody paid."""


def note_put(match: Match, card: Card) -> None:
    """A card has come to the battle zone from another zone; what begins the match there (100.5) comes in no turn."""
    state = match.state
    if not state.turn:
        return
    came = (state.zone[card].player, card, state.entered[card])
    PUT_THIS_TURN.set(match, (*PUT_THIS_TURN.of(match), came))
    if PAID_FOR.of(match) != card:
        PUT_FOR_NOTHING.set(match, (*PUT_FOR_NOTHING.of(match), came))
