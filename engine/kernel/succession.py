"""Which object a card is: another one after it has moved, or the one that others were whose place it takes.

What cards *are part of* says `Hooks.lead`; what *applied to them* is handed on here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from engine.kernel.aspects import EFFECTS
from engine.kernel.attachments import free
from engine.kernel.cards import Card
from engine.kernel.in_force import forget_card
from engine.kernel.memory import Remembered
from engine.kernel.position import Position
from engine.kernel.zones import Zone

Stamped: TypeAlias = tuple[Card, int]
"""A card, and `State.entered` of it: as which card it is meant."""

HEIRS: Final = Remembered[tuple[tuple[Stamped, tuple[Stamped, ...]], ...]]("heirs", (), touches="heirs")
"""Cards that have left an object for which they stood, each with those that stand for it from then on."""


def become_another(match: Position, card: Card, source: Zone) -> None:
    """From now on the card, which has come from a zone, is another card.

    Effects that applied to it end; what it was attached to, or was attached to it, is so no longer.
    """
    state = match.state
    state.clock += 1
    state.entered[card] = state.clock
    if state.effects:
        forget_card(match, card)
    if state.master:
        state.master.pop(card, None)
    if state.attached:
        free(match, card)
    match.moved(card, source)


def renew(match: Position, card: Card) -> None:
    """From now on the card is another card where it lies: whatever has spoken of it means it no more."""
    match.state.clock += 1
    match.state.entered[card] = match.state.clock
    forget_card(match, card)
    match.changed()


def succeed(match: Position, olds: Sequence[Card], news: Sequence[Card]) -> None:
    """Let everything that applies to a card of ``olds`` apply to each of ``news`` from now on, and to the old no more.

    Effects that were in force for several of them stay as many effects. Whoever has taken over an old card has the new.
    """
    gone = set(olds)
    effects = match.state.effects
    handed_on = tuple(
        [
            replace(effect, cards=_succeeded(effect.cards, gone, news)) if not gone.isdisjoint(effect.cards) else effect
            for effect in effects
        ]
    )
    if handed_on == effects:
        return
    match.let_effects(handed_on)
    if match.state.master:
        match.let_masters({card: each.player for each in handed_on if each.masters for card in each.cards})
    match.changed(EFFECTS)


def _succeeded(cards: Sequence[Card], olds: set[Card], news: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(dict.fromkeys([*(card for card in cards if card not in olds), *news]))


def leave_to(match: Position, card: Card, entered: int, heirs: Sequence[Card]) -> None:
    """Let others stand for the object for which a card stood that came at ``entered`` and leaves them.

    Those for which nothing stands any more are forgotten.
    """
    stamps = match.state.entered
    known = {**dict(HEIRS.of(match)), (card, entered): tuple([(each, stamps[each]) for each in heirs])}
    left = [each for each in known.items() if any(stamps[heir[0]] == heir[1] or heir in known for heir in each[1])]
    HEIRS.set(match, tuple(left))


def as_now(match: Position, card: Card, entered: int | None) -> tuple[Card, ...]:
    """What now stands for the object that a card was which came to its zone at ``entered``; nothing if it has left.

    None for ``entered``: that which the card is now.
    """
    if entered is None or match.state.entered[card] == entered:
        return (match.lead(card),)
    found: list[Card] = []
    for former, heirs in HEIRS.of(match):
        if former == (card, entered):
            for heir, stamp in heirs:
                found += as_now(match, heir, stamp)
    return tuple(dict.fromkeys(found))
