"""Trial Deck G1, card by card: what each text lets its player do, and what it does not."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.g_units import down
from tests.games.vanguard.language.cards_in_play import UP, Zones, at, attack, battle_phase, main_phase, to_start_step

REGENT = "Regent of Hours, Horolion"
FACE_UP = "Astrolabe Titan"


def strode(unit: str, zones: Zones, *, vanguard: str = REGENT) -> ScenarioMatch:
    """The main phase after striding this unit over a vanguard of the deck, for a grade 3 card."""
    full: Zones = {"V:0": [vanguard], "gzone:0": [down(unit)], "hand:0": ["Three"], **zones}
    match = at("stride_step", full)
    return match.answer(next(key for key in match.offered if key.startswith("stride:"))).answer("discard:Three")


# ---- grade 3


def test_horolion_sends_an_opposing_rear_guard_under_the_deck_when_a_g_unit_strides_over_it() -> None:
    match = strode("Aion, Eater of Ages", {"damage:0": [UP], "FL:1": ["One"], "BC:1": ["Two"]})
    assert (match.prompt, match.asked) == ("ask-pay", 0)
    match.answer("yes").answer("choose:BC:1")
    assert (match.names("BC:1"), match.names("FL:1")) == ([], ["One"])
    assert match.names("deck:1")[0] == "Two"
    assert match.face_down("damage:0") == 1


def test_horolion_asks_nothing_without_a_card_to_counter_blast() -> None:
    assert strode("Aion, Eater of Ages", {"FL:1": ["One"]}).prompt == "ask-main-phase"


@pytest.mark.parametrize(("face_up", "power"), [(1, 11000), (2, 16000)])
def test_horolion_attacks_vanguards_with_more_power_once_two_g_units_lie_face_up(face_up: int, power: int) -> None:
    match = battle_phase({"V:0": [REGENT], "gzone:0": [FACE_UP] * face_up, "hand:1": ["Zero"], "FL:1": ["Two"]})
    assert attack(match, "V", "V").power("V:0") == power
    match = battle_phase({"V:0": [REGENT], "gzone:0": [FACE_UP] * face_up, "hand:1": ["Zero"], "FL:1": ["Two"]})
    assert attack(match, "V", "FL").power("V:0") == 11000


@pytest.mark.parametrize(
    ("place", "pile", "power"), [("FL", [FACE_UP], 15000), ("V", [FACE_UP], 15000), ("FL", [], 11000)]
)
def test_the_swordmaster_attacks_with_more_power_with_generation_break(
    place: str, pile: list[Placed | str], power: int
) -> None:
    match = battle_phase({f"{place}:0": ["Swordmaster of the Second Hand"], "gzone:0": pile, "hand:1": ["Zero"]})
    assert attack(match, place, "V").power(f"{place}:0") == power


# ---- grade 2


def test_the_gunner_draws_for_a_card_of_the_soul_when_it_hits_a_vanguard() -> None:
    zones: Zones = {"FL:0": ["Pendulum Gunner"], "gzone:0": [FACE_UP], "soul:0": ["Zero"], "V:1": ["Two"]}
    match = attack(battle_phase(zones), "FL", "V")
    assert match.prompt == "ask-pay"
    match.answer("yes")
    assert (match.count("hand:0"), match.names("drop:0")) == (1, ["Zero"])
    assert attack(battle_phase({**zones, "gzone:0": []}), "FL", "V").count("hand:0") == 0


@pytest.mark.parametrize(("vanguard", "sent"), [("Aion, Eater of Ages", True), (REGENT, False)])
def test_the_sniper_sends_a_grade_1_or_less_under_the_deck_while_the_vanguard_is_a_g_unit(
    vanguard: str, sent: bool
) -> None:
    zones: Zones = {
        "V:0": [vanguard],
        "damage:0": [UP],
        "hand:0": ["Escapement Sniper"],
        "FL:1": ["One"],
        "FR:1": ["Two"],
    }
    match = main_phase(zones).answer("call:TC-G1/005").answer("circle:FL")
    if sent:
        match.answer("yes")
    assert match.prompt == "ask-main-phase"
    assert (match.names("FL:1") == []) is sent
    assert match.names("FR:1") == ["Two"]


# ---- grade 1


def test_the_apprentice_pays_for_a_stride_alone() -> None:
    match = at("stride_step", {"hand:0": ["Winding-Key Apprentice", "Zero"], "gzone:0": [down("Aion, Eater of Ages")]})
    match.answer("stride:TC-G1/016").answer("discard:TC-G1/007")
    assert match.names("V:0") == ["Aion, Eater of Ages"]
    assert match.names("hand:0") == ["Zero"]


def test_the_apprentice_finds_horolion_for_a_grade_3_card_shown_and_a_card_discarded() -> None:
    zones: Zones = {"hand:0": ["Winding-Key Apprentice", "Three"], "deck:0": ["Zero", REGENT, "One"]}
    match = main_phase(zones).answer("call:TC-G1/007").answer("circle:BC").answer("yes").answer("reveal:Three")
    assert match.offered == ["find:TC-G1/001"]
    match.answer("find:TC-G1/001")
    assert sorted(match.names("hand:0")) == [REGENT, "Three"]
    assert match.told.count("reveals") == 2
    match.answer("discard:Three")
    assert (match.names("hand:0"), match.names("drop:0")) == ([REGENT], ["Three"])


def test_the_apprentice_called_from_elsewhere_or_without_a_grade_3_card_finds_nothing() -> None:
    match = main_phase({"hand:0": ["Winding-Key Apprentice", "One"], "deck:0": [REGENT]})
    match.answer("call:TC-G1/007").answer("circle:BC")
    assert match.offered == ["no"]  # as far as the opponent can tell there may be one


def test_the_golem_keeps_an_attacked_unit_from_being_hit_for_a_card() -> None:
    match = attack(battle_phase({"hand:1": ["Gearwall Golem", "One", "Two"]}), "V", "V")
    match.answer("guard:TC-G1/008").answer("yes").answer("discard:One").passes()
    to_start_step(match)
    assert match.count("damage:1") == 0
    assert "One" in match.names("drop:1")


def test_the_courier_is_stronger_in_the_turn_of_a_stride() -> None:
    match = strode("Aion, Eater of Ages", {"BC:0": ["Quarter-Past Courier"]}, vanguard="Three")
    assert match.power("BC:0") == 10000


# ---- grade 0


def test_the_pup_is_called_when_it_is_ridden_and_looks_for_a_grade_3_card_later() -> None:
    match = at("ride_step", {"V:0": ["Ticktock Pup"], "hand:0": ["Squire of the Minute Hand"]})
    match.answer("ride:TC-G1/006").answer("yes").answer("circle:BC")
    assert match.names("BC:0") == ["Ticktock Pup"]
    zones: Zones = {
        "BC:0": ["Ticktock Pup"],
        "damage:0": [UP],
        "deck:0": ["One", "Zero", REGENT, "Two", "One", "Three"],
    }
    assert "activate:BC:2" not in main_phase(zones).offered
    match = main_phase({**zones, "gzone:0": [FACE_UP]}).answer("activate:BC:2")
    assert match.offered == ["reveal:TC-G1/001"]
    match.answer("reveal:TC-G1/001")
    assert (match.names("hand:0"), match.names("soul:0")) == ([REGENT], ["Ticktock Pup"])


def test_the_mouse_goes_into_the_soul_for_power() -> None:
    zones: Zones = {"BL:0": ["Mainspring Mouse"], "FL:0": ["Two"], "gzone:0": [FACE_UP]}
    match = main_phase(zones).answer("activate:BL:1").answer("choose:FL")
    assert (match.power("FL:0"), match.names("soul:0")) == (12000, ["Mainspring Mouse"])
    assert "activate:BL:1" not in main_phase({**zones, "gzone:0": []}).offered


# ---- G units


def test_the_colossus_turns_another_one_face_up_to_clear_a_rear_guard_and_grow() -> None:
    pile = [down("Meridian Colossus"), down("Meridian Colossus"), down("Astrolabe Titan")]
    match = strode("", {"gzone:0": pile, "damage:0": [UP], "FL:1": ["Two"], "hand:1": ["Zero"]}, vanguard="Three")
    assert match.passes().prompt == "ask-attack"
    attack(match, "V", "V").answer("yes").answer(*match.offered)
    assert match.names("FL:1") == []
    assert match.power("V:0") == 15000 + 11000 + 5000
    assert [match.face_down("gzone:0"), match.count("gzone:0")] == [1, 2]


def test_the_colossus_wants_another_one_in_the_g_zone() -> None:
    zones: Zones = {
        "gzone:0": [down("Meridian Colossus"), down("Astrolabe Titan")],
        "damage:0": [UP],
        "hand:1": ["Zero"],
    }
    match = strode("", zones, vanguard="Three").passes()
    attack(match, "V", "V")
    assert match.offered == ["no"]  # others cannot tell what lies face down


def test_aion_draws_when_it_hits_a_vanguard_and_makes_three_drive_checks() -> None:
    match = strode("Aion, Eater of Ages", {"hand:1": ["Zero"]}, vanguard="Three").passes()
    attack(match, "V", "V").passes()
    to_start_step(match)
    assert match.count("hand:0") == 3 + 1
    assert match.count("damage:1") == 1


def test_the_titan_grows_with_the_face_up_cards_of_the_g_zone_in_its_own_turn() -> None:
    match = strode("", {"gzone:0": [down("Astrolabe Titan"), FACE_UP, FACE_UP]}, vanguard="Three")
    assert match.power("V:0") == 15000 + 11000 + 6000
    assert at("main_phase", {"V:1": ["Astrolabe Titan"], "gzone:1": [FACE_UP]}).power("V:1") == 15000


def test_the_bulwark_guards_for_a_heal_trigger_and_sends_a_unit_of_the_back_row_under_the_deck() -> None:
    zones: Zones = {
        "gzone:1": [down("Clockface Bulwark Dragon")],
        "hand:1": ["Oilcan Nurse", "Two"],
        "damage:1": [UP],
        "BC:0": ["Two"],
        "BL:0": ["Other Two"],
        "FL:0": ["Two"],
    }
    match = attack(battle_phase(zones), "V", "V").answer("g-guard:TC-G1/018").answer("discard:TC-G1/014")
    assert match.power("V:1") == 26000
    match.answer("yes")
    assert match.offered == ["choose:BL", "choose:BC"]
    match.answer("choose:BL")
    assert (match.names("BL:0"), match.names("drop:1")) == ([], ["Oilcan Nurse"])


def test_zerachron_strides_for_a_copy_of_the_vanguard_clears_the_field_and_takes_the_g_zone_along() -> None:
    zones: Zones = {
        "V:0": [REGENT],
        "hand:0": [REGENT, "One"],
        "gzone:0": [FACE_UP, FACE_UP, FACE_UP, down("Zerachron, the First Hour")],
        "damage:0": [UP, UP],
        "FL:1": ["Two"],
        "BR:1": ["One"],
    }
    match = at("stride_step", zones)
    assert match.offered == ["pass", "stride:TC-G1/019"]
    match.answer("stride:TC-G1/019").answer("discard:TC-G1/001").answer("play:V:2").answer("yes")
    assert match.power("V:0") == 25000 + 11000
    match.answer(*match.offered)
    assert (match.names("FL:1"), match.names("BR:1")) == ([], [])
    assert {match.names("deck:1")[0], match.names("deck:1")[1]} == {"One", "Two"}
    match.passes(2)
    while match.match.state.turn == 3:
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert (match.names("V:0"), match.count("gzone:0"), match.count("removed:0")) == ([REGENT], 0, 4)
