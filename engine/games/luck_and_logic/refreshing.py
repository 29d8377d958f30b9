"""5.20, 5.21, 10.2, 10.9. Decks that run out, reshuffling, and refresh points."""

from __future__ import annotations

from typing import Final

from engine.games.luck_and_logic import characteristics, zones
from engine.games.luck_and_logic.editions import edition
from engine.kernel import verbs
from engine.kernel.memory import RememberedBySeat
from engine.kernel.messages import Seat
from engine.kernel.moments import at_once
from engine.kernel.position import Position

REFRESH_POINTS: Final = RememberedBySeat("refresh points", (0, 0), touches="refresh points")
"""6.2.1.10 (1.00: 6.2.1.7). How many cards of each player's deck are due to go to the refresh zone."""


def refreshed_cards(match: Position, player: int) -> int:
    """10.3.1.2. How many cards in the refresh zone count for losing: of the main deck, in 2.04 those face down."""
    there = match.state.zones[zones.REFRESH[player]]
    if not there:
        return 0
    definition, face_down = match.state.definition, match.state.face_down
    any_facing = edition(match).counts_face_up_refreshes
    return sum(definition[card].kind not in _OF_OTHER_DECKS and (any_facing or face_down[card]) for card in there)


_OF_OTHER_DECKS: Final = (characteristics.GATE, characteristics.MY_LOGICALIST)


def reshuffle(match: Position, player: int) -> None:
    """5.20.1. All cards of the drop zone go into the deck, which is shuffled."""
    with at_once(match):
        for card in match.cards(zones.DROP[player]):
            verbs.place(match, card, zones.DECK[player])
    verbs.shuffle(match, zones.DECK[player])


def refresh(match: Position, player: int) -> None:
    """5.21.1. Reshuffle, for a refresh point."""
    match.tell("refreshes", player=Seat(player), count=len(match.cards(zones.DROP[player])))
    reshuffle(match, player)
    REFRESH_POINTS.set_player(match, player, REFRESH_POINTS.of_player(match, player) + 1)


def after_taking(match: Position, player: int) -> None:
    """10.2.1. Whoever has taken the last card of the deck refreshes at once, whatever is going on."""
    if not match.state.zones[zones.DECK[player]]:
        _mend(match, player)


def after_paying(match: Position) -> None:
    """10.2.3. A deck that ran out while a cost was paid is refreshed when it has been paid (reading 14)."""
    for player in (0, 1):
        if not match.state.zones[zones.DECK[player]]:
            _mend(match, player)


def _mend(match: Position, player: int) -> None:
    """10.2.2. Refresh an empty deck; without a card in the drop zone its player loses at once (reading 36)."""
    if match.resolving is not None and match.resolving.paying:
        return
    if not match.cards(zones.DROP[player]):
        match.lose((player,), "10.2.2.1", "deck")
    refresh(match, player)
