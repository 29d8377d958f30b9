"""What has happened in the turn so far: cards put somewhere.

If a card was put into your damage zone this turn
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.vanguard import turn_memory, zones
from engine.kernel.abilities import Context
from engine.kernel.match import Match
from engine.language.conditions import PlainCondition
from engine.language.phrases import WordList, phrase
from engine.language.places import OWNERS, seat
from engine.language.words import COUNT

COUNTED: Final = WordList("a zone", {"damage zone": zones.DAMAGE.name, "bind zone": zones.BIND.name})
_MEMORIES: Final = {zones.DAMAGE.name: turn_memory.DAMAGED, zones.BIND.name: turn_memory.BOUND}


@phrase("a card was put into {owner} {zone} this turn", owner=OWNERS, zone=COUNTED, least=1)
@phrase("a card was put into any_player's {zone} this turn", owner="", zone=COUNTED, least=1)
@phrase("{least} or more cards were put into {owner} {zone} this turn", owner=OWNERS, zone=COUNTED, least=COUNT)
@phrase("{least} or more cards were put into any_player's {zone} this turn", owner="", zone=COUNTED, least=COUNT)
@dataclass(frozen=True, slots=True)
class WasPutThisTurn(PlainCondition):
    """Whether so many cards came to a zone of a player, or to those of both, in this turn from elsewhere."""

    owner: str
    zone: str
    least: int = 1

    def aspects(self) -> frozenset[str]:
        """What the rules remember of it."""
        return frozenset({_MEMORIES[self.zone].touches})

    def holds(self, match: Match, context: Context) -> bool:
        """Whether that many did, together."""
        seats = (seat(context, self.owner),) if self.owner else (0, 1)
        return sum(_MEMORIES[self.zone].of_player(match, player) for player in seats) >= self.least
