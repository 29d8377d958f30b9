"""105.5, 308, 701.28, 703.4l. Fields: turning them upside down, and the D2 field that another one drives out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.duel_masters.characteristics import FIELD, SUPERTYPES, TYPES
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.messages import Ref
from engine.kernel.position import Position

TURNED: Final = Remembered[tuple[tuple[Card, int], ...]]("turned fields", (), touches="turned fields")
"""105.5. The fields that lie upside down, each with its `State.entered`."""


def is_field(match: Position, card: Card) -> bool:
    """308. Whether a card is a field."""
    return FIELD in match.values(card)[TYPES]


def is_upside_down(match: Position, card: Card) -> bool:
    """105.5, 308.3. Whether a field lies upside down; it counts as untapped."""
    return (card, match.state.entered[card]) in TURNED.of(match)


def turn_upside_down(match: Match, card: Card) -> None:
    """701.28a. Turn a field upside down, as it lies until it leaves."""
    TURNED.set(match, (*TURNED.of(match), (card, match.state.entered[card])))
    match.tell("turns-upside-down", card=Ref(card))


def lie_as_at_first(match: Match, card: Card) -> None:
    """801.4d. Let a field that has lain under a creature, and comes to light again, lie upright."""
    entered = match.state.entered[card]
    if (card, entered) in TURNED.of(match):
        TURNED.set(match, tuple([each for each in TURNED.of(match) if each != (card, entered)]))


def driven_out(match: Position, there: Sequence[Card]) -> list[Card]:
    """703.4l. Of all D2 fields ``there``, whoever has put them, all but the one that came last."""
    fields = [card for card in there if is_field(match, card) and "D2" in match.values(card)[SUPERTYPES]]
    last = max(fields, key=lambda card: match.state.entered[card], default=None)
    return [card for card in fields if card != last]
