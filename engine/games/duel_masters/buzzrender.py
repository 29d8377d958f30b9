"""112.2d. Buzzrender: more mana may be paid for a creature any number of times, to use an ability of it as often."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import payment
from engine.games.duel_masters.keyword_abilities import Buzzrender
from engine.kernel.asking import may
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.messages import Message, Ref

PAID: Final = Remembered[tuple[Card, ...]]("buzzrender", (), touches="buzzrender")
"""The creatures for which more was paid, each as often as it was, from then until they leave the battle zone."""

_OF_ANY_CIVILIZATION: Final = frozenset[str]()


def offer(match: Match, player: int, card: Card) -> Procedure[None]:
    """Let the player pay more while they pay for a creature, again and again."""
    for ability in match.state.definition[card].abilities:
        if not isinstance(ability, Buzzrender):
            continue
        prompt = Message("ask-buzzrender", {"card": Ref(card), "cost": ability.number})
        while payment.payable(match, player, card, ability.number, wanted=_OF_ANY_CIVILIZATION):
            if not (yield from may(player, "112.2d", prompt, card=card)):
                break
            yield from payment.pay(match, player, card, ability.number, wanted=_OF_ANY_CIVILIZATION)
            PAID.set(match, (*PAID.of(match), card))


def times(match: Match, card: Card) -> int:
    """How often more was paid for a card."""
    return PAID.of(match).count(card)


def forget(match: Match, card: Card) -> None:
    """110.5, 400.6. A card that is not in the battle zone is another one when it comes again."""
    if card in PAID.of(match):
        PAID.set(match, tuple([each for each in PAID.of(match) if each != card]))
