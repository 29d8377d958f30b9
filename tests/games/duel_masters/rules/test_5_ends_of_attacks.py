"""505.6, 507.2, 507.3, 509.3 to 509.5: what is left of an attack, or of its shields, when something came between."""

from __future__ import annotations

import pytest

from engine.games.duel_masters import field
from engine.games.duel_masters.battle_state import ATTACK
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table


@pytest.mark.rule("507.2b", "507.2c", "507.3c")
def test_a_creature_whose_attack_a_guardman_took_was_not_blocked() -> None:
    bold = creature("Bold", 3000, "Whenever this creature attacks and isn't blocked, draw a card.")
    guard = creature("Guardian", 5000, "Guardman")
    zones: Zones = {
        "B1:0": ["Bold"], "B9:0": ["One"], "B1:1": [Placed("One", rested=True)], "B2:1": ["Guardian"], "B3:1": ["Wall"],
    }  # fmt: skip
    for chosen, drawn in ((["block:B2:1"], 1), (["block:B3:1"], 0), (["block:B3:1", "block:B2:1"], 1), ([], 1)):
        match = attack(zones, bold, guard).answer("attack:B1").answer("target:B1:1").answer(*chosen)
        assert match.count("hand:0") == drawn, chosen


@pytest.mark.rule("507.3c", "505.2")
def test_an_attack_on_a_creature_is_none_on_the_opponent() -> None:
    bold = creature("Bold", 3000, "Whenever this creature attacks your opponent and isn't blocked, draw a card.")
    zones: Zones = {"B1:0": ["Bold"], "B9:0": ["One"], "B1:1": [Placed("One", rested=True)]}
    match = attack(zones, bold).answer("attack:B1").answer("target:B1:1")
    assert match.count("hand:0") == 0
    match = attack(zones, bold).answer("attack:B1").answer("target-player")
    assert (match.count("hand:0"), match.rule) == (1, "509.5a")


@pytest.mark.rule("505.6a", "507.3c", "506.2a")
def test_an_attack_ends_without_a_battle_when_the_blocker_leaves_and_was_blocked_all_the_same() -> None:
    cutter = creature(
        "Cutter", 3000, "Whenever this creature becomes blocked, destroy one of your opponent's creatures.",
        "Whenever this creature attacks and isn't blocked, draw a card.",
    )  # fmt: skip
    zones: Zones = {"B1:0": ["Cutter"], "B9:0": ["One"], "B1:1": ["Wall"], "B2:1": ["One"]}
    match = attack(zones, cutter).answer("attack:B1").answer("block:B1:1").answer("destroy:B1:1")
    assert match.rule == "505.5"
    assert (len(field.shields(match.match, 1)), match.count("hand:0")) == (1, 0)


@pytest.mark.rule("509.3", "509.4", "509.5")
def test_a_new_shield_in_the_place_of_a_chosen_one_is_not_broken() -> None:
    early = creature("Early", 4000, "Before this creature breaks shields, your opponent draws a card.")
    keeper = creature(
        "Keeper", 1000, "Whenever you draw a card, put all of your shields into your graveyard, "
        "then add the top card of your deck to your shields face down.",
    )  # fmt: skip
    match = attack({"B1:0": ["Early"], "B9:0": ["One"], "B1:1": ["Keeper"]}, early, keeper).answer("attack:B1")
    assert match.rule == "505.5"
    assert (match.names("S1:1"), match.count("hand:1")) == (["Blank"], 1)


@pytest.mark.rule("509.4c", "509.3")
def test_shields_that_were_chosen_are_broken_without_the_creature() -> None:
    doomed = creature("Doomed", 3000, "Before this creature breaks shields, destroy this creature.")
    match = attack({"B1:0": ["Doomed"], "B9:0": ["One"]}, doomed).answer("attack:B1")
    assert (match.rule, match.names("B1:0")) == ("509.5a", [])
    assert match.answer("pass").count("hand:1") == 1


@pytest.mark.rule("512.1", "101.4a", "511.2")
def test_a_shield_trigger_that_ends_the_turn_leaves_the_other_in_the_hand() -> None:
    halt = spell("Halt", "Shield trigger", "The turn ends.")
    zones: Zones = {"B1:0": ["Twin"], "B2:0": ["Two"], "S1:1": ["Halt"], "S2:1": ["Bolt"]}
    match = attack(zones, halt).answer("attack:B1").answer("shield-trigger:Halt", "shield-trigger:Bolt")
    match.answer("play:Halt:shield trigger")
    assert (match.match.state.turn, match.match.state.turn_player) == (4, 1)
    assert (match.names("graveyard:1"), match.names("hand:1")) == (["Halt"], ["Bolt", "Blank"])
    assert match.names("B1:0") == ["Twin"]
    assert ATTACK.of(match.match) is None


@pytest.mark.rule("505.4", "506.1a")
def test_an_attacker_that_is_untapped_may_attack_once_more() -> None:
    tireless = creature("Tireless", 3000, "Whenever this creature attacks, untap this creature.")
    match = attack({"B1:0": ["Tireless"], "B9:0": ["One"], "S2:1": ["Blank"]}, tireless)
    match.answer("attack:B1").answer("break:S1").answer("pass")
    assert match.offered == ["pass", "attack:B1", "attack:B9"]


@pytest.mark.rule("506.1b", "301.5", "505.2")
def test_who_cannot_attack_or_has_nothing_to_attack_does_not_have_to() -> None:
    mad = creature("Mad", 3000, "This creature attacks each turn if able.")
    tame = creature("Tame", 3000, "This creature attacks each turn if able.", "This creature can't attack players.")
    new = table({"B1:0": ["Two"], "hand:0": ["Mad"], "mana zone:0": ["One"] * 2}, mad).answer("summon:Mad")
    assert new.offered == ["pass", "attack:B1"]
    assert attack({"B1:0": ["Two"], "B2:0": ["Mad"]}, mad).offered == ["attack:B1", "attack:B2"]
    assert attack({"B1:0": ["Two"], "B2:0": ["Tame"], "B1:1": ["One"]}, tame).offered == ["pass", "attack:B1"]


@pytest.mark.rule("115.3b", "108.1b", "700.3")
def test_powers_below_zero_are_equal_in_a_battle() -> None:
    weak = creature(
        "Weak", 1000, "This creature gets -3000 power.", "This creature can't be destroyed.",
        "When this creature wins a battle, draw a card.", "When this creature loses a battle, draw two cards.",
    )  # fmt: skip
    weaker = creature("Weaker", 1000, "This creature gets -7000 power.", "This creature can't be destroyed.")
    match = attack({"B1:0": ["Weak"], "B9:0": ["One"], "B1:1": [Placed("Weaker", rested=True)]}, weak, weaker)
    match.answer("attack:B1").answer("target:B1:1")
    assert match.count("hand:0") == 2
