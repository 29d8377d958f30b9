"""112.2d, 113.1, 504.1. Galaxyshield: a card of the hand is put among the shields face up, for a price of its own.

It is not used: nothing that speaks of using cards has to do with it.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.duel_masters import actions, payment, pricing, using, zones
from engine.games.duel_masters.terms_offered import Galaxyshield
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match


def payable(match: Match, player: int, cards: Iterable[Card]) -> list[Card]:
    """504.1. The cards of these that lie in the player's hand and could be paid for."""
    if not match.prints(Galaxyshield):
        return []
    return [card for card in cards if match.state.zone[card].kind is zones.HAND and _is_payable(match, player, card)]


def pay_and_put(match: Match, player: int, card: Card) -> Procedure[None]:
    """Pay for a card, and put it among the shields face up."""
    cost, wanted = _price(match, card)
    yield from payment.pay(match, player, card, cost, wanted=wanted)
    yield from actions.add_to_shields(match, (card,), face_up=True)


def _is_payable(match: Match, player: int, card: Card) -> bool:
    if _own(match, card) is None:
        return False
    cost, wanted = _price(match, card)
    return payment.payable(match, player, card, cost, wanted=wanted)


def _price(match: Match, card: Card) -> tuple[int, frozenset[str]]:
    """What is paid in place of the price of using the card, which changes as that does, and for which civilisations."""
    own = _own(match, card)
    assert own is not None
    return pricing.cost_of(match, card, using.ways_of(match, card)[0], own.cost), frozenset(own.civilizations)


def _own(match: Match, card: Card) -> Galaxyshield | None:
    abilities = match.state.definition[card].abilities
    return next((each for each in abilities if isinstance(each, Galaxyshield)), None)
