"""5. What rules and cards do with cards: drop, discard, destroy gates, level boost."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Final, NamedTuple

from engine.games.luck_and_logic import field, zones
from engine.kernel import hand_and_deck, verbs
from engine.kernel.asking import choose_cards
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event, Move
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.replacement import is_replaceable, replaced
from engine.kernel.visibility import sees
from engine.kernel.zones import Zone

GATE_DESTROYED: Final = "gate destroyed"
"""The event, also of what is about to be; ``other`` is the member that destroys the gate (5.32.2).

``detail`` is what that member was, where it has left the circles (`Gone`).
"""


class Gone(NamedTuple):
    """9.11.1. What a member was that does something after it has left the circles, by an ability of its own."""

    values: Values
    player: int


LEVEL_BOOSTS: Final = "level boosts"  #: the event, and what players can be forbidden
MOVED: Final = "moved"  #: 5.14.2: the event of a member that has come to other circles


def drop(match: Match, cards: Sequence[Card], owners: Container[Card] = ()) -> Procedure[tuple[Card, ...]]:
    """5.9.1. Put cards into the drop zones of their masters (4.1.7), all at once; returns those that came somewhere.

    Those among ``owners`` go to the drop zones of their owners: a rule says so (5.24.3, 10.4.1).
    """
    owner = match.state.owner
    moves = [(card, zones.DROP[owner[card] if card in owners else match.master(card)]) for card in cards]
    return (yield from move_telling(match, moves, lambda card: match.tell("drops", card=Ref(card))))


def move_telling(
    match: Match, moves: Sequence[tuple[Card, Zone]], tell: Callable[[Card], None]
) -> Procedure[tuple[Card, ...]]:
    """Move cards to zones that everybody sees, all at once, and tell it.

    Hidden ones are shown as they move: a deck that runs out by it takes them back before anybody could look (10.2.1).
    """
    return tuple((yield from verbs.move_together(match, moves, tell=lambda moving: _tell_shown(match, moving, tell))))


def _tell_shown(match: Match, moving: Sequence[Move], tell: Callable[[Card], None]) -> None:
    hidden = [card for card, zone, _ in moving if not zone.kind.hidden and not sees(match, None, card)]
    verbs.show(match, hidden, (0, 1))
    for each in moving:
        tell(each.card)


def discard_down_to(match: Match, player: int, limit: int, rule: str) -> Procedure[None]:
    """7.7.6. Let a player with too many cards in hand keep as many as the limit says, and discard the others."""
    excess = len(field.hand(match, player)) - limit
    if excess > 0:
        prompt = Message("ask-hand-limit", {"count": excess})
        cards = yield from choose_cards(player, rule, prompt, field.hand(match, player), excess, excess, verb="discard")
        yield from hand_and_deck.discard(match, cards)


def destroy_gate(match: Match, gate: Card, by: Card | None, gone: Gone | None = None) -> Procedure[bool]:
    """5.32.1 (1.00: 8.2.10.4). Turn a gate face up; nothing happens if it has been destroyed before."""
    if not match.state.face_down[gate]:
        return False
    if is_replaceable(match, GATE_DESTROYED):
        event = Event(GATE_DESTROYED, gate, match.master(gate), other=by, detail=gone)
        if (yield from replaced(match, event)) is None:
            return False
    verbs.turn_face(match, gate, down=False)
    owner, zone = Seat(match.master(gate)), match.state.zone[gate]
    if by is None:
        match.tell("gate-destroyed", player=owner, card=Ref(gate), zone=zone)
    else:
        match.tell("gate-destroyed-by", by=Ref(by), player=owner, card=Ref(gate), zone=zone)
    match.announce(Event(GATE_DESTROYED, gate, match.master(gate), other=by, detail=gone))
    return True


def turn_up(match: Match, card: Card) -> bool:
    """5.3.1. Turn a card face up."""
    if not verbs.turn_face(match, card, down=False):
        return False
    match.tell("turns-up", card=Ref(card))
    return True


def standing_level_cards(match: Match, player: int) -> list[Card]:
    """5.15.1. The cards that the player may rest to level boost, face down ones too (reading 6)."""
    if field.is_prohibited(match, player, LEVEL_BOOSTS):
        return []
    return [card for card in field.level_cards(match, player) if not match.state.rested[card]]


def level_boost(match: Match, player: int, card: Card) -> Procedure[None]:
    """5.15.1. Rest a standing card of the level zone to draw a card."""
    verbs.rest(match, card)
    match.tell("level-boosts", player=Seat(player))
    yield from hand_and_deck.draw(match, player)
    match.announce(Event(LEVEL_BOOSTS, player=player))
