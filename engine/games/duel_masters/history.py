"""What has happened in a turn, for texts that ask for it later: draws, what was destroyed, and what came to a zone.

It is noted only in matches with a card whose text asks for such things.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from engine.games.duel_masters import linking, piles, zones
from engine.games.duel_masters.battle_state import HAVE_ATTACKED
from engine.games.duel_masters.god_links import others_of
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.zones import Zone

DESTROYED: Final = "destroyed"
DRAWN: Final = "drawn"
DRAWN_EARLY: Final = "drawn early"
"""In its player's turn, before that player has attacked in it."""

HISTORY: Final = Remembered[tuple[tuple[str, int, Card, int], ...]]("history", (), touches="history", until="turn")
"""What happened: its kind, or the kind of zone that was reached; whose; the card; and `State.entered` of it then."""

_REACHED: Final = (zones.SHIELD, zones.GRAVEYARD)


def is_asked_for(match: Match) -> bool:
    """Whether it is any turn yet (103), and a text on any card of the match asks for what has happened in one."""
    return match.state.turn > 0 and match.any_text_looks_at(HISTORY.touches)


def note(match: Match, kind: str, player: int, card: Card) -> None:
    """Remember that something has happened to a card of a player."""
    HISTORY.set(match, (*HISTORY.of(match), (kind, player, card, match.state.entered[card])))


def to_be_destroyed(match: Match, cards: Sequence[Card]) -> list[tuple[int, tuple[Card, ...]]]:
    """109.2b. Of each creature that is about to be destroyed its player, and the cards one of which will be it.

    200.3a. What lies under a card is no creature. 805.1e. Nor is a cell, which leaves alone by link release, or as a
    card.
    """
    if not is_asked_for(match):
        return []
    lying = [card for card in cards if match.state.zone[card].kind is not zones.UNDER]
    whole = [card for card in lying if not _leaves_as_a_cell(match, card)]
    return [(match.master(card), (card, *others_of(match, card))) for card in whole]


def _leaves_as_a_cell(match: Match, card: Card) -> bool:
    lead = match.lead(card)
    return bool(linking.cells_of(match, lead)) and (linking.releases(match, lead) or piles.parts(match, card))


def note_destroyed(match: Match, creatures: Sequence[tuple[int, Sequence[Card]]], came: Collection[Card]) -> None:
    """701.6b. Remember those that have come where they were to; 811.1. a top card alone has come there, too."""
    for player, cards in creatures:
        gone = [card for card in cards if card in came or match.state.zone[card].kind is zones.GRAVEYARD]
        for card in gone[:1]:
            note(match, DESTROYED, player, card)


def note_drawn(match: Match, card: Card) -> None:
    """114. A player has drawn a card."""
    if not is_asked_for(match):
        return
    player = match.state.zone[card].player
    note(match, DRAWN, player, card)
    if match.state.turn_player == player and not HAVE_ATTACKED.of(match):
        note(match, DRAWN_EARLY, player, card)


def drawn_early(match: Match) -> frozenset[Card]:
    """The cards that were drawn in this turn before attacking in it, and are still the same cards."""
    happened = HISTORY.of(match)
    if not happened:  # as nearly always
        return frozenset()
    entered = match.state.entered
    return frozenset([card for kind, _, card, when in happened if kind == DRAWN_EARLY and entered[card] == when])


def note_arrival(match: Match, card: Card, source: Zone) -> None:
    """A card has come from another kind of zone to one of which texts ask."""
    zone = match.state.zone[card]
    if zone.kind in _REACHED and source.kind is not zone.kind and is_asked_for(match):
        note(match, zone.kind.name, zone.player, card)
