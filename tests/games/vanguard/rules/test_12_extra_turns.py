"""12.4. Extra turns."""

from __future__ import annotations

import pytest

from engine.kernel.codec import load, save
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]

MORE = "ACT (VC) [1/Turn]: You get an extra turn."


def to_next_turn(at: ScenarioMatch) -> int:
    """Pass until another turn has begun; its player."""
    turn = at.match.state.turn
    while at.match.state.turn == turn:
        at.answer("no" if "no" in at.offered else "pass")
    return at.match.state.turn_player


def turns(at: ScenarioMatch, count: int) -> list[int]:
    """The players of so many turns from here on."""
    return [to_next_turn(at) for _ in range(count)]


@pytest.mark.rule("12.4.1")
def test_an_extra_turn_follows_right_after_this_one_and_then_turns_go_on_as_before() -> None:
    at = table({"V:0": ["Keeper"]}, written("Keeper", MORE, 3)).answer("activate:V:1")
    assert "gets-extra-turn" in at.told
    assert turns(at, 4) == [0, 1, 0, 1]


@pytest.mark.rule("12.4.2")
def test_of_several_extra_turns_the_one_that_was_added_last_comes_first() -> None:
    answering = "AUTO (VC): When your opponent's rear-guard is placed on RC, you get an extra turn."
    keeper = "ACT (VC): You get an extra turn."
    zones: Zones = {"V:0": ["Keeper"], "V:1": ["Answer"], "hand:0": ["One"]}
    at = table(zones, written("Keeper", keeper, 3), written("Answer", answering, 3))
    at.answer("activate:V:1").answer("call:One").answer("circle:FL").answer("activate:V:1")
    assert turns(at, 6) == [0, 1, 0, 1, 0, 1]
    only = table(zones, written("Keeper", keeper, 3), written("Answer", answering, 3))
    only.answer("call:One").answer("circle:FL")
    assert turns(only, 4) == [1, 1, 0, 1]  # an extra turn, and then the turn that is due


@pytest.mark.rule("12.4.1", "12.4.2")
def test_an_extra_turn_that_is_added_in_an_extra_turn_comes_before_those_that_wait() -> None:
    at = table({"V:0": ["Keeper"]}, written("Keeper", "ACT (VC): You get an extra turn.", 3))
    at.answer("activate:V:1").answer("activate:V:1")
    assert turns(at, 1) == [0]
    while at.memory["phase"] != "main phase":
        at.answer("no" if "no" in at.offered else "pass")
    at.answer("activate:V:1")
    again = ScenarioMatch.of(load(at.match.rulebook, save(at.match)))
    for each in (at, again):
        assert turns(each, 5) == [0, 0, 1, 0, 1]


@pytest.mark.rule("12.4.1")
@pytest.mark.parametrize("first", ["activate:V:1", "activate:V:2"])
def test_until_the_end_of_the_opponents_next_turn_is_said_of_the_turn_that_is_the_next_one(first: str) -> None:
    text = f"""{MORE}
    ACT (VC) [1/Turn]: This unit gets power +1000 until end of your opponent's next turn."""
    at = table({"V:0": ["Keeper"]}, written("Keeper", text, 3, 11000)).answer(first)
    at.answer("activate:V:2" if first == "activate:V:1" else "activate:V:1")
    powers = []
    for _ in range(3):
        to_next_turn(at)
        powers.append(at.power("V:0"))
    assert powers == [12000, 12000, 11000]


@pytest.mark.rule("12.4.1", "10.35.1.3")
def test_a_unit_that_stays_rested_in_the_next_stand_phase_does_so_in_an_extra_turn() -> None:
    text = f"""{MORE}
    ACT (VC) [1/Turn]: [Rest this unit] This unit does not stand in your next stand phase."""
    at = table({"V:0": ["Keeper"]}, written("Keeper", text, 3)).answer("activate:V:1").answer("activate:V:2")
    to_next_turn(at)
    assert at.rested("V:0")
    turns(at, 2)
    assert not at.rested("V:0")


@pytest.mark.rule("12.4.1", "12.5.1.1.1")
def test_once_a_turn_is_once_in_each_extra_turn() -> None:
    at = table({"V:0": ["Keeper"]}, written("Keeper", MORE, 3)).answer("activate:V:1")
    to_next_turn(at)
    while at.memory["phase"] != "main phase":
        at.answer("no" if "no" in at.offered else "pass")
    assert "activate:V:1" in at.offered
