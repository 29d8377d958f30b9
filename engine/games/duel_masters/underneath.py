"""310.8b, 403.4a. Putting cards under a card in the battle zone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.duel_masters import auras, field, gods, twinpacts, zones
from engine.games.duel_masters.god_links import others_of
from engine.kernel import verbs
from engine.kernel.attachments import attach, detach, put_in_order
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Ref


def put_under(match: Match, cards: Sequence[Card], bearer: Card) -> Procedure[tuple[Card, ...]]:
    """403.4a. Put cards at the bottom of those that lie under a card; returns what lies there now.

    310.8b. A creature takes with it what lies under it, and its auras. Of several cards the player says in which order
    they lie.
    """
    state = match.state
    if state.zone[bearer].kind is not zones.BATTLE:
        return ()
    place = zones.UNDER[state.zone[bearer].player]
    wholes = [card for card in cards if card != bearer]
    found: list[Card] = []
    for card in wholes:
        found += [*others_of(match, card), *field.under_all(match, card), card, *auras.auras_of(match, card)]
    gods.absorb(match, found)
    come: list[Card] = []
    for each in found:
        if not state.zone[each].kind.field:
            if (yield from verbs.move(match, each, place)):
                come.append(each)
            continue
        stay = (*found, *field.linked(match, each))
        detach(match, (each, *[worn for worn in match.attached(each) if worn not in stay]))
        verbs.renew(match, each)  # 200.3a: it is no creature any more, and that under which it lies is another one
        verbs.transfer(match, each, place)
        twinpacts.show_whole(match, each)
        state.rested[each] = False
        come.append(each)
    if len(come) > 1:
        come = [*(yield from put_in_order(match, come, place))][::-1]
    attach(match, (*come, *match.attached(bearer)), bearer)
    for each in come:
        match.tell("puts-under", card=Ref(each), other=Ref(bearer))
    return tuple(come)
