"""Loose cards X2, card by card: a keyword each among the clans of Star Gate, Dark Zone, Magallanica and Zoo."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed
from tests.games.vanguard.keywords import call, state
from tests.games.vanguard.language.cards_in_play import DOWN, UP, Zones, attack, battle_phase, main_phase
from tests.games.vanguard.positions import unit
from tests.games.vanguard.written import written

# ---- Star Gate


def test_the_bruiser_rushes_when_an_effect_stands_it() -> None:
    stander = written("Stander", "ACT (VC): Stand all of your rear-guards.", 3, 11000)
    zones: Zones = {"V:0": ["Stander"], "FL:0": [Placed("Second Bell Bruiser", rested=True)]}
    assert main_phase(zones, stander).answer("activate:V:1").power("FL:0") == 14000


@pytest.mark.parametrize(("power", "own"), [(19000, 7000), (20000, 11000)])
def test_the_beacon_bursts_beside_a_strong_vanguard(power: int, own: int) -> None:
    match = main_phase({"V:0": ["Mighty"], "BC:0": ["Beacon Trooper, Kilo"]}, unit("Mighty", 3, power))
    assert match.power("BC:0") == own


@pytest.mark.parametrize(("damage", "power"), [(2, 9000), (3, 11000)])
def test_the_oathblade_is_stronger_with_three_damage(damage: int, power: int) -> None:
    assert main_phase({"FL:0": ["Oathblade of the Rainy Pass"], "damage:0": [UP] * damage}).power("FL:0") == power


def test_asagi_is_praised_once_a_turn() -> None:
    asagi = "Asagi, Crowned in Laurel"
    zones: Zones = {"FL:0": [asagi], "FR:0": [asagi], "soul:0": ["Zero", "Zero"], "hand:1": ["Zero"]}
    match = attack(battle_phase(zones), "FL", "V").answer("yes")
    match.answer("soul-blast:Zero")
    assert match.power("FL:0") == 15000
    attack(match.passes(), "FR", "V")
    assert (match.prompt, match.power("FR:0")) == ("ask-guard", 9000)


@pytest.mark.parametrize(("before", "power"), [("Two", 9000 + 7000 + 3000), ("Three", 11000 + 7000)])
def test_the_paired_edges_help_the_grade_2_unit_that_they_boost(before: str, power: int) -> None:
    zones: Zones = {"FL:0": [before], "BL:0": ["Paired Edges of the Ford"], "hand:1": ["Zero"]}
    assert attack(battle_phase(zones), "FL", "V", boost=True).power("FL:0") == power


@pytest.mark.parametrize(("circle", "power"), [("FL:1", 13000), ("FR:1", 9000)])
def test_the_probe_is_stronger_with_nobody_opposite(circle: str, power: int) -> None:
    assert main_phase({"FL:0": ["Probe of the Empty Orbit"], circle: ["Two"]}).power("FL:0") == power


# ---- Dark Zone


def test_the_kickoff_caller_calls_the_fullback_who_charges_and_goes_back() -> None:
    zones: Zones = {"BL:0": ["Kickoff Caller"], "hand:0": ["Fullback Meteor"], "hand:1": ["Zero"]}
    match = main_phase(zones).answer("activate:BL:1").answer("circle:FL").answer("yes")
    assert (match.names("bind:0"), match.face_down("bind:0"), match.power("FL:0")) == (["Kickoff Caller"], 0, 15000)
    attack(match.passes(), "FL", "V").passes()
    assert (match.names("FL:0"), match.names("deck:0")[0]) == ([], "Fullback Meteor")


def test_the_larder_is_stronger_once_the_soul_was_fed() -> None:
    feeder = written("Feeder", "ACT (VC): Soul Charge 1.", 3, 11000)
    match = main_phase({"V:0": ["Feeder"], "FL:0": ["Larder of the Night Court"], "soul:0": ["Zero"]}, feeder)
    assert match.power("FL:0") == 9000
    assert match.answer("activate:V:1").power("FL:0") == 13000


def test_the_understudy_brings_a_unit_of_the_soul_on_for_a_turn() -> None:
    match = main_phase({"BL:0": ["Understudy of the Silver Tent"], "soul:0": ["One", "Two"]}).answer("activate:BL:1")
    assert "call:One" not in match.offered
    match.answer("call:Two").answer("circle:FL")
    assert (match.rested("BL:0"), match.names("FL:0"), match.names("soul:0")) == (True, ["Two"], ["One"])
    assert match.passes(2).names("soul:0") == ["One", "Two"]


def test_the_turner_lets_another_unit_leap_in_time() -> None:
    zones: Zones = {
        "BL:0": ["Sandglass Turner"],
        "FL:0": ["One"],
        "damage:0": [UP],
        "soul:0": ["Zero"],
        "deck:0": ["Two", "Three"],
    }
    match = main_phase(zones).answer("activate:BL:1").answer("find:Two")
    match.answer("circle:FL")
    assert (match.names("FL:0"), match.names("bind:0"), match.face_down("damage:0")) == (["Two"], ["One"], 1)


# ---- Magallanica


def test_the_boatswain_is_stronger_hollowed_and_retires_at_the_end_of_the_turn() -> None:
    match = call(main_phase({"hand:0": ["Drowned Boatswain"]}), "TC-X2/012", "FL").answer("yes")
    assert match.power("FL:0") == 13000
    assert match.passes(2).names("drop:0") == ["Drowned Boatswain"]


@pytest.mark.parametrize(("drop", "removed"), [(1, 0), (2, 2)])
def test_the_inspector_removes_two_cards_of_the_drop_zone_for_a_charge(drop: int, removed: int) -> None:
    zones: Zones = {"hand:0": ["Inspector of Empty Graves"], "drop:0": ["Two"] * drop, "damage:0": [DOWN]}
    match = call(main_phase(zones), "TC-X2/013", "FL")
    if removed:
        match.answer("yes")
    assert (match.count("removed:0"), match.count("drop:0")) == (removed, drop - removed)
    assert match.face_down("damage:0") == int(not removed)


def test_perla_is_stronger_in_harmony_and_sends_units_home() -> None:
    match = main_phase({"BL:0": ["Lagoon Duettist, Perla"], "hand:0": ["Two"]})
    call(match, "Two", "FL")
    assert (state(match, "FL:0", "in harmony"), match.power("BL:0")) == (True, 10000)
    match.answer("activate:BL:3")
    assert (match.names("FL:0"), match.names("hand:0"), match.count("soul:0")) == ([], ["Two"], 1)
    assert not state(match, "BL:0", "in harmony")


@pytest.mark.parametrize(("before", "power"), [(1, 9000), (2, 14000)])
def test_the_marine_comes_with_the_third_battle(before: int, power: int) -> None:
    zones: Zones = {"FL:0": ["Two"], "FR:0": ["Marine of the Third Swell"], "hand:1": ["Zero"]}
    match = battle_phase(zones)
    for attacker in ("FL", "V")[:before]:
        attack(match, attacker, "V").passes()
        while match.prompt not in ("ask-attack", "ask-guard"):
            match.answer(match.offered[0])
    assert attack(match, "FR", "V").power("FR:0") == power


# ---- Zoo


def test_the_warden_leaves_its_cage_if_two_others_rest() -> None:
    zones: Zones = {"FL:0": ["Warden in a Wicker Cage"], "BL:0": ["One"], "BR:0": ["One"]}
    match = main_phase(zones).answer("activate:FL:2")
    assert (match.rested("BL:0"), match.rested("BR:0")) == (True, True)
    assert "attack:FL>V" in match.passes().offered
    assert "attack:FL>V" not in main_phase(zones).passes().offered


def test_the_monitor_charges_when_it_succeeds() -> None:
    helper = written("Helper", "ACT (VC): One of your rear-guards gets power +5000 until end of turn.", 3, 11000)
    zones: Zones = {"V:0": ["Helper"], "FL:0": ["Monitor of the Reed School"], "BL:0": ["Ten"], "damage:0": [DOWN]}
    match = main_phase(zones, helper, unit("Ten", 2, 10000))
    assert match.face_down("damage:0") == 1
    match.answer("activate:V:1").answer("choose:BL")
    assert (state(match, "FL:0", "successful"), match.face_down("damage:0")) == (True, 0)


def test_the_seedling_blooms_beside_another_of_its_name() -> None:
    seedling = "Seedling of the Broad Meadow"
    match = main_phase({"BL:0": [seedling], "hand:0": [seedling, "One"]})
    assert call(match, "One", "FR").power("BL:0") == 7000
    assert call(match, "TC-X2/018", "BR").power("BL:0") == 10000
    assert match.power("BR:0") == 7000


def test_the_thistle_cannot_be_chosen_by_the_opponent() -> None:
    chooser = written("Chooser", "ACT (VC): Choose one of your opponent's rear-guards, and retire it.", 3)
    zones: Zones = {"V:0": ["Chooser"], "FL:1": ["Thistle That Will Not Bend"], "FR:1": ["Two"]}
    match = main_phase(zones, chooser).answer("activate:V:1")
    assert (match.names("FL:1"), match.names("FR:1")) == (["Thistle That Will Not Bend"], [])
    assert match.answer("activate:V:1").names("FL:1") == ["Thistle That Will Not Bend"]
