"""Chapter 5: what players argue about in attacks."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.games.duel_masters.battle_state import attacker
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
INVADER: Final = creature(
    "Invader", 7000, "Evolution: Put on one of your Human creatures", "Invasion: Human creature",
    supertypes=["evolution"],
)  # fmt: skip
CHANGER: Final = creature("Changer", 6000, "Revolution change: Fire creature")


@pytest.mark.rule("801.2a", "701.26a", "506.3c")
@pytest.mark.parametrize(("first", "attacking"), [("Invader", "Changer"), ("Changer", "Changer")])
def test_of_an_invasion_and_a_revolution_change_of_one_attack(first: str, attacking: str) -> None:
    zones: Zones = {"B1:0": ["Two"], "hand:0": ["Invader", "Changer"], "B1:1": ["Wall"]}
    match = attack(zones, INVADER, CHANGER, declaring=True).answer("attack:B1")
    match.answer("invasion:Invader", "revolution-change:Changer")
    match.answer(next(each for each in match.offered if first in each))
    assert sorted(match.names("hand:0")) == ["Invader", "Two"]  # on what has left nothing is put any more
    there = attacker(match.match)
    assert there is not None
    assert match.match.state.definition[there].name == attacking


@pytest.mark.rule("701.26a", "801.4")
def test_an_evolution_creature_changes_places_with_all_of_its_cards() -> None:
    zones: Zones = {"B1:0": [Placed("Risen", attached={"under:0": ["One"]})], "hand:0": ["Changer"], "B1:1": ["Wall"]}
    match = attack(zones, CHANGER, declaring=True).answer("attack:B1").answer("revolution-change:Changer")
    assert sorted(match.names("hand:0")) == ["One", "Risen"]


@pytest.mark.rule("507.2a", "509.1")
def test_an_attack_breaks_nothing_when_its_blocker_has_left() -> None:
    shy = creature("Shy", 3000, "Blocker", "Whenever this creature blocks, return it to your hand.")
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "B1:1": ["Shy"]}
    match = attack(zones, shy).answer("attack:B1").answer("block:B1:1")
    assert (match.names("hand:1"), match.names("S1:1")) == (["Shy"], ["Blank"])
    assert match.offered == ["pass", "attack:B9"]


@pytest.mark.rule("507.1a", "507.2")
def test_of_two_guardmen_both_are_tapped_and_one_battles() -> None:
    guard = creature("Guard", 5000, "Guardman")
    zones: Zones = {
        "B1:0": ["Two"], "B9:0": ["One"], "B1:1": [Placed("One", rested=True)], "B2:1": ["Guard"], "B3:1": ["Guard"],
    }  # fmt: skip
    match = attack(zones, guard).answer("attack:B1").answer("target:B1:1").answer("block:B2:1", "block:B3:1")
    assert match.names("graveyard:0") == ["Two"]
    assert (match.rested("B2:1"), match.rested("B3:1")) == (True, True)


@pytest.mark.rule("505.6a", "703.4c")
def test_an_attacker_that_has_no_power_left_in_its_attack_breaks_nothing() -> None:
    text = "Whenever your opponent's creature attacks, it gets -3000 power until the end of the turn."
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "B1:1": ["Frost"]}
    match = attack(zones, creature("Frost", 1000, text)).answer("attack:B1")
    assert (match.names("graveyard:0"), match.names("S1:1")) == (["Two"], ["Blank"])
    assert match.offered == ["pass", "attack:B9"]


@pytest.mark.rule("506.1b", "101.2")
def test_who_has_to_attack_and_finds_nothing_to_attack_does_not_hold_the_turn() -> None:
    fixed = creature("Fixed", 1000, "This creature attacks each turn if able.", "This creature can't attack players.")
    zones: Zones = {"B1:0": ["Fixed"], "B2:0": ["One"], "B1:1": ["One"]}
    assert attack(zones, fixed).offered == ["pass", "attack:B2"]
    torn = creature("Torn", 1000, "This creature attacks each turn if able.", "This creature can't attack.")
    assert attack({"B1:0": ["Torn"], "B2:0": ["One"]}, torn).offered == ["pass", "attack:B2"]


@pytest.mark.rule("602.3a", "506.1c")
def test_a_tap_ability_is_no_attack() -> None:
    hunter = creature(
        "Hunter",
        1000,
        "Tap ability: Destroy one of your opponent's creatures.",
        "Whenever this creature attacks, draw a card.",
    )
    zones: Zones = {"B1:0": ["Hunter"], "B9:0": ["One"], "B1:1": ["Nine"]}
    match = attack(zones, hunter)
    match.answer(next(each for each in match.offered if each.startswith("tap-ability")))
    assert (match.names("graveyard:1"), match.count("hand:0")) == (["Nine"], 0)


@pytest.mark.rule("505.5", "509.5")
def test_a_creature_that_was_untapped_attacks_again() -> None:
    keen = creature("Keen", 4000, "Whenever this creature breaks a shield, untap it.")
    zones: Zones = {"B1:0": ["Keen"], "S1:1": ["Blank"], "S2:1": ["Blank"]}
    match = attack(zones, keen).answer("attack:B1").answer("break:S1").answer("pass")
    assert match.offered == ["pass", "attack:B1"]


@pytest.mark.rule("509.5e", "507.1a")
def test_a_blocker_that_came_by_shield_trigger_blocks_the_next_attack() -> None:
    late = creature("Late", 3000, "Shield trigger", "Blocker")
    zones: Zones = {"B1:0": ["Two"], "B2:0": ["Two"], "S1:1": ["Late"]}
    match = attack(zones, late).answer("attack:B1").answer("shield-trigger:Late").answer("attack:B2")
    assert (match.rule, match.offered) == ("507.1a", ["block:B1:1"])


@pytest.mark.rule("801.2b", "507.1a")
def test_an_evolution_creature_that_came_by_shield_trigger_on_a_tapped_one_does_not_block() -> None:
    evolves = creature(
        "Evolves", 5000, "Shield trigger", "Evolution: Put on one of your Human creatures", "Blocker",
        supertypes=["evolution"],
    )  # fmt: skip
    zones: Zones = {"B1:0": ["Two"], "B2:0": ["Nine"], "S1:1": ["Evolves"], "B1:1": [Placed("One", rested=True)]}
    match = attack(zones, evolves).answer("attack:B1").answer("target-player").answer("shield-trigger:Evolves")
    assert match.rested("B1:1")
    assert match.answer("attack:B2").rule == "506.1e"


@pytest.mark.rule("112.3a", "801.1a")
def test_a_shield_trigger_without_a_source_is_declared_only_beside_one_that_can_be_used() -> None:
    evolves = creature(
        "Evolves", 5000, "Shield trigger", "Evolution: Put on one of your Human creatures", supertypes=["evolution"]
    )
    comes = creature("Comes", 1000, "Shield trigger")
    zones: Zones = {"B1:0": ["Twin"], "B9:0": ["One"], "S1:1": ["Evolves"], "S2:1": ["Comes"]}
    together = attack(zones, evolves, comes).answer("attack:B1")
    assert together.offered == ["shield-trigger:Evolves", "shield-trigger:Comes"]
    together.answer("shield-trigger:Evolves")  # it is used now, and finds nothing
    assert sorted(together.names("hand:1")) == ["Comes", "Evolves"]
    alone = attack({**zones, "S2:1": ["Blank"]}, evolves, comes).answer("attack:B1")
    assert alone.offered == ["pass"]


@pytest.mark.rule("301.5", "101.2")
def test_speed_given_later_in_the_turn_lets_a_new_creature_attack() -> None:
    give = spell("Give", "Choose one of your creatures. It gets speed attacker until the end of the turn.", **FREE)
    zones: Zones = {"hand:0": ["Two", "Give"], "mana zone:0": ["One"] * 2}
    match = table(zones, give).answer("summon:Two").answer("cast:Give")
    assert match.offered == ["pass", "attack:B1"]


@pytest.mark.rule("101.2", "506.1e")
def test_what_cannot_be_chosen_may_be_attacked() -> None:
    ghost = creature("Ghost", 2000, "This creature can't be chosen by your opponent.")
    match = attack({"B1:0": ["Nine"], "B1:1": [Placed("Ghost", rested=True)]}, ghost).answer("attack:B1")
    assert match.offered == ["target-player", "target:B1:1"]


@pytest.mark.rule("301.5", "505.2")
def test_a_mach_fighter_attacks_creatures_at_once_and_later_as_any_other() -> None:
    fast = creature("Fast", 5000, "Mach fighter")
    zones: Zones = {"hand:0": ["Fast"], "mana zone:0": ["One"] * 2, "B1:1": ["Nine"], "B9:0": ["One"]}
    match = table(zones, fast).answer("summon:Fast").answer("attack:B1")
    assert match.names("graveyard:0") == ["Fast"]  # not the player, who has a shield
    later = attack({"B1:0": ["Fast"], "B1:1": ["Two"]}, fast).answer("attack:B1")
    assert later.rule == "509.5a"  # an untapped creature is no target any more
