"""The red cards of starter deck 01, in play."""

from __future__ import annotations

import pytest

from tests.games.level_neo.fights import ap, attack, finish, level, to_bursts
from tests.games.level_neo.positions import Zones, in_battle, levels, next_turn, resting, table

WATCHED: Zones = {"hand:1": ["Nothing"]}
"""Somebody holds a card, and so is asked in every window of a battle: the battle can be looked at."""

KILN: Zones = {"S1:0": ["Cinder Kitten"], "S2:0": ["Old Firebrick"]}


@pytest.mark.parametrize(("supports", "reached"), [(KILN, 3), ({"S1:0": ["Cinder Kitten"]}, 2)])
def test_wren_levels_up_once_more_for_a_main_character_beaten_with_two_kilns_behind_her(
    supports: Zones, reached: int
) -> None:
    match = in_battle({"M:0": ["Wren Ashdown, Kiln Runner"], **supports})
    finish(attack(match, "M", "M"), levels_up=True)
    assert level(match, 0) == reached


def test_wren_does_not_level_up_once_more_for_a_support_character_that_covers() -> None:
    match = in_battle({"M:0": ["Wren Ashdown, Kiln Runner"], **KILN, "S1:1": ["One"]})
    attack(match, "M", "M").answer("cover:S1:1")
    finish(match, levels_up=True)
    assert level(match, 0) == 2


def test_wren_is_stronger_in_level_neo() -> None:
    four, five = (
        table({"M:0": ["Wren Ashdown, Kiln Runner"], "level:0": levels(*["One"] * count)}) for count in (3, 4)
    )
    assert (ap(four, "M:0"), ap(five, "M:0")) == (3000 + 4 * 500, 3000 + 5 * 500 + 1000)


def test_cinder_kitten_warms_the_main_character_for_a_turn() -> None:
    match = table({"hand:0": ["Cinder Kitten"]}).answer("support:LN01/002")
    assert ap(match, "M:0") == 3000 + 500 + 1000
    next_turn(match)
    assert ap(match, "M:0") == 3000


def test_the_bellows_ox_helps_in_its_own_turn_only() -> None:
    zones: Zones = {"S1:0": ["Patience, the Bellows Ox"], "S1:1": ["Patience, the Bellows Ox"]}
    match = table(zones)
    assert (ap(match, "M:0"), ap(match, "M:1")) == (3000 + 500 + 500, 3000)


def test_the_roof_dancer_strikes_harder_at_main_characters() -> None:
    zones: Zones = {"S1:0": ["Pepper Tile, Roof Dancer"], "M:1": resting("Main"), "S1:1": resting("Nine"), **WATCHED}
    match = in_battle(zones)
    assert ap(attack(match, "S1", "M"), "S1:0") == 4500
    finish(match)
    assert ap(match, "S1:0") == 3500
    other = in_battle(zones)
    assert ap(attack(other, "S1", "S1"), "S1:0") == 3500


def test_old_firebrick_takes_part_in_no_combi_attack() -> None:
    match = in_battle({"S1:0": ["Old Firebrick"], "S2:0": ["One"], "M:1": resting("Main")})
    match.answer("attack:M>M")
    assert match.offered == ["pass", "partner:S2"]
    alone = in_battle({"S1:0": ["Old Firebrick"], "S2:0": ["One"], "M:1": resting("Main")})
    alone.answer("attack:S1>M")
    assert alone.prompt != "ask-partner"


@pytest.mark.parametrize(("target", "drawn"), [("S1", 1), ("M", 0)])
def test_sootwing_brings_a_card_home_from_a_support_character(target: str, drawn: int) -> None:
    match = in_battle({"S1:0": ["Sootwing"], "M:1": resting("Main"), "S1:1": resting("One")})
    finish(attack(match, "S1", target))
    assert match.count("hand:0") == drawn


def test_sootwing_rises_from_the_discard_pile_for_two_cards_from_level_2_on() -> None:
    zones: Zones = {"discard:0": ["Sootwing"], "hand:0": ["One", "Two"]}
    assert "use:LN01/006:2" not in table(zones).offered
    match = table({**zones, "level:0": levels("One")}).answer("use:LN01/006:2")
    assert match.names("S1:0") == ["Sootwing"]
    assert match.rested("S1:0")
    assert sorted(match.names("discard:0")) == ["One", "Two"]
    assert "use:LN01/006:2" not in table({**zones, "hand:0": ["One"], "level:0": levels("One")}).offered


def test_the_brush_duellist_turns_discarded_cards_into_strength() -> None:
    zones: Zones = {"S1:0": ["Ruddy Glaze, Brush Duellist"], "S2:0": ["One"], "hand:0": ["Two"], "M:1": resting("Main")}
    match = attack(in_battle(zones | WATCHED), "S2", "M")
    match.answer("use:S1:1")
    assert (ap(match, "S2:0"), match.names("discard:0")) == (1000 + 1500, ["Two"])
    assert ap(match, "S1:0") == 4500 + 500


def test_with_the_captain_of_the_firing_squad_a_main_character_cannot_be_covered() -> None:
    zones: Zones = {"S1:0": ["Kettle, Captain of the Firing Squad"], "S1:1": ["One"], "M:1": resting("Main")}
    alone = attack(in_battle(zones), "M", "M")
    assert alone.prompt == "ask-cover"
    together = attack(in_battle(zones), "M", "M", "S1")
    assert together.prompt != "ask-cover"
    assert "judgement" in together.told


def test_vulcana_burns_a_weaker_support_character_and_makes_the_main_character_stronger_from_level_3_on() -> None:
    zones: Zones = {
        "hand:0": ["Vulcana, Mistress of the Long Firing"],
        "S1:0": ["One"],
        "S1:1": ["Four"],
        "S2:1": ["Five"],
    }
    match = table({**zones, "level:0": levels("One", "One")}).answer("support:LN01/009")
    assert match.offered == ["choose:S1:1"]
    match.answer("choose:S1:1")
    assert match.names("discard:1") == ["Four"]
    assert ap(match, "M:0") == 3000 + 3 * 500 + 1000
    low = table({**zones, "level:0": levels("One")}).answer("support:LN01/009").answer()
    assert (low.names("discard:1"), ap(low, "M:0")) == ([], 3000 + 2 * 500)


def test_open_the_flue_strengthens_the_attackers_of_ones_own_attack() -> None:
    zones: Zones = {"S1:0": ["One"], "hand:0": ["Open the Flue"], "M:1": resting("Main"), **WATCHED}
    match = in_battle(zones)
    assert match.prompt == "ask-window"
    assert "event:LN01/010:1" in match.offered
    attack(match, "M", "M", "S1").answer("event:LN01/010:1")
    assert (ap(match, "S1:0"), ap(match, "M:0")) == (3000, 3000 + 500 + 2000)
    assert match.names("discard:0") == ["Open the Flue"]


def test_ten_thousand_degrees_melt_a_resting_support_character() -> None:
    zones: Zones = {"hand:0": ["Ten Thousand Degrees"], "S1:1": resting("Nine"), "S2:1": ["One"]}
    match = table(zones).answer("event:LN01/011:1")
    assert (match.names("discard:1"), match.names("S2:1")) == (["Nine"], ["One"])


def test_fired_twice_costs_a_support_character_and_brings_a_level() -> None:
    match = table({"hand:0": ["Fired Twice"], "S1:0": ["One"], "S2:0": ["Two"]}).answer("event:LN01/012:1")
    match.answer("put:S2")
    assert (level(match, 0), match.names("discard:0")) == (2, ["Two", "Fired Twice"])
    assert match.face_down("level:0") == 1
    alone = table({"hand:0": ["Fired Twice"], "S1:1": ["One"]})
    assert "event:LN01/012:1" not in alone.offered


BURSTS = {
    "Cinder Kitten": 1500,
    "Pepper Tile, Roof Dancer": 500,
    "Sootwing": 2000,
    "Open the Flue": 1000,
    "Fired Twice": 2500,
}


@pytest.mark.parametrize(("name", "more"), BURSTS.items())
def test_level_bursts_of_red_cards_strengthen_the_main_character_for_the_battle(name: str, more: int) -> None:
    zones: Zones = {"level:0": levels(name), "level:1": levels("Burst"), "M:1": ["Nine"], "hand:0": ["Nothing"]}
    match = to_bursts(attack(in_battle(zones | {"S1:0": ["Old Firebrick"]}), "M", "M"))
    match.answer("burst:level:0:1")
    assert ap(match, "M:0") == 3000 + 2 * 500 + more
    assert match.count("hand:0") == (2 if name == "Open the Flue" else 1)
    finish(match)
    assert ap(match, "M:0") == 3000 + 2 * 500
