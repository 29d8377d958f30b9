"""What a computer player is: somebody who answers decisions from views, and sees no more than a person would."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from engine.kernel.match import Match
from engine.kernel.views import View, view
from engine.players.chance import Chance
from engine.players.imagining import World, imagined


class Player(Protocol):
    """A computer player. It keeps nothing between two decisions, so that it can go on after any restart."""

    def choose(self, view: View, chance: Chance, worlds: Iterable[World] = ()) -> tuple[str, ...]:
        """The keys of the options it chooses for the decision of this view, which is its own to make.

        ``worlds`` are matches that look like the real one from its seat, for players who try things out. There may be
        fewer than a player would like, or none.
        """
        ...


def chosen(player: Player, match: Match, seat: int, chance: Chance) -> tuple[str, ...]:
    """What a player chooses for the pending decision of a match, which is that of ``seat``."""
    return player.choose(view(match, seat), chance, imagined(match, seat, chance))
