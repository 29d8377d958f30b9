"""First times: what abilities wait for that trigger the first time in a turn that something happens.

What happens to others may happen before the card with the ability is where that is active: then it has happened all the
same. So it is noted of every card of the match on which such an ability is printed, wherever it is. What happens to the
card itself may have happened to it while it was another card, on which it lies now: so that is noted of every card.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.kernel.abilities import FIRST_TIME, Ability, Automatic, Context, Trigger
from engine.kernel.card_abilities import CardAbilities
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.heirs import as_now
from engine.kernel.memory import UNOBSERVED, Remembered

_Waiting: TypeAlias = tuple[Card, Trigger]
"""A card, and what an ability that is printed on it waits for, whichever side or half of it is up."""

_Noted: TypeAlias = tuple[str, Card, int, int | None, Card | None]
"""The kind of an event, the card that it happened to and `State.entered` of that, the player, and the other card."""

HAPPENED: Final = Remembered[tuple[tuple[_Waiting, int], ...]](
    "happened for the first time", (), touches=UNOBSERVED, until="turn"
)
"""What such abilities wait for that has happened in this turn, and `State.clock` then: together with it is no later."""

BEFALLEN: Final = Remembered[tuple[_Noted, ...]]("befallen", (), touches=UNOBSERVED, until="turn")
"""What has happened to cards in this turn, of the kinds for which such abilities of their own wait; the latest last."""


def note(match: CardAbilities, event: Event) -> None:
    """Note for which abilities this is the first time, of those that are printed on any card."""
    if event.kind in match.index.own_once:
        _note_of_card(match, event)
    known = {waiting for waiting, _ in HAPPENED.of(match)}
    for card, ability, _ in match.index.waiting_once.get(event.kind, ()):
        if ability.trigger is None or (card, ability.trigger) in known:
            continue
        context = Context(card, match.master(card), match.state.entered[card], ability, event)
        if ability.trigger.matches(match, context, event):
            HAPPENED.set(match, (*HAPPENED.of(match), ((card, ability.trigger), match.state.clock)))


def _note_of_card(match: CardAbilities, event: Event) -> None:
    if event.card is not None:
        entered = match.state.entered[event.card] if event.entered is None else event.entered
        BEFALLEN.set(match, (*BEFALLEN.of(match), (event.kind, event.card, entered, event.player, event.other)))


def is_past(match: CardAbilities, card: Card, ability: Ability) -> bool:
    """Whether what an ability waits for the first time has happened in this turn, and not just now."""
    if not isinstance(ability, Automatic) or ability.restriction != FIRST_TIME or ability.trigger is None:
        return False
    if ability.trigger.own:
        return _has_befallen(match, card, ability)
    waiting = (card, ability.trigger)
    return any(each == waiting and clock != match.state.clock for each, clock in HAPPENED.of(match))


def _has_befallen(match: CardAbilities, card: Card, ability: Automatic) -> bool:
    """Whether it has happened before to the object that the card is, or of which it is a part."""
    trigger, lead = ability.trigger, match.lead(card)
    assert trigger is not None
    for kind, former, entered, player, other in BEFALLEN.of(match)[:-1]:
        if kind in trigger.kinds and lead in as_now(match, former, entered):
            event = Event(kind, lead, player, other=other, entered=match.state.entered[lead])
            context = Context(card, match.master(card), match.state.entered[card], ability, event)
            if trigger.matches(match, context, event):
                return True
    return False
