"""7.5.1.2.2, 7.5.1.2.4. Guarding with several cards at a time, from the back row, or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from engine.kernel.definitions import CardDefinition
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written


def guarding(text: str, zones: Mapping[str, Sequence[Placed | str]], *cards: CardDefinition) -> ScenarioMatch:
    """The guard step of an attack by a rear-guard with this text, on the opponent's vanguard."""
    at = table({"FL:0": ["Actor"], **zones}, written("Actor", text), *cards, step="start_step")
    return at.answer("attack:FL>V")


TWO_AT_A_TIME = (
    "AUTO (RC): When this unit attacks, your opponent must call two or more cards to GC at the same time until end of "
    "battle."
)


@pytest.mark.rule("7.5.1.2.2", "1.3.1")
def test_who_must_call_two_or_more_is_asked_for_the_others() -> None:
    at = guarding(TWO_AT_A_TIME, {"hand:1": ["Zero", "One", "Two"]})
    at.answer("guard:Zero")
    assert (at.asked, at.rule) == (1, "7.5.1.2.2")
    at.answer("guard:One")
    assert sorted(at.names("G:1")) == ["One", "Zero"]
    assert at.offered == ["pass"], "one card alone is too few"


@pytest.mark.rule("7.5.1.2.2")
def test_one_card_is_too_few() -> None:
    at = guarding(TWO_AT_A_TIME, {"hand:1": ["Zero"]})
    assert "guard:Zero" not in at.offered


@pytest.mark.rule("7.5.1.2.2", "1.3.3")
@pytest.mark.parametrize(("count", "called"), [("a card", []), ("two cards", ["One", "Two"])])
def test_an_effect_calls_from_hand_no_fewer_than_must_be_called_together(count: str, called: list[str]) -> None:
    caller = written("Caller", f"AUTO: When this unit is placed on GC, call {count} from your hand to GC.")
    at = guarding(TWO_AT_A_TIME, {"hand:1": ["Caller", "Zero", "One", "Two", "Three"]}, caller)
    at.answer("guard:Caller").answer("guard:Zero")
    if called:
        at.answer(*[f"call:{name}" for name in called])
    assert (at.rule, at.names("G:1")) == ("7.5.1.2", ["Caller", "Zero", *called])


FORBIDS_GRADE_1 = (
    "AUTO (RC): When this unit attacks, your opponent cannot call grade 1 cards to GC until end of battle."
)


@pytest.mark.rule("1.3.3", "10.7.1.1.1.1")
def test_what_cannot_be_called_to_guard_is_not_chosen_to_be_called() -> None:
    caller = written("Caller", "AUTO: When this unit is placed on GC, call up to two cards from your hand to GC.", 2)
    at = guarding(FORBIDS_GRADE_1, {"hand:1": ["Caller", "One", "Zero", "Other One"]}, caller)
    assert at.answer("guard:Caller").offered == ["call:Zero"]


@pytest.mark.rule("1.3.3")
def test_whether_any_card_of_a_hand_can_be_called_is_not_told_by_what_is_asked() -> None:
    caller = written("Caller", "AUTO: When this unit is placed on GC, you may call a card from your hand to GC.", 2)
    at = guarding(FORBIDS_GRADE_1, {"hand:1": ["Caller", "One"]}, caller)
    assert at.answer("guard:Caller").offered == ["yes", "no"]
    assert at.answer("yes").names("hand:1") == ["One"]


@pytest.mark.rule("10.7.1.2.1", "10.7.1.3")
@pytest.mark.parametrize(("forbidden", "called"), [("call", ["Zero"]), ("normal call", ["One"])])
def test_what_cannot_be_normal_called_to_guard_can_be_called_by_an_effect(forbidden: str, called: list[str]) -> None:
    ban = (
        f"AUTO (RC): When this unit attacks, your opponent cannot {forbidden} grade 1 cards to GC until end of battle."
    )
    caller = written("Caller", "AUTO: When this unit is placed on GC, call a card from your hand to GC.", 2)
    at = guarding(ban, {"hand:1": ["Caller", "One", "Zero"]}, caller)
    assert at.offered == ["pass", "guard:Caller", "guard:Zero"]
    at.answer("guard:Caller")
    if forbidden == "normal call":
        at.answer("call:One")
    assert at.names("G:1") == ["Caller", *called]


@pytest.mark.rule("7.5.1.2.2")
def test_the_greatest_number_counts_and_only_that_player_is_bound() -> None:
    three = "CONT (RC): All cards in your opponent's hand must be called to GC three or more at the same time."
    at = guarding(
        TWO_AT_A_TIME, {"FR:0": ["Three at once"], "hand:1": ["Zero", "One"]}, written("Three at once", three)
    )
    assert at.offered == ["pass"]


@pytest.mark.rule("7.5.1.2.4")
@pytest.mark.parametrize(
    ("text", "offered"), [("CONT (RC): This unit may also intercept from the back row.", 1), ("", 0)]
)
def test_a_unit_may_intercept_from_the_back_row_if_a_text_says_so(text: str, offered: int) -> None:
    catcher = written("Catcher", text, 2) if text else unit("Catcher", 2)
    at = guarding("CONT (RC): This unit gets power +0.", {"BL:1": ["Catcher"]}, catcher)
    assert sum(option.startswith("intercept") for option in at.offered) == offered


@pytest.mark.rule("7.5.1.2.4")
@pytest.mark.parametrize(("text", "offered"), [(" until end of battle", 0), ("", 1)])
def test_the_opponent_may_be_kept_from_intercepting(text: str, offered: int) -> None:
    forbids = f"AUTO (RC): When this unit attacks, your opponent cannot intercept{text}."
    draws = "AUTO (RC): When this unit attacks, draw a card."
    at = guarding(forbids if text else draws, {"FL:1": ["Two"], "deck:0": ["Zero"] * 3})
    assert sum(option.startswith("intercept") for option in at.offered) == offered


@pytest.mark.rule("1.3.2")
def test_units_of_any_player_are_those_of_both_but_for_what_resists() -> None:
    text = "ACT (RC) [1/Turn]: Choose one of any player's rear-guards, and retire it."
    at = table(
        {"FL:0": ["Actor"], "FR:1": ["One"], "FL:1": ["Hard"]},
        written("Actor", text),
        written("Hard", "Resist"),
    ).answer("activate:FL:1")
    assert len(at.offered) == 2
