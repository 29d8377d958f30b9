"""11.11. Make up: a member changes places with one of the hand that is the same person in another covenant."""

from __future__ import annotations

from typing import Final

from engine.games.luck_and_logic import characteristics, field, zones
from engine.games.luck_and_logic.soul import soul_of
from engine.kernel import hand_and_deck, verbs
from engine.kernel.attachments import attach, detach
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.settling import presence, settled

MADE_UP: Final = Remembered[tuple[tuple[Card, int], ...]]("made up", (), touches=UNOBSERVED, until="turn")
"""11.11.3.1. The members that have entered the field by make up in this turn: (card, `State.entered`)."""

ENTERED: Final = "entered by make up"  #: the event


def candidates(match: Match, member: Card, level: int) -> list[Card]:
    """11.11.2, 11.11.2.1. Members in hand of the same character, with other covenanters, up to a level, that fit."""
    values = match.values(member)
    found: list[Card] = []
    for card in field.hand(match, match.master(member)):
        others = match.values(card)
        if match.state.definition[card].kind not in characteristics.MEMBERS:
            continue
        if others[characteristics.CHARACTERS].isdisjoint(values[characteristics.CHARACTERS]):
            continue
        if others[characteristics.COVENANTERS] == values[characteristics.COVENANTERS]:  # reading 29
            continue
        if others[characteristics.TERRITORY] == len(match.covered(member)) and others[characteristics.LEVEL] <= level:
            found.append(card)
    return found


def may_make_up(match: Match, member: Card) -> bool:
    """11.11.3.1. Whether a member may use its make up: not in the turn in which it came by one."""
    return (member, match.state.entered[member]) not in MADE_UP.of(match)


def make_up(match: Match, member: Card, level: int) -> Procedure[Card | None]:
    """11.11.2. Choose a member of the hand; it takes the place and the soul of the member, which returns to the hand.

    Returns the member that has come, standing (4.1.3.1.3).
    """
    player, placement, souls = match.master(member), match.covered(member), soul_of(match, member)
    prompt = Message("ask-make-up", {"card": Ref(member)})
    chosen = yield from hand_and_deck.find(player, "11.11.2", prompt, candidates(match, member, level), 1)
    if not chosen:
        return None
    (card,) = chosen
    was = presence(match, member)
    returned = yield from settled(match, member, zones.HAND[player], None)
    home = returned.zone if returned is not None and presence(match, member) == was else None
    if home is None and (field.is_member(match, member) or match.state.zone[card].kind is not zones.HAND):
        return None
    verbs.show(match, (card,), (0, 1))
    match.tell("makes-up", player=Seat(player), card=Ref(card), other=Ref(member))  # while everybody sees both
    if home is None:
        souls = ()  # reading 90: it has gone elsewhere, with its soul
    else:
        detach(match, souls)  # its soul is kept in the soul zone
        verbs.place(match, member, home)
    if not (yield from verbs.move(match, card, placement[0], verbs.Arrival(covering=placement))):
        verbs.conceal(match, (card,))
        return None
    attach(match, souls, card)
    MADE_UP.set(match, (*MADE_UP.of(match), (card, match.state.entered[card])))
    match.announce(Event(ENTERED, card, player))
    return card
