"""Effects that end the match: a player wins or loses it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.instructions import Clause


@dataclass(frozen=True, slots=True)
class DecidesTheMatch(Clause):
    """The player wins, or loses, while the effect is resolved: the match is over before any check timing.

    Games say by which ``rule``, and in which words.
    """

    rule: ClassVar[str]
    wins: bool

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """End the match."""
        loser = 1 - context.player if self.wins else context.player
        match.lose((loser,), self.rule, "effect")
        yield from ()
