"""10.35. Dominated units: a player is the master of a unit on the opponent's circle for a while."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from engine.games.vanguard import field, legion
from engine.games.vanguard.battle_state import take_over
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.kernel.messages import Ref, Seat

RESOLUTION: Final = "resolution"
"""10.35.1.2. The duration of domination when none is said: as long as the effect that dominates is being resolved."""

HELD: Final = "dominated"
"""The key in `Context.bound` of the units that the ability dominates for that long."""


def may_be_dominated(match: Match, player: int, card: Card) -> bool:
    """10.35.1, 10.35.1.1.2. Whether a player's effect can dominate this: the other's unit, which nobody dominates."""
    return card in field.all_units(match, 1 - player) and not field.is_dominated(match, card)


def dominate(
    match: Match, context: Context, cards: Iterable[Card], moment: str = RESOLUTION, turn: int | None = None
) -> tuple[Card, ...]:
    """10.35.1. Make the master of an effect the master of units until a moment; returns those that are dominated now.

    Of two in legion both are (10.35.1.4).
    """
    dominated: list[Card] = []
    for unit in dict.fromkeys(unit for card in cards for unit in legion.orients_with(match, card)):
        if may_be_dominated(match, context.player, unit):
            dominated.append(unit)
            match.tell("dominates", player=Seat(context.player), card=Ref(unit))
    if dominated:
        take_over(match, dominated)
        entered, held = match.state.entered[context.source], tuple(dominated)
        verbs.put_in_force(
            match,
            EffectInForce(0, context.player, context.source, entered, moment, cards=held, turn=turn, masters=True),
        )
        if moment == RESOLUTION:
            context.bound[HELD] = (*context.bound.get(HELD, ()), *held)
    return tuple(dominated)


def let_go(match: Match, cards: Collection[Card]) -> None:
    """10.35.1.2. Units that were dominated by an effect that has been resolved are so no longer."""
    if cards:
        verbs.release(match, RESOLUTION, cards)


def conclude(match: Match) -> None:
    """10.35.1.2. Nothing is being resolved any more, so nothing is dominated for as long as that."""
    if match.state.master:
        verbs.expire(match, RESOLUTION)
