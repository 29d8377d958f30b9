"""What need not be asked: which answer leaves everything as it is, and where a player has no other, or any will do."""

from __future__ import annotations

from typing import Final

from engine.kernel.decisions import Decision
from engine.kernel.match import Match
from engine.kernel.randomness import derived, shuffled

IDLE: Final = frozenset({"pass", "pass-on", "no"})
"""The verbs of options that leave everything as it is, in every game."""


def idle_answer(decision: Decision) -> tuple[int, ...] | None:
    """The safe answer, if it leaves everything as it is: to pass, to say no, to choose nothing."""
    return decision.default if all(decision.options[at].verb in IDLE for at in decision.default) else None


def only_answer(decision: Decision) -> tuple[int, ...] | None:
    """The answer that remains where there is nothing to choose: the only one, or one of several that do nothing."""
    options = decision.options
    if decision.default and all(option.verb in IDLE for option in options):
        return decision.default
    if decision.minimum < len(options) or (decision.ordered and len(options) > 1):
        return None
    return tuple(range(len(options)))


def sensible_answer(match: Match) -> tuple[int, ...] | None:
    """The answer that a player need not be asked for.

    It is the only one, to do nothing where nothing else can matter, or any where the options are alike to the player.
    """
    decision, hooks = match.decision, match.rulebook.hooks
    if decision is None:
        return None
    answer = only_answer(decision)
    if answer is None and hooks.is_pointless is not None and hooks.is_pointless(match, decision):
        answer = idle_answer(decision)
    is_number_given = decision.minimum == decision.maximum and not decision.ordered
    if answer is None and is_number_given and hooks.are_alike is not None and hooks.are_alike(match, decision):
        answer = _any(match, decision)
    return answer


def _any(match: Match, decision: Decision) -> tuple[int, ...]:
    """As many options as are to be chosen, by chance: nobody can arrange what is chosen. Always the same here.

    What the match draws is not touched.
    """
    state = match.state
    seed = derived(state.seed, f"any {state.clock} {state.counter}")
    return tuple(sorted(shuffled(seed, 0, range(len(decision.options)))[: decision.minimum]))


def offered(match: Match) -> frozenset[str]:
    """The keys of the options that do something."""
    if match.decision is None:
        return frozenset()
    options = match.decision.options
    return frozenset(key for key, option in zip(match.keys, options, strict=True) if option.verb not in IDLE)


def attack_on(match: Match, player: int) -> str:
    """What tells the attack that a player is under from others; empty if the other player is not attacking."""
    state = match.state
    attacking = [card for card, marks in match.rulebook.marks(match).items() if "attacking" in marks]
    return " ".join(f"{card}.{state.entered[card]}" for card in sorted(attacking) if match.master(card) != player)
