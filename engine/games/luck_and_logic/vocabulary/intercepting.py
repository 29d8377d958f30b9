"""5.16.1, 5.17.1. Intercepting and logic defining by effect.

AUTO: At the beginning of your opponent's logic definition step, intercept with up to one of your members.
AUTO: When this member attacks, logic define a card from your hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.luck_and_logic import zones
from engine.games.luck_and_logic.battle import interceptors, place_interceptors
from engine.games.luck_and_logic.battle_state import battle
from engine.games.luck_and_logic.logic_definition import define_logic
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.moments import at_once
from engine.language.instructions import TargetedCardAction
from engine.language.phrases import phrase


@phrase("intercept with {target}")
@dataclass(frozen=True, slots=True)
class Intercept(TargetedCardAction):
    """5.17.1. Place members with the intercept icon into the intercept zone, in any step of the battle."""

    verb: ClassVar[str] = "interpose"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A member that could intercept in the battle that is going on."""
        return battle(match) is not None and card in interceptors(match, 1 - match.state.turn_player)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        able = tuple([card for card in cards if self.possible(match, context, card)])
        yield from place_interceptors(match, 1 - match.state.turn_player, able)
        return tuple([card for card in able if match.state.zone[card].kind is zones.INTERCEPT])


@phrase("logic define {target}")
@dataclass(frozen=True, slots=True)
class LogicDefine(TargetedCardAction):
    """5.16.1. Place cards face up into the battle zone, while there is a battle; no limit is asked for."""

    verb: ClassVar[str] = "logic-define"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A card that is not there already."""
        return battle(match) is not None and match.state.zone[card].kind is not zones.BATTLE

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """All at the same time (9.7.4.2)."""
        able = [card for card in cards if self.possible(match, context, card)]
        with at_once(match):
            for card in able:
                yield from define_logic(match, context.player, card)
        return tuple([card for card in able if match.state.zone[card].kind is zones.BATTLE])
