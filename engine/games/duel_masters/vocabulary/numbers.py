"""Numbers that are counted in other ways than cards of a group are.

Search your deck for up to how_many_shields_were_broken creatures, and return them to your hand.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.duel_masters.trigger_bonus import BROKEN
from engine.kernel.abilities import Context, Number
from engine.kernel.match import Match
from engine.language.conditions import Things, count
from engine.language.phrases import phrase
from engine.language.places import YOURS


@dataclass(frozen=True, slots=True)
class Counted(Number):
    """A number that is found when the text comes to it."""

    @property
    def plural(self) -> bool:
        """Said of any number."""
        return True


@phrase("how_many_of_your_opponent's_shields_were_broken_this_turn")
@dataclass(frozen=True, slots=True)
class ShieldsBroken(Counted):
    """701.14. How many shields of the opponent have been broken in this turn."""

    def value(self, match: Match, context: Context) -> int:
        return BROKEN.of_player(match, 1 - context.player)


@phrase("how_many_more_your_opponent_has_of ({things})")
@dataclass(frozen=True, slots=True)
class HowManyMore(Counted):
    """How many more of something the opponent has than the player; 0 if they have no more."""

    things: Things

    def value(self, match: Match, context: Context) -> int:
        """The difference."""
        mirrored = context.of_player(1 - context.player)
        theirs = count(match, mirrored, YOURS, self.things)
        return max(0, theirs - count(match, context, YOURS, self.things))
