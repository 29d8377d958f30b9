"""4.6.3, 4.7.2, 7.5.3.2, 8.2.3. How often players may do something: their characteristics, which effects change."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.luck_and_logic import characteristics, zones
from engine.games.luck_and_logic.editions import Edition
from engine.kernel.abilities import Change, Context, Selection
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import CANNOT, PLAYERS, Card, Values, values_of
from engine.kernel.effects import EffectInForce
from engine.kernel.position import Position

LEVEL_LIMIT: Final = 4  # 4.7.2
TRANCES: Final = 1  # 7.5.3.2.1, 7.5.3.3.1


def player_values(edition: Edition) -> Values:
    """What each player may do before any effect applies."""
    return values_of(
        {
            characteristics.ATTACK_LIMIT: 0,
            characteristics.TRANCE_LIMIT: TRANCES,
            characteristics.TRANCE_CHANGE_LIMIT: TRANCES,
            characteristics.LEVEL_LIMIT: LEVEL_LIMIT,
            characteristics.HAND_LIMIT: edition.hand_limit,
            characteristics.DEFINES_FROM: frozenset(),
            characteristics.TRANCES_FROM: frozenset(),
            CANNOT: frozenset(),
        }
    )


@dataclass(frozen=True, slots=True)
class EveryPlayer(Selection):
    """Both players."""

    looks_at: ClassVar[frozenset[str]] = NOTHING

    def cards(self, match: Position, context: Context) -> Iterable[Card]:
        """What stands for them."""
        return PLAYERS


@dataclass(frozen=True, slots=True)
class FaceUpLevels(Change):
    """8.2.3. A player may attack as often in a turn as there are face-up cards in their level zone."""

    layer: ClassVar[str] = "logic"
    looks_at: ClassVar[frozenset[str]] = frozenset({zones.LEVEL.name})
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.ATTACK_LIMIT})

    def apply(self, match: Position, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Count them, before any effect changes the number."""
        face_down = match.state.face_down
        levels = match.state.zones[zones.LEVEL[PLAYERS.index(card)]]
        values[characteristics.ATTACK_LIMIT] += [face_down[each] for each in levels].count(False)


ATTACKS_BY_LEVEL: Final = EffectInForce(0, 0, Card(0), 0, "game", changes=(FaceUpLevels(),), subject=EveryPlayer())
"""8.2.3. It is a rule: no card gives it, and it lasts as long as the game."""
