"""10. Specific actions: the verbs of Vanguard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.games.vanguard import field, gifts, hearts, striding, tickets, turn_memory, zones
from engine.games.vanguard.battle_state import Battle, battle, enlist, leave, takes_part, update
from engine.games.vanguard.restrictions import BE_RIDDEN, is_forbidden
from engine.games.vanguard.turn_memory import CALLED, SOUL_FED
from engine.kernel import hand_and_deck, verbs
from engine.kernel.asking import ask, may
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Event, Move
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.moments import at_once
from engine.kernel.zones import Zone

RIDDEN: Final = "ride"  #: the detail of the event of a unit's leaving because another one rides it


def draw_up_to(match: Match, player: int, count: int) -> Procedure[int]:
    """3.12.4. Draw cards one at a time, and stop when the player likes; returns how many were drawn."""
    drawn = 0
    for left in range(count, 0, -1):  # a draw that something else has replaced is one of them too
        if not match.cards(zones.DECK[player]):
            break
        if not (yield from may(player, "3.12.4.1", Message("ask-draw-another", {"count": left}))):
            break
        drawn += yield from hand_and_deck.draw(match, player)
    return drawn


def retire(match: Match, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """10.4. Move units from the field to the drop zone of their owners, all at once; returns those that retired."""
    leaving = [card for card in cards if match.state.zone[card].kind.field]
    if not leaving:
        return ()
    moves = [(card, zones.DROP[match.state.owner[card]]) for card in leaving]
    return tuple((yield from verbs.move_together(match, moves, tell=lambda moving: _tell_retired(match, moving))))


def _tell_retired(match: Match, moving: Sequence[Move]) -> None:
    for each in moving:
        match.tell("retires", card=Ref(each.card), zone=match.state.zone[each.card])


def ride(match: Match, player: int, card: Card, *, rested: bool = False) -> Procedure[bool]:
    """10.6, 8.5.3.1. Put a unit on the vanguard circle, standing; the vanguard it rides over goes to the soul.

    A leader, its mate and hearts leave at the same time. 8.6.5.1.4: each vanguard's own abilities answer that as if it
    was still a unit. Returns whether it rode; a Protect card never does (10.6.3.3.2).
    """
    if not may_be_ridden(match, card) or not field.admits(match, zones.VANGUARD[player], card):
        return False
    ridden = field.vanguards(match, player)
    if not (yield from verbs.move(match, card, zones.VANGUARD[player], verbs.Arrival(rested=rested))):
        return False
    match.tell("rides", player=Seat(player), card=Ref(card))
    with at_once(match):
        yield from hearts.to_soul(match, player)
        for unit in ridden:  # 10.6.1.2, 10.6.1.3
            if hearts.is_g_unit(match, unit):
                striding.return_to_g_zone(match, unit, detail=RIDDEN)
            else:
                yield from verbs.move(match, unit, zones.SOUL[player], verbs.Arrival(detail=RIDDEN, answering=True))
    gifts.note_ride(match, player, card)
    return True


def call(match: Match, card: Card, circle: Zone) -> Procedure[None]:
    """10.7, 8.5.3.2. Put a unit on a rear-guard circle, standing. A rule action retires whoever was there (9.3.6)."""
    if not field.admits(match, circle, card):
        return
    turn_memory.note(match, CALLED, circle.player, 1)
    if (yield from verbs.move(match, card, circle, verbs.Arrival(rested=False))):
        match.tell("calls", player=Seat(circle.player), card=Ref(card), zone=circle)
    else:
        turn_memory.note(match, CALLED, circle.player, -1)


def move(match: Match, moves: Sequence[tuple[Card, Zone]]) -> Procedure[tuple[Card, ...]]:
    """10.32.1. Move units to other circles, all at once; returns those that moved."""
    return tuple((yield from verbs.move_together(match, moves, tell=lambda moving: _tell_moved(match, moving))))


def _tell_moved(match: Match, moving: Sequence[Move]) -> None:
    for card, circle, _ in moving:
        match.tell("moves", card=Ref(card), zone=match.state.zone[card], other=circle)


def exchange(match: Match, first: Zone, second: Zone) -> None:
    """6.6.1.2.3, 10.32.2. Let the units on two rear-guard circles change places at the same time: both have moved."""
    moved = [(here, there) for here, there in ((first, second), (second, first)) if match.cards(here)]
    verbs.swap(match, first, second)
    if len(moved) == 1:
        [(here, there)] = moved
        match.tell("moves", card=Ref(match.cards(there)[-1]), zone=here, other=there)
    else:
        match.tell("exchanges", player=Seat(first.player), zone=first, other=second)
    for here, there in ((first, second), (second, first)):
        for card in match.cards(there):
            leave(match, card, here)
            if match.hears_of(zones.REAR_GUARD.enter, card):
                event = Event(zones.REAR_GUARD.enter, card, match.master(card), here, there)
                match.announce(event)


def call_guardian(match: Match, card: Card, *, how: str) -> Procedure[bool]:
    """10.7.1.3.1, 7.5.1.2.2. Put a unit on its player's guardian circle, resting, and let it guard an attacked unit.

    Returns whether it came there.
    """
    player = match.master(card)
    calls = int(not match.state.zone[card].kind.field)  # who intercepts or moves there is not called
    turn_memory.note(match, CALLED, player, calls)
    if not (yield from verbs.move(match, card, zones.GUARDIAN[player], verbs.Arrival(detail=how))):
        turn_memory.note(match, CALLED, player, -calls)
        return False
    current = battle(match)
    if current is None:  # 9.4.1: it guards nothing, and leaves by the next rule actions
        if calls:
            match.tell("calls", player=Seat(player), card=Ref(card), zone=zones.GUARDIAN[player])
        return True
    target = yield from _choose_guarded(match, card, current)
    guarding = (*(pair for pair in current.guarding if pair[0] != card), (card, target))
    places = (*(p for p in current.places if (p.role, p.card) != ("guardian", card)), enlist(match, "guardian", card))
    update(match, replace(current, guarding=guarding, places=places))
    match.tell("guards", card=Ref(card), target=Ref(target), how=how)
    return True


def call_guardians(match: Match, cards: Sequence[Card], *, how: str) -> Procedure[tuple[Card, ...]]:
    """10.7.1.1.2. Put units on the guardian circle at the same time; returns those that came there."""
    called: list[Card] = []
    with at_once(match):
        for card in cards:
            if not (yield from call_guardian(match, card, how=how)):
                continue
            called.append(card)
    return tuple(called)


def _choose_guarded(match: Match, guardian: Card, current: Battle) -> Procedure[Card]:
    """7.5.1.2.2, 10.7.1.3.1. Whoever is attacked chooses which of the units being attacked a guardian guards."""
    there = [target for target in current.targets if takes_part(match, current, "target", target)]
    targets = there or current.targets  # 7.4.1.8.2
    if len(targets) == 1:
        return targets[0]
    options = [Option("protect", target) for target in targets]
    prompt = Message("ask-guarded", {"card": Ref(guardian)})
    chosen = yield from ask(1 - current.player, "7.5.1.2.2", prompt, options)
    assert chosen.card is not None
    return chosen.card


def superior_call(
    match: Match, player: int, cards: Sequence[Card], circles: Sequence[Zone] | None = None, *, rested: bool = False
) -> Procedure[tuple[Card, ...]]:
    """10.7.1.3. Call cards that were not played, each to another circle that the player chooses (10.7.1.1.1).

    They stand, unless the text says that they come ``rested``. Returns those that were called.
    """
    free = list(circles if circles is not None else field.open_circles(match, player))
    placed: list[tuple[Card, Zone]] = []
    units = [card for card in cards if may_be_called(match, player, card)]
    for card in units[: len(free)]:
        verbs.show(match, [card], (0, 1))  # 10.7.1.4
        options = [Option("circle", None, circle) for circle in free if field.admits(match, circle, card)]
        if not options:
            continue
        chosen = options[0]
        if len(options) > 1:
            prompt = Message("ask-circle", {"card": Ref(card)})
            chosen = yield from ask(player, "10.7.1.1.1", prompt, options, card=card)
        assert chosen.zone is not None
        free.remove(chosen.zone)
        placed.append((card, chosen.zone))
    turn_memory.note(match, CALLED, player, len(placed))
    called = yield from verbs.move_together(match, placed, verbs.Arrival(rested=rested))
    turn_memory.note(match, CALLED, player, len(called) - len(placed))
    for card in called:
        match.tell("calls", player=Seat(player), card=Ref(card), zone=match.state.zone[card])
    return tuple(called)


def heal(match: Match, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """10.8. Move cards from the damage zone to the drop zone, all at once; returns those that were healed."""
    players = {card: match.state.zone[card].player for card in cards}
    moves = [(card, zones.DROP[match.state.owner[card]]) for card in cards]
    healed = yield from verbs.move_together(match, moves)
    for card in healed:
        match.tell("heals", player=Seat(players[card]), card=Ref(card))
    return tuple(healed)


def counter_blast(match: Match, cards: Sequence[Card]) -> tuple[Card, ...]:
    """10.16. Turn face-up cards of the damage zone face down; returns those that were turned."""
    with at_once(match):
        turned = tuple([card for card in cards if verbs.turn_face(match, card, down=True)])
    if turned:
        match.tell("counter-blasts", player=Seat(match.master(turned[0])), count=len(turned))
    return turned


def counter_charge(match: Match, player: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    """10.30. Turn face-down cards of the damage zone face up; returns those that were turned."""
    with at_once(match):
        turned = tuple([card for card in cards if verbs.turn_face(match, card, down=False)])
    if turned:
        match.tell("counter-charges", player=Seat(player), count=len(turned))
    return turned


def soul_blast(match: Match, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """10.17. Move cards from the soul to the drop zone, all at once; returns those that were moved."""
    moves = [(card, zones.DROP[match.state.owner[card]]) for card in cards]
    return tuple((yield from verbs.move_together(match, moves, tell=lambda moving: _tell_blasted(match, moving))))


def _tell_blasted(match: Match, moving: Sequence[Move]) -> None:
    for each in moving:
        match.tell("soul-blasts", player=Seat(match.master(each.card)), card=Ref(each.card))


def soul_charge(match: Match, player: int, count: int) -> Procedure[int]:
    """10.18. Move cards from the top of the deck to the soul, one at a time; returns how many."""
    charged = 0
    for _ in range(count):
        deck = match.cards(zones.DECK[player])
        if not deck:
            break
        card = deck[-1]
        if (yield from feed_soul(match, [(card, player)])):
            charged += 1
            match.tell("soul-charges", player=Seat(player), card=Ref(card))
    return charged


def bind(match: Match, cards: Sequence[Card], *, face_down: bool = False) -> Procedure[tuple[Card, ...]]:
    """10.19. Move cards to the bind zone of their owners, all at once; returns those that were bound."""
    moves = [(card, zones.BIND[match.state.owner[card]]) for card in cards]
    bound = yield from verbs.move_together(match, moves, verbs.Arrival(face_down=face_down))
    for card in bound:
        match.tell("binds", card=Ref(card))
    return tuple(bound)


def remove(match: Match, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """10.36. Remove cards from the game, all at once; returns those that were removed."""
    moves = [(card, zones.REMOVED[match.state.owner[card]]) for card in cards]
    removed = yield from verbs.move_together(match, moves)
    for card in removed:
        match.tell("removes", card=Ref(card))
    return tuple(removed)


def put_into_soul(match: Match, cards: Sequence[Card], player: int | None = None) -> Procedure[tuple[Card, ...]]:
    """Put cards into the souls of their owners, or into that of a player (4.1.6), all at once; returns those there."""
    whose = {card: whose_zone(match, card, player) for card in cards}
    put = yield from feed_soul(match, list(whose.items()))
    for card in put:
        match.tell("puts-into-soul", player=Seat(whose[card]), card=Ref(card))
    return put


def whose_zone(match: Match, card: Card, player: int | None) -> int:
    """4.1.6, 10.35.4.1. Into whose zone a card is put: the owner's, unless it is said whose and it is not dominated."""
    owner = match.state.owner[card]
    return owner if player is None or card in match.state.master else player


def feed_soul(match: Match, cards: Sequence[tuple[Card, int]]) -> Procedure[tuple[Card, ...]]:
    """11.30.2. Put cards into the souls of these players otherwise than by riding; returns those that came there."""
    for _, player in cards:
        turn_memory.note(match, SOUL_FED, player, 1)
    moves = [(card, zones.SOUL[player]) for card, player in cards]
    put = yield from verbs.move_together(match, moves)
    for card, player in cards:
        if card not in put:
            turn_memory.note(match, SOUL_FED, player, -1)
    return tuple(put)


def look_at_top(match: Match, player: int, count: int) -> tuple[Card, ...]:
    """3.13. Let a player see the top cards of their deck, the topmost first; `verbs.conceal` ends it."""
    deck = match.cards(zones.DECK[player])
    cards = tuple(reversed(deck[-count:])) if count > 0 else ()
    verbs.show(match, cards, (player,))
    return cards


def look_at_up_to(match: Match, player: int, count: int) -> Procedure[tuple[Card, ...]]:
    """3.13.3. Let a player see cards from the top of their deck one at a time, and stop when they like."""
    seen: tuple[Card, ...] = ()
    while len(seen) < min(count, len(match.cards(zones.DECK[player]))):
        if not (yield from may(player, "3.13.3.1", Message("ask-look-at-another", {"count": count - len(seen)}))):
            break
        seen = look_at_top(match, player, len(seen) + 1)
    return seen


def may_be_called(match: Match, player: int, card: Card) -> bool:
    """10.7.1.1.1, 10.6.3.3.2. Whether a player can call a card to a rear-guard circle: one of their own, and a unit.

    What has been removed from the game can not.
    """
    return match.state.owner[card] == player and not is_no_unit(match, card) and not match.state.zone[card].kind.keeps


def is_no_unit(match: Match, card: Card) -> bool:
    """10.6.3.3.2. Whether a card is neither ridden nor called to a rear-guard circle: a Protect card, or a ticket."""
    return gifts.is_gift_card(match, card) or tickets.is_ticket(match, card)


def may_be_ridden(match: Match, card: Card) -> bool:
    """8.7.3.1, 10.6.3.3.2. Whether a card is a unit that nothing keeps from being ridden."""
    return not is_no_unit(match, card) and not is_forbidden(match, card, BE_RIDDEN)
