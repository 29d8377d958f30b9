"""Which object a card is: another one after it has moved, or the one that others were whose place it takes.

What cards *are part of* says `Hooks.lead`; what *applied to them* is handed on here.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.kernel.aspects import EFFECTS
from engine.kernel.attachments import free
from engine.kernel.cards import Card
from engine.kernel.heirs import HEIRS
from engine.kernel.in_force import forget_card
from engine.kernel.position import Position
from engine.kernel.zones import Zone


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
    """``card``, which came at ``entered``, no longer stands for the object that it was: from now on ``heirs`` do.

    Objects for which nothing stands any more are forgotten.
    """
    stamps = match.state.entered
    now = tuple([(heir, stamps[heir]) for heir in heirs])
    known = {former: those for former, those in HEIRS.of(match) if former not in now}  # those stand for themselves
    known[card, entered] = now
    left = [
        (former, those)
        for former, those in known.items()
        if any(stamps[heir] == stamp or (heir, stamp) in known for heir, stamp in those)
    ]
    HEIRS.set(match, tuple(left))
