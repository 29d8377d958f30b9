"""505.6a, 507.2: effects that stop an attack, or aim it at another creature."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Placed, Zones, attack, creature

MAY = "Whenever your opponent's creature attacks you, you may"
STOPPER = creature("Stopper", 2000, f"{MAY} tap this creature. If you do, stop the attack.")
STONE = creature("Stone", 5000, f"{MAY} untap this creature. If you do, aim the attack at this creature.")
SCOUT = creature("Scout", 2000, "After this creature attacks, draw a card.")


@pytest.mark.rule("505.6a", "510.1")
def test_a_stopped_attack_breaks_nothing_and_still_ends() -> None:
    match = attack({"B1:0": ["Scout"], "B1:1": ["Stopper"], "B2:1": ["Wall"]}, STOPPER, SCOUT)
    match.answer("attack:B1").answer("yes")
    assert (match.count("hand:0"), match.count("S1:1")) == (1, 1)
    assert "attack-stopped" in match.told


@pytest.mark.rule("505.6a")
def test_a_stopped_attack_lets_the_other_player_declare_nothing() -> None:
    ninja = creature("Ninja", 2000, "Ninja strike 0")
    zones: Zones = {"B1:0": ["Scout"], "B2:0": ["Two"], "B1:1": ["One"], "hand:1": ["Ninja"]}
    stops = creature("Scout", 2000, "Whenever this creature attacks, stop the attack.")
    match = attack(zones, ninja, stops, declaring=True).answer("attack:B1")
    assert match.rule == "505.5"
    match.answer("attack:B2")
    assert match.offered == ["ninja-strike:Ninja"]


@pytest.mark.rule("508.1", "509.4c")
def test_what_is_broken_already_is_too_late_to_stop() -> None:
    late = creature("Scout", 2000, "Before this creature breaks shields, stop the attack.")
    match = attack({"B1:0": ["Scout"], "S1:1": ["One"], "S2:1": ["One"]}, late)
    match.answer("attack:B1").answer(match.offered[0]).answer("pass")
    assert match.count("S1:1") + match.count("S2:1") == 1


@pytest.mark.rule("507.2b", "507.3c")
def test_an_attack_that_is_aimed_at_a_creature_is_not_blocked() -> None:
    keen = creature("Scout", 2000, "Whenever this creature attacks and isn't blocked, draw a card.")
    match = attack({"B1:0": ["Scout"], "B1:1": [Placed("Stone", rested=True)]}, STONE, keen)
    match.answer("attack:B1").answer("target-player").answer("yes")
    assert (match.names("graveyard:0"), match.count("hand:0"), match.count("S1:1")) == (["Scout"], 1, 1)


@pytest.mark.rule("507.1a", "507.2")
def test_a_blocker_may_take_an_attack_that_was_aimed_at_another() -> None:
    zones: Zones = {"B1:0": ["Nine"], "B1:1": [Placed("Stone", rested=True)], "B2:1": ["Wall"]}
    match = attack(zones, STONE).answer("attack:B1").answer("target-player").answer("yes").answer("block:B2:1")
    assert match.names("graveyard:1") == ["Wall"]


@pytest.mark.rule("101.2", "507.1")
def test_some_attacks_are_taken_by_nothing() -> None:
    straight = creature("Scout", 2000, "This creature can't have its attack changed.")
    guard = creature("Guard", 3000, "Guardman")
    zones: Zones = {"B1:0": ["Scout"], "B1:1": [Placed("Stone", rested=True)], "B2:1": ["Wall"], "B3:1": ["Guard"]}
    match = attack(zones, STONE, straight, guard).answer("attack:B1").answer("target-player").answer("yes")
    assert match.rule == "509.5a"
    match = attack({**zones, "B1:1": [Placed("One", rested=True)]}, straight, guard)
    match.answer("attack:B1").answer("target:B1:1")
    assert match.names("graveyard:1") == ["One"]
