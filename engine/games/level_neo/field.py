"""Characters in play: levels, colours, AP, and who is where."""

from __future__ import annotations

from typing import Final

from engine.games.level_neo import characteristics, zones
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.memory import RememberedBySeat

LEVEL_NEO: Final = 5
"""7.5. The level at which a main character is in Level Neo. There is none above it: a Level Neo that wins has won."""

TURN_MARKERS: Final = RememberedBySeat("turn markers", (0, 0))
"""3.6. Each player's turn marker."""


def main_character(match: Match, player: int) -> Card:
    """The player's main character. It never leaves its zone."""
    return match.state.zones[zones.MAIN[player]][0]


def supports(match: Match, player: int) -> list[Card]:
    """The player's support characters, place by place."""
    piles = match.state.zones
    return [card for zone in match.places(zones.SUPPORT, player) for card in piles[zone]]


def characters(match: Match, player: int) -> list[Card]:
    """The player's main character and support characters."""
    return [*match.state.zones[zones.MAIN[player]], *supports(match, player)]


def hand(match: Match, player: int) -> tuple[Card, ...]:
    """The player's hand."""
    return match.state.zones[zones.HAND[player]]


def level_cards(match: Match, player: int) -> tuple[Card, ...]:
    """The cards in the player's level zone, oldest first."""
    return match.state.zones[zones.LEVEL[player]]


def burstable(match: Match, player: int) -> list[Card]:
    """8.5. The face-down cards in the player's level zone."""
    face_down = match.state.face_down
    return [card for card in level_cards(match, player) if face_down[card]]


def level(match: Match, player: int) -> int:
    """7.1. The level of the player's main character: the cards in the level zone plus one."""
    return len(level_cards(match, player)) + 1


def in_level_neo(match: Match, player: int) -> bool:
    """7.5. Whether the player's main character is in Level Neo."""
    return level(match, player) >= LEVEL_NEO


def is_main(match: Match, card: Card) -> bool:
    """Whether a card is a main character."""
    return match.state.zone[card].kind is zones.MAIN


def is_support(match: Match, card: Card) -> bool:
    """Whether a card is a support character."""
    return match.state.zone[card].kind is zones.SUPPORT


def ap(match: Match, card: Card) -> int:
    """The AP of a character as it now is, the bonus of its level included (7.4)."""
    points: int = match.values(card)[characteristics.AP]
    return points


def turn_marker(match: Match, player: int) -> int:
    """4.1.1. How many turns the player has begun."""
    return TURN_MARKERS.of_player(match, player)


def can_afford(match: Match, player: int, card: Card) -> bool:
    """Whether a card may be played: its turn cost is reached, and each colour sphere has a character (decision 6)."""
    values = match.values(card)
    if values[characteristics.TURN_COST] > turn_marker(match, player):
        return False
    wanted = values[characteristics.COLOUR_COST]
    if not wanted:
        return True
    there = [match.values(character)[characteristics.COLOUR] for character in characters(match, player)]
    return all(there.count(colour) >= wanted.count(colour) for colour in wanted)
