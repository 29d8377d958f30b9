"""3.1.2, 4. Who and what is where: members, gates, levels, hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.luck_and_logic import characteristics, zones
from engine.games.luck_and_logic.geometry import corresponding
from engine.kernel.cards import CANNOT, Card
from engine.kernel.position import Position
from engine.kernel.zones import Zone


def is_member(match: Position, card: Card) -> bool:
    """2.2.3.1. Whether a card is a member that is placed on a circle; what lies face down is none (4.1.3.2.2)."""
    state = match.state
    if state.zone[card].kind is not zones.CIRCLE or state.face_down[card]:
        return False
    return state.definition[card].kind in characteristics.MEMBERS


def members(match: Position, player: int) -> Sequence[Card]:
    """The player's members, circle by circle."""
    return match.kept_until(zones.CIRCLE.name, _members, player)


def _members(match: Position, player: int) -> Sequence[Card]:
    state = match.state
    piles, face_down, definition = state.zones, state.face_down, state.definition
    there = [card for circle in zones.CIRCLE.of(player) for card in piles[circle]]
    return [card for card in there if not face_down[card] and definition[card].kind in characteristics.MEMBERS]


def members_on(match: Position, circle: Zone) -> Sequence[Card]:
    """2.10.3. The members on a circle, the one placed last at the end."""
    return match.kept_until(zones.CIRCLE.name, _by_circle, None).get(circle, ())


def _by_circle(match: Position, _: None) -> Mapping[Zone, Sequence[Card]]:
    """The members on each circle that is not empty."""
    found: dict[Zone, list[Card]] = {}
    for card, cover in match.state.covers.items():
        if is_member(match, card):
            for circle in cover.zones:
                found.setdefault(circle, []).append(card)
    return found


def member_on(match: Position, circle: Zone) -> Card | None:
    """The member on a circle, if there is one."""
    found = members_on(match, circle)
    return found[-1] if found else None


def gate_under(match: Position, circle: Zone) -> Card | None:
    """4.4.2.2. The gate in the gate zone that corresponds to a circle."""
    for card in reversed(match.state.zones[corresponding(circle, zones.GATE)]):
        if is_gate(match, card):
            return card
    return None


def has_gate(match: Position, circle: Zone) -> bool:
    """Whether a gate that stands belongs to a circle."""
    gate = gate_under(match, circle)
    return gate is not None and match.state.face_down[gate]


def circles_with_gates(match: Position, player: int) -> frozenset[Zone]:
    """The player's circles to which a gate belongs that stands."""
    return match.kept_until(zones.GATE.name, _circles_with_gates, player)


def _circles_with_gates(match: Position, player: int) -> frozenset[Zone]:
    return frozenset([circle for circle in zones.CIRCLE.of(player) if has_gate(match, circle)])


def is_gate(match: Position, card: Card) -> bool:
    """4.3.1.1.1. Whether a card in a gate zone is a gate: nobody can put anything else there face down."""
    return match.state.definition[card].kind == characteristics.GATE


def gates_in(match: Position, zone: Zone) -> list[Card]:
    """The gates in a gate zone, destroyed or not."""
    return [card for card in match.cards(zone) if is_gate(match, card)]


def standing_gates(match: Position, player: int) -> list[Card]:
    """1.2.2.1. The player's gates that are face down, so not destroyed."""
    piles, face_down = match.state.zones, match.state.face_down
    there = [card for zone in zones.GATE.of(player) for card in piles[zone]]
    return [card for card in there if face_down[card] and is_gate(match, card)]


def has_standing_gate(match: Position, player: int) -> bool:
    """10.3.1.1. Whether the player has a gate that is not destroyed."""
    piles, face_down, definition = match.state.zones, match.state.face_down, match.state.definition
    for zone in zones.GATE.of(player):
        for card in piles[zone]:
            if face_down[card] and definition[card].kind == characteristics.GATE:
                return True
    return False


def hand(match: Position, player: int) -> tuple[Card, ...]:
    """The player's hand."""
    return match.state.zones[zones.HAND[player]]


def level_cards(match: Position, player: int) -> tuple[Card, ...]:
    """The cards in the player's level zone, oldest first."""
    return match.state.zones[zones.LEVEL[player]]


def face_up_level_cards(match: Position, player: int) -> list[Card]:
    """The cards in the player's level zone that have information (reading 5)."""
    face_down = match.state.face_down
    return [card for card in level_cards(match, player) if not face_down[card]]


def level(match: Position, player: int) -> int:
    """9.6.2.1.3. The level up to which the player may play cards: the cards in the level zone, face down or not."""
    return len(level_cards(match, player))


def stock(match: Position, player: int) -> tuple[Card, ...]:
    """The player's stock, the top card last."""
    return match.state.zones[zones.STOCK[player]]


def battle_cards(match: Position, player: int) -> tuple[Card, ...]:
    """4.12. The cards that the player has logic defined in this battle."""
    return match.state.zones[zones.BATTLE[player]]


def cannot(match: Position, card: Card, what: str) -> bool:
    """Whether an effect forbids a card something, or forbids that it be done to it. Nothing printed does."""
    return match.could_change(CANNOT) and what in match.values(card)[CANNOT]


def held_back(match: Position, cards: Sequence[Card], what: str) -> Sequence[Card]:
    """Those of these cards to which an effect forbids something, or forbids that it be done to them."""
    if not match.could_change(CANNOT):
        return ()
    return [card for card in cards if what in match.values(card)[CANNOT]]


def is_prohibited(match: Position, player: int, what: str) -> bool:
    """1.3.3. Whether an effect forbids a player something. Nothing printed does."""
    return match.could_change(CANNOT) and match.forbids(player, what)
