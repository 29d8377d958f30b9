"""505 to 510: attacking, blocking, battles, breaking shields."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.battle_state import HAVE_CAST
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table


@pytest.mark.rule("301.5", "506.1a")
def test_a_creature_that_was_not_there_when_the_turn_began_does_not_attack() -> None:
    match = table({"hand:0": ["Two", "Quick", "Nine"], "mana zone:0": ["One"] * 4})
    match.answer("summon:Two").answer("summon:Quick").answer("pass")
    assert match.offered == ["pass", "attack:B2"]


@pytest.mark.rule("505.2", "506.1c", "506.1e")
def test_only_the_player_and_tapped_creatures_are_attacked() -> None:
    match = attack({"B1:0": ["Two"], "B1:1": ["One"], "B2:1": [Placed("One", rested=True)]}).answer("attack:B1")
    assert match.match.state.rested[match.cards("B1:0")[0]]
    assert match.offered == ["target-player", "target:B2:1"]


@pytest.mark.rule("115.3b", "703.4d")
def test_the_weaker_creature_is_destroyed_and_with_equal_power_both_are() -> None:
    zones: Zones = {"B1:0": ["Three"], "B1:1": [Placed("Two", rested=True)], "S1:1": []}
    match = attack(zones, creature("Shy", 3000, "This creature can't attack players.")).answer("attack:B1")
    match.answer("target:B1:1")
    assert match.names("graveyard:1") == ["Two"]
    assert match.names("B1:0") == ["Three"]
    match = attack({"B1:0": ["Three"], "B1:1": [Placed("Other-Three", rested=True)]}).answer("attack:B1")
    match.answer("target:B1:1")
    assert match.names("graveyard:0") == ["Three"]
    assert match.names("graveyard:1") == ["Other Three"]


@pytest.mark.rule("110.5a", "115.3d")
def test_a_slayer_that_loses_takes_the_other_with_it() -> None:
    match = attack({"B1:0": ["Killer"], "B1:1": [Placed("Nine", rested=True)]}).answer("attack:B1")
    match.answer("target:B1:1")
    assert match.names("graveyard:0") == ["Killer"]
    assert match.names("graveyard:1") == ["Nine"]


@pytest.mark.rule("507.1a", "507.2", "507.2a")
def test_of_several_blockers_all_are_tapped_and_the_last_one_blocks() -> None:
    match = attack({"B1:0": ["Two"], "B9:0": ["One"], "B1:1": ["Wall"], "B2:1": ["Wall"]}).answer("attack:B1")
    match.answer("block:B2:1", "block:B1:1")
    state = match.match.state
    assert match.names("graveyard:0") == ["Two"]
    assert [state.rested[match.cards(place)[0]] for place in ("B1:1", "B2:1")] == [True, True]


@pytest.mark.rule("507.1a", "507.2a")
def test_the_last_chosen_blocker_battles_and_the_first_does_not() -> None:
    weak = creature("Weak Wall", 1000, "Blocker")
    match = attack({"B1:0": ["Two"], "B1:1": ["Wall"], "B2:1": ["Weak-Wall"]}, weak).answer("attack:B1")
    match.answer("block:B1:1", "block:B2:1")
    assert match.names("graveyard:1") == ["Weak Wall"]
    assert match.names("graveyard:0") == []


@pytest.mark.rule("701.12a", "507.1a")
def test_an_attack_on_a_blocker_is_not_blocked_by_it() -> None:
    match = attack({"B1:0": ["Two"], "B1:1": [Placed("Wall", rested=True)]}).answer("attack:B1")
    match.answer("target:B1:1")
    assert match.names("graveyard:0") == ["Two"]


@pytest.mark.rule("104.2a", "509.1", "703.4a")
def test_an_attack_without_a_shield_wins_only_if_it_is_not_blocked() -> None:
    zones: Zones = {"B1:0": ["Two"], "S1:1": [], "B1:1": ["Wall"]}
    blocked = attack(zones).answer("attack:B1").answer("block:B1:1")
    assert blocked.outcome is None
    lost = attack(zones).answer("attack:B1").answer()
    assert lost.outcome is not None
    assert (lost.outcome.winner, lost.outcome.rule) == (0, "104.2a")


@pytest.mark.rule("509.2c")
def test_a_creature_with_two_breaker_abilities_uses_one_of_them() -> None:
    greedy = creature("Greedy", 9000, "Double breaker", "Triple breaker")
    zones: Zones = {"B1:0": ["Greedy"], "S1:1": ["Blank"], "S2:1": ["Blank"], "S3:1": ["Blank"]}
    match = attack(zones, greedy).answer("attack:B1")
    assert match.offered == ["breaker:3", "breaker:2"]
    match.answer("breaker:2").answer("break:S1", "break:S3").answer("pass")
    assert [match.names(f"S{number}:1") for number in (1, 2, 3)] == [[], ["Blank"], []]


@pytest.mark.rule("113.2")
def test_a_shield_of_several_cards_is_broken_as_one() -> None:
    match = attack({"B1:0": ["Two"], "B9:0": ["One"], "S1:1": ["One", "Bolt", "Bolt"]}).answer("attack:B1")
    assert match.offered == ["shield-trigger:Bolt", "shield-trigger:Bolt#2"]
    match.answer()
    assert sorted(match.names("hand:1")) == ["Bolt", "Bolt", "One"]


@pytest.mark.rule("112.3a", "509.5a", "509.5d", "509.5e", "101.4a")
def test_shield_triggers_are_declared_together_and_used_one_after_the_other() -> None:
    surfer = creature("Surfer", 2000, "Shield trigger", "When you put this creature into the battle zone, draw a card.")
    zones: Zones = {"B1:0": ["Twin"], "B2:0": ["One"], "S1:1": ["Bolt"], "S2:1": ["Surfer"]}
    match = attack(zones, surfer).answer("attack:B1")
    assert (match.asked, match.offered) == (1, ["shield-trigger:Bolt", "shield-trigger:Surfer"])
    match.answer("shield-trigger:Bolt", "shield-trigger:Surfer")
    assert sorted(match.names("hand:1")) == ["Bolt", "Surfer"]  # both come to the hand before either is used
    before = len(match.cards("deck:1"))
    match.answer(next(key for key in match.offered if "Surfer" in key))
    assert match.names("B1:1") == ["Surfer"]
    assert len(match.cards("deck:1")) == before  # its draw waits until the spell is done
    match.answer("destroy:B1")
    assert len(match.cards("deck:1")) == before - 1


@pytest.mark.rule("101.4")
def test_a_shield_trigger_comes_before_what_the_turn_player_has_waiting() -> None:
    glad = creature("Glad", 2000, "Whenever this creature breaks a shield, draw a card.")
    match = attack({"B1:0": ["Glad"], "S1:1": ["Bolt"]}, glad).answer("attack:B1")
    before = len(match.cards("deck:0"))
    match.answer("shield-trigger:Bolt")
    assert match.names("graveyard:0") == ["Glad"]
    assert len(match.cards("deck:0")) == before - 1
    lines = [line.text for _, line in match.match.log.lines(None)] if match.match.log else []
    assert lines.index("destroyed") < lines.index("draws")


@pytest.mark.rule("603.2d", "609.4", "509.5")
def test_shields_that_go_elsewhere_instead_are_not_broken() -> None:
    steel = creature(
        "Steel", 7000, "Double breaker",
        "When this creature would break a shield, put that shield into its owner's graveyard instead.",
        "Whenever this creature breaks a shield, draw a card.",
    )  # fmt: skip
    match = attack({"B1:0": ["Steel"], "B9:0": ["One"], "S1:1": ["Bolt"], "S2:1": ["One"]}, steel)
    before = len(match.cards("deck:0"))
    match.answer("attack:B1")
    assert sorted(match.names("graveyard:1")) == ["Bolt", "One"]
    assert match.names("hand:1") == []
    assert len(match.cards("deck:0")) == before
    assert match.names("B1:0") == ["Steel"]


@pytest.mark.rule("505.6a")
def test_an_attack_ends_when_the_attacked_creature_leaves() -> None:
    angry = creature("Angry", 2000, "Whenever this creature attacks, destroy one of your opponent's creatures.")
    zones: Zones = {"B1:0": ["Angry"], "B1:1": [Placed("One", rested=True)], "B2:1": ["Wall"]}
    match = attack(zones, angry).answer("attack:B1").answer("target:B1:1").answer("destroy:B1:1")
    assert match.names("graveyard:1") == ["One"]
    assert match.match.state.memory["attack"] is None  # nobody was asked to block
    assert match.names("S1:1") == ["Blank"]


@pytest.mark.rule("110.7", "206.2")
def test_a_power_attacker_is_stronger_while_attacking_only() -> None:
    bull = creature("Bull", 2000, "Power attacker +1000", "Power attacker +2000")
    match = attack({"B1:0": ["Bull"], "B1:1": ["Wall"]}, bull)
    assert match.value("B1:0", "power") == 2000
    match.answer("attack:B1")
    assert match.value("B1:0", "power") == 5000
    match.answer("block:B1:1")
    assert match.names("graveyard:1") == ["Wall"]
    assert match.value("B1:0", "power") == 2000


@pytest.mark.rule("509.4c", "509.3")
def test_a_spell_that_is_a_shield_trigger_can_end_an_attack_too_late() -> None:
    match = attack({"B1:0": ["Twin"], "B9:0": ["One"], "S1:1": ["Bolt"], "S2:1": ["Blank"]}).answer("attack:B1")
    match.answer("shield-trigger:Bolt").answer("destroy:B1")
    assert match.names("graveyard:0") == ["Twin"]
    assert sorted(match.names("hand:1")) == ["Blank"]


@pytest.mark.rule("302.2", "609.8a")
def test_a_charger_goes_to_the_mana_zone_when_it_was_cast() -> None:
    charger = spell("Charger", "Draw a card.", "Charger")
    match = table({"hand:0": ["Charger", "Blank"], "mana zone:0": ["One"] * 4}, charger)
    match.answer("cast:Charger").answer("cast:Blank")
    assert match.names("mana zone:0")[-1] == "Charger"
    assert match.names("graveyard:0") == ["Blank"]


@pytest.mark.rule("507.3c")
def test_an_attack_is_not_blocked_only_if_nothing_was_chosen_to_block_it() -> None:
    text = "Whenever this creature attacks and isn't blocked, draw a card."
    gift = "Blocker", "Whenever this creature blocks, destroy it."
    raider, martyr = creature("Raider", 5000, text), creature("Martyr", 1000, *gift)
    zones: Zones = {"B1:0": ["Raider"], "B9:0": ["One"], "B1:1": ["Martyr"], "hand:1": ["Nothing"]}
    free = attack(zones, raider, martyr).answer("attack:B1")
    assert (free.prompt, free.count("hand:0")) == ("ask-block-for-player", 0)
    assert free.answer().count("hand:0") == 1
    blocked = attack(zones, raider, martyr).answer("attack:B1").answer("block:B1:1")
    assert blocked.names("graveyard:1") == ["Martyr"]  # before any battle, and the attack was blocked all the same
    assert blocked.count("hand:0") == 0


@pytest.mark.rule("506.1a", "302.2")
def test_a_creature_that_needs_a_spell_first_attacks_after_any_that_its_player_has_cast_in_the_turn() -> None:
    waits = creature("Waits", 2000, "While you have cast no spell this turn, this creature can't attack.")
    zones: Zones = {"B1:0": ["Waits"], "B2:0": ["One"], "B1:1": ["Waits"], "hand:0": ["Blank"]}
    match = table({**zones, "mana zone:0": ["One"] * 2}, waits)
    assert match.answer("cast:Blank").answer("pass").offered == ["pass", "attack:B1", "attack:B2"]


@pytest.mark.rule("506.1a")
def test_a_creature_that_needs_a_spell_first_does_not_attack_without_one() -> None:
    waits = creature("Waits", 2000, "While you have cast no spell this turn, this creature can't attack.")
    assert attack({"B1:0": ["Waits"], "B2:0": ["One"]}, waits).offered == ["pass", "attack:B2"]


@pytest.mark.rule("302.2", "506.1a")
def test_a_spell_was_cast_once_after_a_step_back_and_not_at_all_where_it_was_taken_back() -> None:
    waits = creature("Waits", 2000, "While you have cast no spell this turn, this creature can't attack.")
    either = spell("Either", "Choose one of these: (Tap one of your opponent's creatures) or (draw a card).", cost=1)
    zones: Zones = {"B1:0": ["Waits"], "B1:1": ["One"], "B2:1": ["One"], "hand:0": ["Either"]}
    match = table({**zones, "mana zone:0": ["One"]}, waits, either)
    before = ScenarioMatch.of(match.match.fork())
    match.answer("cast:Either").answer(match.offered[0])
    assert match.offered == ["tap-card:B1:1", "tap-card:B2:1"]
    match.match.step_back()
    assert HAVE_CAST.of(match.match) == (0,)
    match.answer(match.offered[-1])
    assert match.answer("pass").offered == ["pass", "attack:B1"]
    assert "attack:B1" not in before.answer("pass").offered


@pytest.mark.rule("506.1a", "802.2")
def test_a_neo_creature_that_attacks_only_as_an_evolution_creature_needs_a_card_under_it() -> None:
    shell = creature(
        "Shell",
        2000,
        "NEO evolution: You may put this on one of your fire creatures",
        "While this creature is a non-evolution creature, this creature can't attack.",
        supertypes=["neo"],
    )
    zones: Zones = {"B1:0": [Placed("Shell", attached={"under:0": ["One"]})], "B2:0": ["Shell"], "B3:0": ["One"]}
    assert attack(zones, shell).offered == ["pass", "attack:B1", "attack:B3"]


@pytest.mark.rule("506.1e")
def test_an_attack_is_over_that_a_text_lets_aim_at_nothing_once_the_creature_is_tapped() -> None:
    shy = creature("Shy", 3000, "While this creature is tapped, this creature can't attack.")
    match = attack({"B1:0": ["Shy"], "B2:0": ["One"], "S1:1": ["Blank"]}, shy).answer("attack:B1")
    assert "attack:B2" in match.offered
    assert "attack:B1" not in match.offered
