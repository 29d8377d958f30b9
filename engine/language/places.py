"""Whose and where: players and their zones as texts name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.kernel.abilities import Context, Node
from engine.kernel.match import Match
from engine.kernel.zones import Zone, ZoneKind
from engine.language.phrases import WordList

YOURS: Final = "yours"
OPPONENTS: Final = "opponent's"

OWNERS: Final = WordList("whose", {"your": YOURS, "your opponent's": OPPONENTS})


def seat(context: Context, owner: str) -> int:
    """The seat of the master of the ability, or of the other player."""
    return context.player if owner == YOURS else 1 - context.player


@dataclass(frozen=True, slots=True)
class ZoneOf(Node):
    """A zone of a player: "your hand". Each game has its own words for its kinds of zones."""

    owner: str
    zone: str

    def aspects(self) -> frozenset[str]:
        """The zones of this kind."""
        return frozenset((self.zone,))

    def kind(self, match: Match) -> ZoneKind:
        """The kind of zone."""
        return match.rulebook.kinds[self.zone]

    def of(self, match: Match, context: Context) -> Zone:
        """The zone itself."""
        return self.kind(match)[seat(context, self.owner)]
