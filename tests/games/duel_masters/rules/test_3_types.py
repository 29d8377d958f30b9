"""200 to 303: characteristics, creatures, spells, cross gears."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
GEAR = card("Blade", "The crossed creature gets +2000 power.", type="cross gear")


@pytest.mark.rule("200.3", "200.3a")
def test_what_lies_under_an_evolution_creature_counts_for_nothing() -> None:
    burn = spell("Burn", "Destroy one of your opponent's nature creatures.", **FREE)
    zones: Zones = {"hand:0": ["Burn", "Nine"], "B1:1": [Placed("Risen", attached={"under:1": ["Both"]})]}
    match = table(zones, burn).answer("cast:Burn")
    assert match.names("B1:1") == ["Risen"]
    assert match.power("B1:1") == 6000


@pytest.mark.rule("203.1", "203.2", "203.3")
def test_a_word_in_a_race_is_meant_wherever_it_stands_and_a_given_race_counts() -> None:
    drake = creature("Drake", 2000, races=["Armored Dragon"])
    lift = spell("Lift", "Destroy one of your opponent's creatures that have Dragon in their race.", **FREE)
    zones: Zones = {"hand:0": ["Lift", "Nine"], "B1:1": ["Drake"], "B2:1": ["Two"]}
    assert table(zones, drake, lift).answer("cast:Lift").names("graveyard:1") == ["Drake"]
    rider = creature("Rider", 3000, "Accelerator: This creature gets +3000 power and has the Earth Dragon race.")
    zones = {"hand:0": ["Lift", "Nine"], "B1:1": [Placed("Rider", attached={"B2:1": ["Blade"]})], "B3:1": ["Two"]}
    assert table(zones, rider, lift, GEAR).answer("cast:Lift").names("graveyard:1") == ["Rider"]


@pytest.mark.rule("206.2a", "110.4c")
def test_what_a_text_adds_to_power_is_not_there_outside_of_the_battle_zone() -> None:
    tall = creature("Tall", 2000, "This creature gets +3000 power.")
    zones: Zones = {"hand:0": ["Tall"], "graveyard:0": ["Tall"], "B1:0": ["Tall"], "mana zone:0": ["Tall"]}
    match = table(zones, tall)
    assert [match.power(zone) for zone in ("hand:0", "graveyard:0", "mana zone:0", "B1:0")] == [2000, 2000, 2000, 5000]


@pytest.mark.rule("301.3b", "206.1", "608.1")
def test_power_is_what_is_printed_and_everything_that_changes_it() -> None:
    chief = creature("Chief", 2000, "All of your other creatures get +1000 power.")
    low = spell("Low", "Choose one of your creatures. It gets -500 power until the end of the turn.", **FREE)
    zones: Zones = {"hand:0": ["Low", "Nine"], "B1:0": [Placed("Two", attached={"B2:0": ["Blade"]})], "B3:0": ["Chief"]}
    match = table(zones, chief, low, GEAR).answer("cast:Low").answer("choose:B1")
    assert match.power("B1:0") == 2000 + 1000 + 2000 - 500


@pytest.mark.rule("301.1", "301.2", "504.1", "601.1g")
def test_a_creature_is_summoned_from_the_hand_into_the_battle_zone() -> None:
    zones: Zones = {"hand:0": ["Two"], "hand:1": ["Two"], "mana zone:0": ["One"] * 2, "mana zone:1": ["One"] * 2}
    match = table(zones)
    assert (match.asked, match.offered) == (0, ["pass", "summon:Two"])
    match.answer("summon:Two")
    assert (match.names("B1:0"), match.names("hand:0")) == (["Two"], [])
    assert not match.rested("B1:0")


@pytest.mark.rule("302.1", "302.2")
def test_a_spell_does_what_it_says_in_order_and_goes_to_the_graveyard() -> None:
    first = spell("First", "Draw a card. Discard two cards.", **FREE)
    match = table({"hand:0": ["First", "Nine"]}, first).answer("cast:First")
    assert sorted(match.names("graveyard:0")) == ["Blank", "First", "Nine"]
    assert match.names("graveyard:0")[-1] == "First"


@pytest.mark.rule("302.3", "403.1", "316.2")
def test_a_spell_is_not_put_into_the_battle_zone() -> None:
    gate = spell("Gate", "Put a card from your hand into the battle zone.", **FREE)
    match = table({"hand:0": ["Gate", "Bolt", "Two", "Blade"]}, gate, GEAR).answer("cast:Gate")
    assert "put:Two" in match.offered
    assert "put:Blade" in match.offered
    match.answer("put:Bolt")  # a card of the hand, as the text says; but there is nowhere for it to go
    assert match.names("hand:0") == ["Bolt", "Two", "Blade"]


@pytest.mark.rule("302.3")
def test_with_nothing_but_spells_nothing_is_put() -> None:
    gate = spell("Gate", "Put a card from your hand into the battle zone.", **FREE)
    match = table({"hand:0": ["Gate", "Bolt"]}, gate).answer("cast:Gate")
    assert match.names("hand:0") == ["Bolt"]


@pytest.mark.rule("303.1", "303.2", "701.16a")
def test_a_cross_gear_is_generated_and_lies_by_itself() -> None:
    match = table({"hand:0": ["Blade", "Nine"], "mana zone:0": ["One"] * 2, "B1:0": ["Two"]}, GEAR)
    match.answer("generate:Blade")
    assert match.names("B2:0") == ["Blade"]
    assert match.power("B1:0") == 2000
    assert match.offered == ["pass"]  # crossing it would cost as much again


@pytest.mark.rule("303.3", "303.3a", "303.3b", "504.2", "701.17a")
def test_crossing_costs_as_much_again_and_needs_a_creature_of_ones_own() -> None:
    zones: Zones = {"hand:0": ["Nothing"], "mana zone:0": ["One"] * 2, "B1:0": ["Blade"]}
    assert table({**zones, "B1:1": ["Two"]}, GEAR).offered == ["pass"]
    match = table({**zones, "B2:0": ["Two"], "B3:0": ["One"]}, GEAR).answer("cross:B1").answer("cross-with:B2")
    assert (match.power("B2:0"), match.power("B3:0")) == (4000, 1000)
    assert [match.match.state.rested[each] for each in match.cards("mana zone:0")] == [True, True]


@pytest.mark.rule("303.4", "303.4a")
def test_a_crossed_gear_goes_to_another_creature_and_not_to_the_same_again() -> None:
    pile = Placed("Two", attached={"B2:0": ["Blade"]})
    zones: Zones = {"hand:0": ["Nothing"], "mana zone:0": ["One"] * 2, "B1:0": [pile]}
    assert table(zones, GEAR).offered == ["pass"]
    match = table({**zones, "B3:0": ["One"]}, GEAR).answer("cross:B2")
    assert (match.power("B1:0"), match.power("B3:0")) == (2000, 3000)


@pytest.mark.rule("303.5", "109.2c")
def test_a_gear_stays_when_its_creature_leaves() -> None:
    pile = Placed("Two", attached={"B2:1": ["Blade"]})
    smash = spell("Smash", "Destroy all of your opponent's creatures.", **FREE)
    match = table({"hand:0": ["Smash", "Nine"], "B1:1": [pile], "B3:1": ["One"]}, GEAR, smash).answer("cast:Smash")
    assert sorted(match.names("graveyard:1")) == ["One", "Two"]
    assert match.names("B2:1") == ["Blade"]
    assert match.card("B2:1") not in match.match.state.attached


@pytest.mark.rule("303.3d")
def test_a_gear_lies_as_it_lies_whatever_its_creature_does() -> None:
    pile = Placed("Two", attached={"B2:0": ["Blade"]})
    match = attack({"B1:0": [pile], "B9:0": ["One"]}, GEAR).answer("attack:B1")
    assert (match.rested("B1:0"), match.rested("B2:0")) == (True, False)


@pytest.mark.rule("303.5", "801.2")
def test_a_gear_goes_on_being_crossed_with_what_its_creature_becomes() -> None:
    pile = Placed("Two", attached={"B2:0": ["Blade"]})
    match = table({"hand:0": ["Risen", "Nine"], "B1:0": [pile], "mana zone:0": ["One"] * 2}, GEAR).answer(
        "summon:Risen"
    )
    assert match.power("B1:0") == 8000


@pytest.mark.rule("303.3c")
def test_a_gear_may_be_crossed_by_an_effect() -> None:
    sudden = card(
        "Sudden", "Shield trigger cross", "The crossed creature gets +2000 power.", type="cross gear", cost=9
    )  # fmt: skip
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "B1:1": ["One"], "S1:1": ["Sudden"]}
    match = attack(zones, sudden).answer("attack:B1").answer(*["shield-trigger:Sudden"])
    assert match.names("B2:1") == ["Sudden"]
    assert match.power("B1:1") == 3000


@pytest.mark.rule("201.1a", "112.1", "112.2", "107.1")
def test_the_cost_is_the_number_printed() -> None:
    for cards, payable in ((2, False), (3, True)):
        match = table({"hand:0": ["Dear"], "mana zone:0": ["One"] * cards}, creature("Dear", 1000, cost=3))
        assert ("summon:Dear" in match.offered) is payable


@pytest.mark.rule("109.2b", "316.3", "801.4")
def test_all_of_an_evolution_creature_goes_to_the_hand() -> None:
    lift = spell("Lift", "Choose one of your opponent's creatures, and return it to its owner's hand.", **FREE)
    pile = Placed("Risen", attached={"under:1": ["Two", "One"]})
    match = table({"hand:0": ["Lift", "Nine"], "B1:1": [pile]}, lift).answer("cast:Lift")
    assert sorted(match.names("hand:1")) == ["One", "Risen", "Two"]
    assert match.names("under:1") == []
