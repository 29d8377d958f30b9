"""Choosing where it is much the same in every game: agreeing, taking any one, and choosing among cards."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

from engine.kernel.views import OptionView
from engine.strategy.perspective import PlayerPerspective

Seen = TypeVar("Seen", bound=PlayerPerspective)

Rank = Callable[[Seen, OptionView, bool], float]
"""How gladly one chooses the card of an option; told whether what is done to it hurts."""


def agree(perspective: PlayerPerspective) -> tuple[str, ...]:
    """Questions of which the answer yes costs nothing."""
    return ("yes",)


def first(perspective: PlayerPerspective) -> tuple[str, ...]:
    """Any will do: the first one that is not declined."""
    wanted = [option.key for option in perspective.decision.options if option.verb != "decline"]
    return (wanted[0],) if wanted else perspective.decision.default


def among_cards(perspective: Seen, gives_up: Collection[str], rank: Rank[Seen]) -> tuple[str, ...] | None:
    """The opponent's best cards, one's own worst ones for what hurts them and best ones for what helps them.

    ``gives_up`` are the verbs of what one would rather have done to the least of one's own cards. None where the
    options are no cards.
    """
    options = perspective.decision.options
    if not options or any(option.card is None for option in options):
        return None
    hurts = any(option.verb in gives_up for option in options)
    ranked = sorted(options, key=lambda option: rank(perspective, option, hurts), reverse=True)
    theirs = any(option.card is not None and option.card.master != perspective.me for option in options)
    few = hurts and not theirs
    count = perspective.decision.minimum if few else perspective.decision.maximum
    return tuple(option.key for option in ranked[:count])
