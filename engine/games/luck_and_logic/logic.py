"""2.11, 8.2.9.2, 8.3.4. Logic: what battle cards, interceptors and soul make of the members in battle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.luck_and_logic import characteristics, field, zones
from engine.games.luck_and_logic.battle_state import BATTLE, battle
from engine.games.luck_and_logic.editions import edition
from engine.games.luck_and_logic.soul import soul_of
from engine.kernel.abilities import Change, Context, Selection
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card
from engine.kernel.effects import EffectInForce
from engine.kernel.position import Position

WHO_FIGHTS: Final = frozenset(
    {BATTLE.touches, ATTACHED, *(kind.name for kind in (zones.CIRCLE, zones.BATTLE, zones.INTERCEPT))}
)
"""Aspects of the position: who is in battle, and with which cards."""


@dataclass(frozen=True, slots=True)
class MembersInBattle(Selection):
    """8.2.9.1, 8.2.11.1.1. The attacking and the defending member.

    In 1.00 soul counts from the choice of the member on, before it is called the attacking one (8.2.6, 8.2.10.1).
    """

    looks_at: ClassVar[frozenset[str]] = frozenset({BATTLE.touches})

    def cards(self, match: Position, context: Context) -> Iterable[Card]:
        """Those that are in battle now."""
        current = battle(match)
        if current is None:
            return []
        return [card for card in (current.chosen, current.defender) if card is not None]


@dataclass(frozen=True, slots=True)
class AdjustedByLogic(Change):
    """2.11.2, 8.2.9.2, 8.3.4. Battle cards, interceptors and soul adjust the member in battle.

    It is no effect, and comes before all effects (9.9.1.2).
    """

    layer: ClassVar[str] = "logic"
    looks_at: ClassVar[frozenset[str]] = WHO_FIGHTS
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.POWER, characteristics.AURA, characteristics.LIMIT})

    def apply(self, match: Position, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the amounts."""
        current = battle(match)
        if current is None:
            return
        if card == current.chosen:
            values[characteristics.POWER] += soul_power(match, card)
        lies_face_down = match.state.face_down
        cards = [each for each in field.battle_cards(match, match.master(card)) if not lies_face_down[each]]
        if card == current.defender:
            cards += current.interceptors
        for each in cards:
            for kind, amount in match.values(each)[characteristics.LOGIC]:
                values[kind] += amount


def soul_power(match: Position, member: Card) -> int:
    """8.2.9.2 (1.00: 8.2.6). What an attacking member gains for its soul; it follows the soul (reading 23)."""
    each = edition(match).soul_power
    return sum(match.values(card)[characteristics.SOUL] if each is None else each for card in soul_of(match, member))


LOGIC_IN_FORCE: Final = EffectInForce(0, 0, Card(0), 0, "game", changes=(AdjustedByLogic(),), subject=MembersInBattle())
"""2.11.2. It is a rule: no card gives it, and it lasts as long as the game."""
