"""5.24, 10.7.1.3, 11.8. Cards that are Set to others: they lie on the circles of these, and move with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.luck_and_logic import actions, field, zones
from engine.games.luck_and_logic.geometry import Placement, corresponding
from engine.kernel import verbs
from engine.kernel.attachments import attach
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.kernel.position import Position
from engine.kernel.state import State

_PLACES: Final = zones.SET.of(0) + zones.SET.of(1)


def set_to(match: Match, card: Card, bearer: Card, *, face_down: bool) -> Procedure[bool]:
    """5.24.1. Set a card to a member or a gate; its owner drops it if that has left the field meanwhile (5.24.1.1)."""
    if not is_gate_or_member(match, bearer):
        yield from actions.drop(match, (card,), owners=(card,))
        return False
    places = tuple([corresponding(zone, zones.SET) for zone in match.covered(bearer)])  # reading 26
    if not (yield from verbs.move(match, card, places[0], verbs.Arrival(face_down=face_down, covering=places))):
        return False
    attach(match, (card,), bearer)
    verbs.rearrange(match, dict.fromkeys(_train(match, card), places))
    match.tell("sets", card=Ref(card), zone=places[0])
    return True


def set_cards_of(match: Position, bearer: Card) -> tuple[Card, ...]:
    """5.24.1. The cards that are Set to a card, in the order in which they were (5.24.5)."""
    if not match.state.attached:
        return ()
    return tuple([card for card in match.attached(bearer) if match.state.zone[card].kind is zones.SET])


def with_set_cards(match: Position, moved: Mapping[Card, Placement]) -> dict[Card, Placement]:
    """5.24.2. These moves of members, and those of the cards that are Set to them."""
    found = dict(moved)
    if not match.state.attached:
        return found
    for bearer, placement in moved.items():
        places = tuple([corresponding(zone, zones.SET) for zone in placement])
        found |= dict.fromkeys(_train(match, bearer), places)
    return found


def follow_gate(match: Position, gate: Card) -> None:
    """5.24.2. A gate has come to another gate zone: what is Set to it comes to the corresponding circle."""
    if match.state.attached:
        places = (corresponding(match.state.zone[gate], zones.SET),)
        verbs.rearrange(match, dict.fromkeys(_train(match, gate), places))


def _train(match: Position, bearer: Card) -> list[Card]:
    """5.24.2. The cards that move with a card: those Set to it, and those Set to them when they were on circles."""
    own = set_cards_of(match, bearer)
    return [each for card in own for each in (card, *_train(match, card))]


def bereft(match: Position) -> list[Card]:
    """5.24.3, 10.7.1.3. Set cards whose bearer is gone: their owners drop them."""
    attached, piles = match.state.attached, match.state.zones
    return [card for place in _PLACES for card in piles[place] if card not in attached]


def keeps_abilities_face_down(state: State, card: Card) -> bool:
    """Reading 27. Abilities for the Set state speak face down, and those that answer their card's being stocked.

    No others name these zones, or none.
    """
    return state.zone[card].kind in (zones.SET, zones.STOCK)


def is_under_attack(match: Position, card: Card, circle: object) -> bool:
    """11.8.1. Whether a Set card lies on the circle that is being attacked."""
    return any(corresponding(zone, zones.CIRCLE) is circle for zone in match.covered(card))


def is_gate_or_member(match: Position, card: Card) -> bool:
    """5.24.1. Whether something may be Set to a card: a member on a circle, or a gate."""
    return field.is_member(match, card) or match.state.zone[card].kind is zones.GATE
