"""9.11.1. What texts say of the card with the ability where it has left: it is what it was right before.

ACT: [Drop this member] If this member is in the front row, draw a card.
"""

from __future__ import annotations

from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.cards import FixedTarget, This


def ever_meant(match: Match, context: Context, one: FixedTarget, *, lay: bool = False) -> list[Card]:
    """The cards that are meant; the card with the ability also where it is another card by now.

    Its characteristics are known then (`Context.values`); how and where it ``lay``, if this ability has moved it, or
    its cost, or the event that it answers.
    """
    found = list(one.cards(match, context))
    if found or not isinstance(one, This):
        return found
    source = context.source
    known = not lay and context.known is not None
    return [source] if known or context.looks_back_at(match, source) is not None else []
