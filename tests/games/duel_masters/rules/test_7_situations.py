"""Chapter 7: what players argue about in the actions that texts and rules name, and in state-based actions."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.games.duel_masters import field, gods
from engine.games.duel_masters.twinpacts import join
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table
from tests.games.duel_masters.rules.test_1_seals import sealed
from tests.games.duel_masters.rules.test_8_gacharange import gacha

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
KILL: Final = spell("Kill", "Destroy one of your opponent's creatures.", **FREE)
CURSE: Final = spell(
    "Curse", "Choose one of your opponent's creatures. It gets -6000 power until the end of the turn.", **FREE
)
STAR: Final = creature(
    "Star", 5000, "Star evolution: Put on one of your fire creatures", supertypes=["star", "evolution"]
)
JUDGE: Final = spell("Judge", "You and your opponent play Gachinko Judge. If you win, draw a card.", **FREE)


@pytest.mark.rule("703.3", "703.4c", "811.1", "801.4c")
def test_each_card_of_a_star_evolution_creature_without_power_goes_one_after_the_other() -> None:
    pile = Placed("Star", attached={"under:1": ["Nine", "Star"]})
    match = table({"hand:0": ["Curse", "Nine"], "B1:1": [pile]}, STAR, CURSE).answer("cast:Curse")
    assert match.names("graveyard:1") == ["Star", "Star"]
    (left,) = field.creatures(match.match, 1)
    assert field.power(match.match, left) == 3000


@pytest.mark.rule("703.4d", "703.4c", "115.3d")
def test_a_slayer_that_has_no_power_left_in_the_battle_takes_nobody_with_it() -> None:
    frost = creature(
        "Frost", 3000, "Whenever this creature battles, all of your opponent's creatures get -1000 power this turn."
    )
    zones: Zones = {"B1:0": ["Killer"], "B9:0": ["Nine"], "B1:1": [Placed("Frost", rested=True)]}
    match = attack(zones, frost).answer("attack:B1").answer("target:B1:1")
    assert (match.names("graveyard:0"), match.names("B1:1")) == (["Killer"], ["Frost"])


@pytest.mark.rule("703.4d", "115.3d", "700.5")
def test_a_slayer_destroys_a_creature_that_wins_all_battles() -> None:
    champion = creature("Champion", 1000, "This creature wins all battles.")
    zones: Zones = {"B1:0": ["Killer"], "B9:0": ["One"], "B1:1": [Placed("Champion", rested=True)]}
    match = attack(zones, champion).answer("attack:B1").answer("target:B1:1")
    assert (match.names("graveyard:0"), match.names("graveyard:1")) == (["Killer"], ["Champion"])


@pytest.mark.rule("701.26b", "101.2")
def test_a_creature_that_cannot_leave_changes_places_with_nothing() -> None:
    fixed = creature("Fixed", 2000, "This creature can't leave the battle zone.")
    changer = creature("Changer", 6000, "Revolution change: Fire creature")
    zones: Zones = {"B1:0": ["Fixed"], "B9:0": ["One"], "hand:0": ["Changer"], "B1:1": ["Wall"]}
    match = attack(zones, fixed, changer, declaring=True).answer("attack:B1").answer("revolution-change:Changer")
    assert (match.names("hand:0"), match.names("B1:0")) == (["Changer"], ["Fixed"])
    assert match.asked == 1  # the attack goes on


@pytest.mark.rule("701.21b", "701.21c", "201.2c")
def test_whoever_reveals_a_twinpact_in_a_gachinko_judge_counts_its_greater_cost() -> None:
    halves = creature("Beast", 3000, half_of="A/B", cost=5), spell("Blast", "Draw a card.", half_of="A/B", cost=2)
    twin = (*halves, join("A/B", list(halves)))
    five = creature("Five", 1000, cost=5)
    zones: Zones = {"hand:0": ["Judge", "Nine"], "deck:0": ["Five"], "deck:1": ["A / B"]}
    zones = {**zones, "deck:1": ["Beast / Blast"]}
    match = table(zones, JUDGE, five, *twin).answer("cast:Judge")
    assert match.count("hand:0") == 2  # five against five: whoever asked for it wins
    zones = {"hand:0": ["Judge", "Nine"], "deck:0": ["One"], "deck:1": ["Beast / Blast"]}
    assert table(zones, JUDGE, *twin).answer("cast:Judge").count("hand:0") == 1


@pytest.mark.rule("701.21a", "104.2b")
def test_a_deck_of_one_card_is_not_empty_for_a_gachinko_judge() -> None:
    zones: Zones = {"hand:0": ["Judge", "Nine"], "deck:0": ["One"], "deck:1": ["Nothing"]}
    match = table(zones, JUDGE, filler=("", ""), filling=0).answer("cast:Judge")
    assert (match.match.state.outcome, match.count("deck:0"), match.count("deck:1")) == (None, 1, 1)


@pytest.mark.rule("702.2", "702.3a", "500.3", "703.4c")
def test_what_lived_until_the_start_of_the_turn_dies_when_all_have_untapped() -> None:
    wait = spell("Wait", "Choose one of your creatures. It gets +1000 power until the start of your next turn.", **FREE)
    blight = creature("Blight", 2000, "All creatures in the battle zone get -1000 power.")
    text = 'While this creature is untapped, it gets "When your other creature is destroyed, draw a card.".'
    zones: Zones = {
        "hand:0": ["Wait", "Blight"], "mana zone:0": ["One"] * 2, "B1:0": ["One"],
        "B2:0": [Placed("Wake", rested=True)],
    }  # fmt: skip
    match = table(zones, wait, blight, creature("Wake", 2000, text)).answer("cast:Wait").answer("choose:B1")
    match.answer("summon:Blight")
    assert match.names("B1:0") == ["One"]
    while match.match.state.turn < 5:
        match.answer("pass")
    assert (match.names("graveyard:0"), match.count("hand:0")) == (["Wait", "One"], 2)  # one is that of the turn


@pytest.mark.rule("701.14c", "701.14d", "112.3a")
def test_shields_that_an_effect_breaks_trigger_together_and_one_more_is_broken() -> None:
    ram = creature(
        "Ram", 3000, "This creature breaks one more shield.",
        "When you put this creature into the battle zone, this creature breaks one of your opponent's shields.",
    )  # fmt: skip
    zones: Zones = {"hand:0": ["Ram", "Nine"], "mana zone:0": ["One"] * 2, "S1:1": ["Bolt"], "S2:1": ["Bolt"]}
    match = table({**zones, "B2:0": ["One"]}, ram).answer("summon:Ram")
    assert (match.rule, match.offered) == ("509.5a", ["shield-trigger:Bolt", "shield-trigger:Bolt#2"])
    match.answer("shield-trigger:Bolt", "shield-trigger:Bolt#2")
    while match.asked == 1:
        match.answer(match.offered[0])
    assert sorted(match.names("graveyard:0")) == ["One", "Ram"]


@pytest.mark.rule("703.4j", "116.4a")
def test_two_commands_that_come_together_remove_a_seal_each() -> None:
    chief = creature("Chief", 1000, races=["Angel Command"])
    both = spell("Both", "Put two creatures from your hand into the battle zone.", **FREE)
    zones: Zones = {**sealed("Nine", 2, 0), "hand:0": ["Both", "Chief", "Chief"]}
    match = table(zones, chief, both).answer("cast:Both").answer("put:Chief", "put:Chief#2")
    assert (match.count("seals:0"), match.names("sealed:0")) == (0, [])


@pytest.mark.rule("703.4j", "801.4c", "116.4")
def test_a_command_that_comes_to_light_by_rebuilding_removes_no_seal() -> None:
    chief = creature("Chief", 1000, races=["Angel Command"])
    zones: Zones = {**sealed("Nine", 1, 1), "hand:0": ["Kill", "Nine"]}
    match = table({**zones, "B2:1": [Placed("Star", attached={"under:1": ["Chief"]})]}, chief, STAR, KILL)
    match.answer("cast:Kill")
    assert [match.match.state.definition[each].name for each in field.creatures(match.match, 1)] == ["Chief"]
    assert match.names("sealed:1") == ["Nine"]


@pytest.mark.rule("703.4j", "116.4", "801.1")
def test_an_evolution_command_that_comes_on_a_creature_removes_a_seal() -> None:
    boss = creature(
        "Boss", 7000, "Evolution: Put on one of your Human creatures", supertypes=["evolution"], races=["Angel Command"]
    )
    zones: Zones = {**sealed("Nine", 1, 0), "hand:0": ["Boss"], "B2:0": ["Two"], "mana zone:0": ["One"] * 2}
    match = table(zones, boss).answer("summon:Boss")
    assert (match.count("seals:0"), match.names("sealed:0")) == (0, [])


@pytest.mark.rule("703.4f", "803.7", "101.5")
def test_a_god_that_is_saved_is_saved_whole_before_anybody_says_which_leaves() -> None:
    text = "When your creature would be destroyed, discard a card instead."
    keeper = creature("Keeper", 1000, text)
    pair = creature("Left", 2000, "Left god link"), creature("Right", 3000, "Right god link")
    zones: Zones = {"B1:1": ["Left"], "B2:1": ["Right"], "B3:1": ["Keeper"], "hand:0": ["Kill", "Nine"]}
    match = table({**zones, "hand:1": ["Nine"]}, keeper, KILL, *pair)
    gods.link(match.match, match.card("B1:1"), match.card("B2:1"), "right")
    match.answer("cast:Kill").answer("destroy:B1:1")
    assert (match.names("graveyard:1"), match.power("B1:1")) == (["Nine"], 5000)


@pytest.mark.rule("700.3", "703.4c", "604.4")
def test_a_creature_without_power_that_cannot_leave_does_not_hold_the_match() -> None:
    rock = creature("Rock", 3000, "This creature can't leave the battle zone.")
    match = table({"hand:0": ["Curse", "Nine"], "B1:1": ["Rock"]}, rock, CURSE).answer("cast:Curse")
    assert (field.power(match.match, match.card("B1:1")), match.rule) == (0, "504.1")


@pytest.mark.rule("701.6a", "701.6b", "603.2d")
def test_a_gacharange_creature_that_is_destroyed_was_destroyed_before_it_goes_home() -> None:
    wake = creature("Wake", 1000, "When your other creature is destroyed, draw a card.")
    zones: Zones = {"hand:0": ["Kill", "Nine"], "B1:1": ["Gear"], "B2:1": ["Wake"]}
    match = table(zones, gacha("Gear", 1000), wake, KILL).answer("cast:Kill").answer("destroy:B1:1")
    assert (match.count("hand:1"), match.names("super gacharange:1")[0]) == (1, "Gear")
    assert match.names("graveyard:1") == []


@pytest.mark.rule("701.11b", "701.10a", "701.10c")
def test_what_was_found_is_not_among_what_is_shuffled() -> None:
    seek = spell("Seek", "Search your deck for a card. Shuffle your deck. Put it on top of your deck.", **FREE)
    zones: Zones = {"hand:0": ["Seek", "Nine"], "deck:0": ["One", "Two", "Three"]}
    match = table(zones, seek, filler=("", "Blank"), filling=3).answer("cast:Seek")
    match.answer("find:Three")
    assert match.names("deck:0")[-1] == "Three"


@pytest.mark.rule("700.2a", "700.2b", "603.3")
def test_an_option_that_cannot_be_done_any_more_may_still_be_chosen() -> None:
    fork = creature(
        "Fork", 1000, "When you put this creature into the battle zone, your opponent chooses one of these: "
        "(your opponent discards a card) or (destroy one of your opponent's creatures).",
    )  # fmt: skip
    match = table({"hand:0": ["Fork", "Nine"], "mana zone:0": ["One"] * 2, "B1:1": ["One"]}, fork).answer("summon:Fork")
    assert (match.asked, match.offered) == (1, ["option", "option#2"])
    assert match.answer("option").names("B1:1") == ["One"]
