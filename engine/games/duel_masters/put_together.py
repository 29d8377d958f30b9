"""409.1f. What an effect lets both players put into the battle zone: all of it is pending, then comes one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.games.duel_masters import actions
from engine.kernel.abilities import Node
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.pending import origin
from engine.kernel.structs import Struct


class Put(NamedTuple):
    """What has become of cards that were to be put; the others have stayed where they were."""

    came: tuple[Card, ...]
    instead: tuple[Card, ...]  #: 609.4: what has gone elsewhere


class PendingPuts(Struct, frozen=True):
    """What the player who is choosing has chosen to put by an effect; it comes when both have chosen."""

    source: Card  #: the card whose effect it is: what other effects put comes at once
    puts: tuple[tuple[Node, tuple[Card, ...]], ...] = ()  #: the cards, with the instruction that puts them


PENDING_PUTS: Final = Remembered[PendingPuts | None]("pending puts", None, touches=UNOBSERVED, until="turn")
"""What has been chosen so far; None while nobody is choosing."""


def begin_choosing(match: Match, source: Card) -> PendingPuts | None:
    """From now on what the effect of this card puts is only chosen; returns what another effect has had chosen."""
    outer = PENDING_PUTS.of(match)
    PENDING_PUTS.set(match, PendingPuts(source))
    return outer


def end_choosing(match: Match, outer: PendingPuts | None) -> tuple[tuple[Node, tuple[Card, ...]], ...]:
    """What was chosen since, in this order; what the effect around this one has had chosen goes on waiting."""
    pending = PENDING_PUTS.of(match)
    PENDING_PUTS.set(match, outer)
    return () if pending is None else pending.puts


def let_wait(match: Match, source: Card, instruction: Node, cards: tuple[Card, ...]) -> bool:
    """Note cards that an instruction puts, if they are to wait for those of the other player; whether they do."""
    pending = PENDING_PUTS.of(match)
    if pending is None or pending.source != source:
        return False
    PENDING_PUTS.set(match, PendingPuts(source, (*pending.puts, (instruction, cards))))
    return True


def put(match: Match, cards: Sequence[Card]) -> Procedure[Put]:
    """Put pending cards one by one."""
    zone_of = match.state.zone
    came: list[Card] = []
    instead: list[Card] = []
    for card in cards:
        lay = origin(match, card)
        if (yield from actions.put_into_battle_zone(match, match.state.owner[card], card)):
            came.append(card)
        elif zone_of[card] is not lay:
            instead.append(card)
    return Put(tuple(came), tuple(instead))
