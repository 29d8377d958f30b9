"""115, 101.4e, 703.4d: battles within battles, what takes part in them, and who has lost one."""

from __future__ import annotations

import pytest

from engine.games.duel_masters import battle_state
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table

CHIEF = creature("Chief", 3000, races=["Angel Command"])
RECALL = spell("Recall", "Return one of your cards to its owner's hand.", cost=0, civilizations=[])
CALL_BACK = spell("Call Back", "Return one of your opponent's cards to its owner's hand.", cost=0, civilizations=[])
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


def _has_lost(match: ScenarioMatch, loser: str, winner: str) -> None:
    """Let a battle be lost that nothing has come of yet."""
    first, second = [battle_state.enlist(match.match, match.card(each)) for each in (loser, winner)]
    battle_state.LOST.set(match.match, (battle_state.Loss(first, second),))


@pytest.mark.rule("703.4d", "801.4c", "609.1")
def test_what_is_left_of_a_creature_that_has_lost_a_battle_is_what_loses_it() -> None:
    text = "When this creature would lose a battle, put a card from your mana zone into your graveyard instead."
    home = creature("Home", 3000, text)
    zones: Zones = {
        "hand:0": ["Recall", "One"], "mana zone:0": ["Two"],
        "B1:0": [Placed("Risen", attached={"under:0": ["Home"]})], "B1:1": ["Nine"],
    }  # fmt: skip
    match = table(zones, RECALL, home)
    match.answer("cast:Recall")
    _has_lost(match, "B1:0", "B1:1")
    match.answer("return:B1")
    assert (match.names("B1:0"), match.count("mana zone:0")) == (["Home"], 0)


@pytest.mark.rule("703.4d", "801.4c")
def test_a_creature_is_spared_by_what_is_left_of_the_one_that_has_won() -> None:
    tough = creature("Tough", 1000, "This creature isn't destroyed by losing battles against fire creatures.")
    wave = creature(
        "Wave", 6000, "Evolution: Put on one of your Human creatures", supertypes=["evolution"], civilizations=["water"]
    )
    zones: Zones = {
        "hand:0": ["Call Back", "One"], "B1:0": ["Tough"],
        "B1:1": [Placed("Wave", attached={"under:1": ["Two"]})],
    }  # fmt: skip
    match = table(zones, CALL_BACK, tough, wave)
    match.answer("cast:Call-Back")
    _has_lost(match, "B1:0", "B1:1")
    match.answer("return:B1:1")
    assert (match.names("B1:1"), match.names("B1:0")) == (["Two"], ["Tough"])


@pytest.mark.rule("115.3a", "204.2")
def test_what_was_no_creature_for_a_moment_battles_no_more_outside_an_attack_too() -> None:
    ace = creature(
        "Ace", 6000,
        "While it is not so that (you have three or more either (fire creatures) or (fire tamaseeds)), "
        "this tamaseed isn't a creature.",
        "Whenever this creature battles, destroy one of your Human creatures, and then put a Human creature from your "
        "hand into the battle zone.",
        also="tamaseed", races=["Giant"],
    )  # fmt: skip
    text = "Choose one of your creatures and one of your opponent's creatures. Let them battle."
    zones: Zones = {"hand:0": ["Duel", "One"], "B1:0": ["Ace"], "B2:0": ["One"], "B3:0": ["Two"], "B1:1": ["Three"]}
    match = table(zones, ace, spell("Duel", text, cost=0, civilizations=[]))
    match.answer("cast:Duel").answer("choose:B1")
    for wanted in ("choose:B1:1", "destroy:B2", "put:One"):
        if wanted in match.offered:
            match.answer(wanted)
    assert match.names("graveyard:0") == ["One", "Duel"]
    assert (match.names("B1:0"), match.names("B1:1"), match.power("B1:0")) == (["Ace"], ["Three"], 6000)


@pytest.mark.rule("703.4d")
def test_what_had_lost_a_battle_as_an_older_save_has_it_is_destroyed() -> None:
    zones: Zones = {"B1:0": ["One"], "B1:1": ["Nine"]}
    before = table(zones)
    pair = tuple([battle_state.enlist(before.match, before.card(zone)) for zone in zones])
    match = table(zones, memory={battle_state.LOST.name: (pair,)})
    assert (match.names("B1:0"), match.names("graveyard:0"), match.names("B1:1")) == ([], ["One"], ["Nine"])


@pytest.mark.rule("603.2d", "115.3b")
def test_of_two_that_lose_a_battle_only_what_triggered_on_the_replaced_loss_is_taken_back() -> None:
    wails = "When this creature loses a battle, draw a card."
    elude = creature("Elude", 3000, "When this creature would lose a battle, return it to your hand instead.", wails)
    zones: Zones = {"B1:0": ["Elude"], "B2:0": ["One"], "B1:1": [Placed("Mortal", rested=True)]}
    match = attack(zones, elude, creature("Mortal", 3000, wails)).answer("attack:B1").answer("target:B1:1")
    assert (match.names("hand:0"), match.names("hand:1")) == (["Elude"], ["Blank"])
    assert match.names("graveyard:1") == ["Mortal"]
