"""How a computer plays Luck & Logic: one piece of advice for each question that the game asks, in both editions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.games.luck_and_logic.strategy import acting, battles, choices, placing, preparing
from engine.games.luck_and_logic.strategy.perspective import LuckAndLogicPerspective
from engine.kernel.rulebook import AnyOf
from engine.kernel.views import View
from engine.strategy import choosing

ADVICE: Final[Mapping[str, Callable[[LuckAndLogicPerspective], tuple[str, ...] | AnyOf | None]]] = {
    "ask-exchange": preparing.exchange,
    "ask-level": preparing.level,
    "ask-level-exchange": preparing.exchange_level,
    "ask-take-back": preparing.take_back,
    "ask-hand-limit": preparing.discard,
    "ask-main-phase": acting.main_phase,
    "ask-circles": placing.circles,
    "ask-move": placing.move,
    "ask-search": choices.search,
    "ask-tranceunion": choices.find,
    "ask-make-up": choices.follow,
    "ask-synthesize": choices.tool,
    "ask-attack": battles.attack,
    "ask-attack-now": battles.attack,
    "ask-intercept": battles.intercept,
    "ask-define": battles.define,
    "ask-define-now": battles.define_now,
    "ask-ability": choosing.first,
    "ask-pay": choices.use,
    "ask-use": choices.use,
    "ask-draw": choosing.agree,
    "ask-replace": choosing.agree,
    "ask-replacement": choosing.first,
}
"""What to do about each question, by the id of its text; `choices.cards` knows about all others."""


def strategy(view: View) -> tuple[str, ...] | AnyOf | None:
    """The answer to the pending decision that seems best; None where nothing seems better than the safe default."""
    advise = ADVICE.get(view.decision.prompt.text if view.decision else "", choices.cards)
    return advise(LuckAndLogicPerspective(view))
