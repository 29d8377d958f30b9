"""801.4: what stays when only the top card of an evolution creature leaves is the creature that the whole was."""

from __future__ import annotations

import pytest

from engine.games.duel_masters import field
from engine.games.duel_masters.battle_state import attacked, attacker
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table

STAR = creature(
    "Star", 6000, "Star evolution: Put on one of your Human creatures", "Blocker", supertypes=["evolution", "star"]
)
VORTEX = creature(
    "Vortex", 9000, "Vortex evolution: Put on one of your Human creatures and one of your Liquid People creatures",
    "When this creature would leave the battle zone, only its top card leaves and the other cards separate instead.",
    supertypes=["evolution"],
)  # fmt: skip
TRAP = creature("Trap", 1000, "Whenever your opponent's creature attacks, destroy it.")
SMASH = spell("Smash", "Destroy one of your creatures.", cost=1)


def _star(player: int, *beside: str, rested: bool = False) -> Placed:
    attached = {f"under:{player}": ["Two"], f"B2:{player}": list(beside)}
    return Placed("Star", rested=rested, attached=attached)


@pytest.mark.rule("801.4c", "505.6", "811.1")
def test_an_attack_goes_on_with_what_stays_of_the_attacker() -> None:
    match = attack({"B1:0": [_star(0)], "B9:0": ["One"], "B1:1": ["Trap"]}, STAR, TRAP).answer("attack:B1")
    assert (match.names("B1:0"), match.names("graveyard:0")) == (["Two"], ["Star"])
    assert attacker(match.match) == match.card("B1:0")
    assert match.rule == "509.5a"  # its one shield is broken


@pytest.mark.rule("801.4c", "505.6a", "508.1")
def test_what_stays_of_the_creature_attacked_is_attacked_and_battles_with_its_own_power() -> None:
    hunter = creature("Hunter", 3000, "Whenever this creature attacks, destroy one of your opponent's creatures.")
    zones: Zones = {"B1:0": ["Hunter"], "B9:0": ["One"], "B1:1": [_star(1, rested=True)]}
    match = attack(zones, STAR, hunter).answer("attack:B1").answer("target:B1:1")
    assert match.names("graveyard:1") == ["Star", "Two"]
    assert match.names("B1:0") == ["Hunter"]


@pytest.mark.rule("801.4c", "507.2a", "811.1")
def test_what_stays_of_the_blocker_blocks_and_one_that_lost_its_battle_is_not_destroyed_once_more() -> None:
    cutter = creature(
        "Cutter", 4000, "Whenever this creature becomes blocked, destroy one of your opponent's creatures."
    )
    match = attack({"B1:0": ["Cutter"], "B9:0": ["One"], "B1:1": [_star(1)]}, STAR, cutter)
    match.answer("attack:B1").answer("block:B1:1")
    assert match.names("graveyard:1") == ["Star", "Two"]  # 4000 against the 2000 that stayed
    lost = (
        attack({"B1:0": ["Nine"], "B9:0": ["One"], "B1:1": [_star(1)]}, STAR).answer("attack:B1").answer("block:B1:1")
    )
    assert (lost.names("graveyard:1"), lost.names("B1:1")) == (["Star"], ["Two"])
    assert lost.rested("B1:1")


@pytest.mark.rule("801.4", "801.4c", "803.4a")
def test_of_several_that_stay_the_player_says_which_goes_on_attacking() -> None:
    pile = Placed("Vortex", attached={"under:0": ["Two", "Fish"]})
    match = attack({"B1:0": [pile], "B2:0": ["One"], "B1:1": ["Trap"]}, VORTEX, TRAP).answer("attack:B1")
    assert (match.asked, match.rule, len(match.offered)) == (0, "801.4", 2)
    fish = next(place for place in ("B1", "B3") if match.names(f"{place}:0") == ["Fish"])
    match.answer(f"attack:{fish}")
    assert attacker(match.match) == match.card(f"{fish}:0")
    assert match.rule == "509.5a"


@pytest.mark.rule("801.4", "801.4c", "507.1")
def test_of_several_that_stay_one_is_still_attacked() -> None:
    hunter = creature("Hunter", 9000, "Whenever this creature attacks, destroy one of your opponent's creatures.")
    pile = Placed("Vortex", rested=True, attached={"under:1": ["Two", "Fish"]})
    zones: Zones = {"B1:0": ["Hunter"], "B9:0": ["One"], "B1:1": [pile], "B9:1": ["Wall"]}
    match = attack(zones, VORTEX, hunter).answer("attack:B1").answer("target:B1:1").answer("destroy:B1:1")
    assert (match.asked, match.rule) == (1, "801.4")
    match.answer(match.offered[0])
    assert match.prompt == "ask-block"
    assert attacked(match.match) in field.creatures(match.match, 1)


@pytest.mark.rule("801.4c", "303.5", "701.17a")
def test_a_gear_stays_crossed_with_what_stays() -> None:
    gear = card("Armor", "The crossed creature gets +2000 power.", type="cross gear")
    zones: Zones = {"hand:0": ["Smash", "Nine"], "mana zone:0": ["One"], "B1:0": [_star(0, "Armor")]}
    match = table(zones, STAR, gear, SMASH).answer("cast:Smash")
    assert (match.names("B1:0"), match.power("B1:0")) == (["Two"], 4000)


@pytest.mark.rule("801.4c", "305.3", "703.4g")
def test_a_weapon_stays_with_what_stays_and_does_not_go_home() -> None:
    blade = card("Blade", "The equipped creature gets +1000 power.", type="weapon", supertypes=["dragheart"])
    zones: Zones = {"hand:0": ["Smash", "Nine"], "mana zone:0": ["One"], "B1:0": [_star(0, "Blade")]}
    match = table(zones, STAR, blade, SMASH).answer("cast:Smash")
    assert (match.names("B2:0"), match.power("B1:0")) == (["Blade"], 3000)
