"""Who seems to be winning where a turn begins.

The weights are those of a logistic regression over 640 matches in which one answer of ten was given at random: in
matches that all play alike it cannot be seen what a card is worth on its circle and what in hand. The strength of each
deck was a weight of its own: newer decks have stronger vanguards and win, and that is not because of this one's power.
"""

from __future__ import annotations

from math import exp
from typing import Final

from engine.games.vanguard import characteristics, field, zones
from engine.games.vanguard.rule_actions import LOSING_DAMAGE
from engine.kernel.match import Match

_TURN: Final = 0.74  #: to be the player whose turn begins
_DAMAGE: Final = (0.0, -0.7, -1.2, -1.72, -2.36, -3.36)  #: by how much damage one has
_TO_BLAST: Final = 0.16  #: a card of it that lies face up, with which one may pay
_HAND: Final = 0.155  #: a card in hand
_SHIELD: Final = 0.034 / 5000  #: a point of shield in hand
_TO_RIDE: Final = 0.165  #: a card of the highest grade in hand: to ride, or to pay for a stride
_GRADE: Final = 0.5  #: a grade of the vanguard
_UNABLE: Final = -0.73  #: no card in hand to ride higher
_ATTACKING: Final = 0.026 / 1000  #: a point of power of a rear-guard in the front row
_INTERCEPTING: Final = 0.25  #: a rear-guard in the front row that may intercept
_BOOSTING: Final = 0.39  #: a rear-guard in the back row
_HIGHEST_GRADE: Final = 3


def appraise(match: Match, seat: int) -> float:
    """How likely a seat seems to win, from 0 to 1, at the beginning of anybody's turn."""
    odds = _strength(match, seat) - _strength(match, 1 - seat)
    return 1 / (1 + exp(-odds))


def _strength(match: Match, player: int) -> float:
    """What a player has, in logarithms of odds."""
    damage = match.cards(zones.DAMAGE[player])
    strength = _DAMAGE[min(len(damage), LOSING_DAMAGE - 1)]
    strength += _TO_BLAST * sum(not match.state.face_down[card] for card in damage)
    strength += _of_hand(match, player) + _of_rear_guards(match, player)
    if match.state.turn_player == player:
        strength += _TURN
    grade = field.vanguard_grade(match, player)
    if grade is not None:
        strength += _GRADE * min(grade, _HIGHEST_GRADE)
        hand = field.hand(match, player)
        if grade < _HIGHEST_GRADE and all(match.values(card)[characteristics.GRADE] <= grade for card in hand):
            strength += _UNABLE
    return strength


def _of_hand(match: Match, player: int) -> float:
    """What the cards in hand add: for their shields, and to ride."""
    strength = 0.0
    for card in field.hand(match, player):
        to_ride = match.values(card)[characteristics.GRADE] >= _HIGHEST_GRADE
        strength += _HAND + _SHIELD * field.shield(match, card) + (_TO_RIDE if to_ride else 0.0)
    return strength


def _of_rear_guards(match: Match, player: int) -> float:
    """What the rear-guards add: those in front for their power, those behind for their boost."""
    strength = 0.0
    for card in field.rear_guards(match, player):
        if not zones.is_front(match.state.zone[card]):
            strength += _BOOSTING
            continue
        strength += _ATTACKING * field.power(match, card)
        if "intercept" in match.values(card)[characteristics.KEYWORDS]:
            strength += _INTERCEPTING
    return strength
