"""7.5.1.2.2. Guarding with cards: with which, and with how many at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.vanguard import actions, field, tickets
from engine.games.vanguard.characteristics import CALLED_TOGETHER
from engine.kernel.asking import choose_cards
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref

_FORBIDDEN: Final = frozenset({"guard", "guard normally"})
"""What keeps a card from being called from hand in the guard step; only the first keeps effects from calling it."""


def may_guard(match: Match, player: int) -> list[Card]:
    """The cards in hand that may be called: no tickets, and not where too few may be called at the same time."""
    definition = match.state.definition
    hand = [card for card in field.hand(match, player) if definition[card].kind != tickets.TICKET]
    if match.could_change(CANNOT):
        hand = [card for card in hand if _FORBIDDEN.isdisjoint(match.values(card)[CANNOT])]
    if not match.could_change(CALLED_TOGETHER):
        return hand
    return [card for card in hand if _least(match, card) <= len(hand)]


def guard_with(match: Match, player: int, card: Card) -> Procedure[None]:
    """Call a card, and others with it where it may only be called together with some."""
    least = _least(match, card) if match.could_change(CALLED_TOGETHER) else 1
    if least == 1:
        yield from actions.call_guardian(match, card, how="normal call")
        return
    others = [other for other in may_guard(match, player) if other != card]
    prompt = Message("ask-guard-together", {"card": Ref(card), "least": least - 1})
    further = yield from choose_cards(
        player, "7.5.1.2.2", prompt, others, least - 1, len(others), verb="guard", card=card, secret=True
    )
    yield from actions.call_guardians(match, (card, *further), how="normal call")


def may_be_called(match: Match, cards: Sequence[Card], most: int) -> list[Card]:
    """1.3.3. Of cards that an effect can call to the guardian circle, those that no effect forbids.

    ``most`` of them are called at the same time. Tickets are not called.
    """
    allowed = [card for card in cards if not tickets.is_ticket(match, card)]
    if match.could_change(CANNOT):
        allowed = [card for card in allowed if "guard" not in match.values(card)[CANNOT]]
    if match.could_change(CALLED_TOGETHER):
        while any(_least(match, card) > min(most, len(allowed)) for card in allowed):
            allowed = [card for card in allowed if _least(match, card) <= min(most, len(allowed))]
    return allowed


def _least(match: Match, card: Card) -> int:
    """How many cards are to be called at the same time if this one is."""
    least: int = match.values(card).get(CALLED_TOGETHER, 1)
    return least
