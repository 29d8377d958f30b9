"""Chapter 3: what players argue about in cards that are no creatures."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.games.duel_masters import field, gears, gods
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table
from tests.games.duel_masters.rules.test_3_castles import castle
from tests.games.duel_masters.rules.test_3_fields import d2
from tests.games.duel_masters.rules.test_8_gacharange import gacha

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
TOWER: Final = castle("Tower", "All of your creatures get +1000 power.")
BLADE: Final = card("Blade", "The crossed creature gets +1000 power.", type="cross gear")
CLOAK: Final = card("Cloak", type="aura", bonus=3000)
GODS: Final = (creature("Left", 2000, "Left god link"), creature("Right", 3000, "Right god link"))
EVADE: Final = (
    "Dragon evade: When this creature would leave the battle zone, flip this creature to its fortress side instead."
)
SMASH: Final = spell("Smash", "Destroy one of your creatures.", **FREE)


@pytest.mark.rule("304.2", "403.1", "109.2")
def test_a_castle_is_no_card_in_the_battle_zone() -> None:
    rake = spell("Rake", "Destroy all cards in the battle zone.", **FREE)
    zones: Zones = {"hand:0": ["Rake", "Nine"], "C1:1": ["Tower"], "B1:1": ["Two"]}
    match = table(zones, TOWER, rake).answer("cast:Rake")
    assert (match.names("C1:1"), match.names("graveyard:1")) == (["Tower"], ["Two"])


@pytest.mark.rule("304.3", "703.4c", "703.4k")
def test_what_lives_by_a_castle_dies_when_its_shield_has_been_used_as_a_trigger() -> None:
    frail = creature("Frail", 0)
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "B1:1": ["Frail"], "S1:1": ["Bolt"], "C1:1": ["Tower"]}
    match = attack(zones, TOWER, frail).answer("attack:B1").answer("shield-trigger:Bolt")
    assert match.names("B1:1") == ["Frail"]  # the player still chooses what to destroy
    match.answer("destroy:B9")
    assert sorted(match.names("graveyard:1")) == ["Bolt", "Frail", "Tower"]


@pytest.mark.rule("304.3", "509.5")
def test_two_castles_leave_with_two_shields_that_break_together() -> None:
    zones: Zones = {"B1:0": ["Twin"], "B9:0": ["One"], "S1:1": ["Blank"], "S2:1": ["Blank"]}
    match = attack({**zones, "C1:1": ["Tower"], "C2:1": ["Tower"]}, TOWER).answer("attack:B1").answer("pass")
    assert match.names("graveyard:1") == ["Tower", "Tower"]


@pytest.mark.rule("303.5", "803.4", "803.7")
@pytest.mark.parametrize("leaving", ["god:B1", "god:linked"])
def test_a_gear_stays_crossed_with_the_god_that_stays(leaving: str) -> None:
    zones: Zones = {"B1:0": ["Left"], "B2:0": ["Right"], "B3:0": ["Blade"], "hand:0": ["Smash", "Nine"]}
    match = table(zones, BLADE, SMASH, *GODS)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    gear = match.card("B3:0")
    gears.cross(match.match, 0, gear, match.card("B1:0"))
    assert match.power("B1:0") == 6000
    match.answer("cast:Smash").answer(leaving)
    (left,) = field.creatures(match.match, 0)
    assert gears.crossed_with(match.match, gear) == left
    assert field.power(match.match, left) == (4000 if leaving == "god:B1" else 3000)


@pytest.mark.rule("303.3", "806.1b")
def test_a_gear_is_crossed_no_more_with_a_creature_that_turns_into_a_fortress() -> None:
    giant = creature(
        "Giant", 7000,
        EVADE,
        supertypes=["dragheart"], other_sides=["Keep"], side="b", cost=6,
    )  # fmt: skip
    keep = card("Keep", type="fortress", supertypes=["dragheart"], other_sides=["Giant"])
    zones: Zones = {"B1:0": [Placed("Giant", attached={"B2:0": ["Blade"]})], "hand:0": ["Smash", "Nine"]}
    match = table(zones, BLADE, SMASH, giant, keep).answer("cast:Smash")
    assert match.names("B1:0") == ["Keep"]
    assert gears.crossed_with(match.match, match.card("B2:0")) is None


@pytest.mark.rule("310.8", "109.2c", "316.3")
def test_an_aura_is_no_element_of_its_own_and_a_gear_is() -> None:
    break_ = spell("Break", "Destroy one of your opponent's elements.", **FREE)
    worn = Placed("Gear", attached={"B2:1": ["Cloak"]})
    crossed = Placed("Two", attached={"B4:1": ["Blade"]})
    zones: Zones = {"hand:0": ["Break", "Nine"], "B1:1": [worn], "B3:1": [crossed]}
    match = table(zones, BLADE, CLOAK, gacha("Gear", 1000), break_).answer("cast:Break")
    assert match.offered == ["destroy:B1:1", "destroy:B3:1", "destroy:B4:1"]
    match.answer("destroy:B1:1")
    assert match.names("graveyard:1") == ["Cloak"]


@pytest.mark.rule("109.2a", "310.5", "109.2c")
def test_an_aura_may_be_taken_as_a_card_and_its_creature_stays() -> None:
    pick = spell("Pick", "Destroy one of your opponent's cards.", **FREE)
    worn = Placed("Gear", attached={"B2:1": ["Cloak"]})
    match = table({"hand:0": ["Pick", "Nine"], "B1:1": [worn]}, CLOAK, gacha("Gear", 1000), pick).answer("cast:Pick")
    match.answer("destroy:B2:1")
    assert (match.names("graveyard:1"), match.names("B1:1"), match.power("B1:1")) == (["Cloak"], ["Gear"], 1000)


@pytest.mark.rule("310.8", "811.1", "310.7")
def test_an_aura_stays_when_only_the_top_of_its_creature_leaves_and_saves_what_is_under_it() -> None:
    star = creature("Star", 5000, "Star evolution: Put on one of your fire creatures", supertypes=["star", "evolution"])
    worn = Placed("Star", attached={"under:0": ["Gear"], "B2:0": ["Cloak"]})
    zones: Zones = {"hand:0": ["Smash", "Nine"], "B1:0": [worn]}
    match = table(zones, CLOAK, gacha("Gear", 0), star, SMASH).answer("cast:Smash")
    (left,) = field.creatures(match.match, 0)
    assert (match.match.state.definition[left].name, field.power(match.match, left)) == ("Gear", 3000)
    assert sorted(match.names("graveyard:0")) == ["Smash", "Star"]


@pytest.mark.rule("703.4l", "308.2", "603.5a")
def test_a_d2_field_by_shield_trigger_drives_out_that_of_the_attacker_before_its_own_trigger() -> None:
    pool = d2("Pool", "Shield trigger", "When you put this field into the battle zone, draw a card.")
    arena = d2("Arena", "All of your creatures get +1000 power.")
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "B2:0": ["Arena"], "S1:1": ["Pool"]}
    match = attack(zones, pool, arena).answer("attack:B1").answer("shield-trigger:Pool")
    assert (match.names("graveyard:0"), match.count("hand:1"), match.power("B1:0")) == (["Arena"], 1, 2000)


@pytest.mark.rule("703.4l", "101.2", "700.3")
def test_an_older_d2_field_that_cannot_leave_stays_beside_the_newer() -> None:
    fixed = d2("Fixed", "This field can't leave the battle zone.")
    pool = d2("Pool", "All of your creatures get +1000 power.")
    zones: Zones = {"hand:0": ["Pool", "Nine"], "mana zone:0": ["One"] * 2, "B1:1": ["Fixed"]}
    match = table(zones, fixed, pool).answer("expand:Pool")
    assert (match.names("B1:1"), match.names("B1:0"), match.asked) == (["Fixed"], ["Pool"], 0)


@pytest.mark.rule("703.4l", "801.4d")
def test_a_d2_field_that_lies_under_a_creature_is_driven_out_when_it_comes_to_light() -> None:
    star = creature("Star", 5000, "Star evolution: Put on one of your fire creatures", supertypes=["star", "evolution"])
    old = d2("Old", "All of your creatures get +1000 power.")
    new = d2("New", "All of your creatures get +2000 power.")
    only = spell("Only", "Destroy one of your cards.", **FREE)
    zones: Zones = {
        "hand:0": ["Only", "Nine"], "B1:0": [Placed("Star", rested=True, attached={"under:0": ["Old"]})],
        "B2:1": ["New"],
    }  # fmt: skip
    match = table(zones, star, old, new, only).answer("cast:Only").answer("destroy:B1")
    assert sorted(match.names("graveyard:0")) == ["Old", "Only", "Star"]
    assert match.names("B2:1") == ["New"]


@pytest.mark.rule("302.2", "404.1", "409.1b")
def test_a_spell_that_returns_all_spells_from_the_graveyard_does_not_return_itself() -> None:
    recall = spell("Recall", "Return all spells in your graveyard to your hand.", **FREE)
    zones: Zones = {"hand:0": ["Recall", "Nine"], "graveyard:0": ["Blank", "Bolt", "One"]}
    match = table(zones, recall).answer("cast:Recall")
    assert (sorted(match.names("hand:0")), sorted(match.names("graveyard:0"))) == (
        ["Blank", "Bolt", "Nine"], ["One", "Recall"],
    )  # fmt: skip


@pytest.mark.rule("301.5", "315.2", "801.3")
def test_a_tamaseed_is_no_creature_for_what_destroys_creatures_and_may_be_tapped() -> None:
    seed = card("Seed", "Shinkarise", type="tamaseed", races=["Human"])
    sweep = spell("Sweep", "Destroy all creatures in the battle zone.", **FREE)
    match = table({"hand:0": ["Sweep", "Nine"], "B1:1": ["Seed"], "B2:1": ["Two"]}, seed, sweep).answer("cast:Sweep")
    assert (match.names("B1:1"), match.names("graveyard:1")) == (["Seed"], ["Two"])
    assert field.can_tap(match.match, match.card("B1:1"))


@pytest.mark.rule("303.3b", "303.4a", "601.1b")
def test_a_gear_is_crossed_again_for_what_it_costs_then() -> None:
    less = creature(
        "Less", 1000, "Your cross gears each cost 1 less to generate or cross. They can't cost less than 1."
    )
    zones: Zones = {"mana zone:0": ["One"], "B1:0": [Placed("Two", attached={"B2:0": ["Blade"]})], "B3:0": ["Less"]}
    match = table({**zones, "hand:0": []}, BLADE, less)
    assert "cross:B2" in match.offered
    match.answer("cross:B2")
    assert gears.crossed_with(match.match, match.card("B2:0")) == match.card("B3:0")


@pytest.mark.rule("305.3", "801.2", "117.2")
def test_a_weapon_goes_with_the_creature_that_evolves_and_home_when_that_is_sealed() -> None:
    sword = card("Sword", "The equipped creature gets +1000 power.", type="weapon", supertypes=["dragheart"])
    seal = spell("Seal", "Put a seal on one of your creatures.", **FREE)
    armed = Placed("Two", attached={"B2:0": ["Sword"]})
    zones: Zones = {"hand:0": ["Risen", "Seal", "Nine"], "mana zone:0": ["One"] * 2, "B1:0": [armed]}
    match = table(zones, sword, seal).answer("summon:Risen")
    assert match.power("B1:0") == 7000
    match.answer("cast:Seal")
    assert (match.names("hyperspatial zone:0"), match.names("sealed:0")) == (["Sword"], ["Risen"])
