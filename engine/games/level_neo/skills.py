"""2. Skills: the kinds of abilities of Level Neo, as far as the rules of play have to know them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.level_neo import characteristics, field, zones
from engine.kernel.abilities import Ability, Activated, Change, Condition, Context, Effect, Selection
from engine.kernel.aspects import TURN
from engine.kernel.cards import Card
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match

LEVEL_BONUS = 500
"""7.4. The AP that a main character has for each of its levels, during its player's turn."""


@dataclass(frozen=True, slots=True)
class UseSkill(Activated):
    """2.5, 2.6. A skill that its player may use in windows of this ``phase`` of this ``turn``.

    ``phase`` is "main", "battle", or "any"; ``turn`` is "yours", "opponent's" or "either". On an event card it is what
    playing the card does.
    """

    phase: str = "any"
    turn: str = "either"


@dataclass(frozen=True, slots=True)
class LevelBurst(Ability):
    """8.6, 8.7. What a card in the level zone does when it is turned face up for a level burst."""

    effect: Effect | None = None


@dataclass(frozen=True, slots=True)
class AtLevel(Condition):
    """2.8. (Lv N): the skill is active, can be used or triggers from level N on (decision 29)."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.LEVEL.name})
    level: int = 1

    def holds(self, match: Match, context: Context) -> bool:
        """Whether the main character of the skill's player has reached the level."""
        return field.level(match, context.player) >= self.level


@dataclass(frozen=True, slots=True)
class EveryMainCharacter(Selection):
    """The main characters of both players."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.MAIN.name})

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """Both of them, once they have been chosen."""
        return [card for player in (0, 1) for card in match.cards(zones.MAIN[player])]


@dataclass(frozen=True, slots=True)
class LevelBonus(Change):
    """7.4. During its player's turn a main character has AP +500 for each of its levels."""

    layer: ClassVar[str] = "add"
    looks_at: ClassVar[frozenset[str]] = frozenset({TURN, zones.LEVEL.name})
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.AP})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the bonus; before the first turn it is nobody's turn."""
        player = match.state.zone[card].player
        if match.state.turn and match.state.turn_player == player:
            values[characteristics.AP] += LEVEL_BONUS * field.level(match, player)


LEVEL_BONUS_IN_FORCE: Final = EffectInForce(
    0, 0, Card(0), 0, "game", changes=(LevelBonus(),), subject=EveryMainCharacter()
)
"""7.4. The bonus is a rule: no card gives it, and it lasts as long as the game."""
