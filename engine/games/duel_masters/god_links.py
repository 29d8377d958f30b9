"""803. Which gods are linked. `engine.games.duel_masters.gods` links and parts them."""

from __future__ import annotations

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
