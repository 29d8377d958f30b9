"""What is seen of hidden cards: the ids that nobody can link, and whom they are shown for now."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.aspects import SHOWN
from engine.kernel.cards import Card
from engine.kernel.position import Position
from engine.kernel.randomness import word
from engine.kernel.zones import Visibility


def hide(match: Position, card: Card) -> None:
    """Give a card an id that nobody can link to the one it had."""
    state = match.state
    state.ident[card] = word(state.seed, state.drawn()) >> 24


def show(match: Position, cards: Iterable[Card], viewers: tuple[int, ...]) -> None:
    """Let seats see these hidden cards until `conceal`. Showing to both seats is revealing: spectators see it too."""
    shown = match.state.shown
    for card in cards:
        before = shown.get(card, ())
        after = tuple(sorted({*before, *viewers}))
        if after != before:
            shown[card] = after
            match.changed(SHOWN, happens=False)


def conceal(match: Position, cards: Iterable[Card]) -> None:
    """End `show`: these cards are hidden again, under new ids."""
    for card in cards:
        if match.state.shown.pop(card, None):
            if match.state.zone[card].kind.visibility is not Visibility.PUBLIC:
                hide(match, card)
            match.changed(SHOWN, happens=False)
