"""The green cards of starter deck 02, in play."""

from __future__ import annotations

import pytest

from tests.games.level_neo.fights import ap, attack, finish, level, to_bursts
from tests.games.level_neo.positions import Zones, in_battle, levels, next_turn, resting, table

WATCHED: Zones = {"hand:0": ["Nothing"], "hand:1": ["Nothing"]}
"""Both players hold a card, and so are asked in every window: the battle can be looked at."""

WARDEN = "Hazel Root, Hedge Warden"


def test_the_hedge_warden_calls_for_help_when_she_levels_down() -> None:
    zones: Zones = {"M:1": [WARDEN], "level:1": levels("One"), "hand:1": ["Three", "Four"], "hand:0": ["Nothing"]}
    match = finish(attack(in_battle(zones), "M", "M"))
    assert (match.asked, match.offered) == (1, ["support:Three"])
    match.answer("support:Three")
    assert (match.names("S1:1"), match.rested("S1:1")) == (["Three"], False)


def test_the_hedge_warden_is_asked_for_help_whether_a_card_fits_or_not() -> None:
    zones: Zones = {"M:1": [WARDEN], "level:1": levels("One"), "hand:1": ["Four"], "hand:0": ["Nothing"]}
    match = finish(attack(in_battle(zones), "M", "M"))
    assert (match.asked, match.offered) == (1, ["pass"])


def test_the_hedge_warden_leads_the_moss_from_level_3_on() -> None:
    zones: Zones = {"M:0": [WARDEN], "S1:0": ["Acorn Cavalry"], "S2:0": ["One"]}
    low = table({**zones, "level:0": levels("One")})
    high = table({**zones, "level:0": levels("One", "One"), "hand:0": ["Nothing"]})
    assert (ap(low, "S1:0"), ap(high, "S1:0"), ap(high, "S2:0")) == (2500, 3000, 1000)
    next_turn(high)
    assert ap(high, "S1:0") == 2500


@pytest.mark.parametrize(("attacker", "more"), [("S1", 1500), ("M", 0)])
def test_the_acorn_cavalry_rides_out_when_a_support_character_attacks_the_main_character(
    attacker: str, more: int
) -> None:
    match = in_battle({"S1:0": ["One"], "S1:1": ["Acorn Cavalry"], "M:1": resting("Main"), **WATCHED})
    attack(match, attacker, "M")
    assert ap(match, "S1:1") == 2500 + more


def test_the_mushroom_ringwright_raises_a_cheap_moss_from_the_discard_pile() -> None:
    zones: Zones = {"hand:0": ["Mushroom Ringwright"], "discard:0": ["Acorn Cavalry", "Badger Bailiff", "One"]}
    match = table(zones).answer("support:LN02/016")
    assert match.offered == ["support:LN02/015"]
    match.answer("support:LN02/015")
    assert (match.names("S2:0"), match.rested("S2:0"), match.rested("S1:0")) == (["Acorn Cavalry"], True, False)


def test_the_badger_bailiff_is_stronger_against_a_higher_level() -> None:
    zones: Zones = {"S1:0": ["Badger Bailiff"]}
    even = table({**zones, "level:0": levels("One"), "level:1": levels("One")})
    behind = table({**zones, "level:1": levels("One")})
    assert (ap(even, "S1:0"), ap(behind, "S1:0")) == (4500, 5500)


def test_the_bramble_matron_entangles_a_resting_support_character_when_she_is_lost() -> None:
    zones: Zones = {"S1:0": ["Bramble Matron"], "S1:1": resting("Nine"), "S2:1": resting("One"), "S3:1": ["Two"]}
    match = in_battle({**zones, **WATCHED})
    finish(attack(match, "S1", "S1"))
    assert match.offered == ["choose:S1:1", "choose:S2:1"]
    match.answer("choose:S1:1")
    next_turn(match)
    assert (match.rested("S1:1"), match.rested("S2:1")) == (True, False)


def test_the_orchard_that_walked_grows_with_other_moss_and_makes_moss_of_all_from_level_2_on() -> None:
    zones: Zones = {"M:0": [WARDEN], "S1:0": ["The Orchard That Walked"], "S2:0": ["Badger Bailiff"], "S3:0": ["One"]}
    low = table(zones)
    assert ap(low, "S1:0") == 6000 + 2 * 500
    high = table({**zones, "level:0": levels("One"), "level:1": levels("One")})
    assert high.value("S3:0", "traits") == {"Moss"}
    assert ap(high, "S1:0") == 6000 + 3 * 500


@pytest.mark.parametrize(("target", "reached"), [("S1", 2), ("M", 1)])
def test_the_stag_of_the_ninth_grove_brings_a_level_for_a_support_character(target: str, reached: int) -> None:
    match = in_battle({"S1:0": ["Stag of the Ninth Grove"], "S1:1": resting("One"), "M:1": resting("Main"), **WATCHED})
    finish(attack(match, "S1", target))
    assert level(match, 0) == reached


@pytest.mark.parametrize(("cards", "more"), [(2, 1000), (1, 0)])
def test_grandmother_yew_strengthens_all_other_support_characters_from_level_3_on(cards: int, more: int) -> None:
    zones: Zones = {"S1:0": ["Grandmother Yew"], "S2:0": ["One"], "level:0": levels(*["One"] * cards)}
    match = table(zones)
    assert (ap(match, "S1:0"), ap(match, "S2:0")) == (7500, 1000 + more)
    assert ap(match, "M:0") == 3000 + (cards + 1) * 500


def test_compost_gives_a_character_back() -> None:
    zones: Zones = {"hand:0": ["Compost"], "discard:0": ["Three", "Four", "Nothing"]}
    match = table(zones).answer("event:LN02/022:1")
    assert match.offered == ["choose:Three"]
    match.answer("choose:Three")
    assert match.names("hand:0") == ["Three"]


def test_rooted_to_the_spot_lets_a_resting_support_character_cover() -> None:
    zones: Zones = {"hand:1": ["Rooted to the Spot"], "S1:1": resting("One"), "hand:0": ["Nothing"]}
    match = attack(in_battle(zones), "M", "M").answer("pass").answer("event:LN02/023:1")
    assert (match.rested("S1:1"), ap(match, "S1:1")) == (False, 2000)
    match.answer("pass")
    while match.prompt != "ask-cover":
        match.answer("pass")
    assert "cover:S1:1" in match.offered
    mine = in_battle({"hand:0": ["Rooted to the Spot"], "S1:0": ["One"]})
    assert "event:LN02/023:1" in mine.offered


def test_wild_growth_makes_a_level_of_a_card_of_ones_own_choice() -> None:
    zones: Zones = {"M:0": [WARDEN], "S1:0": ["Acorn Cavalry"], "hand:0": ["Wild Growth", "Burst", "One"]}
    match = table(zones).answer("event:LN02/024:1").answer("put:Burst")
    assert (match.names("level:0"), match.face_down("level:0")) == (["Burst"], 1)
    assert match.names("hand:0") == ["One"]


BURSTS = {
    "Badger Bailiff": 1000,
    "Grandmother Yew": 2 * 500,
    "Rooted to the Spot": 1500,
    "Wild Growth": 2500,
}


@pytest.mark.parametrize(("name", "more"), BURSTS.items())
def test_level_bursts_of_green_cards_strengthen_the_main_character_for_the_battle(name: str, more: int) -> None:
    zones: Zones = {"level:0": levels(name), "level:1": levels("Burst"), "M:1": ["Nine"], **WATCHED}
    match = to_bursts(attack(in_battle({**zones, "S1:0": ["One"], "S2:0": ["Two"]}), "M", "M"))
    match.answer("burst:level:0:1")
    assert ap(match, "M:0") == 3000 + 2 * 500 + more
    finish(match)
    assert ap(match, "M:0") == 3000 + 2 * 500


@pytest.mark.parametrize(("cards", "left"), [(1, 1), (2, 1), (0, 0)])
def test_the_bailiffs_level_burst_takes_a_level_from_a_higher_one(cards: int, left: int) -> None:
    zones: Zones = {"level:0": levels("Badger Bailiff"), "level:1": levels(*["One"] * cards), **WATCHED}
    match = to_bursts(attack(in_battle(zones), "M", "M")).answer("burst:level:0:1")
    if match.prompt == "ask-level-down":
        assert match.asked == 1
        match.answer("level-down:level:1:1")
    assert match.count("level:1") == left
