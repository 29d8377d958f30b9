"""113.4, 304, 701.19. Castles: fortifying shields, and leaving when these do.

A castle lies in the shield zone, at the number of the shield that it fortifies. Several may fortify one shield.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.duel_masters import field, zones
from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.position import Position
from engine.kernel.zones import Zone

TRIGGERED: Final = Remembered[tuple[tuple[Card, str], ...]](
    "triggered shields", (), touches="triggered shields", until="turn"
)
"""304.3. The cards whose shield triggers are still to be used, each with the name of the place where its shield was."""


def fortify(match: Match, player: int, card: Card) -> Procedure[bool]:
    """304.2, 701.19a. Attach a castle to one of the player's shields; whether it came there."""
    places = field.shields(match, player)
    if not places:
        return False
    place = places[0]
    if len(places) > 1:
        options = [Option("fortify-at", zone=zone) for zone in places]
        chosen = yield from ask(player, "304.2", Message("ask-fortify", {"card": Ref(card)}), options, card=card)
        assert chosen.zone is not None
        place = chosen.zone
    if not (yield from verbs.move(match, card, zones.castles_at(place))):
        return False
    match.tell("fortifies", player=Seat(player), card=Ref(card), shield=place)
    return True


def castles(match: Position, player: int) -> Sequence[Card]:
    """304. The castles in the player's shield zone, shield by shield."""
    return match.kept_until(zones.CASTLE.name, _castles, player)


def are_there(match: Position) -> bool:
    """304. Whether there is any castle in a shield zone."""
    return match.kept_until(zones.CASTLE.name, _are_there, None)


def _are_there(match: Position, _: None) -> bool:
    return bool(castles(match, 0) or castles(match, 1))


def _castles(match: Position, player: int) -> Sequence[Card]:
    piles = match.state.zones
    return [card for zone in match.places(zones.CASTLE, player) for card in piles.get(zone, ())]


def is_fortified(match: Position, shield: Zone) -> bool:
    """304.2a. Whether a castle fortifies the shield at a place."""
    return bool(match.cards(zones.castles_at(shield)))


def wait_for(match: Match, card: Card, shield: Zone) -> None:
    """304.3. Let the castles of a shield stay until the shield trigger of a card of it has been used."""
    if is_fortified(match, shield):
        TRIGGERED.set(match, (*TRIGGERED.of(match), (card, shield.name)))


def have_used(match: Match, card: Card) -> None:
    """304.3. The shield trigger of a card has been used."""
    waiting = TRIGGERED.of(match)
    if any(each == card for each, _ in waiting):
        TRIGGERED.set(match, tuple([(each, place) for each, place in waiting if each != card]))


def without_shield(match: Position) -> list[Card]:
    """304.3, 703.4k. The castles whose shields have left, and whose shield triggers have been used."""
    waiting = {place for _, place in TRIGGERED.of(match)}
    found: list[Card] = []
    for player in (0, 1):
        for card in castles(match, player):
            shield = zones.shield_of(match.state.zone[card])
            if not match.cards(shield) and shield.name not in waiting:
                found.append(card)
    return found
