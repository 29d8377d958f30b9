"""5.12, 5.13. What texts may ask of the turn so far: which members were deployed and how, and who has tranced.

Nothing is noted in a match of which no text asks for it.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.memory import Remembered, RememberedBySeat
from engine.kernel.structs import Struct


class Deployment(Struct, frozen=True):
    """5.12.1. A member that was deployed in this turn."""

    card: Card
    entered: int  #: `State.entered` of the member, which it keeps on other circles (4.1.5), and nowhere else
    how: str
    left: int | None = None  #: `State.entered` of what it became when it left the circles


DEPLOYMENTS: Final[Remembered[tuple[Deployment, ...]]] = Remembered(
    "deployed this turn", (), touches="deployed this turn", until="turn"
)
"""The members that were deployed in this turn, wherever they are by now."""

TRANCED_BY: Final[RememberedBySeat[tuple[str, ...]]] = RememberedBySeat(
    "tranced this turn", ((), ()), touches="tranced this turn", until="turn"
)
"""5.35.2. How each player has tranced in this turn; a trance that has deployed nothing was none."""


def note_deployment(match: Match, card: Card, how: str) -> None:
    """A member has been deployed: what answers that finds it noted."""
    if match.any_text_looks_at(DEPLOYMENTS.touches):
        DEPLOYMENTS.set(match, (*DEPLOYMENTS.of(match), Deployment(card, match.state.entered[card], how)))


def note_leaving(match: Match, card: Card) -> None:
    """9.7.4.1.2. A card has come from a circle to another zone: what answers that asks of the member that it was."""
    entered, found = match.state.entered[card], DEPLOYMENTS.of(match)
    if any(each.card == card and each.left is None and each.entered != entered for each in found):
        left = [replace(each, left=entered) if (each.card, each.left) == (card, None) else each for each in found]
        DEPLOYMENTS.set(match, tuple(left))


def note_trance(match: Match, player: int, how: str) -> None:
    """A player has tranced: what answers that finds it noted."""
    if match.any_text_looks_at(TRANCED_BY.touches):
        TRANCED_BY.set_player(match, player, (*TRANCED_BY.of_player(match, player), how))
