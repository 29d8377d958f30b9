"""505.6, 507, 609: what takes an attack, what ends it, and what is put in the place of something else."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.battle_state import ATTACK
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, table

GUARD = creature("Guardian", 5000, "Guardman")


@pytest.mark.rule("507.2b", "507.2c", "508.1")
def test_a_guardman_takes_an_attack_on_a_creature_by_a_battle_that_is_no_block() -> None:
    sure = creature(
        "Sure", 3000, "This creature can't be blocked.", "Whenever this creature becomes blocked, draw a card."
    )
    zones: Zones = {"B1:0": ["Sure"], "B9:0": ["One"], "B1:1": [Placed("One", rested=True)], "B2:1": ["Guardian"]}
    match = attack(zones, sure, GUARD).answer("attack:B1").answer("target:B1:1")
    assert match.offered == ["block:B2:1"]
    match.answer("block:B2:1")
    assert match.names("graveyard:0") == ["Sure"]
    assert match.names("B1:1") == ["One"]
    assert match.match.state.rested[match.cards("B2:1")[0]]
    assert match.names("hand:0") == []  # nothing has blocked


@pytest.mark.rule("507.1a")
def test_a_guardman_does_not_take_an_attack_on_the_player() -> None:
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "B1:1": ["Guardian"]}
    assert attack(zones, GUARD).answer("attack:B1").rule == "509.5a"


@pytest.mark.rule("507.2", "507.2a", "507.2b")
def test_the_last_of_a_blocker_and_a_guardman_decides_whether_it_is_a_block() -> None:
    nosy = creature("Nosy", 3000, "Whenever this creature becomes blocked, draw a card.")
    zones: Zones = {
        "B1:0": ["Nosy"], "B9:0": ["One"], "B1:1": [Placed("One", rested=True)], "B2:1": ["Guardian"], "B3:1": ["Wall"],
    }  # fmt: skip
    for order, drawn in ((("block:B3:1", "block:B2:1"), 0), (("block:B2:1", "block:B3:1"), 1)):
        match = attack(zones, nosy, GUARD).answer("attack:B1").answer("target:B1:1").answer(*order)
        assert len(match.cards("hand:0")) == drawn
        assert match.match.state.rested[match.cards("B2:1")[0]]


@pytest.mark.rule("505.6a", "505.6b")
def test_an_attack_goes_on_when_the_creature_attacked_is_untapped() -> None:
    waking = creature("Waker", 3000, "Whenever this creature attacks, untap all of your opponent's creatures.")
    zones: Zones = {"B1:0": ["Waker"], "B9:0": ["One"], "B1:1": [Placed("Two", rested=True)]}
    match = attack(zones, waking).answer("attack:B1").answer("target:B1:1")
    assert match.names("graveyard:1") == ["Two"]


@pytest.mark.rule("505.6a")
def test_an_attack_ends_when_the_creature_attacked_leaves() -> None:
    sending = creature("Sender", 3000, "Whenever this creature attacks, destroy one of your opponent's creatures.")
    zones: Zones = {"B1:0": ["Sender"], "B9:0": ["One"], "B1:1": [Placed("Two", rested=True)], "B2:1": ["Wall"]}
    match = attack(zones, sending).answer("attack:B1").answer("target:B1:1").answer("destroy:B1:1")
    assert match.asked == 0  # nobody blocks
    assert ATTACK.of(match.match) is None
    assert match.offered == ["pass", "attack:B9"]


@pytest.mark.rule("609.3", "609.8", "101.5b")
def test_of_two_replacements_of_one_player_one_is_chosen_and_the_other_does_nothing_any_more() -> None:
    soldier = creature(
        "Soldier",
        3000,
        "When this creature would be destroyed, return it to its owner's hand instead.",
        "When this creature would be destroyed, put it into its owner's mana zone instead.",
    )
    zones: Zones = {"B1:0": ["Soldier"], "hand:0": ["One"], "mana zone:0": ["One"] * 2}
    match = table({**zones, "B1:1": [Placed("Nine", rested=True)]}, soldier, step="attack_step")
    match.answer("attack:B1").answer("target:B1:1")
    assert (match.asked, len(match.offered)) == (0, 2)
    match.answer(match.offered[0])
    assert match.names("hand:0") == ["One", "Soldier"]
    assert match.names("graveyard:0") == []
