"""Asking: the usual shapes of decisions, so that steps and effects read like their rules."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.cards import Card
from engine.kernel.decisions import NO, YES, Decision, Option, Procedure
from engine.kernel.messages import Message


def ask(
    player: int,
    rule: str,
    prompt: Message,
    options: Sequence[Option],
    *,
    card: Card | None = None,
    default: int = 0,
    secret: bool = False,
) -> Procedure[Option]:
    """Let a player choose one of these options."""
    answer = yield Decision(player, rule, prompt, options, default=(default,), card=card, secret=secret)
    return answer[0]


def may(
    player: int,
    rule: str,
    prompt: Message,
    *,
    card: Card | None = None,
    secret: bool = False,
    is_possible: bool = True,
) -> Procedure[bool]:
    """Ask a player yes or no; the safe answer is no.

    Ask for what is not ``is_possible`` as well where not being asked would tell the other player why: the answer is no.
    """
    options = (YES, NO) if is_possible else (NO,)
    answer = yield Decision(player, rule, prompt, options, default=(len(options) - 1,), card=card, secret=secret)
    return answer[0] is YES


def choose_cards(
    player: int,
    rule: str,
    prompt: Message,
    cards: Sequence[Card],
    minimum: int,
    maximum: int,
    *,
    verb: str = "choose",
    card: Card | None = None,
    ordered: bool = False,
    secret: bool = False,
) -> Procedure[tuple[Card, ...]]:
    """Let a player choose among cards; asks nothing when there is only one way to choose, unless it is ``secret``.

    Fewer than ``minimum`` cards are chosen only where there are no more. ``secret``: nobody else can tell which cards
    these are, and not being asked would tell them that there are no more.
    """
    maximum = min(maximum, len(cards))
    minimum = min(minimum, maximum)
    if maximum <= 0:
        return ()
    if minimum == len(cards) and not secret and not (ordered and minimum > 1):
        return tuple(cards)
    options = [Option(verb, candidate) for candidate in cards]
    default = tuple(range(minimum))
    answer = yield Decision(player, rule, prompt, options, minimum, maximum, ordered, default, card, secret)
    return tuple([option.card for option in answer if option.card is not None])
