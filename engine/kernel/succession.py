"""Being the same object: a card that takes the place of others is what they were, whatever it is called now.

What cards *are part of* says `Hooks.lead`; what *applied to them* is handed on here.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.cards import Card
from engine.kernel.position import Position


def succeed(match: Position, olds: Sequence[Card], news: Sequence[Card]) -> None:
    """Let everything that applies to a card of ``olds`` apply to each of ``news`` from now on, and to the old no more.

    Effects that were in force for several of them stay as many effects.
    """
    gone = set(olds)
    effects = match.state.effects
    handed_on = tuple(
        [
            effect._replace(cards=_succeeded(effect.cards, gone, news)) if not gone.isdisjoint(effect.cards) else effect
            for effect in effects
        ]
    )
    if handed_on != effects:
        match.let_effects(handed_on)


def _succeeded(cards: Sequence[Card], olds: set[Card], news: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(dict.fromkeys([*(card for card in cards if card not in olds), *news]))
