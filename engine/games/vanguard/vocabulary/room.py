"""1.3.2. Effects that put more cards on circles than there is room for."""

from __future__ import annotations

from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import choose


def as_many_as_fit(
    match: Match, context: Context, player: int, cards: tuple[Card, ...], room: int, verb: str, rule: str
) -> Procedure[tuple[Card, ...]]:
    """The cards, or as many of them as there are circles for: the player chooses which, by this rule."""
    if len(cards) <= room:
        return cards
    return (yield from choose(match, context, player, cards, (room, room), verb, rule))
