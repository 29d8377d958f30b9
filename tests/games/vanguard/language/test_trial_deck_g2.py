"""Trial Deck G2, card by card: what each text lets its player do, and what it does not."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.g_units import down
from tests.games.vanguard.language.cards_in_play import UP, Zones, at, attack, battle_phase, main_phase, to_start_step

SELVANE = "Selvane of the Silver Tent"
DRAGON = "Midnight Carnival Dragon"
FACE_UP = "Great Illusionist, Mirabelle"


def strode(unit: str, zones: Zones, *, vanguard: str = "Three") -> ScenarioMatch:
    """The main phase after striding this unit over a vanguard, for a grade 3 card."""
    full: Zones = {"V:0": [vanguard], "gzone:0": [down(unit)], "hand:0": ["Three"], **zones}
    match = at("stride_step", full)
    return match.answer(next(key for key in match.offered if key.startswith("stride:"))).answer("discard:Three")


# ---- grade 3


def test_selvane_charges_the_soul_and_calls_from_it_when_a_g_unit_strides_over_her() -> None:
    match = strode(FACE_UP, {"soul:0": ["One"], "deck:0": ["Two"]}, vanguard=SELVANE)
    assert match.offered == ["choose:One", "choose:Two"]
    match.answer("choose:Two").answer("circle:FL")
    assert (match.names("FL:0"), match.names("soul:0"), match.names("heart:0")) == (["Two"], ["One"], [SELVANE])


@pytest.mark.parametrize(("face_up", "asked"), [(1, False), (2, True)])
def test_selvane_attacks_vanguards_with_more_power_for_a_card_of_the_soul(face_up: int, asked: bool) -> None:
    match = battle_phase({"V:0": [SELVANE], "gzone:0": [FACE_UP] * face_up, "soul:0": ["Zero"], "hand:1": ["Zero"]})
    attack(match, "V", "V")
    assert (match.prompt == "ask-pay") is asked
    if asked:
        match.answer("yes")
        assert (match.power("V:0"), match.count("soul:0")) == (16000, 0)


@pytest.mark.parametrize(("soul", "pile", "power"), [(4, [FACE_UP], 15000), (3, [FACE_UP], 11000), (4, [], 11000)])
def test_the_tiger_rider_is_stronger_with_four_cards_in_the_soul(
    soul: int, pile: list[Placed | str], power: int
) -> None:
    zones: Zones = {"FL:0": ["Tiger Rider in Black"], "soul:0": ["Zero"] * soul, "gzone:0": pile}
    assert main_phase(zones).power("FL:0") == power
    other: Zones = {"FL:1": ["Tiger Rider in Black"], "soul:1": ["Zero"] * soul, "gzone:1": pile}
    assert main_phase(other).power("FL:1") == 11000  # it is not its master's turn


# ---- grade 2


def test_the_harlequin_is_stronger_when_it_comes_out_of_the_soul() -> None:
    zones: Zones = {
        "soul:0": ["Trapdoor Harlequin"],
        "hand:0": ["Trapdoor Harlequin"],
        "BC:0": ["Barker with Two Hats"],
    }
    match = main_phase({**zones, "gzone:0": [FACE_UP]}).answer("activate:BC:2").answer("choose:TC-G2/004")
    match.answer("circle:FL")
    assert match.power("FL:0") == 14000
    assert match.answer("call:TC-G2/004").answer("circle:FR").power("FR:0") == 9000


def test_the_knife_thrower_vanishes_after_its_attack_and_somebody_else_comes() -> None:
    zones: Zones = {"FL:0": ["Vanishing Knife Thrower"], "soul:0": ["One", "Three"], "hand:1": ["Zero"]}
    match = attack(battle_phase({**zones, "gzone:0": [FACE_UP]}), "FL", "V").passes()
    while match.prompt != "ask-pay":
        match.answer(match.offered[0])
    match.answer("yes")
    assert match.offered == ["choose:One"]  # and not itself: it would attack for ever
    match.answer("choose:One").answer("circle:FL")
    assert (match.names("FL:0"), match.rested("FL:0")) == (["One"], False)
    assert match.names("soul:0") == ["Three", "Vanishing Knife Thrower"]
    match = to_start_step(attack(battle_phase(zones), "FL", "V"))
    assert match.names("FL:0") == ["Vanishing Knife Thrower"]


# ---- grade 1


def test_the_stagehand_pays_for_a_stride_alone_and_charges_the_soul_when_placed() -> None:
    match = at("stride_step", {"hand:0": ["Silver Tent Stagehand", "Zero"], "gzone:0": [down(FACE_UP)]})
    match.answer("stride:TC-G2/016").answer("discard:TC-G2/007")
    assert match.names("V:0") == [FACE_UP]
    match = main_phase({"hand:0": ["Silver Tent Stagehand"], "deck:0": ["Two"]})
    assert match.answer("call:TC-G2/007").answer("circle:BC").names("soul:0") == ["Two"]


def test_the_maze_keeper_keeps_an_attacked_unit_from_being_hit_for_a_card() -> None:
    match = attack(battle_phase({"hand:1": ["Mirror Maze Keeper", "One", "Two"]}), "V", "V")
    match.answer("guard:TC-G2/008").answer("yes").answer("discard:One").passes()
    assert to_start_step(match).count("damage:1") == 0


def test_the_cat_charges_the_soul_and_is_stronger_when_it_boosts_a_vanguard() -> None:
    zones: Zones = {"BC:0": ["Somersault Cat"], "BL:0": ["Somersault Cat"], "FL:0": ["Two"], "hand:1": ["Zero"]}
    match = attack(battle_phase({**zones, "gzone:0": [FACE_UP]}), "V", "V", boost=True)
    assert (match.power("V:0"), match.count("soul:0")) == (11000 + 10000, 1)
    match = attack(battle_phase({**zones, "gzone:0": [FACE_UP]}), "FL", "V", boost=True)
    assert (match.power("FL:0"), match.count("soul:0")) == (9000 + 7000, 0)


# ---- grade 0


def test_the_barker_goes_into_the_soul_and_sends_somebody_else_out() -> None:
    zones: Zones = {"BC:0": ["Barker with Two Hats"], "soul:0": ["Zero", "One", "Three"]}
    assert "activate:BC:2" not in main_phase(zones).offered
    match = main_phase({**zones, "gzone:0": [FACE_UP]}).answer("activate:BC:2")
    assert match.offered == ["choose:One", "choose:Three"]
    match.answer("choose:Three").answer("circle:FR")
    assert (match.names("FR:0"), match.names("soul:0")) == (["Three"], ["Zero", "One", "Barker with Two Hats"])


# ---- G units


def test_the_carnival_dragon_calls_two_cards_out_of_a_soul_charged_by_two() -> None:
    zones: Zones = {"gzone:0": [down(DRAGON), down(DRAGON)], "soul:0": ["Zero"], "deck:0": ["One", "Two"]}
    match = strode(DRAGON, zones).answer("yes")
    match.answer(*match.offered)
    assert match.face_down("gzone:0") == 0
    match.answer("choose:One", "choose:Two").answer("circle:FL").answer("circle:BL")
    assert (match.names("FL:0"), match.names("BL:0"), match.names("soul:0")) == (["One"], ["Two"], ["Zero"])


def test_the_carnival_dragon_wants_another_one_in_the_g_zone() -> None:
    match = strode(DRAGON, {"soul:0": ["One"]})
    assert (match.prompt, match.count("soul:0")) == ("ask-main-phase", 1)


def test_mirabelle_attacks_with_more_power_for_each_card_of_the_soul() -> None:
    match = strode(FACE_UP, {"soul:0": ["Zero"] * 3, "hand:1": ["Zero"]}).passes()
    assert attack(match, "V", "V").power("V:0") == 15000 + 11000 + 6000


@pytest.mark.parametrize(
    ("vanguard", "pile", "asked"), [(SELVANE, [FACE_UP], True), ("Three", [FACE_UP], False), (SELVANE, [], False)]
)
def test_the_encore_queen_steps_back_for_selvane_who_attacks_once_more(
    vanguard: str, pile: list[Placed | str], asked: bool
) -> None:
    queen = "Encore Queen, Selvane"
    zones: Zones = {"gzone:0": [down(queen), *pile], "hand:0": ["Three", "One", "Two"], "damage:0": [UP]}
    match = strode(queen, {**zones, "soul:0": ["Zero"], "hand:1": ["Zero"]}, vanguard=vanguard)
    while match.prompt != "ask-main-phase":
        match.answer(next((key for key in match.offered if key in ("no", "pass")), match.offered[0]))
    hand = match.count("hand:0")
    attack(match.passes(), "V", "V").passes()
    while match.prompt not in ("ask-pay", "ask-attack", "ask-ride"):
        match.answer(match.offered[0])
    assert (match.prompt == "ask-pay") is asked
    if not asked:
        return
    match.answer("yes").answer(*match.offered[:2])
    assert (match.names("V:0"), match.rested("V:0"), match.count("hand:0")) == ([SELVANE], False, hand + 3 - 2)
    assert match.names("gzone:0") == [FACE_UP, queen]
    assert match.prompt == "ask-attack"
    assert "attack:V>V" in match.offered


@pytest.mark.parametrize(("soul", "power"), [(5, 26000), (6, 31000)])
def test_the_curtain_call_beast_guards_with_more_shield_with_six_cards_in_the_soul(soul: int, power: int) -> None:
    zones: Zones = {"gzone:1": [down("Curtain-Call Beast")], "hand:1": ["Popcorn Sister", "One"]}
    match = (
        attack(battle_phase({**zones, "soul:1": ["Zero"] * soul}), "V", "V")
        .answer("g-guard:TC-G2/018")
        .answer("discard:TC-G2/014")
    )
    assert match.power("V:1") == power


def test_the_usher_turns_another_g_guardian_face_up_and_calls_a_guardian_out_of_the_soul() -> None:
    zones: Zones = {"hand:1": ["Popcorn Sister", "One"], "soul:1": ["Three", "Zero"]}
    pile: list[Placed | str] = [down("Usher of the Last Row"), down("Curtain-Call Beast")]
    match = attack(battle_phase({**zones, "gzone:1": pile}), "V", "V").answer("g-guard:TC-G2/019")
    match.answer("discard:TC-G2/014").answer("yes")
    match.answer(*match.offered).answer("choose:Zero")
    assert (match.names("G:1"), match.names("gzone:1")) == (["Usher of the Last Row", "Zero"], ["Curtain-Call Beast"])
    assert match.face_down("gzone:1") == 0
    assert match.power("V:1") == 11000 + 15000 + 10000
