"""Candidates: the answers to a decision that are worth trying out, of which there are never too many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kernel.idle import IDLE
from engine.kernel.views import DecisionView, OptionView
from engine.players.answers import is_legal
from engine.players.chance import Chance

MOST: Final = 12
"""How many answers are tried out at most."""


def candidates(decision: DecisionView, advice: tuple[str, ...], chance: Chance) -> list[tuple[str, ...]]:
    """Legal answers to a decision, each with another effect: the advice first, then the safe default, then others.

    Where one option is chosen these are all of them. Where several are, they differ from the advice in one option.
    """
    others = _single(decision) if decision.maximum == 1 else _variations(decision, advice)
    distinct: dict[tuple[object, ...], tuple[str, ...]] = {}
    for answer in (advice, decision.default, *others):
        if is_legal(decision, answer):
            distinct.setdefault(_effect(decision, answer), answer)
    found = list(distinct.values())
    return found[:2] + list(chance.some(found[2:], MOST - 2))


def _single(decision: DecisionView) -> Iterator[tuple[str, ...]]:
    yield ()
    yield from ((option.key,) for option in decision.options)


def _variations(decision: DecisionView, advice: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The advice with one option less, one more, one exchanged, or two in the other order; legal or not."""
    left_out = [option.key for option in decision.options if option.key not in advice]
    for place, key in enumerate(advice):
        before, after = advice[:place], advice[place + 1 :]
        yield before + after
        yield from ((*before, other, *after) for other in left_out)
        if decision.ordered and after:
            yield (*before, after[0], key, *after[1:])
    yield from ((*advice, other) for other in left_out)


def _effect(decision: DecisionView, answer: Sequence[str]) -> tuple[object, ...]:
    """What distinguishes an answer from others: not which of several copies of a card is chosen, nor how one passes."""
    options = {option.key: option for option in decision.options}
    chosen = [_kind(options[key]) for key in answer]
    return tuple(chosen if decision.ordered else sorted(chosen))


def _kind(option: OptionView) -> tuple[str, bool, bool]:
    key = "" if option.verb in IDLE else option.key.partition("#")[0]
    card = option.card
    return key, card is not None and card.rested, card is not None and card.face_down
