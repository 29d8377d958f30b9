"""10.31, 11.32. Time leap."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.vanguard.keywords import Zones, asker, is_called, rests
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

LEAPER = asker("Time Leap - ACT (VC) [1/Turn]: Time leap up to two of your rear-guards.")


def leaping(**zones: list[str]) -> ScenarioMatch:
    """A grade 1 rear-guard at the front left has been chosen to time leap; the deck holds the cards given."""
    placed: Zones = {"V:0": ["Asker"], "FL:0": ["One"], **{k.replace("_", ":"): [*v] for k, v in zones.items()}}
    return table(placed, LEAPER).answer("activate:V:1").answer("time-leap:FL")


@pytest.mark.rule("10.31.1", "10.31.2", "11.32.1")
def test_a_unit_that_time_leaps_is_bound_and_a_card_one_grade_greater_is_called() -> None:
    at = leaping(deck_0=["Two", "Three", "Other One", "Two"])
    assert at.names("bind:0") == ["One"]
    assert at.offered == ["find:Two", "find:Two#2"]
    at.answer("find:Two").answer("circle:FL")
    assert (at.names("FL:0"), at.rule) == (["Two"], "6.6.1.2")
    assert at.count("deck:0") == 4 - 1 + 20


@pytest.mark.rule("10.31.2")
def test_at_the_end_of_that_turn_the_unit_goes_under_the_deck_and_the_bound_card_is_called() -> None:
    at = leaping(deck_0=["Two"]).answer("find:Two").answer("circle:FL").passes(2)
    assert at.rule == "10.7.1.1.1"
    assert (at.names("FL:0"), at.names("deck:0")[0]) == ([], "Two")
    at.answer("circle:BR")
    assert at.match.state.turn_player == 1
    assert (at.names("BR:0"), at.names("bind:0")) == (["One"], [])


@pytest.mark.rule("10.31.2")
def test_if_no_card_is_found_the_bound_card_stays_bound() -> None:
    for at in (leaping(deck_0=["Three", "One"]).answer("pass"), leaping(deck_0=["Two"]).answer()):
        at.passes(2)
        assert at.match.state.turn_player == 1
        assert (at.names("FL:0"), at.names("bind:0")) == ([], ["One"])


@pytest.mark.rule("10.31.2")
def test_the_bound_card_is_not_called_if_the_unit_that_was_called_for_it_has_left() -> None:
    retirer = written("Retirer", "ACT (RC): Retire one of your grade 2 rear-guards.")
    zones: Zones = {"V:0": ["Asker"], "FL:0": ["One"], "FR:0": ["Retirer"], "deck:0": ["Two"]}
    at = table(zones, LEAPER, retirer).answer("activate:V:1").answer("time-leap:FL")
    at.answer("find:Two").answer("circle:FL").answer("activate:FR:1").passes(2)
    assert at.match.state.turn_player == 1
    assert (at.names("drop:0"), at.names("bind:0")) == (["Two"], ["One"])


@pytest.mark.rule("10.31.2")
def test_nothing_is_called_for_a_bound_card_that_has_left_the_bind_zone() -> None:
    taker = written("Taker", "ACT (RC): Put a card from your bind zone into your hand.")
    zones: Zones = {"V:0": ["Asker"], "FL:0": ["One"], "FR:0": ["Taker"], "deck:0": ["Two"]}
    at = table(zones, LEAPER, taker).answer("activate:V:1").answer("time-leap:FL")
    at.answer("find:Two").answer("circle:FL").answer("activate:FR:1").passes(2)
    assert at.match.state.turn_player == 1
    assert (at.names("deck:0")[0], at.names("FL:0"), at.names("hand:0")) == ("Two", [], ["One"])


@pytest.mark.rule("10.31.2")
def test_for_each_of_several_units_a_card_of_its_own_next_grade_is_called() -> None:
    zones: Zones = {"V:0": ["Asker"], "FL:0": ["One"], "FR:0": ["Two"], "deck:0": ["Other Two", "Other Three"]}
    at = table(zones, LEAPER).answer("activate:V:1").answer("time-leap:FL", "time-leap:FR")
    assert at.names("bind:0") == ["One", "Two"]
    assert at.offered == ["find:Other Two"]
    at.answer("find:Other Two").answer("circle:FL")
    assert at.offered == ["find:Other Three"]
    at.answer("find:Other Three").answer("circle:FR")
    at.passes()
    while at.match.state.turn_player == 0:
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    assert sorted(at.names("deck:0")[:2]) == ["Other Three", "Other Two"]
    assert at.names("bind:0") == []


@pytest.mark.rule("10.31.2")
def test_a_unit_may_time_leap_itself_and_a_vanguard_cannot() -> None:
    itself = written("Itself", "Time Leap - ACT (VC/RC): Time leap this unit.")
    at = table({"V:0": ["Itself"], "FL:0": ["Itself"], "deck:0": ["Two"]}, itself)
    at.answer("activate:FL:1").answer("find:Two").answer("circle:FL")
    assert (at.names("FL:0"), at.names("bind:0")) == (["Two"], ["Itself"])
    at.answer("activate:V:1")
    assert at.names("V:0") == ["Itself"]


@pytest.mark.rule("11.32.1")
def test_units_know_that_they_were_placed_by_a_time_leap() -> None:
    text = "AUTO: When this unit is placed on RC from deck due to the Time Leap ability, draw a card."
    late = written("Late", text, 2)
    zones: Zones = {"V:0": ["Asker"], "FL:0": ["One"], "deck:0": ["Late"], "hand:0": ["Late"]}
    at = table(zones, LEAPER, late).answer("activate:V:1").answer("time-leap:FL").answer("find:Late")
    assert at.answer("circle:FL").count("hand:0") == 2
    at.answer("call:Late").answer("circle:FR")
    assert at.count("hand:0") == 1


@pytest.mark.rule("11.32.1")
def test_abilities_that_let_units_time_leap_are_called_so() -> None:
    assert is_called(
        "Time Leap", "ACT (RC): [Rest this unit] Choose one of your rear-guards, and you may time leap it."
    )
    assert not is_called("Time Leap", "ACT (RC): Bind this unit.")
    assert rests("with Time Leap", "Time Leap - ACT (RC): Time leap this unit.", "Boost") == [True, False]
