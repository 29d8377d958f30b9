"""Loose cards X3: five Zeroth Dragons, and the card with two sides that strides over everything."""

from __future__ import annotations

import pytest

from engine.games.vanguard import RULEBOOK
from engine.games.vanguard.decks import faults_of
from engine.kernel.rulebook import Deck
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.g_units import down
from tests.games.vanguard.language.cards_in_play import at
from tests.games.vanguard.positions import unit

SPARK, UNWRITTEN = "Spark of the Last Day", "The World Unwritten"
DRAGONS = [f"TC-X3/{number:03}" for number in range(3, 8)]
LEAD = unit("Lead", 3, 11000, nations=frozenset({"Star Gate"}))


def striding(dragons: int = 5) -> ScenarioMatch:
    """A stride step with the spark face up in the G zone and so many dragons bound."""
    zones: dict[str, list[Placed | str]] = {
        "V:0": ["Lead"],
        "hand:0": ["Lead"],
        "FL:0": ["One"],
        "gzone:0": [SPARK],
        "bind:0": [*DRAGONS[:dragons]],
        "hand:1": ["Zero", "One"],
    }
    return at("stride_step", zones, LEAD)


def test_the_spark_goes_to_the_g_zone_when_it_is_ridden_and_binds_the_dragons() -> None:
    zones: dict[str, list[Placed | str]] = {"V:0": [SPARK], "hand:0": ["One"]}
    zones["gzone:0"] = [down(dragon) for dragon in DRAGONS]
    match = at("ride_step", zones).answer("ride:One")
    match.answer(*match.offered)
    assert match.names("gzone:0") == [SPARK]
    assert (match.count("bind:0"), match.face_down("bind:0"), match.names("V:0")) == (5, 0, ["One"])


@pytest.mark.parametrize("dragons", [4, 5])
def test_the_spark_strides_over_everything_with_five_dragons_bound(dragons: int) -> None:
    match = striding(dragons)
    assert ("stride:TC-X3/001" in match.offered) is (dragons == 5)
    if dragons == 5:
        match.answer("stride:TC-X3/001").answer("discard:Lead")
        assert (match.names("V:0"), match.power("V:0"), match.names("FL:0")) == ([UNWRITTEN], 50000, [])
        assert sorted(match.names("removed:0")) == ["Lead", "One"]


def test_nothing_but_grade_0_cards_guards_against_the_world_unwritten() -> None:
    match = striding().answer("stride:TC-X3/001").answer("discard:Lead").passes().answer("attack:V>V")
    assert match.offered == ["pass", "guard:Zero"]


@pytest.mark.parametrize(("face_up", "power"), [(0, 25000), (3, 28000)])
@pytest.mark.parametrize("dragon", DRAGONS)
def test_a_zeroth_dragon_is_stronger_for_each_face_up_card_of_the_g_zone(dragon: str, face_up: int, power: int) -> None:
    assert at("main_phase", {"V:0": [dragon], "gzone:0": [DRAGONS[0]] * face_up}).power("V:0") == power


def test_a_zeroth_dragon_strides_over_a_vanguard_of_its_nation_alone() -> None:
    pile: list[Placed | str] = [DRAGONS[0]] * 3
    pile += [down(dragon) for dragon in DRAGONS[1:4]]
    match = at("stride_step", {"V:0": ["Lead"], "hand:0": ["Lead"], "gzone:0": pile}, LEAD)
    assert match.offered == ["pass", "stride:TC-X3/005"]


def test_the_spark_belongs_into_the_main_deck_and_the_dragons_into_the_g_deck() -> None:
    deck = Deck({"main": {"TC-X3/001": 1}, "g": {**dict.fromkeys(DRAGONS, 1), "TC-X3/002": 1}})
    assert {fault.rule for fault in faults_of(deck, RULEBOOK.cards())} & {"5.2.2.6", "5.3.3", "12.10.3.2"} == {
        "12.10.3.2"
    }
