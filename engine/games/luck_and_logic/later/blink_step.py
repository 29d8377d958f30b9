"""5.25, 5.34. Purging, and the blink step: a member is purged with its soul, and deployed again where it was."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.luck_and_logic import actions, deploying, field, zones
from engine.games.luck_and_logic.soul import soul_of
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Ref


def purge(match: Match, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """5.25.1. Move cards to their masters' purge zones (4.1.7), all at once; returns those that came somewhere."""
    moves = [(card, zones.PURGE[match.master(card)]) for card in cards]
    return (yield from actions.move_telling(match, moves, lambda card: match.tell("purges", card=Ref(card))))


def blink(match: Match, member: Card) -> Procedure[bool]:
    """5.34.1. Purge a member with its soul, and deploy it to the same circles, with the soul. It is another card then.

    What cannot be deployed stays in the purge zone (5.34.1.1.3).
    """
    if not field.is_member(match, member):
        return False
    player, placement, souls = match.master(member), match.covered(member), soul_of(match, member)
    yield from purge(match, (member,))
    if match.state.zone[member].kind is not zones.PURGE or field.cannot(match, member, "be deployed"):
        return False
    back = [card for card in souls if match.state.zone[card].kind is zones.PURGE]
    return (yield from deploying.deploy(match, player, member, placement, deploying.BY_EFFECT, back))
