"""Who seems to be winning where a turn begins.

Levels and decks weigh as a logistic regression over played matches has it. Cards in hand and in play weigh so that a
card is worth more in play than in hand, as it is to people; in matches that all play alike this cannot be seen.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from engine.games.level_neo import field, zones
from engine.kernel.cards import Card
from engine.kernel.match import Match

_LEVEL: Final = (0.0, 0.3, 0.9, 1.8, 3.6)  #: by level, from level 1 on
_DECK: Final = 2.0  #: each time that the deck is e times as large
_HAND: Final = 0.15  #: a card in hand
_SUPPORT: Final = 0.1  #: a support character, whoever it is
_POWER: Final = 0.06  #: 1000 AP of a support character
_READY: Final = 0.12  #: a support character that is Active, and may cover or attack


def appraise(match: Match, seat: int) -> float:
    """How likely a seat seems to win, from 0 to 1, at the beginning of anybody's turn."""
    odds = _strength(match, seat) - _strength(match, 1 - seat)
    return 1 / (1 + exp(-odds))


def _strength(match: Match, player: int) -> float:
    """What a player has, in logarithms of odds."""
    level = min(field.level(match, player), field.LEVEL_NEO)
    strength = _LEVEL[level - 1] + _DECK * log(1 + len(match.cards(zones.DECK[player])))
    return (
        strength
        + _HAND * len(field.hand(match, player))
        + sum(_worth(match, card) for card in field.supports(match, player))
    )


def _worth(match: Match, card: Card) -> float:
    """What a support character adds."""
    ready = 0.0 if match.state.rested[card] else _READY
    return _SUPPORT + _POWER * field.ap(match, card) / 1000 + ready
