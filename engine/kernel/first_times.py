"""First times: what abilities wait for that trigger the first time in a turn that something happens to others.

That may happen before their card is where they are active: then it has happened all the same. So it is noted of every
card of the match on which such an ability is printed, wherever it is. What happens to the card with the ability itself
is not noted: it counts what it has done as the card that it is (`engine.kernel.usage`).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.kernel.abilities import FIRST_TIME, Ability, Automatic, Context
from engine.kernel.ability_index import Listener
from engine.kernel.card_abilities import CardAbilities
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.memory import UNOBSERVED, Remembered

_Waiting: TypeAlias = tuple[Card, str, str]
"""A card, the number of what is printed on it, and the key of the ability."""

HAPPENED: Final = Remembered[tuple[tuple[_Waiting, int], ...]](
    "happened for the first time", (), touches=UNOBSERVED, until="turn"
)
"""What such abilities wait for that has happened in this turn, and `State.clock` then: together with it is no later."""


def note(match: CardAbilities, event: Event) -> None:
    """Note for which abilities this is the first time, of those that are printed on any card."""
    known = {waiting for waiting, _ in HAPPENED.of(match)}
    for listener in match.index.waiting_once[event.kind]:
        card, ability, _ = listener
        waiting = _named(match, listener)
        if waiting in known or ability.trigger is None:
            continue
        context = Context(card, match.master(card), match.state.entered[card], ability, event)
        if ability.trigger.matches(match, context, event):
            HAPPENED.set(match, (*HAPPENED.of(match), (waiting, match.state.clock)))


def is_past(match: CardAbilities, card: Card, ability: Ability, key: str) -> bool:
    """Whether what an ability waits for the first time has happened in this turn, and not just now."""
    if not isinstance(ability, Automatic) or ability.restriction != FIRST_TIME:
        return False
    waiting = _named(match, (card, ability, key))
    return any(each == waiting and clock != match.state.clock for each, clock in HAPPENED.of(match))


def _named(match: CardAbilities, listener: Listener) -> _Waiting:
    card, _, key = listener
    return card, match.state.definition[card].number, key
