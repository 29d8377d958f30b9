"""10.22, 10.24, 10.26. Units that are locked or deleted, and what becomes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.games.vanguard import field, gauges, zones
from engine.games.vanguard.rule_changes import WithoutPower, WithoutText
from engine.kernel import verbs
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.kernel.moments import at_once
from engine.kernel.zones import Zone

BE_UNLOCKED: Final = "be unlocked"
DELETED: Final = "deleted"
"""The duration of what makes a deleted unit one: until it is turned face up (10.26.5)."""


# ---- lock


def lock(match: Match, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """10.22. Lock rear-guards, all at once: each becomes another card, face down, on what is a lock circle now.

    Returns those that were locked. A G unit goes to the G zone as soon as it lies face down (10.22.8).
    """
    locked: list[Card] = []
    with at_once(match):
        for card in cards:
            circle, was = match.state.zone[card], verbs.last_values(match, card)
            rested, deleted = match.state.rested[card], match.state.face_down[card]
            if circle.kind is not zones.REAR_GUARD:
                continue
            locked.append(card)
            match.tell("locks", card=Ref(card), zone=circle)
            _turn_into_locked(match, card, circle)
            yield from _clear(match, circle)
            if match.hears("lock"):
                event = Event("lock", card, circle.player, source=circle, was=was)
                match.announce(replace(event, rested=rested, face_down=deleted))
            if match.state.definition[card].kind == "G unit":
                yield from verbs.move(match, card, zones.G_ZONE[match.state.owner[card]])
    return tuple(locked)


def _turn_into_locked(match: Match, card: Card, circle: Zone) -> None:
    """10.22.2. Face down, standing, and regarded as a different card, without its gauge."""
    bore = match.attached(card)
    verbs.transfer(match, card, zones.lock_circle(circle))
    match.state.face_down[card] = True
    match.state.rested[card] = False
    verbs.become_another(match, card, circle)
    gauges.leave_behind(match, card, bore)


def put_locked(match: Match, puts: Sequence[tuple[Card, Zone]]) -> Procedure[tuple[Card, ...]]:
    """10.22.9. Put cards on rear-guard circles as locked cards, all at once; the units there go to the drop zone.

    Returns those that came there.
    """
    put: list[Card] = []
    with at_once(match):
        for card, circle in puts:
            if (yield from verbs.move(match, card, zones.lock_circle(circle), verbs.Arrival(face_down=True))):
                put.append(card)
                match.tell("locks", card=Ref(card), zone=circle)
                yield from _clear(match, circle)
    return tuple(put)


def _clear(match: Match, circle: Zone) -> Procedure[None]:
    """10.22.9.1. Put the units on what has become a lock circle into the drop zone of their owners."""
    moves = [(unit, zones.DROP[match.state.owner[unit]]) for unit in match.cards(circle)]
    yield from verbs.move_together(match, moves)


def unlock(match: Match, cards: Sequence[Card]) -> tuple[Card, ...]:
    """10.24. Turn locked cards face up, all at once: each is another card again, standing, and was not placed.

    Returns those that were unlocked.
    """
    unlocked = [card for card in cards if match.state.zone[card].kind is zones.LOCK and not stays_locked(match, card)]
    with at_once(match):
        for card in unlocked:
            circle = match.state.zone[card]
            verbs.transfer(match, card, zones.unlocked_circle(circle))
            match.state.face_down[card] = False
            match.state.rested[card] = False  # 10.24.3, whatever was done to it
            verbs.become_another(match, card, circle)
            match.tell("unlocks", card=Ref(card))
            if match.hears("unlock"):
                match.announce(Event("unlock", card, circle.player, source=circle))
    return tuple(unlocked)


def stays_locked(match: Match, card: Card) -> bool:
    """Whether an effect keeps a locked card from being unlocked; not one that has been turned face up (10.22.5)."""
    if not match.state.face_down[card] or not match.could_change(CANNOT):
        return False
    return BE_UNLOCKED in match.values(card)[CANNOT]


def locked_cards(match: Match, player: int) -> list[Card]:
    """10.22.3. The locked cards on a player's circles, circle by circle."""
    piles = match.state.zones
    circles = map(zones.lock_circle, field.rear_guard_circles(match, player))
    return [card for circle in circles for card in piles.get(circle, ())]


# ---- delete


def is_deleted(match: Match, card: Card) -> bool:
    """10.26.3. Whether a card is a unit that is deleted: one that lies face down once the match has begun."""
    state = match.state
    return state.face_down[card] and state.turn > 0 and state.zone[card].kind in zones.UNITS


def delete(match: Match, cards: Sequence[Card]) -> tuple[Card, ...]:
    """10.26. Delete units, all at once: turned face down as they lie, the same units, without power and text.

    Returns those that were deleted.
    """
    state = match.state
    deleted = [card for card in cards if state.zone[card].kind in zones.UNITS and not state.face_down[card]]
    with at_once(match):
        for card in deleted:
            match.tell("deletes", card=Ref(card))
            _forget_deletion(match, card)
            state.face_down[card] = True
            changes, entered = (WithoutText(), WithoutPower()), state.entered[card]
            verbs.put_in_force(match, EffectInForce(0, match.master(card), card, entered, DELETED, changes, (card,)))
            if match.hears("delete"):
                match.announce(Event("delete", card, match.master(card)))
    return tuple(deleted)


def restore(match: Match, cards: Sequence[Card]) -> tuple[Card, ...]:
    """10.26.5. Turn deleted units face up: they are deleted no longer. Returns those that were."""
    restored = [card for card in cards if is_deleted(match, card)]
    with at_once(match):
        for card in restored:
            verbs.turn_face(match, card, down=False)
            _forget_deletion(match, card)
            match.tell("restores", card=Ref(card))
    return tuple(restored)


def _forget_deletion(match: Match, card: Card) -> None:
    verbs.release(match, DELETED, (card,))
