"""112.3, 302, 409, 601. Using cards: summoning creatures, casting spells, generating cross gears."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import actions, payment, piles, pricing, zones
from engine.games.duel_masters.characteristics import CREATURE, CROSS_GEAR, SPELL, TYPES
from engine.games.duel_masters.field import has_keyword
from engine.games.duel_masters.keyword_abilities import spell_abilities
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Ref, Seat
from engine.kernel.resolving import follow_up, resolving

SUMMON: Final = "summon"
CAST: Final = "cast"
GENERATE: Final = "generate"
"""701.3 to 701.5. How a card is used, by its type."""

OPTIONS: Final = {SUMMON: Option("summon"), CAST: Option("cast"), GENERATE: Option("generate")}
"""What a player is offered to do with a card, by how it is used."""

_WAYS: Final = {CREATURE: SUMMON, SPELL: CAST, CROSS_GEAR: GENERATE}


def way_of(match: Match, card: Card) -> str:
    """601.1. How a card is used."""
    types = match.values(card)[TYPES]
    return next(way for kind, way in _WAYS.items() if kind in types)


def is_usable(match: Match, player: int, card: Card) -> bool:
    """601.1b. Whether a player could use a card without paying for it: nothing forbids it, and it has where to go."""
    way = way_of(match, card)
    if way in match.values(card)[CANNOT] or match.forbids(player, way):
        return False
    return way != SUMMON or piles.can_evolve(match, player, card)


def may_use(match: Match, player: int, card: Card) -> bool:
    """601.1b. Whether a player may announce that they use a card and pay for it."""
    if not is_usable(match, player, card):
        return False
    return payment.payable(match, player, card, pricing.cost_of(match, card, way_of(match, card)))


def use(match: Match, player: int, card: Card) -> Procedure[None]:
    """601.1. Use a card: announce it, pay for it, and do what it is used for."""
    yield from payment.pay(match, player, card, pricing.cost_of(match, card, way_of(match, card)))
    yield from follow_up(match)
    yield from use_for_nothing(match, player, card)


def use_for_nothing(match: Match, player: int, card: Card) -> Procedure[None]:
    """112.3g. Use a card whose cost is paid, or that needs none; whoever waits for its use hears of it."""
    way = way_of(match, card)
    match.tell("uses-card", player=Seat(player), card=Ref(card), way=way)
    if match.hears(way):
        match.announce(Event(way, card, player))
    if way == CAST:
        yield from _cast(match, player, card)
    else:
        yield from actions.put_into_battle_zone(match, player, card)


def _cast(match: Match, player: int, card: Card) -> Procedure[None]:
    """302.2, 409.1b. Do what a spell says, in the order of its text; then it goes to the graveyard.

    609.8a. A charger goes to the mana zone instead.
    """
    verbs.place(match, card, zones.PENDING[player])
    for ability in spell_abilities(match.state.definition[card]):
        context = Context(card, player, match.state.entered[card], ability, known=match.values(card))
        if ability.effect is not None:
            with resolving(match, context):
                yield from ability.effect.resolve(match, context)
        yield from follow_up(match)
    if match.state.zone[card].kind is zones.PENDING:
        kind = zones.MANA if has_keyword(match, card, "charger") else zones.GRAVEYARD
        yield from actions.leave(match, (card,), kind, detail=CAST)
