"""Trial Deck 02, card by card: what each text lets its player do, and what it does not."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed
from tests.games.vanguard.language.cards_in_play import DOWN, UP, at, attack, battle_phase, main_phase, to_start_step


@pytest.mark.parametrize(
    ("zones", "power"),
    [
        ({"V:0": ["Dragonic Overlord"]}, 9000),
        ({"V:0": ["Dragonic Overlord"], "BR:0": ["Lizard Runner, Undeux"]}, 11000),
        ({"V:0": ["Dragonic Overlord"], "BR:0": ["Wingal"]}, 9000),
        ({"V:0": ["Dragonic Overlord"], "soul:0": ["Lizard Runner, Undeux"]}, 9000),
        ({"V:0": ["Dragonic Overlord"], "FL:1": ["Lizard Runner, Undeux"]}, 9000),
        ({"V:0": ["Dragonic Overlord"], "G:0": ["Lizard Runner, Undeux"]}, 9000),
    ],
)
def test_overlord_is_weaker_without_another_vanguard_or_rear_guard_of_its_clan(
    zones: dict[str, list[Placed | str]], power: int
) -> None:
    assert at("start_step", zones).power("V:0") == power


def test_overlord_is_weaker_as_a_lone_rear_guard_too() -> None:
    assert main_phase({"FL:0": ["Dragonic Overlord"]}).power("FL:0") == 9000
    assert main_phase({"V:0": ["Berserk Dragon"], "FL:0": ["Dragonic Overlord"]}).power("FL:0") == 11000


def test_overlord_stands_again_after_hitting_a_rear_guard_and_has_lost_twin_drive() -> None:
    match = main_phase(
        {
            "V:0": ["Dragonic Overlord"],
            "BR:0": ["Lizard Runner, Undeux"],
            "damage:0": [UP, UP, UP],
            "FL:1": ["Two"],
            "hand:1": ["Zero"],
        }
    )
    match.answer("activate:V:2")
    assert match.power("V:0") == 16000
    assert "twin drive" not in match.value("V:0", "keywords")
    assert match.answer("pass").prompt == "ask-attack"
    attack(match, "V", "FL").answer("pass")
    assert match.count("hand:0") == 1
    assert match.names("drop:1") == ["Two"]
    assert (match.prompt, match.rested("V:0")) == ("ask-attack", False)
    attack(match, "V", "V")
    to_start_step(match)
    assert match.rested("V:0") or match.prompt is None


def test_overlord_does_not_stand_after_hitting_a_vanguard() -> None:
    match = main_phase({"V:0": ["Dragonic Overlord"], "damage:0": [UP, UP, UP], "FL:1": ["Two"]})
    match.answer("activate:V:2").answer("pass")
    attack(match, "V", "V").answer("pass")
    assert match.count("damage:1") == 1
    assert match.rested("V:0")


def test_overlord_is_itself_again_in_the_next_turn() -> None:
    match = main_phase({"V:0": ["Dragonic Overlord"], "damage:0": [UP, UP, UP], "hand:1": ["Zero"]})
    match.answer("activate:V:2").answer("pass").answer("pass")
    assert match.power("V:0") == 9000
    assert "twin drive" in match.value("V:0", "keywords")
    assert match.value("V:0", "keywords") == {"twin drive"}


def test_overlord_wants_three_face_up_cards() -> None:
    match = main_phase({"V:0": ["Dragonic Overlord"], "damage:0": [UP, UP, DOWN]})
    assert "activate:V:2" not in match.offered


def test_goku_retires_a_grade_1_or_less_when_its_drive_check_reveals_a_grade_3_kagero() -> None:
    zones = {"V:0": ["Dragon Monk, Goku"], "deck:0": ["Dragonic Overlord", "Lizard Runner, Undeux"]}
    match = battle_phase({**zones, "FL:1": ["Two"], "BR:1": ["One"], "BL:1": ["Zero"]})
    attack(match, "V", "V").answer("pass")
    assert match.offered == ["choose:BL:1", "choose:BR:1"]
    match.answer("choose:BR:1")
    assert match.names("drop:1") == ["One"]


def test_goku_as_a_rear_guard_retires_nothing() -> None:
    match = battle_phase({"FL:0": ["Dragon Monk, Goku"], "deck:0": ["Dragonic Overlord"], "BR:1": ["One"]})
    attack(match, "FL", "V")
    assert match.names("drop:1") == []


def test_yaksha_may_be_ridden_from_the_hand_when_an_opposing_rear_guard_goes_to_the_drop_zone() -> None:
    hand: list[Placed | str] = ["Berserk Dragon", "Demonic Dragon Berserker, Yaksha"]
    match = main_phase({"V:0": ["Berserk Dragon"], "hand:0": hand, "damage:0": [UP, UP], "FL:1": ["Two"]})
    match.answer("call:TD02/005").answer("circle:FL").answer("yes")
    assert (match.prompt, match.asked) == ("ask-use", 0)
    assert match.match.decision is not None
    assert match.match.decision.secret
    match.answer("yes")
    assert match.names("V:0") == ["Demonic Dragon Berserker, Yaksha"]
    assert match.names("soul:0") == ["Berserk Dragon"]
    assert "reveals" in match.told


def test_yaksha_may_stay_hidden() -> None:
    hand: list[Placed | str] = ["Berserk Dragon", "Demonic Dragon Berserker, Yaksha"]
    match = main_phase({"V:0": ["Berserk Dragon"], "hand:0": hand, "damage:0": [UP, UP], "FL:1": ["Two"]})
    match.answer("call:TD02/005").answer("circle:FL").answer("yes").answer("no")
    assert match.names("hand:0") == ["Demonic Dragon Berserker, Yaksha"]
    assert match.told.count("ability") == 1
    assert match.prompt == "ask-main-phase"


def test_yaksha_wants_a_grade_2_vanguard() -> None:
    hand: list[Placed | str] = ["Berserk Dragon", "Demonic Dragon Berserker, Yaksha"]
    match = main_phase({"V:0": ["Dragon Monk, Goku"], "hand:0": hand, "damage:0": [UP, UP], "FL:1": ["Two"]})
    match.answer("call:TD02/005").answer("circle:FL").answer("yes")
    assert match.prompt == "ask-main-phase"


def test_yaksha_is_for_the_main_phase() -> None:
    zones = {"V:0": ["Berserk Dragon"], "hand:0": ["Demonic Dragon Berserker, Yaksha"], "FL:1": ["One"]}
    match = battle_phase(zones)
    attack(match, "V", "FL")
    assert match.names("drop:1") == ["One"]
    assert match.names("hand:0")[0] == "Demonic Dragon Berserker, Yaksha"
    assert match.names("V:0") == ["Berserk Dragon"]


def test_berserk_dragon_retires_when_placed_on_either_circle() -> None:
    called = main_phase(
        {
            "V:0": ["Dragon Monk, Goku"],
            "hand:0": ["Berserk Dragon"],
            "damage:0": [UP, UP],
            "FL:1": ["Two"],
            "BR:1": ["Three"],
        }
    )
    called.answer("call:TD02/005").answer("circle:FL").answer("yes")
    assert called.names("drop:1") == ["Two"]  # the only one of grade 2 or less: nothing to choose
    ridden = at("ride_step", {"V:0": ["One"], "hand:0": ["Berserk Dragon"], "damage:0": [UP, UP], "FL:1": ["Two"]})
    ridden.answer("ride:TD02/005").answer("yes")
    assert ridden.names("drop:1") == ["Two"]


def test_berserk_dragon_wants_a_kagero_vanguard() -> None:
    match = main_phase({"hand:0": ["Berserk Dragon"], "damage:0": [UP, UP], "FL:1": ["Two"]})
    match.answer("call:TD02/005").answer("circle:FL")
    assert match.prompt == "ask-main-phase"


def test_tejas_may_attack_the_back_row_of_its_own_column_only() -> None:
    match = battle_phase(
        {"FL:0": ["Wyvern Strike, Tejas"], "FR:0": ["Two"], "FR:1": ["Two"], "BR:1": ["One"], "BL:1": ["Zero"]}
    )
    tejas = [key for key in match.offered if key.startswith("attack:FL")]
    assert tejas == ["attack:FL>V", "attack:FL>FR", "attack:FL>BR"]
    assert "attack:FR>BL" not in match.offered
    attack(match, "FL", "BR").answer("pass")
    assert match.names("drop:1") == ["One"]


def test_gojo_rests_and_discards_to_draw() -> None:
    match = main_phase({"FL:0": ["Dragon Monk, Gojo"], "hand:0": ["Wingal", "Flogal"]})
    match.answer("activate:FL:1")
    assert match.offered == ["discard:TD01/009", "discard:TD01/016"]
    match.answer("discard:TD01/009")
    assert match.rested("FL:0")
    assert match.names("drop:0") == ["Wingal"]
    assert match.names("hand:0") == ["Flogal", "Zero"]
    assert "activate:FL:1" not in match.offered


@pytest.mark.parametrize(
    "zones",
    [
        {"FL:0": ["Dragon Monk, Gojo"]},
        {"FL:0": [Placed("Dragon Monk, Gojo", rested=True)], "hand:0": ["Wingal"]},
        {"soul:0": ["Dragon Monk, Gojo"], "hand:0": ["Wingal"]},
    ],
)
def test_gojo_must_be_able_to_pay_all_of_its_cost_on_a_circle(zones: dict[str, list[Placed | str]]) -> None:
    assert not [key for key in main_phase(zones).offered if key.startswith("activate")]


def test_aermo_draws_for_a_discard_when_the_attack_it_boosted_hits() -> None:
    match = battle_phase({"FL:0": ["Two"], "BL:0": ["Flame of Hope, Aermo"], "hand:0": ["Wingal"], "FL:1": ["One"]})
    attack(match, "FL", "FL", boost=True)
    assert match.prompt == "ask-pay"
    match.answer("yes")
    assert (match.names("drop:0"), match.names("hand:0")) == (["Wingal"], ["Zero"])


def test_aermo_draws_nothing_when_it_did_not_boost_or_the_attack_failed() -> None:
    zones = {"FL:0": ["Two"], "BL:0": ["Flame of Hope, Aermo"], "hand:0": ["Wingal"], "FL:1": ["One"]}
    match = battle_phase(zones)
    attack(match, "FL", "FL", boost=False)
    assert match.names("drop:1") == ["One"]
    assert match.names("hand:0")[:1] == ["Wingal"]
    failing = battle_phase({**zones, "FL:0": ["Zero"], "V:1": ["Three"], "hand:1": ["Zero", "Zero"]})
    attack(failing, "FL", "V", boost=True)
    failing.answer("guard:Zero").answer("pass")
    assert failing.names("hand:0")[:1] == ["Wingal"]


@pytest.mark.parametrize("name", ["Demonic Dragon Madonna, Joka", "Demonic Dragon Mage, Rakshasa"])
def test_joka_and_rakshasa_grow_when_an_opposing_rear_guard_goes_to_the_drop_zone_in_ones_main_phase(name: str) -> None:
    match = main_phase(
        {
            "V:0": ["Dragon Monk, Goku"],
            "BL:0": [name],
            "hand:0": ["Berserk Dragon"],
            "damage:0": [UP, UP],
            "FL:1": ["Two"],
        }
    )
    before = match.power("BL:0")
    match.answer("call:TD02/005").answer("circle:FL").answer("yes")
    assert match.power("BL:0") == before + 3000


def test_joka_does_not_grow_for_ones_own_rear_guard_or_in_the_battle_phase() -> None:
    match = main_phase({"BL:0": ["Demonic Dragon Madonna, Joka"], "FL:0": ["One"], "hand:0": ["Two"]})
    match.answer("call:Two").answer("circle:FL")
    assert match.names("drop:0") == ["One"]
    assert match.power("BL:0") == 6000
    fight = battle_phase(
        {"BL:0": ["Demonic Dragon Madonna, Joka"], "FR:0": ["Two"], "FL:1": ["One"], "hand:0": ["Zero"]}
    )
    attack(fight, "FR", "FL")
    assert fight.names("drop:1") == ["One"]
    assert fight.power("BL:0") == 6000


@pytest.mark.parametrize(("front", "power"), [("Wyvern Strike, Tejas", 18000), ("Dragon Knight, Nehalem", 16000)])
def test_jarran_gives_tejas_more_than_its_boost(front: str, power: int) -> None:
    match = battle_phase({"FL:0": [front], "BL:0": ["Wyvern Strike, Jarran"], "hand:1": ["Zero"]})
    attack(match, "FL", "V", boost=True)
    assert match.power("FL:0") == power
