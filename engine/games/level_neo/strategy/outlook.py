"""Who seems to be winning where a turn begins. The weights are those of a logistic regression over played matches."""

from __future__ import annotations

from math import exp, log
from typing import Final

from engine.games.level_neo import field, zones
from engine.kernel.match import Match

_LEVEL: Final = (0.0, 0.3, 0.9, 1.8, 3.6)  #: by level, from level 1 on
_DECK: Final = 2.0  #: each time that the deck is e times as large
_HAND: Final = 0.25  #: a card in hand
_SUPPORT: Final = 0.2  #: a support character


def appraise(match: Match, seat: int) -> float:
    """How likely a seat seems to win, from 0 to 1, at the beginning of anybody's turn."""
    odds = _strength(match, seat) - _strength(match, 1 - seat)
    return 1 / (1 + exp(-odds))


def _strength(match: Match, player: int) -> float:
    """What a player has, in logarithms of odds."""
    level = min(field.level(match, player), field.LEVEL_NEO)
    strength = _LEVEL[level - 1] + _DECK * log(1 + len(match.cards(zones.DECK[player])))
    return strength + _HAND * len(field.hand(match, player)) + _SUPPORT * len(field.supports(match, player))
