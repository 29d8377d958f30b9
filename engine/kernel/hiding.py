"""What is seen of hidden cards: the ids that nobody can link, and whom they are shown for now."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.aspects import SHOWN
from engine.kernel.cards import Card
from engine.kernel.position import Position
from engine.kernel.zones import Visibility


def hide(match: Position, card: Card) -> None:
    """Give a card an id that nobody can link to the one it had."""
    match.state.call_another(card)


def show(match: Position, cards: Iterable[Card], viewers: tuple[int, ...]) -> None:
    """Let seats see these hidden cards until `conceal`. Showing to both seats is revealing: spectators see it too."""
    shown = match.state.shown
    seen = {card: tuple(sorted({*shown.get(card, ()), *viewers})) for card in cards}
    if any(shown.get(card, ()) != seats for card, seats in seen.items()):
        shown.update(seen)
        match.changed(SHOWN, happens=False)


def conceal(match: Position, cards: Iterable[Card]) -> None:
    """End `show`: these cards are hidden again, under new ids."""
    shown = match.state.shown
    ended = [card for card in cards if shown.pop(card, None)]
    for card in ended:
        if match.state.zone[card].kind.visibility is not Visibility.PUBLIC:
            hide(match, card)
    if ended:
        match.changed(SHOWN, happens=False)
