"""101.2. What texts keep a player from doing with certain cards."""

from __future__ import annotations

from engine.games.duel_masters import twinpacts
from engine.games.duel_masters.characteristics import FORBIDDEN
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.position import Position


def is_kept_from(match: Position, player: int, card: Card, use: str, way: str = "") -> bool:
    """101.2. Whether a text keeps a player from doing this with such cards; "you" is the player whose text it is.

    808.3a. Of a twinpact it is asked as the half that is used in this ``way``.
    """
    forbidden = match.value_of_player(player, FORBIDDEN)
    if not forbidden:
        return False
    values = twinpacts.values_as_used(match, card, way)
    return any(
        each == use and cards.fits(match, Context(card, whose, match.state.entered[card]), card, values)
        for each, cards, whose in forbidden
    )
