"""5.25, 5.34. Purging, and the blink step: a member is purged with its soul, and deployed again where it was."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.luck_and_logic import actions, deploying, field, zones
from engine.games.luck_and_logic.soul import last_soul
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.kernel.moments import at_once


def purge(match: Match, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """5.25.1. Move cards to their masters' purge zones (4.1.7), all at once; returns those that came somewhere."""
    moves = [(card, zones.PURGE[match.master(card)]) for card in cards]
    return (yield from actions.move_telling(match, moves, lambda card: match.tell("purges", card=Ref(card))))


def blink(match: Match, members: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """5.34.1. Purge members with their soul, then deploy them to the same circles, with the soul; all at once.

    They are other cards then. What cannot be deployed stays in the purge zone (5.34.1.1.3). Returns those that came.
    """
    there = [card for card in members if field.is_member(match, card)]
    were = [(card, match.master(card), match.covered(card)) for card in there]
    purged = yield from purge(match, there)
    back: list[Card] = []
    with at_once(match):
        for member, player, placement in were:
            if member not in purged or match.state.zone[member].kind is not zones.PURGE:
                continue
            if field.cannot(match, member, "be deployed"):
                continue
            kept = [card for card in last_soul(match, member) if match.state.zone[card].kind is zones.PURGE]
            if (yield from deploying.deploy(match, player, member, placement, deploying.BY_EFFECT, kept)):
                back += [member]
    return tuple(back)
