"""How a computer plays: it beats the sign that the opponent has shown most often."""

from __future__ import annotations

from collections import Counter

from engine.games.rock_paper_scissors.rounds import BEATS
from engine.kernel.rulebook import AnyOf
from engine.kernel.views import View


def strategy(view: View) -> tuple[str, ...] | AnyOf | None:
    """The cards that would beat what was seen most; None for other questions, and where it has none of them."""
    if view.decision is None or view.viewer is None or view.decision.prompt.text != "ask-card":
        return None
    shown = Counter(card.values["sign"] for card in view.zones[f"discard:{1 - view.viewer}"].cards)
    options = [option for option in view.decision.options if option.card is not None]
    feared = max(BEATS, key=lambda sign: (shown[sign], sign))
    good = [option for option in options if option.card and BEATS[option.card.values["sign"]] == feared]
    return AnyOf(tuple((option.key,) for option in good or options))
