"""701.26. A creature of the battle zone and a card of another zone change places."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import actions, battle_state, linking, piles, zones
from engine.games.duel_masters.battle_state import ATTACK, BATTLE
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.kernel.zones import ZoneKind

REVOLUTION_CHANGE: Final = "revolution change"
"""701.26a: why a card comes to the battle zone; the detail of the event."""


def change_places(match: Match, creature: Card, kind: ZoneKind, card: Card, *, why: str = "") -> Procedure[None]:
    """701.26a. A creature goes to a zone of this kind, while a card comes and lies as it lay, and fights as it did.

    701.26b. The two change places or neither does. 811.1. A star evolution creature goes alone; 803.7, 805.1b. of
    linked gods, or of a super creature with link release, one card goes, and what stays does not fight any more.
    """
    if not piles.comes_alone(match, card):  # 801.1a: it has nothing to be put on
        return
    state, player = match.state, match.master(creature)
    place = zones.free_place(match, player)
    top = yield from piles.may_exchange(match, creature, kind[state.owner[creature]], card, place)
    if top is None:
        return
    fighters, rested = battle_state.fighters_of(match, creature), state.rested[creature]
    attack, battles = ATTACK.of(match), BATTLE.of(match)
    moves = actions.to_owners(match, (top,), kind)
    whole, parted = yield from linking.released(match, moves, exchanged=True)
    leaving = (*whole, *parted)[0].card
    match.tell("changes-places", card=Ref(card), other=Ref(leaving))
    yield from piles.exchange(match, leaving, kind[state.owner[leaving]], card, place, rested=rested, why=why)
    if state.zone[card].kind is not zones.BATTLE:
        return
    ATTACK.set(match, attack)
    BATTLE.set(match, battles)
    battle_state.take_over(match, fighters, card)
    yield from actions.after_coming(match, card)
