"""409.1f. What an effect lets both players put into the battle zone: all of it is pending, then comes one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.duel_masters import actions
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered

CHOSEN: Final = Remembered[tuple[Card, ...] | None]("chosen to be put", None, touches=UNOBSERVED, until="turn")
"""What players have chosen to put, while one after the other chooses; None while they do not."""


def begin_choosing(match: Match) -> None:
    """From now on what is put is only chosen: it is pending until `put_chosen`."""
    CHOSEN.set(match, ())


def put_chosen(match: Match) -> Procedure[None]:
    """Put what was chosen, in this order, if anything was to be."""
    chosen = CHOSEN.of(match) or ()
    CHOSEN.drop(match)
    for card in chosen:
        yield from actions.put_into_battle_zone(match, match.state.owner[card], card)


def put(match: Match, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """Put pending cards one by one, or let them wait for the other player's; returns those that came, or wait."""
    chosen = CHOSEN.of(match)
    if chosen is not None:
        CHOSEN.set(match, (*chosen, *cards))
        return tuple(cards)
    came: tuple[Card, ...] = ()
    for card in cards:
        if (yield from actions.put_into_battle_zone(match, match.state.owner[card], card)):
            came += (card,)
    return came
