"""Who seems to be winning where a turn begins. The weights are those of a logistic regression over 3,000 matches."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.games.vanguard import characteristics, field, zones
from engine.games.vanguard.rule_actions import LOSING_DAMAGE
from engine.kernel.match import Match

_TURN: Final = 0.75  #: to be the player whose turn begins
_DAMAGE: Final = (0.0, -0.4, -0.75, -1.2, -1.95, -3.0)  #: by how much damage one has
_HAND: Final = 0.27  #: a card in hand
_GRADE: Final = 0.65  #: a grade of the vanguard
_UNABLE: Final = -0.7  #: no card in hand to ride higher
_VANGUARD: Final = 0.18 / 1000  #: a point of the vanguard's power
_REAR_GUARD: Final = 0.045 / 1000  #: a point of a rear-guard's power
_HIGHEST_GRADE: Final = 3


def appraise(match: Match, seat: int) -> float:
    """How likely a seat seems to win, from 0 to 1, at the beginning of anybody's turn."""
    odds = _strength(match, seat) - _strength(match, 1 - seat)
    return 1 / (1 + exp(-odds))


def _strength(match: Match, player: int) -> float:
    """What a player has, in logarithms of odds."""
    damage = len(match.cards(zones.DAMAGE[player]))
    hand = field.hand(match, player)
    strength = _DAMAGE[min(damage, LOSING_DAMAGE - 1)] + _HAND * len(hand)
    if match.state.turn_player == player:
        strength += _TURN
    grade = field.vanguard_grade(match, player)
    if grade is not None:
        strength += _GRADE * min(grade, _HIGHEST_GRADE)
        if grade < _HIGHEST_GRADE and all(match.values(card)[characteristics.GRADE] <= grade for card in hand):
            strength += _UNABLE
    vanguard = field.vanguard(match, player)
    for unit in field.units(match, player):
        strength += (_VANGUARD if unit == vanguard else _REAR_GUARD) * field.power(match, unit)
    return strength
