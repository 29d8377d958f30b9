"""203, 206, 501, 701: what texts say in comparison: the weakest creature, the same name, no more than there are."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.scenarios import Placed
from tests.games.duel_masters.positions import Zones, attack, card, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}


@pytest.mark.rule("206.1")
def test_the_weakest_creature_of_all_is_destroyed_and_of_several_the_player_chooses() -> None:
    end = spell("End", "Destroy a weakest of creatures in the battle zone.", **FREE)
    zones: Zones = {"hand:0": ["End", "Nothing"], "B1:0": ["Two"], "B1:1": ["One"], "B2:1": ["Nine"]}
    assert table(zones, end).answer("cast:End").names("graveyard:1") == ["One"]
    match = table({**zones, "B2:0": ["One"]}, end).answer("cast:End")
    assert match.offered == ["destroy:B2", "destroy:B1:1"]
    best = spell("Best", "Destroy a strongest of your opponent's creatures.", **FREE)
    assert table({**zones, "hand:0": ["Best", "Nothing"]}, best).answer("cast:Best").names("graveyard:1") == ["Nine"]


@pytest.mark.rule("206.1")
def test_all_that_are_as_strong_as_the_strongest_are_destroyed() -> None:
    cut = spell("Cut", "Destroy all strongest of your opponent's creatures.", **FREE)
    zones: Zones = {"hand:0": ["Cut", "Nothing"], "B1:1": ["Three"], "B2:1": ["One"], "B3:1": ["Other Three"]}
    match = table({**zones, "B1:0": ["Nine"]}, cut).answer("cast:Cut")
    assert sorted(match.names("graveyard:1")) == ["Other Three", "Three"]
    assert (match.names("B2:1"), match.names("B1:0")) == (["One"], ["Nine"])


@pytest.mark.rule("202.3a", "605.2b")
def test_of_cards_of_different_names_no_two_with_the_same_name_are_chosen() -> None:
    horde = spell("Horde", "Put any number (of different names) creatures from your hand into the battle zone.", **FREE)
    match = table({"hand:0": ["Horde", "One", "One", "Two", "Three"]}, horde).answer("cast:Horde")
    match.answer(match.offered[0])
    assert [key for key in match.offered if key.startswith("put:One")] == []
    assert {"put:Two", "put:Three"} <= set(match.offered)
    match.answer("put:Two").answer()
    assert sorted([*match.names("B1:0"), *match.names("B2:0")]) == ["One", "Two"]
    assert sorted(match.names("hand:0")) == ["One", "Three"]


def test_the_opponent_gives_a_creature_or_a_shield() -> None:
    text = (
        "Your opponent chooses a card among your opponent's creatures or else your opponent's shields, and "
        "put it into "
        "its owner's graveyard."
    )
    zones: Zones = {"hand:0": ["Toll", "Nothing"], "B1:1": ["One"], "B1:0": ["Two"]}
    match = table(zones, spell("Toll", text, **FREE)).answer("cast:Toll")
    assert match.asked == 1
    assert len(match.offered) == 2
    match.answer("choose:B1:1")
    assert match.names("graveyard:1") == ["One"]


def test_cards_of_both_graveyards_are_counted() -> None:
    ghoul = creature("Ghoul", 1000, "This creature gets +1000 power for each creature in either player's graveyard.")
    zones: Zones = {"B1:0": ["Ghoul"], "graveyard:0": ["One", "Blank"], "graveyard:1": ["Two", "Three"]}
    assert table(zones, ghoul).power("B1:0") == 4000


def test_what_was_destroyed_this_way_is_counted_and_what_stayed_is_not() -> None:
    safe = creature("Safe", 1000, "This creature can't be destroyed.")
    text = "Destroy all creatures in the battle zone. For each creature destroyed this way, draw a card."
    zones: Zones = {"hand:0": ["Doom", "Nothing"], "B1:0": ["One"], "B1:1": ["Two"], "B2:1": ["Safe"]}
    match = table(zones, safe, spell("Doom", text, **FREE)).answer("cast:Doom")
    assert match.names("hand:0") == ["Nothing", "Blank", "Blank"]


@pytest.mark.rule("202.3a")
def test_cards_of_the_same_name_are_found() -> None:
    text = (
        "Choose a creature from your graveyard. Return all cards that have the same name as it in your "
        "graveyard to your hand."
    )
    zones: Zones = {"hand:0": ["Call", "Nothing"], "graveyard:0": ["One", "Two", "One"]}
    match = table(zones, spell("Call", text, **FREE)).answer("cast:Call")
    match.answer(match.offered[0])
    assert match.names("hand:0") == ["Nothing", "One", "One"]


@pytest.mark.rule("206.1")
def test_less_power_than_what_was_revealed_and_no_more_than_the_crossed_creature() -> None:
    text = (
        "Put the top card of your deck into your graveyard. If it is a creature, destroy all creatures that "
        "have lower "
        "power than it in the battle zone. If it is a cross gear, put it into the battle zone."
    )
    zones: Zones = {"hand:0": ["Dig", "Nothing"], "deck:0": ["Two", "Blank"], "B1:1": ["One"], "B2:1": ["Fish"]}
    match = table(zones, spell("Dig", text, **FREE)).answer("cast:Dig")
    assert match.names("graveyard:1") == ["One"]
    gear = card("Gear", type="cross gear")
    match = table({**zones, "deck:0": ["Gear", "Blank"]}, spell("Dig", text, **FREE), gear).answer("cast:Dig")
    assert match.names("B1:0") == ["Gear"]


@pytest.mark.rule("602.1")
def test_a_gear_has_a_tap_ability_for_which_the_crossed_creature_is_tapped() -> None:
    gear = card(
        "Gear",
        "Tap ability: Destroy all creatures that have no more power than the crossed creature in the battle zone.",
        type="cross gear",
    )
    zones: Zones = {"B1:0": [Placed("Two", attached={"B2:0": ["Gear"]})], "B1:1": ["One"], "B2:1": ["Three"]}
    match = attack(zones, gear)
    match.answer("tap-ability:B2:1")
    assert (match.names("graveyard:0"), match.names("graveyard:1")) == (["Two"], ["One"])


@pytest.mark.rule("203.1")
def test_creatures_of_the_same_race_are_found() -> None:
    text = (
        "When you put this creature into the battle zone, choose one of your opponent's creatures. Destroy "
        "all creatures that have a race of it in the battle zone."
    )
    zones: Zones = {
        "hand:0": ["Hate", "Nothing"],
        "B1:0": ["Fish"],
        "B1:1": ["One"],
        "B2:1": ["Fish"],
        "B3:1": ["Fish"],
    }
    hate = creature("Hate", 1000, text, races=["Ghost"], **FREE)
    match = table(zones, hate).answer("summon:Hate").answer("choose:B2:1")
    assert (match.names("graveyard:0"), match.names("graveyard:1")) == (["Fish"], ["Fish", "Fish"])


@pytest.mark.rule("201.2")
def test_a_cost_may_be_bounded_by_how_many_cards_there_are() -> None:
    text = (
        "Put a creature that costs no more than the number of (cards in your mana zone) from your hand into "
        "the battle zone."
    )
    big = creature("Big", 9000, cost=3)
    zones: Zones = {"hand:0": ["Rise", "Big", "Nothing"], "mana zone:0": ["One", "One"]}
    match = table(zones, big, spell("Rise", text, **FREE)).answer("cast:Rise")
    assert "put:Big" not in match.offered
    match = table({**zones, "mana zone:0": ["One"] * 3}, big, spell("Rise", text, **FREE)).answer("cast:Rise")
    assert "put:Big" in match.offered


@pytest.mark.rule("506.1")
def test_creatures_that_are_forbidden_to_attack_are_told_from_others() -> None:
    idle = creature("Idle", 1000, "This creature can't attack.")
    half = creature("Half", 1000, "This creature can't attack creatures.")
    text = "All creatures that can attack creatures in the battle zone get +1000 power."
    bold = creature("Bold", 1000, "This creature can't attack.", "This creature can attack in spite of effects.")
    zones: Zones = {"B1:0": ["Chief"], "B2:0": ["Idle"], "B3:0": ["Half"], "B4:0": ["Bold"], "B1:1": ["One"]}
    match = table(zones, idle, half, bold, creature("Chief", 1000, text))
    assert [match.power(place) for place in ("B1:0", "B2:0", "B3:0", "B4:0")] == [2000, 1000, 1000, 2000]
    assert match.power("B1:1") == 2000


@pytest.mark.rule("101.2", "506.1")
@pytest.mark.parametrize("first", ["Chief", "Warden"])
def test_creatures_whose_player_cannot_attack_are_none_that_can(first: str) -> None:
    warden = creature("Warden", 1000, "Your opponent can't attack creatures.")
    chief = creature("Chief", 1000, "All creatures that can attack creatures in the battle zone get +1000 power.")
    zones: Zones = {"B1:0": [first], "B2:0": ["Warden" if first == "Chief" else "Chief"], "B1:1": ["One"]}
    match = table(zones, warden, chief)
    assert [match.power(place) for place in ("B1:0", "B2:0", "B1:1")] == [2000, 2000, 1000]


@pytest.mark.rule("301.5")
def test_creatures_that_have_just_come_are_told_from_others() -> None:
    calm = creature(
        "Calm", 1000, "All creatures that have speed attacker that are new in the battle zone can't attack."
    )
    zones: Zones = {"hand:0": ["Quick", "Nothing"], "mana zone:0": ["One", "One"], "B1:0": ["Calm"], "B2:0": ["Quick"]}
    match = table(zones, calm).answer("summon:Quick").answer("pass")
    assert "attack:B2" in match.offered
    assert "attack:B3" not in match.offered


@pytest.mark.rule("501.1a")
def test_creatures_with_a_silent_skill_are_told_from_others() -> None:
    calm = creature("Calm", 1000, "Silent skill: Draw a card.")
    chief = creature("Chief", 1000, "All of your creatures that have silent skill get +1000 power.")
    match = table({"B1:0": ["Calm"], "B2:0": ["Chief"]}, calm, chief)
    assert (match.power("B1:0"), match.power("B2:0")) == (2000, 1000)
