"""Abilities on their way: those that have triggered and stand by, and the one that is being resolved."""

from __future__ import annotations

from engine.kernel.abilities import Automatic, Context
from engine.kernel.cards import Card
from engine.kernel.contexts import Last
from engine.kernel.events import Event
from engine.kernel.structs import Struct


class StandingBy(Struct, frozen=True):
    """An automatic ability that has triggered and waits for check timing."""

    ability: Automatic
    card: Card
    player: int  #: its master when it triggered
    stamp: int
    event: Event
    key: str  #: which ability of the card, as options call it
    mark: str  #: which ability it is whatever else the card gains or loses: see `AbilityOf`
    timed: bool = False  #: whether an effect has made the ability, so that it is none that the card has
    rank: int = 1  #: those of a lower rank are played before all others, whoever is their master
    aside: int = 0  #: how many calls of `engine.kernel.timing.set_aside` it waits out: it is played at 0
    gone: tuple[tuple[Card, Last], ...] = ()  #: its card and those its event speaks of, as they left the field since


StoodBy = tuple[Card, int, str]
"""An ability of a card that stood by: the card, `State.entered` of it, and the mark of the ability.

A card that has left and come back is another one, whose abilities have not.
"""


def stood_by(standing: StandingBy) -> StoodBy:
    """Which ability it is that stands by."""
    return standing.card, standing.stamp, standing.mark


class ResolvingAbility(Struct, frozen=True):
    """An ability that is being played: whatever happens just now happens because of it."""

    context: Context
    paying: bool  #: whether its cost is being paid; its effect resolves otherwise
    outer: ResolvingAbility | None = None  #: the one that goes on when this one is done
