"""803. Which gods are linked. `engine.games.duel_masters.gods` links and parts them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.games.duel_masters import zones
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card
from engine.kernel.memory import Remembered
from engine.kernel.position import Position


class LinkOfGods(NamedTuple):
    """701.18a. Two gods that are linked: the second lies at this side of the first."""

    first: Card
    second: Card
    side: str


LINKS: Final = Remembered[tuple[LinkOfGods, ...]]("god links", (), touches=ATTACHED)
"""803. Which gods are linked with which: those that only lie next to each other are not (803.2c)."""


LEFT_LINKED: Final = Remembered[tuple[tuple[Card, tuple[Card, ...]], ...]](
    "left linked", (), touches=ATTACHED, until="turn"
)
"""803.7. The gods that have left others in this turn, each with those that it left, until it comes again."""


def others_as_it_left(match: Position, card: Card) -> tuple[Card, ...]:
    """110.5a, 803.7. With which gods a card was linked right before it left the battle zone."""
    if match.state.zone[card].kind.field:
        return ()
    return dict(LEFT_LINKED.of(match)).get(card, ())


def note_left(match: Position, card: Card, others: Sequence[Card]) -> None:
    """803.7. A god leaves others; without any: it has come again."""
    left = dict(LEFT_LINKED.of(match))
    if others or card in left:
        left.pop(card, None)
        LEFT_LINKED.set(match, (*left.items(), *([(card, tuple(others))] if others else [])))


def is_linked(match: Position, card: Card) -> bool:
    """803.1. Whether a card is one of several linked gods."""
    links = LINKS.of(match)
    return bool(links) and any(card in (link.first, link.second) for link in links)


def others_of(match: Position, card: Card) -> list[Card]:
    """803.1b. The other gods of the creature for which a card stands."""
    if not LINKS.of(match):
        return []
    linked = (each for each in match.attached(card) if match.state.zone[each].kind is zones.LINKED)
    return [each for each in linked if is_linked(match, each)]
