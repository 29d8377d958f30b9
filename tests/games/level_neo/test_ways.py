"""What attacks and covers come to in Level Neo, as their player is shown it."""

from __future__ import annotations

import pytest

from engine.kernel.views import DecisionView, view
from engine.scenarios import Placed, ScenarioMatch
from engine.wording import Wording
from tests.games.level_neo.positions import in_battle, pass_until


def asked(match: ScenarioMatch, seat: int = 0) -> DecisionView:
    found = view(match.match, seat).decision
    assert found is not None
    return found


def said(match: ScenarioMatch, seat: int = 0) -> list[str]:
    return [Wording(match.match.rulebook)(way.label) for way in asked(match, seat).ways]


@pytest.mark.rule("5.3", "5.8", "9.1")
def test_attacks_that_win_come_first_alone_before_with_a_partner() -> None:
    match = pass_until(in_battle({"S1:0": ["Two"], "M:1": ["Four"], "S1:1": [Placed("One", rested=True)]}), "4.3.3")
    assert said(match) == [
        "Main 3500+2000 (Two) > Four 4000",
        "Two 2000 > One 1000",
        "Main 3500 < Four 4000",
    ]
    assert [each.key for each in asked(match).ways[0].then] == ["partner:S1"]
    assert [each.key for each in asked(match).ways[2].then] == ["pass"]


@pytest.mark.rule("5.3", "9.4")
def test_attacks_of_the_main_character_are_listed_first_then_those_that_take_most() -> None:
    rested = {"S1:1": [Placed("One", rested=True)], "S2:1": [Placed("Three", rested=True)]}
    match = pass_until(in_battle({"S1:0": ["Five"], "M:1": ["Two"], **rested}), "4.3.3")
    alone = [way for way in asked(match).ways if "partner" not in way.label.values]
    assert [way.key for way in alone] == ["attack:M>M", "attack:S1>S2", "attack:S1>S1"]
    assert asked(match).repeats
    assert asked(match).closing == "pass"


@pytest.mark.rule("5.8")
def test_the_partner_that_a_way_expects_is_asked_about_next() -> None:
    match = pass_until(in_battle({"S1:0": ["Two"]}), "4.3.3")
    way = asked(match).ways[0]
    match.answer(way.key)
    assert asked(match).prompt.values["card"] == way.then[0].card
    assert way.then[0].key in match.offered


@pytest.mark.rule("6.1", "9.1")
def test_who_would_hold_covers_first_and_the_least_of_them() -> None:
    supports = {"S1:1": ["Five"], "S2:1": ["One"], "S3:1": ["Four"]}
    match = pass_until(in_battle({"S1:0": ["Two"], **supports}), "4.3.3")
    match.answer("attack:M>M").answer("pass")
    match = pass_until(match, "4.3.5")
    assert said(match, 1) == [
        "Cover with Four: 4000 > 3500",
        "Cover with Five: 5000 > 3500",
        "Cover with One: 1000 < 3500",
    ]
