"""How a computer plays Vanguard: one piece of advice for each question that the game asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.games.vanguard.strategy import battle, choices, formation, guarding, preparing, striding
from engine.games.vanguard.strategy.perspective import VanguardPerspective
from engine.kernel.views import View
from engine.strategy import choosing

ADVICE: Final[Mapping[str, Callable[[VanguardPerspective], tuple[str, ...] | None]]] = {
    "ask-first-vanguard": preparing.first_vanguard,
    "ask-mulligan": preparing.mulligan,
    "ask-g-assist": preparing.assist,
    "ask-assisted-card": preparing.assisted_card,
    "ask-assist-price": preparing.assist_price,
    "ask-ride": preparing.ride,
    "ask-new-vanguard": preparing.new_vanguard,
    "ask-stride": striding.stride,
    "ask-heart": striding.heart,
    "ask-discard-grades": striding.grades,
    "ask-main-phase": formation.main_phase,
    "ask-circle": formation.circle,
    "ask-attack": battle.attack,
    "ask-attacker": battle.attacker,
    "ask-target": battle.target,
    "ask-boost": battle.boost,
    "ask-guard": guarding.guard,
    "ask-guarded": guarding.guarded,
    "ask-trigger": battle.trigger,
    "ask-ability": choosing.first,
    "ask-option": choosing.first,
    "ask-pay": choices.use,
    "ask-use": choices.use,
    "ask-replace": choosing.agree,
    "ask-replacement": choosing.first,
    "ask-draw-another": choices.draw_another,
    "ask-look-at-another": choosing.agree,
}
"""What to do about each question, by the id of its text; `choices.cards` knows about all others."""


def strategy(view: View) -> tuple[str, ...] | None:
    """The answer to the pending decision that seems best; None where nothing seems better than the safe default."""
    return ADVICE.get(view.decision.prompt.text if view.decision else "", choices.cards)(VanguardPerspective(view))
