"""Trial Deck 01, card by card: what each text lets its player do, and what it does not."""

from __future__ import annotations

import pytest

from tests.games.vanguard.language.cards_in_play import (
    DOWN,
    UP,
    Zones,
    at,
    attack,
    battle_phase,
    main_phase,
    to_start_step,
)


@pytest.mark.parametrize(
    ("vanguard", "power"), [("Crimson Butterfly, Brigitte", 10000), ("Knight of the Harp, Tristan", 8000)]
)
def test_brigitte_and_tristan_grow_for_each_grade_3_royal_paladin_of_their_drive_checks(
    vanguard: str, power: int
) -> None:
    deck = ["Solitary Knight, Gancelot", "Knight of Conviction, Bors"]
    match = battle_phase({"V:0": [vanguard], "deck:0": deck, "hand:1": ["Zero"]})
    attack(match, "V", "V")
    assert match.power("V:0") == power
    match.answer("pass")
    grown = power + 5000 * match.count("hand:0")
    assert match.count("hand:0") == (2 if power == 10000 else 1)
    assert match.count("damage:1") == int(grown >= 11000)
    assert match.power("V:0") == power  # it lasted until the end of the battle


def test_brigitte_does_not_grow_for_other_cards() -> None:
    match = battle_phase(
        {"V:0": ["Crimson Butterfly, Brigitte"], "deck:0": ["Dragonic Overlord", "Blaster Blade"], "damage:1": [UP]}
    )
    attack(match, "V", "V")
    assert match.count("damage:1") == 1


def test_tristan_as_a_rear_guard_makes_no_drive_check() -> None:
    match = battle_phase({"FL:0": ["Knight of the Harp, Tristan"], "deck:0": ["Solitary Knight, Gancelot"]})
    attack(match, "FL", "V")
    assert match.count("hand:0") == 0
    assert match.count("damage:1") == 0


def test_bors_may_pay_one_counter_blast_to_grow_until_the_end_of_the_battle() -> None:
    match = battle_phase({"FL:0": ["Knight of Conviction, Bors"], "damage:0": [DOWN, UP], "hand:1": ["Zero"]})
    attack(match, "FL", "V")
    assert (match.prompt, match.asked) == ("ask-pay", 0)
    match.answer("yes")
    assert match.power("FL:0") == 13000
    assert match.match.state.face_down[match.cards("damage:0")[1]]
    to_start_step(match)
    assert match.power("FL:0") == 10000


def test_bors_is_not_asked_without_a_face_up_card_in_the_damage_zone() -> None:
    match = battle_phase({"FL:0": ["Knight of Conviction, Bors"], "damage:0": [DOWN], "hand:1": ["Zero"]})
    attack(match, "FL", "V")
    assert match.prompt == "ask-guard"


def test_bors_may_decline() -> None:
    match = battle_phase({"V:0": ["Knight of Conviction, Bors"], "damage:0": [UP], "hand:1": ["Zero"]})
    attack(match, "V", "V").answer("no")
    assert match.power("V:0") == 10000
    assert not match.match.state.face_down[match.card("damage:0")]


def test_gancelot_grows_with_blaster_blade_in_the_soul() -> None:
    match = main_phase({"V:0": ["Solitary Knight, Gancelot"], "soul:0": ["Blaster Blade"], "damage:0": [UP, UP]})
    match.answer("activate:V:1")
    assert (match.power("V:0"), match.value("V:0", "critical")) == (14000, 2)
    assert all(match.match.state.face_down[card] for card in match.cards("damage:0"))
    assert "activate:V:1" not in match.offered


def test_gancelot_may_pay_for_nothing() -> None:
    match = main_phase({"V:0": ["Solitary Knight, Gancelot"], "damage:0": [UP, UP]})
    match.answer("activate:V:1")
    assert (match.power("V:0"), match.value("V:0", "critical")) == (9000, 1)


def test_gancelot_grows_on_the_vanguard_circle_only() -> None:
    match = main_phase({"FL:0": ["Solitary Knight, Gancelot"], "soul:0": ["Blaster Blade"], "damage:0": [UP, UP]})
    assert not [key for key in match.offered if key.startswith("activate")]


def test_gancelot_goes_from_the_hand_to_the_top_of_the_deck_and_fetches_blaster_blade() -> None:
    match = main_phase({"hand:0": ["Solitary Knight, Gancelot"], "deck:0": ["Wingal", "Blaster Blade", "Flogal"]})
    match.answer("activate:TD01/003:2")
    assert (match.prompt, match.asked) == ("ask-find", 0)
    assert match.offered == ["find:TD01/005"]
    match.answer("find:TD01/005")
    assert match.names("hand:0") == ["Blaster Blade"]
    assert sorted(match.names("deck:0"))[:3] == ["Flogal", "Solitary Knight, Gancelot", "Wingal"]
    assert match.told.count("reveals") == 2
    assert not match.match.state.shown


def test_gancelot_need_not_find_anything() -> None:
    match = main_phase({"hand:0": ["Solitary Knight, Gancelot"], "deck:0": ["Blaster Blade"]})
    match.answer("activate:TD01/003:2").answer()
    assert match.names("hand:0") == []
    assert {"Solitary Knight, Gancelot", "Blaster Blade"} <= set(match.names("deck:0"))


def test_blaster_blade_on_the_vanguard_circle_retires_any_rear_guard_of_the_opponent() -> None:
    zones: Zones = {
        "V:0": ["One"],
        "hand:0": ["Blaster Blade"],
        "damage:0": [UP, UP],
        "FL:1": ["Zero"],
        "BR:1": ["Two"],
    }
    match = at("ride_step", zones)
    match.answer("ride:TD01/005")
    assert match.prompt == "ask-pay"
    match.answer("yes")
    assert match.offered == ["choose:FL:1", "choose:BR:1"]
    match.answer("choose:FL:1")
    assert (match.names("FL:1"), match.names("drop:1"), match.names("BR:1")) == ([], ["Zero"], ["Two"])


def test_blaster_blade_on_a_rear_guard_circle_wants_a_royal_paladin_vanguard_and_a_grade_2() -> None:
    zones: Zones = {
        "hand:0": ["Blaster Blade"],
        "damage:0": [UP, UP],
        "FL:1": ["One"],
        "FR:1": ["Two"],
        "BC:1": ["Two"],
    }
    match = main_phase({"V:0": ["Knight of Conviction, Bors"], **zones})
    match.answer("call:TD01/005").answer("circle:FL").answer("yes")
    assert match.offered == ["choose:FR:1", "choose:BC:1"]
    match.answer("choose:BC:1")
    assert match.names("drop:1") == ["Two"]
    stranger = main_phase(zones)
    stranger.answer("call:TD01/005").answer("circle:FL")
    assert stranger.prompt == "ask-main-phase"


def test_blaster_blade_with_one_counter_blast_too_few_asks_nothing() -> None:
    match = main_phase(
        {"V:0": ["Knight of Conviction, Bors"], "hand:0": ["Blaster Blade"], "damage:0": [UP, DOWN], "FR:1": ["Two"]}
    )
    match.answer("call:TD01/005").answer("circle:FL")
    assert match.prompt == "ask-main-phase"


@pytest.mark.parametrize(("mine", "theirs", "power"), [(2, 1, 11000), (1, 1, 8000), (0, 2, 8000)])
def test_randolf_grows_with_more_cards_in_hand_than_the_opponent(mine: int, theirs: int, power: int) -> None:
    match = battle_phase({"FL:0": ["Covenant Knight, Randolf"], "hand:0": ["Zero"] * mine, "hand:1": ["Zero"] * theirs})
    attack(match, "FL", "V")
    assert match.prompt == "ask-guard"
    assert match.power("FL:0") == power


@pytest.mark.parametrize(("front", "power"), [("Blaster Blade", 19000), ("Knight of Silence, Gallatin", 16000)])
def test_wingal_gives_blaster_blade_more_than_its_boost(front: str, power: int) -> None:
    match = battle_phase({"FL:0": [front], "BL:0": ["Wingal"], "hand:1": ["Zero"]})
    attack(match, "FL", "V", boost=True)
    assert match.power("FL:0") == power
    to_start_step(match)
    assert match.power("FL:0") == power - 6000 - (4000 if front == "Blaster Blade" else 0)


def test_starlight_unicorn_gives_another_royal_paladin_power_until_the_end_of_the_turn() -> None:
    match = main_phase(
        {"V:0": ["Blaster Blade"], "FR:0": ["Wingal"], "BR:0": ["Zero"], "hand:0": ["Starlight Unicorn"]}
    )
    match.answer("call:TD01/010").answer("circle:FL")
    assert match.offered == ["choose:V", "choose:FR"]
    match.answer("choose:FR")
    assert (match.power("FR:0"), match.power("V:0"), match.power("FL:0")) == (8000, 9000, 6000)


def test_starlight_unicorn_alone_of_its_clan_chooses_nothing() -> None:
    match = main_phase({"hand:0": ["Starlight Unicorn"]})
    match.answer("call:TD01/010").answer("circle:FL")
    assert match.prompt == "ask-main-phase"


def test_morgana_may_discard_a_card_to_grow_for_the_rest_of_the_turn() -> None:
    match = battle_phase({"FL:0": ["Knight of Rose, Morgana"], "hand:0": ["Wingal", "Flogal"], "hand:1": ["Zero"]})
    attack(match, "FL", "V")
    match.answer("yes")
    assert match.prompt == "ask-discard"
    assert match.offered == ["discard:TD01/009", "discard:TD01/016"]
    match.answer("discard:TD01/016")
    assert match.names("drop:0") == ["Flogal"]
    to_start_step(match)
    assert match.power("FL:0") == 10000


def test_morgana_is_not_asked_with_an_empty_hand() -> None:
    match = battle_phase({"FL:0": ["Knight of Rose, Morgana"], "hand:1": ["Zero"]})
    attack(match, "FL", "V")
    assert match.prompt == "ask-guard"
