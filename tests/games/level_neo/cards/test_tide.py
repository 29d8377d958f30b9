"""The blue cards of starter deck 02, in play."""

from __future__ import annotations

import pytest

from tests.games.level_neo.fights import ap, attack, finish, to_bursts
from tests.games.level_neo.positions import Zones, in_battle, levels, next_turn, resting, table

WATCHED: Zones = {"hand:0": ["Nothing"], "hand:1": ["Nothing"]}
"""Both players hold a card, and so are asked in every window: the battle can be looked at."""

PILOT = "Marlo Finn, Ferry Pilot"


def test_the_ferry_pilot_draws_for_an_attack_that_is_covered() -> None:
    match = in_battle({"M:0": [PILOT], "S1:0": ["One"], "S1:1": ["One"], "M:1": resting("Main"), **WATCHED})
    finish(attack(match, "M", "M").answer("pass").answer("pass").answer("cover:S1:1"))
    assert match.count("hand:0") == 2


def test_the_ferry_pilot_does_not_draw_for_the_attack_of_another_character() -> None:
    match = in_battle({"M:0": [PILOT], "S1:0": ["One"], "S1:1": ["Nine"], "M:1": resting("Main"), **WATCHED})
    finish(attack(match, "S1", "M").answer("pass").answer("pass").answer("cover:S1:1"))
    assert match.count("hand:0") == 1


@pytest.mark.parametrize(("cards", "rested"), [(1, True), (0, False)])
def test_the_ferry_pilot_rests_a_support_character_after_a_victory_from_level_2_on(cards: int, rested: bool) -> None:
    match = in_battle({"M:0": [PILOT], "level:0": levels(*["One"] * cards), "S1:1": ["One"], **WATCHED})
    finish(attack(match, "M", "M"))
    if rested:
        match.answer("choose:S1:1")
    assert match.rested("S1:1") is rested


def test_the_otter_postman_rests_a_cheap_active_support_character() -> None:
    zones: Zones = {"S1:1": ["Two"], "S2:1": ["Three"], "S3:1": resting("One")}
    match = table({"hand:0": ["Ebb, the Otter Postman"], **zones}).answer("support:LN02/002")
    assert match.offered == ["choose:S1:1"]
    match.answer("choose:S1:1")
    assert match.rested("S1:1")


def test_the_lamplit_eel_lends_the_main_character_its_light_when_it_rests() -> None:
    match = in_battle({"S1:0": ["Lamplit Eel"], "M:1": resting("Main"), **WATCHED})
    finish(attack(match, "S1", "M"))
    assert ap(match, "M:0") == 3000 + 500 + 500
    next_turn(match)
    assert ap(match, "M:0") == 3000


def test_the_buoy_sisters_are_stronger_while_they_cover() -> None:
    match = in_battle({"S1:1": ["The Buoy Sisters"], **WATCHED})
    attack(match, "M", "M").answer("pass").answer("pass").answer("cover:S1:1")
    assert ap(match, "S1:1") == 5000
    finish(match)
    assert ap(match, "S1:1") == 3500


def test_the_saltglass_heron_draws_when_the_opponent_uses_an_event() -> None:
    zones: Zones = {"S1:1": ["Saltglass Heron"], "hand:0": ["Compost"], "hand:1": ["Nothing"], "discard:0": ["One"]}
    match = table(zones).answer("event:LN02/022:1").answer()
    assert match.count("hand:1") == 2
    mine = table({"S1:0": ["Saltglass Heron"], "hand:0": ["Compost", "Nothing"], "discard:0": ["One"]})
    mine.answer("event:LN02/022:1").answer()
    assert mine.names("hand:0") == ["Nothing"]


def test_the_saltglass_heron_fetches_a_cheap_character_whenever_the_hand_is_empty() -> None:
    zones: Zones = {"discard:0": ["Two", "Three"]}
    match = table({"hand:0": ["Saltglass Heron"], **zones}).answer("support:LN02/005")
    assert match.offered == ["put:Two"]
    match.answer("put:Two")
    assert (match.names("hand:0"), match.names("discard:0")) == (["Two"], ["Three"])
    held = table({"hand:0": ["Saltglass Heron", "Nothing"], **zones}).answer("support:LN02/005")
    assert held.names("hand:0") == ["Nothing"]


def test_the_captain_of_the_night_barge_carries_a_cheap_support_character_off() -> None:
    zones: Zones = {"S1:1": ["Two"], "S2:1": ["Three"]}
    match = table({"hand:0": ["Quill, Captain of the Night Barge"], **zones}).answer("support:LN02/006")
    assert match.offered == ["choose:S1:1"]
    match.answer("choose:S1:1")
    assert (match.names("hand:1"), match.count("S1:1")) == (["Two"], 0)


def test_the_undertow_tortoise_keeps_a_support_character_out_of_combi_attacks() -> None:
    zones: Zones = {"S1:1": ["Undertow Tortoise"], "S1:0": ["One"], "S2:0": ["Two"], "hand:0": ["Nothing"]}
    match = table(zones).answer("pass").answer("use:S1:1:1").answer("choose:S1")
    assert match.rested("S1:1")
    while match.prompt != "ask-attack":
        match.answer("pass")
    match.answer("attack:M>M")
    assert match.offered == ["pass", "partner:S2"]
    mine = table({"S1:0": ["Undertow Tortoise"], "S1:1": ["One"], "hand:0": ["Nothing"]})
    assert not any(key.startswith("use") for key in mine.offered)


def test_the_chartmaker_exchanges_a_card_for_one_of_three() -> None:
    zones: Zones = {"S1:0": ["Nerissa, Chartmaker"], "deck:0": ["One", "Two", "Three", "Four"], "hand:0": ["Nine"]}
    match = table(zones).answer("use:S1:1")
    assert match.offered == ["choose:One", "choose:Two", "choose:Three"]
    match.answer("choose:Two")
    match.answer("order:Three", "order:One")
    assert (match.names("hand:0"), match.names("deck:0")[:3]) == (["Two"], ["One", "Three", "Nine"])
    assert match.names("deck:0")[-1] == "Four"
    assert match.rested("S1:0")
    assert "use:S1:1" not in table({**zones, "hand:0": []}).offered


def test_the_whale_that_holds_the_pier_slows_whoever_attacks_it() -> None:
    zones: Zones = {"S1:0": ["Nine"], "S2:0": ["Two"], "S1:1": resting("The Whale That Holds the Pier"), **WATCHED}
    match = attack(in_battle(zones), "S1", "S1", "S2")
    assert (ap(match, "S1:0"), ap(match, "S2:0")) == (8000, 1000)
    finish(match)
    assert ap(match, "S1:0") == 9000


def test_the_leviathan_freezes_two_support_characters_through_the_opponents_next_turn() -> None:
    zones: Zones = {"hand:0": ["Leviathan under the Ice Market"], "S1:0": ["Lamplit Eel"], "M:0": [PILOT]}
    theirs: Zones = {"S1:1": ["One"], "S2:1": ["Two"], "S3:1": resting("Three"), "hand:1": ["Nothing"]}
    match = table(zones | theirs).answer("support:LN02/010")
    match.answer("choose:S1:1", "choose:S2:1")
    next_turn(match)
    assert [match.rested(f"S{place}:1") for place in (1, 2, 3)] == [True, True, False]
    next_turn(next_turn(match))
    assert [match.rested(f"S{place}:1") for place in (1, 2, 3)] == [False, False, False]


def test_the_leviathan_needs_no_spheres_against_a_higher_level() -> None:
    zones: Zones = {"hand:0": ["Leviathan under the Ice Market"]}
    assert "support:LN02/010" not in table(zones).offered
    assert "support:LN02/010" in table({**zones, "level:1": levels("One")}).offered


def test_low_tide_weakens_the_attackers_in_the_opponents_turn() -> None:
    zones: Zones = {"hand:1": ["Low Tide"], "hand:0": ["Nothing"], "S1:0": ["Four"]}
    match = attack(in_battle(zones), "M", "M", "S1").answer("pass").answer("event:LN02/011:1")
    assert (ap(match, "M:0"), ap(match, "S1:0")) == (3000 + 500 - 2000, 2000)
    assert "event:LN02/011:1" not in in_battle({"hand:0": ["Low Tide"]}).offered


def test_a_message_in_a_bottle_brings_two_cards_for_one() -> None:
    match = table({"hand:0": ["Message in a Bottle", "One"], "deck:0": ["Two", "Three"]}).answer("event:LN02/012:1")
    assert match.offered == ["discard:One", "discard:Two", "discard:Three"]
    match.answer("discard:One")
    assert (match.names("hand:0"), match.names("discard:0")) == (["Two", "Three"], ["One", "Message in a Bottle"])


def test_all_hands_go_ashore_in_the_opponents_turn_even_while_they_attack() -> None:
    zones: Zones = {"hand:1": ["All Hands Ashore"], "M:1": [PILOT], "S1:0": ["Four"], "S2:0": ["Five"]}
    match = table(zones).answer("event:LN02/013:1")
    assert match.names("hand:0") == ["Four"]
    battle = attack(in_battle({**zones, "M:1": resting(PILOT), "hand:0": ["Nothing"]}), "S1", "M")
    finish(battle.answer("pass").answer("event:LN02/013:1"))
    assert "broken-off" in battle.told
    assert battle.names("hand:0") == ["Nothing", "Four"]


BURSTS = {
    "Lamplit Eel": 1500,
    "The Buoy Sisters": 0,
    "Quill, Captain of the Night Barge": 1000,
    "The Whale That Holds the Pier": 2000,
    "Low Tide": 2000,
}


@pytest.mark.parametrize(("name", "more"), BURSTS.items())
def test_level_bursts_of_blue_cards_strengthen_the_main_character_for_the_battle(name: str, more: int) -> None:
    zones: Zones = {"level:0": levels(name), "level:1": levels("Burst"), "M:1": ["Nine"], **WATCHED}
    match = to_bursts(attack(in_battle(zones), "M", "M"))
    match.answer("burst:level:0:1")
    assert ap(match, "M:0") == 3000 + 2 * 500 + more
    assert match.count("hand:0") == (2 if name.startswith("Quill") else 1)
    finish(match)
    assert ap(match, "M:0") == 3000 + 2 * 500


def test_the_level_burst_of_the_buoy_sisters_helps_who_is_attacked() -> None:
    zones: Zones = {"level:1": levels("The Buoy Sisters"), "level:0": levels("Burst"), **WATCHED}
    match = to_bursts(attack(in_battle(zones), "M", "M")).answer("pass").answer("burst:level:1:1")
    assert ap(match, "M:1") == 3000 + 2500
