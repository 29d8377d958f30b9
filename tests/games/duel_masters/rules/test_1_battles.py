"""115, 101.4e: battles within battles, and what takes part in them."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Placed, Zones, attack, creature

CHIEF = creature("Chief", 3000, races=["Angel Command"])
DUEL = (
    "Whenever your other creature battles, choose one of your opponent's creatures. "
    "This creature and that creature battle."
)


@pytest.mark.rule("115.3a", "101.4e", "116.2a", "505.6a")
def test_a_creature_that_is_sealed_in_a_battle_within_its_own_battles_no_more_though_it_is_unsealed() -> None:
    ally = creature(
        "Ally", 3000, DUEL,
        "Whenever this creature battles, put a seal on one of your other creatures. "
        "Put a creature from your hand into the battle zone.",
    )  # fmt: skip
    zones: Zones = {
        "B1:0": ["Nine"], "B2:0": ["Ally"], "hand:0": ["Chief"],
        "B1:1": [Placed("Two", rested=True)], "B2:1": ["One"],
    }  # fmt: skip
    match = attack(zones, ally, CHIEF).answer("attack:B1").answer("target:B1:1").answer("choose:B2:1")
    while match.rule != "505.5":
        match.answer(match.offered[-1])
    assert match.names("graveyard:1") == ["One"]
    assert (match.names("sealed:0"), match.names("hand:0"), match.names("B1:1")) == ([], [], ["Two"])


@pytest.mark.rule("115.1", "101.4e")
def test_a_creature_is_battling_still_while_others_battle_within_its_battle() -> None:
    brave = creature("Brave", 2000, "While battling, this creature gets +5000 power.")
    text = (
        "Whenever this creature battles, return one of your creatures that has power 7000 or more to its owner's hand."
    )
    zones: Zones = {
        "B1:0": ["Brave"], "B2:0": ["Ally"], "B1:1": [Placed("Nine", rested=True)], "B2:1": ["One"],
    }  # fmt: skip
    match = attack(zones, brave, creature("Ally", 3000, DUEL, text))
    match.answer("attack:B1").answer("target:B1:1").answer("choose:B2:1")
    if match.rule != "505.5":
        match.answer(match.offered[0])
    assert match.names("hand:0") == ["Brave"]
