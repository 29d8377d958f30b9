"""Where nothing is to be chosen, and which answers leave everything as it is."""

from typing import Any

import pytest

from engine.kernel.cards import Card
from engine.kernel.decisions import NO, PASS, YES, Decision, Option
from engine.kernel.hooks import Hooks
from engine.kernel.idle import attack_on, idle_answer, offered, only_answer, sensible_answer
from engine.kernel.messages import Message
from tests.kernel.tiny import RULEBOOK, begin
from tests.replacing import replace

PASS_ON = Option("pass-on")
CARDS = tuple(Option("choose", Card(row)) for row in range(3))


def decision(options: tuple[Option, ...], minimum: int = 1, maximum: int = 1, **others: Any) -> Decision:
    asked = Decision(0, "1", Message("ask"), options, minimum, maximum)
    return replace(asked, **others)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (decision((PASS, PASS_ON)), (0,)),
        (decision((PASS,)), (0,)),
        (decision((NO,)), (0,)),
        (decision((YES, NO), default=(1,)), None),
        (decision((PASS, CARDS[0])), None),
        (decision((CARDS[0],)), (0,)),
        (decision((CARDS[0],), 0, 1, default=()), None),
        (decision((), 0, 0, default=()), ()),
        (decision(CARDS, 3, 3, default=(0, 1, 2)), (0, 1, 2)),
        (decision(CARDS, 3, 3, ordered=True, default=(0, 1, 2)), None),
        (decision(CARDS, 2, 3, default=(0, 1)), None),
        (decision(CARDS), None),
    ],
)
def test_the_only_answer_is_the_only_one_or_one_that_does_nothing_among_such(
    asked: Decision, answer: tuple[int, ...] | None
) -> None:
    assert only_answer(asked) == answer


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (decision((CARDS[0], PASS), default=(1,)), (1,)),
        (decision((YES, NO), default=(1,)), (1,)),
        (decision((YES, NO)), None),
        (decision(CARDS, 0, 2, default=()), ()),
        (decision(CARDS), None),
    ],
)
def test_the_safe_answer_is_idle_where_it_passes_says_no_or_chooses_nothing(
    asked: Decision, answer: tuple[int, ...] | None
) -> None:
    assert idle_answer(asked) == answer


def test_what_a_rulebook_calls_pointless_is_not_done() -> None:
    match = begin({"plain": 6})
    assert offered(match) == {"play:plain", "play:plain#2"}
    assert sensible_answer(match) is None
    match.rulebook = replace(RULEBOOK, hooks=Hooks(is_pointless=lambda match, decision: decision.rule == "2"))
    assert sensible_answer(match) == (0,)


def test_of_options_that_are_alike_any_is_chosen_but_not_in_an_order_and_not_how_many() -> None:
    match = begin({"plain": 6})
    match.rulebook = replace(RULEBOOK, hooks=Hooks(are_alike=lambda match, decision: decision.rule == "1"))
    for asked, count in (
        (decision(CARDS), 1),
        (decision(CARDS, 2, 2, default=(0, 1)), 2),
        (decision(CARDS, 1, 2), None),
        (decision(CARDS, 2, 2, ordered=True, default=(0, 1)), None),
        (decision(CARDS, rule="2"), None),
    ):
        match.decision = asked
        found = sensible_answer(match)
        assert (None if found is None else len(set(found))) == count


def test_an_attack_is_on_the_player_who_does_not_attack_and_told_from_others() -> None:
    match = begin({"plain": 6})
    first, second = (card for card in match.cards(match.rulebook.zone("hand:0"))[:2])
    assert attack_on(match, 1) == ""
    match.rulebook = replace(RULEBOOK, marks=lambda match: {first: ("boosting", "attacking")})
    assert attack_on(match, 0) == ""
    by_first = attack_on(match, 1)
    match.rulebook = replace(RULEBOOK, marks=lambda match: {second: ("attacking",)})
    assert attack_on(match, 1) not in ("", by_first)
