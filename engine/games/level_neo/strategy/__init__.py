"""How a computer plays Level Neo: one piece of advice for each question that the game asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.games.level_neo.strategy import battles, choices, preparing
from engine.games.level_neo.strategy.perspective import LevelNeoPerspective
from engine.kernel.rulebook import AnyOf
from engine.kernel.views import View
from engine.strategy import choosing

ADVICE: Final[Mapping[str, Callable[[LevelNeoPerspective], tuple[str, ...] | AnyOf | None]]] = {
    "ask-throw": preparing.throw,
    "ask-turn-order": preparing.turn_order,
    "ask-main": preparing.main_character,
    "ask-mulligan": preparing.mulligan,
    "ask-hand-limit": preparing.discard,
    "ask-main-phase": choices.window,
    "ask-window": choices.window,
    "ask-attack": battles.attack,
    "ask-partner": battles.partner,
    "ask-cover": battles.cover,
    "ask-burst": battles.burst,
    "ask-defeated": battles.defeated,
    "ask-level-up": battles.level_up,
    "ask-level-down": battles.level_down,
    "ask-ability": choosing.first,
    "ask-pay": choices.use,
    "ask-use": choices.use,
    "ask-replace": choosing.agree,
    "ask-replacement": choosing.first,
}
"""What to do about each question, by the id of its text; `choices.cards` knows about all others."""


def strategy(view: View) -> tuple[str, ...] | AnyOf | None:
    """The answer to the pending decision that seems best; None where nothing seems better than the safe default."""
    return ADVICE.get(view.decision.prompt.text if view.decision else "", choices.cards)(LevelNeoPerspective(view))
