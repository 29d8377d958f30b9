"""Who seems to be winning where a turn begins.

The weights are those of a logistic regression over the 2,116 turns of 142 matches between the four classic starters, in
which twelve of a hundred answers were given at random.
"""

from __future__ import annotations

from math import exp
from typing import Final

from engine.games.duel_masters import field
from engine.games.duel_masters.characteristics import BREAKS, POWER
from engine.kernel.match import Match

_TURN: Final = 0.2  #: to be the player whose turn begins
_SHIELD: Final = 0.69
_BARE: Final = 1.0  #: to have no shield left, besides
_HAND: Final = 0.37  #: a card in hand
_MANA: Final = 0.65  #: a card in the mana zone
_ENOUGH: Final = 8  #: so many cards in the mana zone are of use
_CREATURE: Final = 0.75  #: a creature, whichever it is
_POWER: Final = 0.1  #: 1000 power of a creature
_BREAKS: Final = 0.57  #: a shield that a creature breaks beyond the first
_TAPPED: Final = 0.31  #: what a creature is worth less while it is tapped


def appraise(match: Match, seat: int) -> float:
    """How likely a seat seems to win, from 0 to 1, at the beginning of anybody's turn."""
    odds = _strength(match, seat) - _strength(match, 1 - seat)
    return 1 / (1 + exp(-odds))


def _strength(match: Match, player: int) -> float:
    """What a player has, in logarithms of odds."""
    shields = len(field.shields(match, player))
    strength = (
        _SHIELD * shields
        + _HAND * len(field.hand(match, player))
        + _MANA * min(_ENOUGH, len(field.mana(match, player)))
    )
    if not shields:
        strength -= _BARE
    for card in field.creatures(match, player):
        values = match.values(card)
        strength += _CREATURE + _POWER * values[POWER] / 1000 + _BREAKS * (max(values[BREAKS], default=1) - 1)
        if match.state.rested[card]:
            strength -= _TAPPED
    return strength + (_TURN if match.state.turn_player == player else 0)
