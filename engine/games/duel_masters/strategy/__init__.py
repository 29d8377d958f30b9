"""How a computer plays Duel Masters: one piece of advice for each question that the game asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.games.duel_masters.strategy import attacks, choices, main_step
from engine.games.duel_masters.strategy.perspective import DuelMastersPerspective
from engine.kernel.rulebook import AnyOf
from engine.kernel.views import View
from engine.strategy import choosing

ADVICE: Final[Mapping[str, Callable[[DuelMastersPerspective], tuple[str, ...] | AnyOf | None]]] = {
    "ask-charge": main_step.charge,
    "ask-main-step": main_step.use,
    "ask-mana": choices.safe,
    "ask-attack": attacks.attack,
    "ask-target": attacks.target,
    "ask-block": attacks.block,
    "ask-block-for-player": attacks.block,
    "ask-fortify": choices.safe,
    "ask-shield-force": choices.safe,
    "ask-attach": choosing.first,
    "ask-breaker": choosing.first,
    "ask-break": choices.safe,
    "ask-shield-triggers": choices.safe,
    "ask-declare": choices.declare,
    "ask-declare-blocked": choices.declare,
    "ask-declare-at-end": choosing.first,
    "ask-declare-after-attack": choosing.first,
    "ask-over-drive": choosing.agree,
    "ask-buzzrender": choosing.agree,
    "ask-super": choosing.agree,
    "ask-silent-skill": choosing.agree,
    "ask-ability": choosing.first,
    "ask-number": choosing.first,
    "ask-how-many": choosing.first,
    "ask-how-many-drawn": choosing.first,
    "ask-player": choosing.first,
    "ask-deck-end": choosing.first,
    "ask-option": choosing.first,
    "ask-pay": choosing.agree,
    "ask-use": choosing.agree,
    "ask-replaced-first": choosing.first,
    "ask-replacement": choosing.first,
}
"""What to do about each question, by the id of its text; `choices.cards` knows about all others."""


def strategy(view: View) -> tuple[str, ...] | AnyOf | None:
    """The answer to the pending decision that seems best; None where nothing seems better than the safe default."""
    return ADVICE.get(view.decision.prompt.text if view.decision else "", choices.cards)(DuelMastersPerspective(view))
