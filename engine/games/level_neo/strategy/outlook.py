"""Who seems to be winning where a turn begins.

The weights are those of a logistic regression over 6,600 matches in which one answer of eight was given at random. In
matches that all play alike it cannot be seen what a card is worth in play and what in hand.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from engine.games.level_neo import field, zones
from engine.kernel.match import Match

_LEVEL: Final = (0.0, -0.3, -0.12, 0.52, 2.08)  #: by level, from level 1 on, beside the AP and the burst that it brings
_BURST: Final = 0.363  #: a level burst that is left, or several
_DECK: Final = 2.53  #: each time that the deck is e times as large
_THIN: Final = 10
_RUNNING_OUT: Final = 0.22  #: each card less than so many in the deck
_HAND: Final = 0.183  #: a card in hand
_MAIN: Final = 0.886  #: 1000 AP of the main character
_POWER: Final = 0.12  #: 1000 AP of the support characters together
_ENOUGH: Final = 20_000  #: more AP than this adds nothing
_ONE_MORE: Final = -0.19  #: each character among whom that AP is divided: few strong ones are worth more than many weak
_READY: Final = 0.284  #: each time that one has e times as many Active support characters, who may cover or attack


def appraise(match: Match, seat: int) -> float:
    """How likely a seat seems to win, from 0 to 1, at the beginning of anybody's turn."""
    odds = _strength(match, seat) - _strength(match, 1 - seat)
    return 1 / (1 + exp(-odds))


def _strength(match: Match, player: int) -> float:
    """What a player has, in logarithms of odds."""
    level = min(field.level(match, player), field.LEVEL_NEO)
    main = sum(field.ap(match, card) for card in match.cards(zones.MAIN[player]))
    supports = field.supports(match, player)
    points = sum(field.ap(match, card) for card in supports)
    ready = sum(not match.state.rested[card] for card in supports)
    deck = len(match.cards(zones.DECK[player]))
    return (
        _LEVEL[level - 1]
        + _BURST * bool(field.burstable(match, player))
        + _DECK * log(1 + deck)
        - _RUNNING_OUT * max(0, _THIN - deck)
        + _HAND * len(field.hand(match, player))
        + _MAIN * main / 1000
        + _POWER * min(points, _ENOUGH) / 1000
        + _ONE_MORE * len(supports)
        + _READY * log(1 + ready)
    )
