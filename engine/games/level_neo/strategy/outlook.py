"""Who seems to be winning where a turn begins.

The weights are those of a logistic regression over 450 matches in which one answer of eight was given at random. In
matches that all play alike it cannot be seen what a card is worth in play and what in hand.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from engine.games.level_neo import field, zones
from engine.kernel.match import Match

_LEVEL: Final = (0.0, 0.15, 0.47, 1.2, 3.3)  #: by level, from level 1 on
_DECK: Final = 3.75  #: each time that the deck is e times as large
_HAND: Final = 0.27  #: a card in hand
_POWER: Final = 0.06  #: 1000 AP of the support characters together
_ENOUGH: Final = 20_000  #: more AP than this adds nothing
_READY: Final = 0.2  #: each time that one has e times as many Active support characters, who may cover or attack


def appraise(match: Match, seat: int) -> float:
    """How likely a seat seems to win, from 0 to 1, at the beginning of anybody's turn."""
    odds = _strength(match, seat) - _strength(match, 1 - seat)
    return 1 / (1 + exp(-odds))


def _strength(match: Match, player: int) -> float:
    """What a player has, in logarithms of odds."""
    level = min(field.level(match, player), field.LEVEL_NEO)
    supports = field.supports(match, player)
    points = sum(field.ap(match, card) for card in supports)
    ready = sum(not match.state.rested[card] for card in supports)
    return (
        _LEVEL[level - 1]
        + _DECK * log(1 + len(match.cards(zones.DECK[player])))
        + _HAND * len(field.hand(match, player))
        + _POWER * min(points, _ENOUGH) / 1000
        + _READY * log(1 + ready)
    )
