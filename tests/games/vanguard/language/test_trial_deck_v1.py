"""Trial Deck V1, card by card: Force among Kagero."""

from __future__ import annotations

import pytest

from tests.games.vanguard.language.cards_in_play import UP, Zones, at, attack, battle_phase, main_phase

VERMAGNIS, IDRIS = "Crucible Dragon, Vermagnis", "Bonfire Marshal, Idris"


@pytest.mark.parametrize("rider", [VERMAGNIS, IDRIS])
def test_riding_the_leaders_brings_force(rider: str) -> None:
    match = at("ride_step", {"V:0": ["Two"], "hand:0": [rider]})
    match.answer(next(key for key in match.offered if key.startswith("ride:"))).answer("force:V")
    assert match.power("V:0") == (23000 if rider == VERMAGNIS else 22000)


def test_vermagnis_burns_a_rear_guard_once_a_turn() -> None:
    zones: Zones = {"V:0": [VERMAGNIS], "hand:0": ["One"], "damage:0": [UP], "FL:1": ["Two"]}
    match = main_phase(zones).answer("activate:V:1")
    assert match.names("drop:1") == ["Two"]
    assert match.power("V:0") == 23000
    assert "activate:V:1" not in match.offered


def test_vermagnis_soul_charges_when_it_hits() -> None:
    match = attack(battle_phase({"V:0": [VERMAGNIS]}), "V", "V")
    assert match.count("soul:0") == 1


def test_idris_pays_with_the_soul_for_a_comrade() -> None:
    zones: Zones = {"V:0": [IDRIS], "soul:0": ["Zero"], "FL:0": ["Two"], "hand:1": ["Zero"]}
    match = attack(battle_phase(zones), "V", "V").answer("yes")
    assert match.power("FL:0") == 14000


@pytest.mark.parametrize(("theirs", "power"), [(2, 14000), (3, 12000)])
def test_idris_is_stronger_against_few(theirs: int, power: int) -> None:
    field = {place: ["One"] for place in ["FL:1", "FR:1", "BC:1"][:theirs]}
    assert main_phase({"FL:0": [IDRIS], **field}).power("FL:0") == power


def test_soraya_burns_when_she_hits_the_vanguard() -> None:
    zones: Zones = {"FL:0": ["Ashen Duelist, Soraya"], "V:1": ["Two"], "FR:1": ["One"], "damage:0": [UP]}
    match = attack(battle_phase(zones), "FL", "V").answer("yes")
    assert match.names("drop:1") == ["One"]


def test_the_gaoler_burns_small_units() -> None:
    zones: Zones = {"hand:0": ["Ember-Chain Gaoler"], "soul:0": ["Zero"], "FL:1": ["Two"], "FR:1": ["One"]}
    match = main_phase(zones)
    match.answer(next(key for key in match.offered if key.startswith("call:"))).answer("circle:FL").answer("yes")
    assert match.names("drop:1") == ["One"]


@pytest.mark.parametrize(("vanguard", "power"), [("Three", 11000 + 7000 + 2000), ("Two", 9000 + 7000)])
def test_nadim_helps_a_vanguard_of_grade_3(vanguard: str, power: int) -> None:
    match = battle_phase({"V:0": [vanguard], "BC:0": ["Torchbearer Nadim"], "hand:1": ["Zero"]})
    assert attack(match, "V", "V", boost=True).power("V:0") == power


def test_the_spark_thief_trades_a_card() -> None:
    match = main_phase({"hand:0": ["Spark Thief", "One"]})
    match.answer(next(key for key in match.offered if key.startswith("call:TC"))).answer("circle:FL")
    match.answer("discard:One")
    assert (match.count("soul:0"), match.count("hand:0"), match.names("drop:0")) == (1, 1, ["One"])


def test_the_imp_draws_when_a_kagero_rides_it() -> None:
    match = at("ride_step", {"V:0": ["Kindling Imp"], "hand:0": ["Cinderpath Guide"]})
    match.answer(next(key for key in match.offered if key.startswith("ride:")))
    assert match.count("hand:0") == 1
