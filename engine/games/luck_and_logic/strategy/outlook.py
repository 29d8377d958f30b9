"""Who seems to be winning where a turn begins."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.games.luck_and_logic import attacking, characteristics, field, zones
from engine.kernel.match import Match

_GATE: Final = (-6.0, -2.4, -1.2, -0.5, 0.0, 0.4, 0.8)  #: by how many gates still stand
_BARE: Final = 0.5  #: a gate that the player whose turn begins may destroy at once
_MEMBER: Final = 0.12  #: a member, whoever it is
_POWER: Final = 0.05  #: 1000 power of a member
_AURA: Final = 0.05
_HAND: Final = 0.15  #: a card in hand
_LEVEL: Final = 0.15  #: a card in the level zone
_STOCK: Final = 0.06  #: a card of the stock, up to as many as Tranceunions cost
_REFRESHED: Final = 1.5  #: the card in the refresh zone; a second one loses the game
_DEAR: Final = 5


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
        + _STOCK * min(_DEAR, len(field.stock(match, player)))
        - _REFRESHED * len(match.cards(zones.REFRESH[player]))
    )
    for member in field.members(match, player):
        values = match.values(member)
        strength += _MEMBER + _POWER * values[characteristics.POWER] / 1000 + _AURA * values[characteristics.AURA]
    if match.state.turn_player != player:
        strength -= _BARE * min(_bare(match, player), len(field.members(match, 1 - player)))
    return strength


def _bare(match: Match, player: int) -> int:
    """How many gates nobody guards."""
    found = 0
    for circle in attacking.attackable(match, player):
        gate = field.gate_under(match, circle)
        found += gate is not None and match.state.face_down[gate] and field.member_on(match, circle) is None
    return found
