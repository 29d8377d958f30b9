"""Heirs: which cards stand for an object from which the card that stood for it has gone."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.kernel.card_abilities import CardAbilities
from engine.kernel.cards import Card
from engine.kernel.memory import Remembered

Stamped: TypeAlias = tuple[Card, int]
"""A card, and `State.entered` of it: as which card it is meant."""

HEIRS: Final = Remembered[tuple[tuple[Stamped, tuple[Stamped, ...]], ...]]("heirs", (), touches="heirs")
"""Cards that have left an object for which they stood, each with those that stand for it from then on."""


def as_now(match: CardAbilities, card: Card, entered: int | None) -> tuple[Card, ...]:
    """What now stands for the object that a card was which came to its zone at ``entered``; nothing if it has left.

    None for ``entered``: that which the card is now.
    """
    if entered is None or match.state.entered[card] == entered:
        return (match.lead(card),)
    heirs = dict(HEIRS.of(match)).get((card, entered), ())
    return tuple(dict.fromkeys([each for heir, stamp in heirs for each in as_now(match, heir, stamp)]))
