"""Attacks as the log tells them, in one block: by the battle (508), the shields that break (509) or the last hit; and
what it says of single cards.
"""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table
from tests.games.tales import blocks, told


@pytest.mark.rule("508.1", "115.1")
def test_a_battle_is_told_with_both_powers_and_who_wins() -> None:
    zones: Zones = {"B1:0": ["Twin"], "B9:0": ["One"], "B1:1": [Placed("Two", rested=True)], "S1:1": ["One"]}
    at = attack(zones).answer("attack:B1").answer("target:B1:1")
    (said,) = blocks(at.match)
    assert said == ["Twin 4000 against Two 2000: Twin wins", "(Two is destroyed."]


@pytest.mark.rule("507.1", "508.1")
def test_a_blocked_attack_is_told_by_the_battle_with_the_block_beside_it() -> None:
    zones: Zones = {"B1:0": ["Nine"], "B9:0": ["One"], "B1:1": ["Wall"], "S1:1": ["One"]}
    at = attack(zones).answer("attack:B1").answer("block:B1:1")
    ((said, *others),) = blocks(at.match)
    assert said == "Nine 9000 against Wall 3000: Nine wins"
    assert others[:2] == ["(Nine attacks Ben.", "(Wall blocks Nine."], "the attack on the player is said nowhere else"


@pytest.mark.rule("509.2")
def test_an_attack_on_the_player_is_told_by_the_shields_it_breaks() -> None:
    at = attack({"B1:0": ["Two"], "B9:0": ["One"], "S1:1": ["One"]}).answer("attack:B1").answer("pass")
    ((said, *others),) = blocks(at.match)
    assert said == "Two breaks a shield of Ben."
    assert not any("attacks" in each for each in others)


@pytest.mark.rule("115.3c", "700.5a")
def test_a_battle_that_both_win_is_told_so() -> None:
    hero = creature("Hero", 1000, "This creature wins all battles.")
    at = attack({"B1:0": ["Hero"], "B9:0": ["One"], "B1:1": [Placed("Hero", rested=True)]}, hero)
    at.answer("attack:B1").answer("target:B1:1")
    assert blocks(at.match) == [["Hero 1000 against Hero 1000: both win"]]


@pytest.mark.rule("505.6", "505.6a")
def test_an_attack_whose_creature_leaves_is_told_line_by_line() -> None:
    rash = creature("Rash", 2000, "Whenever this creature attacks, destroy one of your creatures.")
    zones: Zones = {"B1:0": ["Rash"], "B2:0": ["One"], "S1:1": ["Two"]}
    at = attack(zones, rash).answer("attack:B1").answer("destroy:B1")
    assert ["(Rash attacks Ben."] in told(at.match)
    at.answer("attack:B2").answer("pass")
    assert blocks(at.match)[-1][0] == "One breaks a shield of Ben.", "the attack before is no part of this one"
    assert not any("Rash" in line for line in blocks(at.match)[-1])


@pytest.mark.rule("801.2")
def test_it_is_told_on_what_a_creature_evolves() -> None:
    zones: Zones = {"hand:0": ["Risen"], "mana zone:0": ["One", "One"], "B1:0": ["One"], "B2:0": ["Two"]}
    at = table(zones).answer("summon:Risen").answer("evolve:B2")
    assert ["(Risen is put on Two."] in told(at.match)


@pytest.mark.rule("113.1")
def test_a_card_that_everybody_saw_become_a_shield_is_named_and_another_is_not() -> None:
    away = spell(
        "Away",
        "Choose one of your opponent's creatures, and add it to your shields face down.",
        cost=0,
        civilizations=[],
    )
    more = spell("More", "Add the top card of your deck to your shields face down.", cost=0, civilizations=[])
    at = table({"hand:0": ["Away", "More"], "B1:1": ["Two"]}, away, more).answer("cast:Away").answer("cast:More")
    lines = told(at.match)
    assert ["(Two becomes a shield of Ben, face down."] in lines
    assert ["(Ann adds a shield."] in lines
    assert not any("Ben adds" in line for said in lines for line in said), "once is enough"


@pytest.mark.rule("609.8a")
def test_a_spell_that_goes_elsewhere_than_spells_do_is_told_of() -> None:
    charger = spell("Again", "Draw a card.", "Charger", cost=0, civilizations=[])
    lines = told(table({"hand:0": ["Again", "Bolt"]}, charger).answer("cast:Again").match)
    assert ["(Again goes to the mana zone of Ann."] in lines
