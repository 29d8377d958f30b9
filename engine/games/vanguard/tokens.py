"""Tokens: units that effects call out of nothing. The rulebook is from before there were any; they follow their print.

A token is a unit while it is on a circle. Anywhere else it is removed from the game at once. It belongs into no deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.vanguard import field, turn_memory, zones
from engine.games.vanguard.turn_memory import CALLED
from engine.kernel import verbs
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.messages import Ref, Seat
from engine.kernel.moments import at_once
from engine.kernel.zones import Zone

TOKEN: Final = "token"  #: the kind of card
PLANT: Final = "TOKEN/PLANT"
EVIL_DECOY: Final = "TOKEN/EVIL-DECOY"
VISION: Final = "TOKEN/VISION"


def is_token(match: Match, card: Card, number: str = "") -> bool:
    """Whether a card is a token, or the one of this number."""
    definition = match.state.definition[card]
    return definition.kind == TOKEN and number in ("", definition.number)


def call(match: Match, player: int, number: str, circles: Sequence[Zone], *, rested: bool) -> list[Card]:
    """10.7.1.3. Call tokens to these circles at the same time, as new cards; returns them."""
    definition = match.rulebook.cards()[number]
    made = [verbs.create(match, definition, player, zones.REMOVED[player]) for _ in circles]
    turn_memory.note(match, CALLED, player, len(made))
    with at_once(match):
        for card, circle in zip(made, circles, strict=True):
            verbs.place(match, card, circle, verbs.Arrival(rested=rested))
    for card in made:
        match.tell("calls", player=Seat(player), card=Ref(card), zone=match.state.zone[card])
    return made


def room(match: Match, player: int, *, only_open: bool) -> list[Zone]:
    """The rear-guard circles to which a token can be called."""
    circles = field.open_circles(match, player)
    return [circle for circle in circles if not only_open or not match.cards(circle)]


def settle(match: Match, card: Card, zone: Zone) -> None:
    """A token that has left the field is removed at once."""
    if not zone.kind.field and zone.kind is not zones.REMOVED:
        verbs.place(match, card, zones.REMOVED[match.state.owner[card]])
