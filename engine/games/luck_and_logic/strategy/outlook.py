"""Who seems to be winning where a turn begins.

The weights are those of a logistic regression over 700 matches in which one answer of eight was given at random. Where
all play alike, whoever lays a card down has always had to, and a member seems to be worth less than a card in hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from engine.games.luck_and_logic import attacking, characteristics, field
from engine.games.luck_and_logic.refreshing import refreshed_cards
from engine.kernel.match import Match

_TURN: Final = 0.35  #: to be the player whose turn begins
_GATE: Final = (-6.0, -3.1, -2.2, -1.4, -0.9, -0.6, 0.0)  #: by how many gates still stand
_BARE: Final = 0.1  #: a gate that the player whose turn begins may destroy at once
_MEMBER: Final = 0.07  #: a member, whoever it is
_POWER: Final = 0.03  #: 1000 power of a member
_STRONGEST: Final = 0.055  #: 1000 power of the strongest member, besides
_AURA: Final = 0.03
_HAND: Final = 0.24  #: a card in hand
_LEVEL: Final = 0.35  #: a card in the level zone
_FACE_UP: Final = 0.2  #: a card in the level zone that may still boost
_REFRESHED: Final = 1.5  #: the card in the refresh zone; a second one loses the game


def appraise(match: Match, seat: int) -> float:
    """How likely a seat seems to win, from 0 to 1, at the beginning of anybody's turn."""
    odds = _strength(match, seat) - _strength(match, 1 - seat)
    return 1 / (1 + exp(-odds))


def _strength(match: Match, player: int) -> float:
    """What a player has, in logarithms of odds."""
    strength = (
        _GATE[len(field.standing_gates(match, player))]
        + _HAND * len(field.hand(match, player))
        + _LEVEL * field.level(match, player)
        + _FACE_UP * len(field.face_up_level_cards(match, player))
        - _REFRESHED * refreshed_cards(match, player)
    )
    strongest = 0
    for member in field.members(match, player):
        values = match.values(member)
        power = values[characteristics.POWER]
        strength += _MEMBER + _POWER * power / 1000 + _AURA * values[characteristics.AURA]
        strongest = max(strongest, power)
    strength += _STRONGEST * strongest / 1000
    if match.state.turn_player == player:
        strength += _TURN
    else:
        strength -= _BARE * min(_bare(match, player), len(field.members(match, 1 - player)))
    return strength


def _bare(match: Match, player: int) -> int:
    """How many gates nobody guards."""
    found = 0
    for circle in attacking.attackable(match, player):
        gate = field.gate_under(match, circle)
        found += gate is not None and match.state.face_down[gate] and field.member_on(match, circle) is None
    return found
