"""602.1: dynamo, by which a creature is tapped to add its power and abilities to another Dynamo."""

from __future__ import annotations

from typing import Any

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, attack, creature

DYNAMO: dict[str, Any] = {"races": ["Dynamo"]}
GIVER = creature("Giver", 2000, "Dynamo", "Double breaker", "Whenever this creature attacks, draw a card.", **DYNAMO)
TAKER = creature("Taker", 3000, "Dynamo", **DYNAMO)
SLOW = creature("Slow", 2000, "Dynamo", "This creature can't attack.", **DYNAMO)
FOUR = creature("Four", 4000)
TWO_OF_THEM: Zones = {"B1:0": ["Giver"], "B2:0": ["Taker"], "S2:1": ["Blank"], "S3:1": ["Blank"]}


def _attack(zones: Zones, **more: Any) -> ScenarioMatch:
    return attack(zones, GIVER, TAKER, SLOW, FOUR, **more)


def _tap_ability(match: ScenarioMatch, place: str) -> str:
    return next(key for key in match.offered if key.startswith(f"tap-ability:{place}"))


@pytest.mark.rule("602.1", "602.3a")
def test_instead_of_attacking_it_adds_its_power_and_abilities_until_the_turn_ends() -> None:
    match = _attack({**TWO_OF_THEM, "B3:0": ["One"]})
    match.answer(_tap_ability(match, "B1"))
    assert (match.rested("B1:0"), match.power("B2:0"), match.power("B3:0")) == (True, 5000, 1000)
    match.answer("attack:B2")
    assert match.rule == "509.3"  # double breaker
    assert match.names("hand:0") == ["Blank"]
    match.answer("break:S1", "break:S2").answer("pass").answer("pass")
    assert match.power("B2:0") == 3000


@pytest.mark.rule("602.3a", "506.1")
def test_only_what_can_attack_is_tapped_for_it_outside_of_a_battle() -> None:
    match = _attack({"B1:0": ["Slow"], "B2:0": ["Taker"]})
    assert [key for key in match.offered if key.startswith("tap")] == [_tap_ability(match, "B2")]
    sick = _attack({"B1:0": ["Giver"], "B2:0": ["Taker"]}, memory={"turn began": 0})
    assert not [key for key in sick.offered if key.startswith("tap")]


@pytest.mark.rule("115.2", "602.1")
@pytest.mark.parametrize(("answer", "won"), [("yes", True), ("no", False)])
def test_as_a_battle_begins_it_may_be_done_before_the_powers_are_compared(answer: str, won: bool) -> None:
    zones: Zones = {"B1:0": ["Slow"], "B2:0": ["Taker"], "B1:1": [Placed("Four", rested=True)]}
    match = _attack(zones).answer("attack:B2").answer("target:B1:1")
    assert match.offered == ["yes", "no"]  # the tapped one is not asked
    match.answer(answer)
    assert (match.names("B2:0"), match.names("B1:1")) == ((["Taker"], []) if won else ([], ["Four"]))


@pytest.mark.rule("115.2", "602.1")
def test_so_it_may_be_in_any_battle_in_the_opponents_turn_as_well() -> None:
    zones: Zones = {"B1:0": ["Four"], "B1:1": [Placed("Taker", rested=True)], "B2:1": ["Slow"]}
    match = _attack(zones).answer("attack:B1").answer("target:B1:1")
    assert (match.asked, match.offered) == (1, ["yes", "no"])
    match.answer("yes")
    assert (match.names("B1:0"), match.names("B1:1")) == ([], ["Taker"])


@pytest.mark.rule("602.1", "110.2c")
def test_what_it_was_given_is_added_too_and_what_says_this_means_the_one_that_has_it() -> None:
    big = creature(
        "Big", 9000, "Dynamo", "This creature can't be blocked by creatures that have power 4000 or less.", **DYNAMO
    )
    zones: Zones = {"B1:0": ["Big"], "B2:0": ["Giver"], "B3:0": ["Taker"], "B1:1": ["Wall"]}
    match = attack(zones, GIVER, TAKER, big)
    match.answer(_tap_ability(match, "B1")).answer("choose:B2")
    match.answer(_tap_ability(match, "B2")).answer("choose:B3")
    assert match.power("B3:0") == 3000 + 2000 + 9000
    match.answer("attack:B3")
    assert match.rule != "507.1a"  # the wall cannot block it
