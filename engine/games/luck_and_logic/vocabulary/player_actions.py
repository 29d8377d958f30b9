"""5.13, 5.15, 5.18, 11.4, 5.33. What abilities answer that a player does.

AUTO: When you level boost, this member gets power +1000 until end of turn.
AUTO [1/turn]: When you use a logic drive, draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.luck_and_logic import actions, stock
from engine.games.luck_and_logic.deploying import BY_TRANCE_CHANGE
from engine.games.luck_and_logic.keyword_abilities import DRIVES
from engine.games.luck_and_logic.later.tools import SYNTHESIZES
from engine.games.luck_and_logic.trance import TRANCE
from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS, seat
from engine.language.triggers import PlainTrigger


@dataclass(frozen=True, slots=True)
class PlayerDoes(PlainTrigger):
    """A player does something that has a name of its own."""

    player: str
    deed: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.deed,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the player."""
        return event.player == seat(context, self.player)


@phrase("when you level boost", player=YOURS, deed=actions.LEVEL_BOOSTS)
@phrase("when your opponent level boosts", player=OPPONENTS, deed=actions.LEVEL_BOOSTS)
@phrase("when you luck drive", player=YOURS, deed=stock.LUCK_DRIVES)
@phrase("when your opponent luck drives", player=OPPONENTS, deed=stock.LUCK_DRIVES)
@phrase("when you trance", player=YOURS, deed=TRANCE)
@phrase("when your opponent trances", player=OPPONENTS, deed=TRANCE)
@phrase("when you trance by_trance_change", player=YOURS, deed=TRANCE, how=BY_TRANCE_CHANGE)
@phrase("when your opponent trances by_trance_change", player=OPPONENTS, deed=TRANCE, how=BY_TRANCE_CHANGE)
@phrase("when you use a logic drive", player=YOURS, deed=DRIVES)
@phrase("when your opponent uses a logic drive", player=OPPONENTS, deed=DRIVES)
@dataclass(frozen=True, slots=True)
class Performs(PlayerDoes):
    """5.13.1, 5.15.1, 5.18.1, 11.4.1. A player does one of these, by rule or by an effect, or just by Trance Change."""

    how: str | None = None

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the player, and that is how."""
        return self.how in (None, event.detail) and PlayerDoes.matches(self, match, context, event)


@phrase("when you perform a synthesis", player=YOURS, deed=SYNTHESIZES)
@phrase("when your opponent performs a synthesis", player=OPPONENTS, deed=SYNTHESIZES)
@dataclass(frozen=True, slots=True)
class PerformsSynthesis(PlayerDoes):
    """5.33.3. A player performs a synthesis: a tool was chosen and turned face up."""
